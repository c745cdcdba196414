// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadForNewFiles } from './new-files.ts';

// jsdom opens no other document, but another part of the same one.
vi.mock('./router.tsx', () => ({
  router: {
    state: {
      initialized: true,
      navigation: { state: 'loading', location: { pathname: '/', search: '', hash: '#next' } },
    },
  },
}));

/** Whether a failed import opens the next screen by its address. */
function isReloaded(): boolean {
  location.hash = '';
  reloadForNewFiles();
  return location.hash === '#next';
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});

test('a screen whose file is gone is opened by a full load, once a minute', () => {
  expect(isReloaded()).toBe(true);
  expect(isReloaded()).toBe(false);
  vi.advanceTimersByTime(61_000);
  expect(isReloaded()).toBe(true);
});

test('a page that is being left is not sent elsewhere by an import that its leaving ended', () => {
  dispatchEvent(new Event('beforeunload'));
  expect(isReloaded()).toBe(false);
  // The browser stayed, for a download or by the Stop button.
  vi.advanceTimersByTime(6000);
  expect(isReloaded()).toBe(true);
});
