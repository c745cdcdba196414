// Reads whatever is stored as a profile, every older shape of the specification (section 3) included. Never throws:
// what cannot be read is left empty.
import { LIMITS } from './limits.ts';
import { readTakenDown } from './moderation.ts';
import { EMPTY_CONTACT, emptyProfile, type Contact, type Profile, type VideoLink } from './profile.ts';
import { readPicture } from './picture.ts';
import { VIDEO_PLATFORMS, type VideoPlatform } from './options.ts';

type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

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

function videos(value: unknown): VideoLink[] {
  const list = parseJson(value);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): VideoLink[] => {
    const url = text(isRecord(item) ? item['url'] : item);
    if (url === '') return [];
    const platform = isRecord(item) ? item['platform'] : undefined;
    if (isPlatform(platform)) return [{ platform, url }];
    if (platform !== undefined && platform !== null && platform !== '') return [];
    return [{ platform: /instagr/i.test(url) ? 'instagram' : 'youtube', url }];
  });
}

const social = (stored: Stored): Stored => {
  const value = parseJson(stored['social']);
  return isRecord(value) ? value : {};
};

/**
 * The profile a stored document means; the fields that older documents keep inside `social` are taken from there.
 * `pictureBase` is what the addresses of the project's pictures begin with (picture.ts); `null` leaves the pictures out.
 */
export function readProfile(id: string, stored: unknown, pictureBase: string | null): Profile {
  const empty = emptyProfile(id);
  if (!isRecord(stored)) return empty;
  const inner = social(stored);
  const either = (field: string): string => text(stored[field]) || text(inner[field]);
  const outerVideos = videos(stored['additional_videos']);
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
    education: either('education'),
    introduction: either('introduction'),
    introduction_video: either('introduction_video'),
    additional_videos: outerVideos.length > 0 ? outerVideos : videos(inner['additional_videos']),
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
    whatsapp_link: text(stored['whatsapp_link']),
    ...(taken_down && { taken_down }),
  };
}

/** The private part; a date of birth that older documents keep in the profile or its `social` is taken from there. */
export function readContact(stored: unknown, profile?: unknown): Contact {
  const contact = isRecord(stored) ? stored : {};
  const outer = isRecord(profile) ? profile : {};
  return {
    phone_number: text(contact['phone_number']) || text(outer['phone_number']),
    date_of_birth:
      text(contact['date_of_birth']) || text(outer['date_of_birth']) || text(social(outer)['date_of_birth']),
    show_whatsapp:
      typeof contact['show_whatsapp'] === 'boolean' ? contact['show_whatsapp'] : EMPTY_CONTACT.show_whatsapp,
  };
}
