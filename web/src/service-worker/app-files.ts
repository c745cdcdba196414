// The app's built files. The shell is precached; other files are cached at first use. For signed-in users the files of
// the screens that work offline are cached too, but only once the page has loaded, since these files would compete with
// the page for bandwidth.
import { cacheNames } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from './cache-first.ts';
import { cachedOr } from './cached-or.ts';
import { builtUrls, prefetchUrls } from './files.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'assets';
/** Present once the offline screens are cached, so that the next version's worker caches them too. */
const OFFLINE_MARK = '/assets/prefetched';
/** How many requests run in parallel: few, to leave bandwidth to the page. */
const CONCURRENCY = 3;

const isAsset = (url: URL): boolean =>
  url.origin === self.location.origin && url.pathname.startsWith('/assets/');

/** Serves built files from the cache: their names contain a content hash, so a cached file is never stale. */
export function serveAssets(): void {
  const assets = new CacheFirst({ cacheName: CACHE });
  registerRoute(
    ({ url }) => isAsset(url),
    ({ request, event }) =>
      cachedOr(
        () => matchPrecache(request),
        () => assets.handle({ request, event }),
      ),
  );
}

/**
 * The paths of all cached files, in one read: this runs at each start, and `caches.match` for a hundred files is slow.
 */
async function cachedPaths(): Promise<ReadonlySet<string>> {
  const requests = await Promise.all(
    [CACHE, cacheNames.precache].map(async (name) => (await caches.open(name)).keys()),
  );
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
}

async function fetchMissing(cache: Cache, urls: readonly string[]): Promise<void> {
  const cached = await cachedPaths();
  const waiting = urls
    .filter((url) => !cached.has(new URL(url, self.location.origin).pathname))
    [Symbol.iterator]();
  const fetchNext = async (): Promise<void> => {
    for (const url of waiting) {
      // Another page may have cached the file meanwhile.
      if ((await caches.match(url)) !== undefined) continue;
      // The browser's HTTP cache may hold a 404 from before the release's files were on every server.
      await cache.add(url).catch(() => cache.add(new Request(url, { cache: 'reload' })));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchNext));
}

/**
 * Caches the files a page has used, and with `prefetch` those of the offline screens. @throws when a file is not cached
 */
export async function cacheFiles(used: readonly string[], prefetch: boolean): Promise<void> {
  const cache = await caches.open(CACHE);
  await fetchMissing(
    cache,
    used.filter((url) => isAsset(new URL(url, self.location.origin))),
  );
  if (!prefetch) return;
  await fetchMissing(cache, prefetchUrls);
  await cache.put(OFFLINE_MARK, new Response());
}

/** Called while a new version installs: caches its offline screens if the previous version had cached its own. */
export async function cacheOfflineFilesAgain(): Promise<void> {
  if ((await caches.match(OFFLINE_MARK)) !== undefined) await cacheFiles([], true);
}

/** Removes the files of older versions, unless several windows are open: one may still run an older version. */
export async function pruneFiles(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  const cache = await caches.open(CACHE);
  const requests = await cache.keys();
  await Promise.all(
    requests
      .filter(({ url }) => {
        const { pathname } = new URL(url);
        return pathname !== OFFLINE_MARK && !builtUrls.has(pathname);
      })
      .map((request) => cache.delete(request)),
  );
}
