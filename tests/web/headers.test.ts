// The headers of every answer of Hosting, and what its HTML may run: every app route, public pages and their errors, the
// endpoints, and a built file of each type and folder.
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { pathsRenderedBy } from '@marquee/domain/site/routes';
import {
  CACHE_CONTROL,
  directives,
  policyProblems,
  securityHeaderProblems,
} from '../../scripts/config/expected-headers.ts';
import { BUCKET, fromRoot, suiteUrl } from '../../scripts/config/project.ts';
import { suiteDatabase, useDocuments } from '../functions/environment.ts';

const run = randomUUID().slice(0, 8);
const name = `headers-${run}`;
const hidden = `headers-hidden-${run}`;
const documents: Readonly<Record<string, object>> = {
  [`profiles/h${run}`]: {
    username: name,
    former_usernames: [`${name}-old`],
    first_name: 'Asha',
    last_name: '<script>alert(1)</script>',
    introduction: '</script><img src=x onerror=alert(1)>" onload="alert(1)',
    is_profile_public: true,
  },
  [`profiles/p${run}`]: { username: hidden, first_name: 'Zulekha', is_profile_public: false },
  [`usernames/${name}`]: { uid: `h${run}` },
  [`usernames/${name}-old`]: { uid: `h${run}` },
  [`usernames/${hidden}`]: { uid: `p${run}` },
};

/** Answers of one kind, and what their Cache-Control has to be. */
interface Kind {
  readonly cache: RegExp;
  readonly paths: readonly string[];
  readonly init?: RequestInit;
}

const call: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"data":{}}',
};

const built = (folder: string): string[] =>
  readdirSync(fromRoot('web/dist', folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => `/${folder}${entry.name}`);

/** For each file ending, the first of the paths: in a folder, headers differ only by a file's ending. */
const oneOfEachType = (paths: readonly string[]): string[] => [
  ...new Map(paths.toReversed().map((path) => [extname(path), path])).values(),
];

const KINDS: Readonly<Record<string, Kind>> = {
  'screens of the app': { cache: CACHE_CONTROL.document, paths: pathsRenderedBy('site', 'app') },
  'addresses that nothing takes': {
    cache: CACHE_CONTROL.document,
    paths: ['/a/b/c', '/a/b/c.png', '/404', '/index', '/settings/x/y'],
  },
  'public pages': { cache: CACHE_CONTROL.publicPage, paths: [`/${name}`, `/actor/u/${name}`] },
  'addresses that move': {
    cache: CACHE_CONTROL.publicPage,
    paths: [
      `/actor/h${run}`,
      `/profile/h${run}`,
      `/${name}-old`,
      `/${name}/`,
      `/${name.toUpperCase()}`,
      `/actor/u/${name}/`,
    ],
  },
  'profiles that cannot be shown': {
    cache: CACHE_CONTROL.notShown,
    paths: [
      `/${hidden}`,
      `/actor/p${run}`,
      `/nobody-${run}`,
      `/actor/none${run}`,
      '/actor/u/a/b',
      '/profile/a/b',
      '/a..b',
      '/a/b',
      '/login/x',
    ],
  },
  'the sitemap': { cache: CACHE_CONTROL.sitemap, paths: ['/sitemap.xml'] },
  'another address of a card': { cache: CACHE_CONTROL.publicPage, paths: [`/api/card/h${run}.jpg`] },
  'a card that is not there': { cache: CACHE_CONTROL.notShown, paths: [`/api/card/p${run}.jpg`] },
  endpoints: {
    cache: CACHE_CONTROL.notShown,
    paths: ['trackProfileView', 'unsubscribe', 'none'].map((endpoint) => `/api/${endpoint}`),
    init: call,
  },
  'files with a hash in their name': {
    cache: CACHE_CONTROL.hashedFile,
    paths: oneOfEachType(built('assets/')),
  },
  // Hosting sets these headers by address, whatever the status.
  'files that are not there any more': {
    cache: CACHE_CONTROL.hashedFile,
    paths: ['/assets/none.js'],
  },
  icons: { cache: CACHE_CONTROL.icon, paths: oneOfEachType(built('icons/')) },
  'files at the root': { cache: CACHE_CONTROL.document, paths: built('') },
};

const { firestore } = suiteDatabase();
// Hosting closes a connection that was idle for five seconds; on a busy machine the next request may already be on it.
const ask = (path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(suiteUrl('hosting', path), { redirect: 'manual', ...init, headers });
};

useDocuments(firestore, documents);

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts and event handlers of a page that its Content-Security-Policy does not allow. */
function unnamed(html: string, policy: Map<string, string[]>): string[] {
  const { document } = new JSDOM(html).window;
  const found: string[] = [];
  for (const script of document.querySelectorAll('script')) {
    const isData = /json/.test(script.type);
    if (isData) continue;
    if (script.src !== '') {
      if (!script.getAttribute('src')?.startsWith('/')) found.push(`a script from ${script.src}`);
    } else if (!policy.get('script-src')?.includes(sha256(script.textContent))) {
      found.push(`an inline script: ${script.textContent.slice(0, 60)}`);
    }
  }
  for (const element of document.querySelectorAll('*')) {
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) found.push(`${element.tagName} ${attribute}`);
      if (/^\s*javascript:/i.test(value)) found.push(`${element.tagName} ${attribute}=${value}`);
    }
  }
  return found;
}

describe.each(Object.entries(KINDS))('the answers for %s', (_kind, { paths, cache, init }) => {
  it.each(paths)('the answer for %s has the headers of its kind', async (path) => {
    const response = await ask(path, init);
    const { headers } = response;
    expect(securityHeaderProblems(headers)).toEqual([]);
    expect(headers.get('cache-control')).toMatch(cache);

    const html = await response.text();
    if (!(headers.get('content-type') ?? '').startsWith('text/html') || html === '') return;
    expect(policyProblems(headers)).toEqual([]);
    const policy = directives(headers.get('content-security-policy') ?? '');
    expect(unnamed(html, policy)).toEqual([]);
  });
});

it('the app may load pictures from, and send files to, the project’s own bucket alone', async () => {
  const html = await (await ask('/login')).text();
  const meta = new JSDOM(html).window.document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const policy = directives(meta?.getAttribute('content') ?? '');
  const storage = (directive: string) =>
    policy.get(directive)?.filter((source) => source.includes('firebasestorage'));
  const own = [`https://firebasestorage.googleapis.com/v0/b/${BUCKET}/`];
  expect([storage('img-src'), storage('connect-src')]).toEqual([own, own]);
});

// Firebase's login frame is embedded by the app, and its windows must reach the page that opened them.
it("Hosting leaves Firebase's own pages without our headers", async () => {
  const { status, headers } = await ask('/__/firebase/init.json');
  expect(status).toBe(200);
  for (const key of ['content-security-policy', 'cross-origin-opener-policy', 'strict-transport-security']) {
    expect([key, headers.get(key)]).toEqual([key, null]);
  }
});

it.each([
  [`/${name}/?lang=hi`, `/${name}?lang=hi`],
  [`/${name.toUpperCase()}/`, `/${name}`],
  ['/LOGIN/', '/login'],
])('%s is redirected to %s', async (from, to) => {
  const response = await ask(from);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});
