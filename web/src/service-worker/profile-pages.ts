// Public profiles and the site's own pages: network first, then the last cached response.
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';
import { withoutTrailingSlash } from '@marquee/domain/site/routes';
import { DAY } from '@marquee/domain/values/time';

const CACHE = 'profile-pages';

/** Seconds without a response after which the network counts as offline. */
const NETWORK_TIMEOUT = 10;

/** Whether the response may be cached: only successful ones that the server marks as public. */
function isCacheable(response: Response): boolean {
  const control = response.headers.get('Cache-Control') ?? '';
  return (
    response.status === 200 &&
    response.headers.get('Content-Type')?.startsWith('text/html') === true &&
    /\bpublic\b/.test(control) &&
    !/\bno-store\b/.test(control)
  );
}

/** The cache key of a page: its address with the language, without other parameters and a trailing slash. */
function pageAddress(request: Request): string {
  const url = new URL(request.url);
  const lang = url.searchParams.get('lang');
  return (
    url.origin +
    withoutTrailingSlash(url.pathname) +
    (lang === null ? '' : `?lang=${encodeURIComponent(lang)}`)
  );
}

/** Removes a page from the cache in all its languages. */
async function forget(request: Request): Promise<void> {
  await (await caches.open(CACHE)).delete(pageAddress(request), { ignoreSearch: true });
}

/** The response with a mark in its HTML that tells the page's script that the page comes from the cache. */
async function marked(response: Response): Promise<Response> {
  const { status, headers } = response;
  const html = (await response.text()).replace('<html ', '<html data-cached ');
  return new Response(html, { status, headers });
}

/** Caches public pages, and deletes a cached page when the server answers that it is private, gone or moved. */
const onlyPublic: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageAddress(request)),
  cacheWillUpdate: async ({ request, response }) => {
    if (isCacheable(response)) return response;
    if (response.status < 500) await forget(request);
    return null;
  },
  // Network first, so a response from the cache means that the network failed.
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? marked(cachedResponse) : null),
};

const BOUND = { maxEntries: 50, maxAgeSeconds: (30 * DAY) / 1000 };

export const profilePages = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, new ExpirationPlugin({ ...BOUND, purgeOnQuotaError: true })],
});

/** The site's fixed pages, cached once opened. They are the same for everybody, so a logout does not delete them. */
export const sitePages = new NetworkFirst({
  cacheName: 'site-pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  matchOptions: { ignoreVary: true, ignoreSearch: true },
  plugins: [new ExpirationPlugin({ maxEntries: 20, purgeOnQuotaError: true })],
});

/** Removes the pages, and their entries in Workbox's expiration database. */
export async function forgetProfilePages(): Promise<void> {
  await caches.delete(CACHE);
  await new CacheExpiration(CACHE, BOUND).delete();
}
