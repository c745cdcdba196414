// Public profiles: from the network first, and when there is none as they were last seen.
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';
import { trimmed } from './addresses.ts';

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

/** Campaign marks and a slash at the end make no other page. */
function pageAddress(request: Request): string {
  const url = new URL(request.url);
  return url.origin + trimmed(url.pathname);
}

/** Keeps public pages, and drops one as soon as the server says that it is private, gone or moved. */
const onlyPublic: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageAddress(request)),
  cacheWillUpdate: async ({ request, response }) => {
    if (isKeepable(response)) return response;
    if (response.status < 500) await (await caches.open(CACHE)).delete(pageAddress(request));
    return null;
  },
};

export const profilePages = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyPublic,
    new ExpirationPlugin({ maxEntries: 50, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
});

export async function forgetProfilePages(): Promise<void> {
  await caches.delete(CACHE);
}
