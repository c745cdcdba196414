// Receives photos shared to the installed app (Web Share Target), and caches them until the editor offers them.
import { registerRoute } from 'workbox-routing';
import { FILE_NAME, SHARE_FIELD, SHARE_TARGET, SHARED_PHOTOS } from '@marquee/domain/shared-photos';

/** More than a gallery holds, so that the user can choose. */
const MOST = 20;

async function takePhotos(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll(SHARE_FIELD).filter((part) => part instanceof File);
  const cache = await caches.open(SHARED_PHOTOS);
  await Promise.all(
    files.slice(0, MOST).map((file) =>
      cache.put(
        `/${SHARED_PHOTOS}/${crypto.randomUUID()}`,
        new Response(file, {
          headers: { 'Content-Type': file.type, [FILE_NAME]: encodeURIComponent(file.name) },
        }),
      ),
    ),
  );
  return Response.redirect(SHARE_TARGET, 303);
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
