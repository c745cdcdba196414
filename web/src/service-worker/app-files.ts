// The app's own files. The shell is precached with the worker; the rest is cached once it was used, and for signed-in
// users everything that is promised offline: in time, so that it takes nothing from what they came for.
import { cacheNames } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { builtUrls, promisedUrls } from './files.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'assets';
/** Its presence tells the next version's worker that this device keeps what is promised. */
const PROMISE = '/assets/promised';
/** A slow connection has other things to do. */
const CONCURRENCY = 3;

const isAsset = (url: URL): boolean =>
  url.origin === self.location.origin && url.pathname.startsWith('/assets/');

/** Names carry the content's hash: cached files are never out of date. */
export function serveAssets(): void {
  registerRoute(({ url }) => isAsset(url), new CacheFirst({ cacheName: CACHE }));
}

/** Listed in one go: a look for each of a hundred files kept the worker and the disk busy at each start of the app. */
async function cachedPaths(): Promise<ReadonlySet<string>> {
  const kept = await Promise.all(
    [CACHE, cacheNames.precache].map(async (name) => (await caches.open(name)).keys()),
  );
  return new Set(kept.flat().map(({ url }) => new URL(url).pathname));
}

async function fetchMissing(cache: Cache, urls: readonly string[]): Promise<void> {
  const kept = await cachedPaths();
  const waiting = urls
    .filter((url) => !kept.has(new URL(url, self.location.origin).pathname))
    [Symbol.iterator]();
  const fetchOn = async (): Promise<void> => {
    for (const url of waiting) {
      // Another page may have asked for it meanwhile.
      if ((await caches.match(url)) === undefined) await cache.add(url);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchOn));
}

/** Caches what a page has used already, and what is promised when `promised`. Throws when a file cannot be fetched or cached. */
export async function cacheFiles(used: readonly string[], promised: boolean): Promise<void> {
  const cache = await caches.open(CACHE);
  await fetchMissing(
    cache,
    used.filter((url) => isAsset(new URL(url, self.location.origin))),
  );
  if (!promised) return;
  await fetchMissing(cache, promisedUrls);
  await cache.put(PROMISE, new Response());
}

/** While a new version installs: what was promised by the one before must not be missing from this one. */
export async function cacheOfflineFilesAgain(): Promise<void> {
  if ((await caches.match(PROMISE)) !== undefined) await cacheFiles([], true);
}

/** Removes the files of older versions, unless another window may still be running one. */
export async function pruneFiles(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  await Promise.all(
    kept
      .filter(({ url }) => {
        const { pathname } = new URL(url);
        return pathname !== PROMISE && !builtUrls.has(pathname);
      })
      .map((request) => cache.delete(request)),
  );
}
