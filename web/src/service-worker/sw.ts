// The service worker. It answers requests for the app's pages and files, public profiles, the site's pages and
// pictures, and leaves functions, Firebase's pages, Firestore and Auth alone.
import { clientsClaim } from 'workbox-core';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { APP_SHELL, routeAt } from '@marquee/domain/site/routes';
import { addressKind } from './addresses.ts';
import { cacheFiles, pruneFiles, cacheOfflineFilesAgain, serveAssets } from './app-files.ts';
import { cachedOr } from './cached-or.ts';
import { shellFiles } from './files.ts';
import { storeLanguage } from './stored-language.ts';
import { readMessage } from './messages.ts';
import { offlinePage } from './offline-page.ts';
import { forgetPictures, servePictures } from './cached-pictures.ts';
import { forgetPushes, servePushes } from './push.ts';
import { forgetSharedPhotos, serveSharedPhotos } from './receive-photos.ts';
import { forgetProfilePages, profilePages, sitePages } from './profile-pages.ts';

declare const self: ServiceWorkerGlobalScope;

precache(shellFiles);
// The first version controls the page that installed it; later versions wait for `SKIP_WAITING`.
clientsClaim();

const SHELL = `/${APP_SHELL.replace('.html', '')}`;
const isVisit = (request: Request): boolean => request.mode === 'navigate' && request.method === 'GET';

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isVisit(request) && addressKind(url.pathname) === 'app',
  ({ request }) =>
    cachedOr(
      () => matchPrecache(SHELL),
      () => fetch(request),
    ),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isVisit(request) && addressKind(url.pathname) === 'site',
  ({ request, event, url }) =>
    sitePages
      .handle({ request, event })
      // Offline and not cached: the landing page redirects to /my-profile, other pages show the offline page.
      .catch(() => (routeAt(url.pathname)?.worksOffline ? Response.redirect('/my-profile') : offlinePage())),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isVisit(request) && addressKind(url.pathname) === 'profile',
  ({ request, event }) => profilePages.handle({ request, event }).catch(offlinePage),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isVisit(request) && addressKind(url.pathname) === 'elsewhere',
  ({ request }) => fetch(request).catch(offlinePage),
);

serveAssets();
servePictures();
servePushes();
serveSharedPhotos();

self.addEventListener('install', (event) => event.waitUntil(cacheOfflineFilesAgain()));

async function handleMessage(data: unknown): Promise<void> {
  const message = readMessage(data);
  switch (message?.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'CACHE_FILES':
      await cacheFiles(message.used, message.prefetch);
      return pruneFiles();
    case 'SET_LANGUAGE':
      return storeLanguage(message.language);
    case 'CLEAR_PRIVATE_CACHES':
      await Promise.all([forgetProfilePages(), forgetPictures(), forgetSharedPhotos(), forgetPushes()]);
      return;
    case undefined:
  }
}

self.addEventListener('message', (event) => {
  event.waitUntil(
    handleMessage(event.data).catch((error: unknown) => {
      // Offline or out of quota: the app works without these files, and its next start tries again.
      console.warn('Not everything could be cached for offline use.', error);
    }),
  );
});
