/** Makes a JPEG of a HEIC photo with libheif, which is loaded only here. Rejects when the file cannot be read. */
export async function convertHeic(file: Blob): Promise<Blob> {
  // The build for pages whose Content-Security-Policy forbids eval.
  const { heicTo } = await import('heic-to/csp');
  return heicTo({ blob: file, type: 'image/jpeg', quality: 0.92 });
}
