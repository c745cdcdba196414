// Photos that were shared to the app from the phone's gallery and wait in the service worker's cache.
import { FILE_NAME, isShareOver, SHARED_PHOTOS } from '@marquee/domain/profile/shared-photos';
import { isInstalled } from '#web/pwa/install-prompt.ts';

export interface SharedPhoto {
  /** The photo's address in the cache. */
  readonly id: string;
  readonly file: File;
}

/**
 * The shared photos of the last hour; none where the browser has no cache. Phones share only with the installed app:
 * photos that arrive in a browser tab were posted by a page of another site that hides its referrer, and are removed.
 */
export async function sharedPhotos(): Promise<SharedPhoto[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_PHOTOS))) return [];
  if (!isInstalled()) {
    await caches.delete(SHARED_PHOTOS);
    return [];
  }
  const cache = await caches.open(SHARED_PHOTOS);
  const photos = await Promise.all(
    (await cache.keys()).map(async (request): Promise<SharedPhoto | undefined> => {
      const response = await cache.match(request);
      if (!response) return undefined;
      if (isShareOver(response.headers)) {
        await cache.delete(request);
        return undefined;
      }
      const blob = await response.blob();
      const name = decodeURIComponent(response.headers.get(FILE_NAME) ?? 'photo');
      return { id: request.url, file: new File([blob], name, { type: blob.type }) };
    }),
  );
  return photos.filter((photo) => photo !== undefined);
}

export async function removeSharedPhoto(id: string): Promise<void> {
  await (await caches.open(SHARED_PHOTOS)).delete(id);
}
