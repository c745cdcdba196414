// The videos of a profile: their addresses, and title, kind, length and thumbnail of each.
import { LIMITS } from '../values/limits.ts';
import { webAddress } from './links.ts';
import { VIDEO_PLATFORMS, type VideoPlatform } from './options.ts';
import { readPicture, type Picture } from './picture.ts';
import { optionOf, readAddress, readLine, readList, readMap, readWhole } from '../values/read-value.ts';
import { asRecord, isRecord } from '../values/record.ts';

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

export interface VideoLink extends VideoDetails {
  readonly platform: VideoPlatform;
  readonly url: string;
}

export const NO_VIDEO_DETAILS: VideoDetails = { title: '', kind: '', seconds: 0, thumb: null };

function readDetails(stored: unknown, owner: string): VideoDetails {
  const { title, kind, seconds, thumb } = asRecord(stored);
  const length = readWhole(seconds, LIMITS.videoSeconds + 1);
  return {
    title: readLine(title, LIMITS.videoTitle),
    kind: optionOf(VIDEO_KINDS, kind),
    seconds: length > LIMITS.videoSeconds ? 0 : length,
    thumb: readPicture(thumb, owner),
  };
}

/** Reads a stored address, or a map with one; `undefined` without an address or for an unknown platform. */
function readVideo(stored: unknown, owner: string): VideoLink | undefined {
  const { url, platform } = isRecord(stored) ? stored : { url: stored };
  const address = readAddress(url);
  const isUnnamed = platform === undefined || platform === null || platform === '';
  const named = isUnnamed ? (/instagr/i.test(address) ? 'instagram' : 'youtube') : platform;
  const known = optionOf(VIDEO_PLATFORMS, named);
  if (address === '' || known === '') return undefined;
  return { platform: known, url: address, ...readDetails(stored, owner) };
}

/**
 * The definition (field.ts) of the field for a video's title, kind, length and thumbnail; its address is another field.
 */
export const VIDEO_DETAILS = { kind: 'map', empty: NO_VIDEO_DETAILS, read: readDetails } as const;

/** The definition of the field for the videos other than the introduction. */
export const VIDEOS = {
  kind: 'list',
  most: LIMITS.additionalVideos,
  empty: [] as readonly VideoLink[],
  read: (stored: unknown, owner: string): readonly VideoLink[] =>
    readList(stored, LIMITS.additionalVideos, (video) => readVideo(video, owner)),
} as const;

/** The definition of the field that maps a stored skill to the address of the profile's video that shows it. */
export const SKILL_VIDEOS = {
  kind: 'map',
  most: LIMITS.skills,
  empty: {} as Readonly<Record<string, string>>,
  read: (stored: unknown) =>
    readMap(stored, LIMITS.skills, (address) => webAddress(readAddress(address)) || undefined),
} as const;
