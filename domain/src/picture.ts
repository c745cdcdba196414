// Pictures: files in the bucket, below the folder of their owner. A profile stores the file's name and never an address,
// so that no profile can show a file of anybody else's; the address is made where the profile is read.
import { readMonth } from './facts.ts';
import { oneLine, tabbed, text, untabbed } from './stored-line.ts';
import { isRecord } from './record.ts';

export interface Picture {
  /** At most 1600 px on the longer edge. */
  readonly url: string;
  /** At most 480 px; the same as `url` for pictures without a thumbnail. */
  readonly thumb_url: string;
  /** Pixels of `url`; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  readonly photographer: string;
  /** YYYY-MM, or ''. */
  readonly taken: string;
}

/** What a picture without a caption has. */
export const NO_CAPTION = { caption: '', photographer: '', taken: '' } as const;

export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

/** What the addresses of a bucket's files begin with. `origin` is another than Google's in the local suite. */
export function pictureBase(bucket: string, origin: string = STORAGE_ORIGIN): string {
  return `${origin}/v0/b/${bucket}/o/`;
}

/** The name of a picture's file, below `profiles/{uid}/`; `videos` has the thumbnails of videos. The rules hold the same. */
const FILE = /^(?:profile|gallery|videos)\/[\w.-]{1,160}\.(?:png|jpg|jpeg|gif|webp)$/;

/**
 * A picture as it is stored: the file, its size in pixels, and whether its thumbnail lies beside it. Where there is a
 * caption, the month, the photographer and the caption follow, separated by tabs.
 */
const STORED = /^(\S+) (\d{1,5})x(\d{1,5})( thumb)?$/;

/** The thumbnail's file beside a picture's. */
function thumbFile(file: string): string {
  return file.replace(/(?=\.\w+$)/, file.startsWith('profile/') ? '-thumb' : '_thumb');
}

/** The file that an address of a bucket names; `undefined` for any other address than one below a profile's folder. */
function fileOf(url: string): { readonly uid: string; readonly file: string } | undefined {
  const encoded = /^https?:\/\/[^/]+\/v0\/b\/[^/]+\/o\/([^/?#]+)/.exec(url)?.[1] ?? '';
  try {
    const [, uid, file = ''] = /^profiles\/([^/]+)\/(.+)$/.exec(decodeURIComponent(encoded)) ?? [];
    return uid !== undefined && FILE.test(file) ? { uid, file } : undefined;
  } catch {
    return undefined;
  }
}

/** The text that a picture is stored as; '' for one that lies nowhere in a bucket's folders of pictures. */
export function storedPicture({ url, thumb_url, width, height, ...about }: Picture): string {
  const file = fileOf(url)?.file;
  if (file === undefined) return '';
  const hasThumb = fileOf(thumb_url)?.file === thumbFile(file);
  const stored = `${file} ${String(width)}x${String(height)}${hasThumb ? ' thumb' : ''}`;
  const { taken, photographer, caption } = about;
  return oneLine(taken + photographer + caption) === ''
    ? stored
    : `${stored}\t${tabbed(readMonth(taken), photographer, caption)}`;
}

const pixels = (edge: unknown): number =>
  typeof edge === 'number' && edge > 0 && edge < 100_000 ? Math.trunc(edge) : 0;

/** An address, or an object with addresses, as older documents have them: the stored text of the owner's file. */
function fromAddress(uid: string, value: unknown): string {
  const { url, thumb_url, width, height, caption, photographer, taken } = isRecord(value)
    ? value
    : { url: value };
  if (typeof url !== 'string' || fileOf(url.trim())?.uid !== uid) return '';
  return storedPicture({
    url: url.trim(),
    thumb_url: typeof thumb_url === 'string' ? thumb_url.trim() : '',
    width: pixels(width),
    height: pixels(height),
    caption: text(caption),
    photographer: text(photographer),
    taken: text(taken),
  });
}

/**
 * The picture that a stored value means, in the bucket whose addresses begin with `base`; `null` for none. An address is
 * taken when it names a file below the profile's own folder, whatever the bucket was then called.
 */
export function readPicture(uid: string, stored: unknown, base: string | null): Picture | null {
  if (base === null) return null;
  const isStored = typeof stored === 'string' && STORED.test(untabbed(stored)[0] ?? '');
  const [picture = '', taken, photographer = '', caption = ''] = untabbed(
    isStored ? stored : fromAddress(uid, stored),
  );
  const [, file = '', width, height, thumb] = STORED.exec(picture) ?? [];
  if (!FILE.test(file)) return null;
  const address = (name: string): string =>
    `${base}${encodeURIComponent(`profiles/${uid}/${name}`)}?alt=media`;
  return {
    url: address(file),
    thumb_url: address(thumb === undefined ? file : thumbFile(file)),
    width: Number(width),
    height: Number(height),
    caption,
    photographer,
    taken: readMonth(taken),
  };
}
