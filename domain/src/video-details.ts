// The details of a profile's videos: title, kind, length and thumbnail. Stored beside the addresses, by address.
import { LIMITS } from './limits.ts';
import { webAddress } from './links.ts';
import { readPicture, storedPicture, type Picture } from './picture.ts';
import { lines, optionOf, tabbed, text, untabbed } from './stored-line.ts';
import { isRecord } from './record.ts';

export const VIDEO_KINDS = [
  'showreel',
  'scene',
  'monologue',
  'self_tape',
  'commercial',
  'music_video',
  'dance',
  'interview',
  'other',
] as const;
export type VideoKind = (typeof VIDEO_KINDS)[number];

export interface VideoDetails {
  readonly title: string;
  readonly kind: VideoKind | '';
  /** Length; 0 when unknown. */
  readonly seconds: number;
  /** The platform's thumbnail, or the owner's own picture. */
  readonly thumb: Picture | null;
}

export const NO_VIDEO_DETAILS: VideoDetails = { title: '', kind: '', seconds: 0, thumb: null };

const seconds = (value: unknown): number => {
  const number = Math.trunc(Number(value));
  return number > 0 && number <= LIMITS.videoSeconds ? number : 0;
};

/** The stored line of a video: address, kind, seconds, thumbnail and title, separated by tabs; '' for one without details. */
export function storedVideoDetails(address: string, details: VideoDetails): string {
  const url = webAddress(address);
  const thumb = details.thumb ? (untabbed(storedPicture(details.thumb))[0] ?? '') : '';
  const length = seconds(details.seconds);
  const fields = [details.kind, length === 0 ? '' : String(length), thumb, details.title] as const;
  return url === '' || fields.join('').trim() === '' ? '' : tabbed(url, ...fields);
}

/** The details in an object, as drafts have them. */
export function videoDetailsOf(uid: string, value: unknown, base: string | null): VideoDetails {
  if (!isRecord(value)) return NO_VIDEO_DETAILS;
  return {
    title: text(value['title']),
    kind: optionOf(VIDEO_KINDS, value['kind']),
    seconds: seconds(value['seconds']),
    thumb: readPicture(uid, value['thumb'], base),
  };
}

/** The details of stored lines, by address. */
export function readVideoDetails(
  uid: string,
  stored: unknown,
  base: string | null,
): ReadonlyMap<string, VideoDetails> {
  return new Map(
    lines(stored).map((line) => {
      const [url = '', kind, length, thumb, title] = untabbed(line);
      return [url, videoDetailsOf(uid, { kind, seconds: length, thumb, title }, base)];
    }),
  );
}
