// The head script runs before anything else, as plain text: the tests run it with a fake document and address.
import { expect, test, vi } from 'vitest';
import { HEAD_SCRIPT } from './head-script.ts';

type Listener = (event: { readonly target: object }) => void;

/** The late style sheet's element, with the addresses of the page's fonts. */
const laterStyles = () => ({
  href: 'https://marquee.in/assets/later-1.css',
  media: 'print',
  dataset: { fonts: '/assets/inter-1.woff2 /assets/fraunces-1.woff2' },
});

interface Link {
  readonly href: string;
  readonly onload: () => void;
  readonly onerror: () => void;
}

interface Device {
  readonly later?: ReturnType<typeof laterStyles>;
  readonly stored?: Record<string, string>;
  readonly saveData?: boolean;
}

/** Runs the script at an address; returns its redirect, repeated fetches, listeners by event, preloads and timers. */
function runAt(
  address: string,
  dataset: Readonly<Record<string, string>>,
  { later, stored = {}, saveData = false }: Device = {},
) {
  const listeners = new Map<string, Listener>();
  const fetched: (readonly [string, RequestInit])[] = [];
  const url = new URL(address);
  const preloads: Link[] = [];
  const timers: (() => void)[] = [];
  let target: string | undefined;
  const location = {
    ...{ origin: url.origin, hostname: url.hostname, pathname: url.pathname },
    ...{ search: url.search, hash: url.hash },
    replace: (to: string) => {
      target = to;
    },
  };
  const document = {
    documentElement: { dataset: { start: '/assets/start-site.js', ...dataset }, lang: 'en' },
    getElementById: () => later ?? null,
    createElement: () => ({}),
    head: { append: (link: Link) => preloads.push(link) },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is text, as in the document
  const run = new Function(
    ...['document', 'location', 'localStorage', 'navigator', 'addEventListener', 'setTimeout', 'fetch'],
    HEAD_SCRIPT,
  ) as (...globals: readonly unknown[]) => void;
  run(
    document,
    location,
    stored,
    { languages: ['en'], connection: { saveData } },
    (event: string, listener: Listener) => void listeners.set(event, listener),
    (callback: () => void) => timers.push(callback),
    (file: string, init: RequestInit) => {
      fetched.push([file, init]);
      return Promise.resolve();
    },
  );
  return { target, listeners, fetched, preloads, timers };
}

/** The address that the script redirects a visitor to; `undefined` when it does not redirect. */
const leadsTo = (address: string, dataset: Readonly<Record<string, string>>): string | undefined =>
  runAt(address, dataset).target;

const ORIGIN = { origin: 'https://marquee.in' };

test.each(['https://marquee-live.web.app', 'https://marquee-live.firebaseapp.com'])(
  'a page on %s, a host that Firebase gives the project, redirects to the same page of the site',
  (host) => {
    expect(leadsTo(`${host}/auth/callback?oobCode=1#top`, ORIGIN)).toBe(
      'https://marquee.in/auth/callback?oobCode=1#top',
    );
  },
);

test.each([
  ['the site itself', 'https://marquee.in/terms', ORIGIN],
  ['a preview channel', 'https://marquee-live--pr-12-abc.web.app/terms', ORIGIN],
  ['the local suite', 'http://localhost:5000/terms', ORIGIN],
  [
    'a site whose own address is the default host',
    'https://a.web.app/terms',
    { origin: 'https://a.web.app' },
  ],
  ['a build that does not know its address', 'https://a.web.app/terms', {}],
])('a visitor of %s is not redirected', (_name, address, dataset) => {
  expect(leadsTo(address, dataset)).toBeUndefined();
});

test('a file of the build that could not be loaded is fetched again past the cache, and no other file is', () => {
  const { listeners, fetched } = runAt('https://marquee.in/terms', ORIGIN);
  const failed = (target: object): void => listeners.get('error')?.({ target });
  failed({ src: 'https://marquee.in/assets/app-1.js' });
  failed({ href: 'https://marquee.in/assets/app-1.css' });
  expect(fetched).toEqual([
    ['https://marquee.in/assets/app-1.js', { cache: 'reload', keepalive: true }],
    ['https://marquee.in/assets/app-1.css', { cache: 'reload', keepalive: true }],
  ]);
  failed({ src: 'https://firebasestorage.googleapis.com/v0/b/b/o/a.jpg' });
  failed({ href: { baseVal: '#icon' } });
  failed({});
  expect(fetched).toHaveLength(2);
});

const VISIT = ['https://marquee.in/terms', ORIGIN] as const;

test('the late style sheet applies on a first visit once the page’s fonts are loaded, or could not be', async () => {
  const later = laterStyles();
  const { preloads, timers } = runAt(...VISIT, { later });
  expect(preloads).toEqual([]);
  for (const begin of timers) begin();
  expect(preloads.map(({ href }) => href)).toEqual(['/assets/inter-1.woff2', '/assets/fraunces-1.woff2']);
  const [inter, fraunces] = preloads;
  inter?.onload();
  await Promise.resolve();
  expect(later.media).toBe('print');
  fraunces?.onerror();
  await vi.waitFor(() => {
    expect(later.media).toBe('all');
  }, 20_000);
});

test('the late style sheet applies at once where an earlier visit has loaded its fonts', () => {
  const stored: Record<string, string> = {};
  for (const begin of runAt(...VISIT, { later: laterStyles(), stored }).timers) begin();
  const later = laterStyles();
  const { preloads } = runAt(...VISIT, { later, stored });
  expect(preloads).toEqual([]);
  expect(later.media).toBe('all');
});

test('a click applies the late style sheet, without which a dialog has the browser’s plain look', () => {
  const later = laterStyles();
  const { listeners } = runAt(...VISIT, { later });
  listeners.get('click')?.({ target: {} });
  expect(later.media).toBe('all');
});

test('the late style sheet applies without loading a font on Data Saver', async () => {
  const later = laterStyles();
  const { preloads, timers } = runAt(...VISIT, { later, saveData: true });
  for (const begin of timers) begin();
  await vi.waitFor(() => {
    expect(later.media).toBe('all');
  }, 20_000);
  expect(preloads).toEqual([]);
});

test.each([
  ['signed in', 'https://marquee.in/asha', { signed_in: 'u1' }],
  ['at an address with a fragment', 'https://marquee.in/asha#photo-2', {}],
])('the late style sheet does not wait for fonts when the visitor is %s', (_name, address, stored) => {
  const later = laterStyles();
  for (const begin of runAt(address, ORIGIN, { later, stored }).timers) begin();
  expect(later.media).toBe('all');
});
