// Photos shared to the installed app from the phone's gallery: the manifest names the address, the service worker
// caches the files posted to it, and the photos section of the editor offers them.

/** The address that the phone posts to, and the page that the worker redirects to. */
export const SHARE_TARGET = '/profile/edit/photos';

/** The field of the posted form. */
export const SHARE_FIELD = 'photos';

/** The worker's cache of shared photos. */
export const SHARED_PHOTOS = 'shared-photos';

/** The header of a cached photo that has its file's name, URL-encoded. */
export const FILE_NAME = 'X-File-Name';
