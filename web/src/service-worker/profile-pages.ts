// Public profiles and the site's own pages: network first, then the last cached response.
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';
import { withoutTrailingSlash } from '@marquee/domain/routes';

const CACHE = 'profile-pages';

const DAY = 24 * 60 * 60;

/** Seconds after which a connection that does not carry anything counts as none. */
const PATIENCE = 10;

/** A page that the server lets anybody keep; the app's own page and every error say otherwise. */
function isKeepable(response: Response): boolean {
  const control = response.headers.get('Cache-Control') ?? '';
  return (
    response.status === 200 &&
    response.headers.get('Content-Type')?.startsWith('text/html') === true &&
    /\bpublic\b/.test(control) &&
    !/\bno-store\b/.test(control)
  );
}

/** A language makes another page; campaign marks and a slash at the end make none. */
function pageAddress(request: Request): string {
  const url = new URL(request.url);
  const lang = url.searchParams.get('lang');
  return (
    url.origin +
    withoutTrailingSlash(url.pathname) +
    (lang === null ? '' : `?lang=${encodeURIComponent(lang)}`)
  );
}

/** Removes a page in all its languages. */
async function forget(request: Request): Promise<void> {
  await (await caches.open(CACHE)).delete(pageAddress(request), { ignoreSearch: true });
}

/** Tells the page that it is not the server's of just now. */
async function marked(response: Response): Promise<Response> {
  const { status, headers } = response;
  const html = (await response.text()).replace('<html ', '<html data-cached ');
  return new Response(html, { status, headers });
}

/** Keeps public pages, and drops one as soon as the server says that it is private, gone or moved. */
const onlyPublic: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageAddress(request)),
  cacheWillUpdate: async ({ request, response }) => {
    if (isKeepable(response)) return response;
    if (response.status < 500) await forget(request);
    return null;
  },
  // The network is asked first: what comes from here comes without it.
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? marked(cachedResponse) : null),
};

const BOUND = { maxEntries: 50, maxAgeSeconds: 30 * DAY };

export const profilePages = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, new ExpirationPlugin({ ...BOUND, purgeOnQuotaError: true })],
});

/** The site's fixed pages once they were opened here. They are the same for everybody, so that a logout leaves them. */
export const sitePages = new NetworkFirst({
  cacheName: 'site-pages',
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreVary: true, ignoreSearch: true },
  plugins: [new ExpirationPlugin({ maxEntries: 20, purgeOnQuotaError: true })],
});

/** Removes the pages, and their addresses from workbox's database of when they were used. */
export async function forgetProfilePages(): Promise<void> {
  await caches.delete(CACHE);
  await new CacheExpiration(CACHE, BOUND).delete();
}
