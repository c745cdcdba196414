// Pictures: files in the bucket, below the folder of their owner. Profiles and forms hold the file's name and never an
// address, so that no profile can show a file of anybody else's; `pictureUrl` makes the address where one is shown.
import { LIMITS } from '../values/limits.ts';
import { optionOf, readAddress, readLine, readMonth, readText, readWhole } from '../values/read-value.ts';
import { isRecord } from '../values/record.ts';
import { SHOTS, type Shot } from './shot.ts';

export interface Size {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The possible smaller copies: the mark in the copy's file name, and which edge has the key's number of pixels. */
const STEPS = {
  480: { mark: 'thumb', edge: ({ width, height }: Size) => Math.max(width, height) },
  800: { mark: 'medium', edge: ({ width }: Size) => width },
} as const;

export type PictureStep = keyof typeof STEPS;

export const PICTURE_STEPS = Object.keys(STEPS).map(Number) as PictureStep[];

export interface Picture {
  /** The path below `profiles/{uid}/`; at most 1600 px on the longer edge; WebP, or JPEG if the browser lacks WebP. */
  readonly file: string;
  /** Pixels of the file; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  /** The smaller copies that exist. */
  readonly steps: readonly PictureStep[];
  /** The picture's average colour as #rrggbb, shown until the file has loaded; '' when unknown. */
  readonly color: string;
  readonly caption: string;
  readonly photographer: string;
  /** YYYY-MM, or ''. */
  readonly taken: string;
  /** The shot of a gallery photo; '' for none. */
  readonly shot: Shot | '';
}

/** The empty values of the further fields of a picture of which only the files and sizes are known. */
export const NO_CAPTION = { color: '', caption: '', photographer: '', taken: '', shot: '' } as const;

export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

/** The beginning of the addresses of a bucket's files. `origin` differs from Google's in the local suite. */
export function pictureBase(bucket: string, origin: string = STORAGE_ORIGIN): string {
  return `${origin}/v0/b/${bucket}/o/`;
}

export const picturePath = (uid: string, file: string): string => `profiles/${uid}/${file}`;

/** The address of a picture's file, in the bucket whose addresses begin with `base`. */
export const pictureUrl = (base: string, uid: string, file: string): string =>
  `${base}${encodeURIComponent(picturePath(uid, file))}?alt=media`;

/** The file name of a picture's smaller copy. */
export function stepFile(file: string, step: PictureStep): string {
  const mark = `${file.startsWith('profile/') ? '-' : '_'}${STEPS[step].mark}`;
  return file.replace(/(?=\.\w+$)/, mark);
}

/** The size of a picture's smaller copy, in whole pixels; never larger than the picture. */
export function stepSize(size: Size, step: PictureStep): Size {
  const scale = Math.min(1, step / STEPS[step].edge(size));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** A copy that is wider than this part of the picture's width would save too few bytes to be made. */
const LEAST_SAVED = 0.8;

/** The smaller copies that a new picture of this size gets. */
export const stepsFor = (size: Size): PictureStep[] =>
  PICTURE_STEPS.filter((step) => stepSize(size, step).width <= size.width * LEAST_SAVED);

/** The smallest file of a picture, for uses that need no more pixels. */
export const smallestFile = ({ file, steps }: Pick<Picture, 'file' | 'steps'>): string =>
  steps[0] === undefined ? file : stepFile(file, steps[0]);

/** A picture's own file and those of its smaller copies. */
export const filesOf = ({ file, steps }: Pick<Picture, 'file' | 'steps'>): string[] => [
  file,
  ...steps.map((step) => stepFile(file, step)),
];

const FILE = /^(?:profile|gallery|videos)\/[\w.-]{1,160}\.(?:png|jpg|jpeg|gif|webp)$/;
export const LONGEST_FILE = 180;

const COLOR = /^#[0-9a-f]{6}$/;

/** The file, below the owner's folder, that an address of any bucket leads to; '' for any other address. */
function fileOf(address: unknown, owner: string): string {
  const url = readAddress(address);
  const encoded = /^https?:\/\/[^/]+\/v0\/b\/[^/]+\/o\/([^/?#]+)/.exec(url)?.[1] ?? '';
  const folder = encodeURIComponent(picturePath(owner, ''));
  return encoded.startsWith(folder) ? encoded.slice(folder.length).replace('%2F', '/') : '';
}

/** Reads an address, or a map with addresses, which older documents store. */
function fromAddress(stored: unknown, owner: string): Readonly<Record<string, unknown>> {
  const { url, thumb_url, width, height, caption, photographer, taken } = isRecord(stored)
    ? stored
    : { url: stored };
  const file = fileOf(url, owner);
  const thumb = fileOf(thumb_url, owner);
  return {
    file,
    width,
    height,
    caption,
    photographer,
    taken,
    steps: PICTURE_STEPS.filter((step) => stepFile(file, step) === thumb),
  };
}

/** Reads a stored value as a picture; `null` for none, and for a file outside the folders of pictures. */
export function readPicture(stored: unknown, owner: string): Picture | null {
  const { file, width, height, steps, color, caption, photographer, taken, shot } =
    isRecord(stored) && 'file' in stored ? stored : fromAddress(stored, owner);
  const name = readText(file, LONGEST_FILE);
  const shade = readText(color, 8);
  if (!FILE.test(name)) return null;
  return {
    file: name,
    width: readWhole(width, 99_999),
    height: readWhole(height, 99_999),
    steps: PICTURE_STEPS.filter((step) => Array.isArray(steps) && steps.slice(0, 9).includes(step)),
    color: COLOR.test(shade) ? shade : '',
    caption: readLine(caption, LIMITS.caption),
    photographer: readLine(photographer, LIMITS.shortText),
    taken: readMonth(taken),
    shot: optionOf(SHOTS, shot),
  };
}

/** The definition (field.ts) of a field for a picture; null for none. */
export const PICTURE = { kind: 'record', empty: null as Picture | null, read: readPicture } as const;
