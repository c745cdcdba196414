/**
 * The headers of a picture's file, in Cloud Storage's own names: browsers show the file, and do not save it under a
 * name that the uploader chose. A file never changes under its name, so browsers need not revalidate it
 * (docs/decisions, 0075). Storage rules do not see these values: `checkUpload` deletes a file that has other values.
 */
export const UPLOAD_HEADERS = {
  contentDisposition: 'inline',
  contentEncoding: 'identity',
  cacheControl: 'public, max-age=31536000, immutable',
} as const;

/** The Cache-Control value that installed apps of an earlier release still send. */
export const FORMER_CACHE_CONTROL = 'public, max-age=3600';
