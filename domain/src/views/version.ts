// Versions of a profile for roles ('Comedy', 'Dancer'), which pages of named links show. One document holds all of
// them, `profiles/{uid}/private/versions`. A version has its own headline and introduction, and selects and orders
// photos, videos, credits and skills; facts, age and contact are always the profile's.
import { CREDIT_KINDS, type CreditKind } from '../profile/credit.ts';
import { LONGEST_FILE } from '../profile/picture.ts';
import type { Profile, VideoLink } from '../profile/profile.ts';
import { FIELDS } from '../profile/profile-fields.ts';
import { youtubeId } from '../profile/video.ts';
import { LIMITS } from '../values/limits.ts';
import {
  optionOf,
  readAddress,
  readLine,
  readLines,
  readList,
  readMap,
  readText,
} from '../values/read-value.ts';
import { asRecord } from '../values/record.ts';
import { isLinkCode } from './link-code.ts';

/** The sections that a version can leave out, in the order of the page. */
export const VERSION_SECTIONS = ['photos', 'videos', 'credits', 'skills', 'training', 'social'] as const;
export type VersionSection = (typeof VERSION_SECTIONS)[number];

export interface Version {
  /** A code generated like that of a named link. */
  readonly id: string;
  /** The version's name, which only the owner sees. */
  readonly name: string;
  /** The line below the actor's name; '' for none. */
  readonly headline: string;
  /** The version's introduction; '' for the introduction of the profile. */
  readonly introduction: string;
  /** The files of the gallery photos that the version shows, in order; empty for all, as on the profile. */
  readonly photos: readonly string[];
  /** The addresses of the videos that the version shows, in order; empty for all, as on the profile. */
  readonly videos: readonly string[];
  readonly credits_first: readonly CreditKind[];
  readonly left_out: readonly VersionSection[];
}

/** The introduction video and the additional ones. */
const VIDEOS = LIMITS.additionalVideos + 1;

/** `npm run generate` writes the same limits into firestore.rules. */
export const VERSION_LIMITS = {
  versions: 6,
  name: 40,
  headline: LIMITS.shortText,
  introduction: LIMITS.longText,
  videos: VIDEOS,
  file: LONGEST_FILE,
  /** Entries of all lists of a version together, and their characters. */
  chosen: LIMITS.photos + VIDEOS + CREDIT_KINDS.length + VERSION_SECTIONS.length,
  chosenLength:
    LIMITS.photos * LONGEST_FILE +
    VIDEOS * LIMITS.url +
    [...CREDIT_KINDS, ...VERSION_SECTIONS].join('').length,
} as const;

export const EMPTY_VERSION: Omit<Version, 'id'> = {
  name: '',
  headline: '',
  introduction: '',
  photos: [],
  videos: [],
  credits_first: [],
  left_out: [],
};

const readOptions = <Option extends string>(options: readonly Option[], stored: unknown): Option[] => [
  ...new Set(readList(stored, options.length, (entry) => optionOf(options, entry) || undefined)),
];

function readVersion(stored: unknown): Omit<Version, 'id'> {
  const fields = asRecord(stored);
  return {
    name: readLine(fields['name'], VERSION_LIMITS.name),
    headline: readLine(fields['headline'], VERSION_LIMITS.headline),
    introduction: readText(fields['introduction'], VERSION_LIMITS.introduction),
    photos: readLines(fields['photos'], LIMITS.photos, VERSION_LIMITS.file),
    videos: [
      ...new Set(readList(fields['videos'], VERSION_LIMITS.videos, (url) => readAddress(url) || undefined)),
    ],
    credits_first: readOptions(CREDIT_KINDS, fields['credits_first']),
    left_out: readOptions(VERSION_SECTIONS, fields['left_out']),
  };
}

/** Reads the versions of the stored document, sorted by name. Never throws. */
export function readVersions(stored: unknown): Version[] {
  return Object.entries(readMap(asRecord(stored)['versions'], VERSION_LIMITS.versions, readVersion))
    .filter(([id]) => isLinkCode(id))
    .map(([id, version]) => ({ id, ...version }))
    .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}

export const versionFields = ({ id: _id, ...fields }: Version): Omit<Version, 'id'> => fields;

/** All videos of a profile, the introduction's first. */
export function videosOf(profile: Profile): readonly VideoLink[] {
  const { introduction_video: url, introduction_video_details: details, additional_videos: videos } = profile;
  return url === '' ? videos : [{ ...details, url, platform: 'youtube' }, ...videos];
}

/** The profile with only these videos. The first is the introduction if pages can play it, else the old one if kept. */
export function withVideos(profile: Profile, videos: readonly VideoLink[]): Profile {
  const [first] = videos;
  const intro =
    first && youtubeId(first.url) !== undefined
      ? first
      : videos.find(({ url }) => url === profile.introduction_video);
  if (!intro) {
    return {
      ...profile,
      introduction_video: FIELDS.introduction_video.empty,
      introduction_video_details: FIELDS.introduction_video_details.empty,
      additional_videos: videos,
    };
  }
  const { url, platform: _platform, ...details } = intro;
  return {
    ...profile,
    introduction_video: url,
    introduction_video_details: details,
    additional_videos: videos.filter((video) => video !== intro),
  };
}

/** The chosen items that still exist, in the order chosen; all items if none does. */
function chosenOf<Item>(
  items: readonly Item[],
  chosen: readonly string[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  const found = chosen.flatMap((name) => items.find((item) => nameOf(item) === name) ?? []);
  return found.length === 0 ? items : found;
}

/** For each section: the values of the profile's fields when a version leaves the section out. */
const LEFT_OUT: Readonly<Record<VersionSection, Partial<Profile>>> = {
  photos: { photos: FIELDS.photos.empty },
  videos: {
    introduction_video: FIELDS.introduction_video.empty,
    introduction_video_details: FIELDS.introduction_video_details.empty,
    additional_videos: FIELDS.additional_videos.empty,
  },
  credits: { credits: FIELDS.credits.empty },
  skills: { skills: FIELDS.skills.empty },
  training: { education: FIELDS.education.empty },
  social: { social: FIELDS.social.empty },
};

/** The profile as a version shows it on page, CV and contact sheet; chosen items that no longer exist are skipped. */
export function applyVersion(profile: Profile, version: Version | undefined): Profile {
  if (!version) return profile;
  const { headline, introduction, photos, videos, credits_first, left_out } = version;
  const allVideos = videosOf(profile);
  const shownVideos = chosenOf(allVideos, videos, ({ url }) => url);
  const shownPhotos = chosenOf(profile.photos, photos, ({ file }) => file);
  return left_out.reduce<Profile>((rest, section) => ({ ...rest, ...LEFT_OUT[section] }), {
    ...(shownVideos === allVideos ? profile : withVideos(profile, shownVideos)),
    photos: shownPhotos,
    ...(shownPhotos === profile.photos ? {} : { photos_ordered: true }),
    introduction: introduction === '' ? profile.introduction : introduction,
    ...(headline === '' ? {} : { headline }),
    ...(credits_first.length === 0 ? {} : { credits_first }),
  });
}
