// Actors' pictures, cached up to a limit. A picture's file is never overwritten (docs/decisions/0005), so a cached
// picture is current.
import { DAY } from '@marquee/domain/values/time';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from './cache-first.ts';

const CACHE = 'pictures';

const HOSTS: ReadonlySet<string> = new Set([
  'https://firebasestorage.googleapis.com',
  'https://storage.googleapis.com',
  ...(import.meta.env['VITE_USE_EMULATORS'] === 'true'
    ? ['http://localhost:9199', 'http://127.0.0.1:9199']
    : []),
]);

const BOUND = { maxEntries: 150, maxAgeSeconds: (60 * DAY) / 1000 };

const pictures = new CacheFirst({
  cacheName: CACHE,
  // An `<img>` requests without CORS: its response would be opaque, hide its status and count as megabytes of quota.
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ ...BOUND, purgeOnQuotaError: true })],
});

export function servePictures(): void {
  registerRoute(
    ({ request, url }) => request.destination === 'image' && HOSTS.has(url.origin),
    // Where the bucket has no CORS configuration, the picture is fetched without CORS, and not cached.
    ({ request, event }) => pictures.handle({ request, event }).catch(() => fetch(request)),
  );
}

/** Removes the pictures, and their entries in Workbox's expiration database. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(CACHE);
  await new CacheExpiration(CACHE, BOUND).delete();
}
