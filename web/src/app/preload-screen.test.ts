// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY } from '../i18n/chosen-language.ts';
import { PRELOAD_SCRIPT, SCREEN_FILES_ID, type ScreenFilesList } from './preload-screen.ts';

const list: ScreenFilesList = {
  files: [
    '/assets/forms.js',
    '/assets/login.js',
    '/assets/auth-en.js',
    '/assets/auth-hi.js',
    '/assets/mine.js',
  ],
  screens: {
    '/login': { page: [0, 1], en: [2], hi: [3] },
    '/my-profile': { page: [4], en: [], hi: [], isGuarded: true },
    '/profile/edit': { page: [0], en: [], hi: [], isGuarded: true },
  },
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['account'];
  document.head.innerHTML = `<script type="application/json" id="${SCREEN_FILES_ID}">${JSON.stringify(list)}</script>`;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-IN']);
});

/** The files that the script preloads at a path. */
function preloadsAt(path: string): string[] {
  history.replaceState(null, '', path);
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is text, as in the document
  (new Function(PRELOAD_SCRIPT) as () => void)();
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  );
}

test('the document of /login preloads the files of the login and its English texts', () => {
  expect(preloadsAt('/login')).toEqual(['/assets/forms.js', '/assets/login.js', '/assets/auth-en.js']);
});

test('the document of /login preloads its Hindi texts for a visitor who chose Hindi', () => {
  localStorage.setItem(LANGUAGE_KEY, 'hi');
  expect(preloadsAt('/login')).toContain('/assets/auth-hi.js');
});

test('the document of /login preloads its Hindi texts in a browser that prefers Hindi', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en']);
  expect(preloadsAt('/login')).toContain('/assets/auth-hi.js');
});

test('the document of a guarded screen preloads the screen’s files where the device has an account', () => {
  document.documentElement.dataset['account'] = '';
  expect(preloadsAt('/my-profile')).toEqual(['/assets/mine.js']);
});

test('the document of a guarded screen preloads the login’s files where the device has no account', () => {
  expect(preloadsAt('/my-profile')).toContain('/assets/login.js');
});

test('the document of a section of the editor preloads the files of the editor', () => {
  document.documentElement.dataset['account'] = '';
  expect(preloadsAt('/profile/edit/photos')).toEqual(['/assets/forms.js']);
});

test('the document of an address without a screen preloads nothing', () => {
  expect(preloadsAt('/unknown')).toEqual([]);
});
