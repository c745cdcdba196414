// Actors' pictures, cached up to a limit. A picture is never overwritten (docs/decisions.md, 5): a cached one is current.
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const CACHE = 'pictures';

const DAY = 24 * 60 * 60;

const HOSTS: ReadonlySet<string> = new Set([
  'https://firebasestorage.googleapis.com',
  'https://storage.googleapis.com',
  ...(import.meta.env['VITE_USE_EMULATORS'] === 'true'
    ? ['http://localhost:9199', 'http://127.0.0.1:9199']
    : []),
]);

const BOUND = { maxEntries: 150, maxAgeSeconds: 60 * DAY };

const pictures = new CacheFirst({
  cacheName: CACHE,
  // An `<img>` asks without CORS; the browser counts such an answer as megabytes and hides whether it is one.
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ ...BOUND, purgeOnQuotaError: true })],
});

export function servePictures(): void {
  registerRoute(
    ({ request, url }) => request.destination === 'image' && HOSTS.has(url.origin),
    async ({ request, event }) => {
      try {
        return await pictures.handle({ request, event });
      } catch {
        // A bucket that does not answer to CORS still has the picture.
        return fetch(request);
      }
    },
  );
}

/** Removes the pictures, and their addresses from workbox's database of when they were used. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(CACHE);
  await new CacheExpiration(CACHE, BOUND).delete();
}
