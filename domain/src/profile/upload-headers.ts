/**
 * The headers of a picture, in Cloud Storage's own names: it is shown, and not saved under a name of the uploader's.
 * A file never changes under its name, so nobody asks for it twice (docs/decisions, 0075). Storage rules do not see
 * these values: `checkUpload` deletes a file that has others.
 */
export const UPLOAD_HEADERS = {
  contentDisposition: 'inline',
  contentEncoding: 'identity',
  cacheControl: 'public, max-age=31536000, immutable',
} as const;

/** The value that installed apps of an earlier release still send. */
export const FORMER_CACHE_CONTROL = 'public, max-age=3600';
