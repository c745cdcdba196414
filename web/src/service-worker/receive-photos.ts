// Receives photos shared to the installed app (Web Share Target), and caches them until the editor offers them.
import { registerRoute } from 'workbox-routing';
import { mayBePicture } from '@marquee/domain/profile/picture-file';
import {
  FILE_NAME,
  isShareOver,
  SHARE_FIELD,
  SHARE_TARGET,
  SHARED_AT,
  SHARED_PHOTOS,
} from '@marquee/domain/profile/shared-photos';

/** The cache holds at most this many photos: more than a gallery, so that the user can choose. */
const MAX_PHOTOS = 20;

/** The cache of shared photos holds at most this many bytes. */
const MAX_BYTES = 30 * 2 ** 20;

/**
 * Whether a page of another site posted the photos. When a phone shares, the referrer is '' or `about:client`, and
 * `Origin` is 'null' or missing.
 */
function isForeign({ referrer, headers }: Request, origin: string): boolean {
  const sender = headers.get('Origin') ?? 'null';
  if (sender !== 'null' && sender !== origin) return true;
  return /^https?:/.test(referrer) && new URL(referrer).origin !== origin;
}

/** Removes expired photos from the cache; returns how many are left, and how many bytes they have. */
async function prune(cache: Cache): Promise<{ readonly count: number; readonly bytes: number }> {
  let [count, bytes] = [0, 0];
  for (const key of await cache.keys()) {
    const photo = await cache.match(key);
    if (!photo) continue;
    if (isShareOver(photo.headers)) {
      await cache.delete(key);
    } else {
      count += 1;
      bytes += (await photo.blob()).size;
    }
  }
  return { count, bytes };
}

/** Caches the shared photos, unless another site's page posted them. In any case redirects to SHARE_TARGET. */
export async function takePhotos(request: Request, origin = location.origin): Promise<Response> {
  const answer = Response.redirect(new URL(SHARE_TARGET, origin), 303);
  if (isForeign(request, origin)) return answer;
  const form = await request.formData();
  const photos = form
    .getAll(SHARE_FIELD)
    .filter((part) => part instanceof File)
    .filter(mayBePicture);
  const cache = await caches.open(SHARED_PHOTOS);
  let { count, bytes } = await prune(cache);
  for (const photo of photos) {
    if (count === MAX_PHOTOS || bytes + photo.size > MAX_BYTES) break;
    const headers = {
      'Content-Type': photo.type,
      [FILE_NAME]: encodeURIComponent(photo.name),
      [SHARED_AT]: String(Date.now()),
    };
    await cache.put(`/${SHARED_PHOTOS}/${crypto.randomUUID()}`, new Response(photo, { headers }));
    count += 1;
    bytes += photo.size;
  }
  return answer;
}

export function serveSharedPhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET,
    ({ request }) => takePhotos(request),
    'POST',
  );
}

export async function forgetSharedPhotos(): Promise<void> {
  await caches.delete(SHARED_PHOTOS);
}
