// Which files are worth opening as a picture. What a file is, its content says (web/src/profile-form/pictures/headers).

const NAMES = /\.(?:png|apng|jpe?g|jpe|jfif|pjpeg|gif|webp|avif|hei[cf]s?|hif)$/i;

/** Types that systems report for a file of which they know nothing. */
const UNKNOWN = ['', 'application/octet-stream', 'application/x-download', 'application/force-download'];

/** Whether a file's name or type leaves open that it is a picture. */
export function mayBePicture({ name, type }: { readonly name: string; readonly type: string }): boolean {
  const plain = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
  return plain.startsWith('image/') || UNKNOWN.includes(plain) || NAMES.test(name);
}
