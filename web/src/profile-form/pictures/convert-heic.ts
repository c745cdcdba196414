/**
 * Makes a JPEG of a HEIC photo, which iPhones hand out and only Safari reads, with libheif: 0.74 MB compressed, loaded
 * only here, and the reason for `worker-src blob:` in the app's policy. Rejects when the file cannot be read.
 *
 * The JPEG has the photo's full size: libheif decodes all of it in its worker, and `heic-to` could scale its pixels
 * only to a size that is known before. Later code decodes it like any other JPEG, at the size that is needed.
 */
export async function convertHeic(file: Blob): Promise<Blob> {
  // The build for pages whose Content-Security-Policy forbids eval.
  const { heicTo } = await import('heic-to/csp');
  return heicTo({ blob: file, type: 'image/jpeg', quality: 0.92 });
}
