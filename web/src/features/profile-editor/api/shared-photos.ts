// Photos that were shared to the app from the phone's gallery and wait in the service worker's cache.
import { FILE_NAME, SHARED_PHOTOS } from '@marquee/domain/shared-photos';

export interface SharedPhoto {
  /** Its address in the cache. */
  readonly id: string;
  readonly file: File;
}

/** The shared photos; none where the browser has no cache. */
export async function sharedPhotos(): Promise<SharedPhoto[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_PHOTOS))) return [];
  const cache = await caches.open(SHARED_PHOTOS);
  const photos = await Promise.all(
    (await cache.keys()).map(async (request): Promise<SharedPhoto | undefined> => {
      const response = await cache.match(request);
      if (!response) return undefined;
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
