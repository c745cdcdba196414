// Reads whatever is stored as a profile, every older shape included. Never throws: what cannot be read is left
// empty.
import { readCredits } from './credit.ts';
import { readFacts } from './facts.ts';
import { LIMITS } from './limits.ts';
import { webAddress } from './links.ts';
import { readTakenDown } from './moderation.ts';
import { EMPTY_CONTACT, emptyProfile, type Contact, type Profile, type VideoLink } from './profile.ts';
import { readPicture } from './picture.ts';
import { LANGUAGE_LEVELS, VIDEO_PLATFORMS, type LanguageLevel, type VideoPlatform } from './options.ts';
import { readRepresentation } from './representation.ts';
import { lines, optionOf, text, unlabelled, untabbed } from './stored-line.ts';
import { readVideoDetails, videoDetailsOf, type VideoDetails } from './video-details.ts';
import { asRecord, isRecord } from './record.ts';

type Stored = Readonly<Record<string, unknown>>;

const age = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0
    ? Math.min(Math.trunc(number), LIMITS.screenAge)
    : 0;
};

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

/** A list of texts: an array, a JSON array, or comma-separated text; blanks and repeats left out. */
function texts(value: unknown): string[] {
  const list = typeof value === 'string' ? (parseJson(value) ?? value.split(',')) : value;
  const items = Array.isArray(list) ? list : typeof value === 'string' ? value.split(',') : [];
  return [...new Set(items.map(text).filter((item) => item !== ''))];
}

const isPlatform = (value: unknown): value is VideoPlatform =>
  (VIDEO_PLATFORMS as readonly unknown[]).includes(value);

/** The details of a video: stored by its address, or in the video itself. */
type DetailsOf = (url: string, video: unknown) => VideoDetails;

function videos(value: unknown, detailsOf: DetailsOf): VideoLink[] {
  const list = parseJson(value);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): VideoLink[] => {
    const url = text(isRecord(item) ? item['url'] : item);
    if (url === '') return [];
    const details = detailsOf(url, item);
    const platform = isRecord(item) ? item['platform'] : undefined;
    if (isPlatform(platform)) return [{ platform, url, ...details }];
    if (platform !== undefined && platform !== null && platform !== '') return [];
    return [{ platform: /instagr/i.test(url) ? 'instagram' : 'youtube', url, ...details }];
  });
}

/** Lines `language: level`, or an object of levels by language. */
function languageLevels(stored: unknown): Record<string, LanguageLevel> {
  const entries = isRecord(stored) ? Object.entries(stored) : lines(stored).map((line) => unlabelled(line));
  return Object.fromEntries(
    entries.flatMap(([language, value]) => {
      const level = optionOf(LANGUAGE_LEVELS, value);
      return level === '' || language === '' ? [] : [[language, level] as const];
    }),
  );
}

/** Lines of a skill and an address, separated by a tab, or an object of addresses by skill. */
function skillVideos(stored: unknown): Record<string, string> {
  const entries = isRecord(stored) ? Object.entries(stored) : lines(stored).map((line) => untabbed(line));
  return Object.fromEntries(
    entries.flatMap(([skill = '', value]) => {
      const address = webAddress(text(value));
      return skill === '' || address === '' ? [] : [[skill, address] as const];
    }),
  );
}

/** Milliseconds of a Firestore timestamp of either SDK; null for anything else. */
function milliseconds(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return null;
  return typeof value.toMillis === 'function' ? (value as { toMillis(): number }).toMillis() : null;
}

const social = (stored: Stored): Stored => asRecord(parseJson(stored['social']));

/**
 * The profile a stored document means; the fields that older documents keep inside `social` are taken from there.
 * `pictureBase` is what the addresses of the project's pictures begin with (picture.ts); `null` leaves the pictures out.
 */
export function readProfile(id: string, stored: unknown, pictureBase: string | null): Profile {
  const empty = emptyProfile(id);
  if (!isRecord(stored)) return empty;
  const inner = social(stored);
  const either = (field: string): string => text(stored[field]) || text(inner[field]);
  const videoDetails = readVideoDetails(id, stored['video_details'], pictureBase);
  const detailsOf: DetailsOf = (url, video) =>
    videoDetails.get(webAddress(url)) ?? videoDetailsOf(id, video, pictureBase);
  const outerVideos = videos(stored['additional_videos'], detailsOf);
  const introduction_video = either('introduction_video');
  const whatsapp_link = text(stored['whatsapp_link']);
  const taken_down = readTakenDown(stored['taken_down']);
  return {
    ...empty,
    username: text(stored['username']).toLowerCase(),
    former_usernames: texts(stored['former_usernames']),
    first_name: text(stored['first_name']),
    last_name: text(stored['last_name']),
    height: text(stored['height']) || (typeof stored['height'] === 'number' ? String(stored['height']) : ''),
    location: text(stored['location']),
    screen_age_min: age(stored['screen_age_min']),
    screen_age_max: age(stored['screen_age_max']),
    skills: texts(stored['skills']),
    languages: texts(stored['languages']),
    language_levels: languageLevels(stored['language_levels']),
    facts: readFacts(stored['facts']),
    credits: readCredits(stored['credits']),
    credits_order: stored['credits_order'] === 'hand' ? 'hand' : 'year',
    representation: readRepresentation(stored['representation']),
    education: either('education'),
    introduction: either('introduction'),
    introduction_video,
    introduction_video_details: detailsOf(introduction_video, stored['introduction_video_details']),
    additional_videos: outerVideos.length > 0 ? outerVideos : videos(inner['additional_videos'], detailsOf),
    skill_videos: skillVideos(stored['skill_videos']),
    social: {
      facebook: text(inner['facebook']),
      instagram: text(inner['instagram']),
      imdb: text(inner['imdb']),
      website: text(inner['website']),
    },
    is_profile_complete: stored['is_profile_complete'] === true,
    is_profile_public: stored['is_profile_public'] === true,
    profile_image: readPicture(id, stored['profile_image'], pictureBase),
    photos: (Array.isArray(stored['photos']) ? stored['photos'] : []).flatMap(
      (item: unknown) => readPicture(id, item, pictureBase) ?? [],
    ),
    whatsapp_link,
    // Documents from before these choices have neither: their owners are offered them.
    contact_shield: stored['contact_shield'] === true,
    has_contact: typeof stored['has_contact'] === 'boolean' ? stored['has_contact'] : whatsapp_link !== '',
    accepts_messages: stored['accepts_messages'] === true,
    confirmed_at: milliseconds(stored['confirmed_at']),
    ...(taken_down && { taken_down }),
  };
}

/** The private part; a date of birth that older documents keep in the profile or its `social` is taken from there. */
export function readContact(stored: unknown, profile?: unknown): Contact {
  const contact = asRecord(stored);
  const outer = asRecord(profile);
  return {
    phone_number: text(contact['phone_number']) || text(outer['phone_number']),
    date_of_birth:
      text(contact['date_of_birth']) || text(outer['date_of_birth']) || text(social(outer)['date_of_birth']),
    show_whatsapp:
      typeof contact['show_whatsapp'] === 'boolean' ? contact['show_whatsapp'] : EMPTY_CONTACT.show_whatsapp,
    whatsapp_link: text(contact['whatsapp_link']),
    hidden: lines(contact['hidden']),
  };
}
