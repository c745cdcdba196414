// Photos shared to the installed app from the phone's gallery: the manifest names the address, the service worker
// caches the files posted to it, and the photos section of the editor offers them.
import { HOUR } from '../values/time.ts';

/** The address that the phone posts to, and the page that the service worker redirects to. */
export const SHARE_TARGET = '/profile/edit/photos';

/** The form field in which the phone posts the photos. */
export const SHARE_FIELD = 'photos';

/** The service worker's cache of shared photos. */
export const SHARED_PHOTOS = 'shared-photos';

/** The header of a cached photo that holds the URL-encoded name of its file. */
export const FILE_NAME = 'X-File-Name';

/** The header of a cached photo that holds the time it was shared at, in milliseconds since 1970. */
export const SHARED_AT = 'X-Shared-At';

/** How long a shared photo waits to be used, in milliseconds. */
const LIFE = HOUR;

/** Whether a cached photo with these headers has expired. */
export function isShareOver(headers: Headers, now = Date.now()): boolean {
  return !(now - Number(headers.get(SHARED_AT) ?? 0) <= LIFE);
}
