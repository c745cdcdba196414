// A row of the earlier profiles table as the documents it becomes, within the bounds of the rules: what is too long or
// too many is cut and reported, so that its owner can save the profile again.
import { LIMITS } from '@marquee/domain/limits';
import { plainName } from '@marquee/domain/name';
import { pictureBase } from '@marquee/domain/picture';
import { contactDocument, profileDocument, profileForm } from '@marquee/domain/profile';
import { isCalendarDate } from '@marquee/domain/profile-form';
import { readContact, readProfile } from '@marquee/domain/read-profile';
import { findSkill } from '@marquee/domain/skills';
import { normaliseUsername, usernameProblem } from '@marquee/domain/username';
import { whatsappLink } from '@marquee/domain/whatsapp';
import { castingColumns } from './casting-columns.ts';
import { flagOf, listOf, storable, timeOf, uidOf } from './values.ts';
import { isRecord, type UnknownRecord } from '@marquee/domain/record';

export interface PlannedProfile {
  readonly uid: string;
  /** '' for none. */
  readonly username: string;
  readonly profile: ReturnType<typeof profileDocument>;
  readonly contact: ReturnType<typeof contactDocument>;
  readonly skillIds: readonly string[];
  /** Whether pictures were left out because they lie elsewhere than in the owner's folder of Storage. */
  readonly foreignPictures: boolean;
  /** Milliseconds since 1970; `undefined` when the row does not say. */
  readonly createdAt: number | undefined;
  readonly updatedAt: number | undefined;
}

/** Pictures are stored as files: the bucket's own name makes no difference. */
const IMPORTED = pictureBase('import');

type Note = (reason: string) => void;

/** Columns of the edit form's shape that a row may have beside, or in place of, the table's. */
const RENAMED = {
  screenAgeMin: 'screen_age_min',
  screenAgeMax: 'screen_age_max',
  profileImage: 'profile_image',
  isProfilePublic: 'is_profile_public',
} as const;

const cut = (name: string, text: string, max: number, note: Note): string => {
  const whole = storable(text);
  if (whole.length <= max) return whole;
  note(`${name} cut to ${String(max)} characters`);
  return storable(whole.slice(0, max)).trim();
};

/** Entries on one line each, as many and as long together as the rules take. */
function cutList(
  name: string,
  list: readonly string[],
  { count, each, together }: { count: number; each: number; together: number },
  note: Note,
): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const entry of new Set(list.map((text) => storable(text).replace(/\s+/g, ' ').slice(0, each)))) {
    if (kept.length < count && length + entry.length <= together) {
      kept.push(entry);
      length += entry.length;
    }
  }
  if (kept.length < list.length) note(`${name}: ${String(kept.length)} of ${String(list.length)} kept`);
  return kept;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const skillId = (stored: string): string => findSkill(stored)?.id ?? stored.replaceAll('/', '%2F');

/** The row's columns under the table's names, its lists as lists. */
function columnsOf(stored: UnknownRecord): Record<string, unknown> {
  const row: Record<string, unknown> = { ...stored };
  // An export cannot set a moderator's field or the product's own lists.
  delete row['taken_down'];
  delete row['former_usernames'];
  for (const [from, to] of Object.entries(RENAMED)) row[to] ??= stored[from];
  for (const column of ['skills', 'languages', 'photos', 'additional_videos'])
    row[column] = listOf(row[column]);
  Object.assign(row, castingColumns(stored));
  row['is_profile_public'] = flagOf(row['is_profile_public']);
  return row;
}

/** Throws, in words for the report, why the row cannot be a profile. */
export function planProfile(stored: unknown, note: Note): PlannedProfile {
  if (!isRecord(stored)) throw new Error('not an object');
  const uid = uidOf(stored['id'] ?? stored['user_id']);
  if (uid === undefined) throw new Error('id is missing or cannot be a user id');
  const row = columnsOf(stored);

  const profile = readProfile(uid, row, IMPORTED);
  const contact = readContact(undefined, row);
  const username = normaliseUsername(profile.username);
  const problem = username === '' ? undefined : usernameProblem(username);
  if (problem !== undefined) note(`username left out: ${problem}`);
  const date = contact.date_of_birth.slice(0, 10);
  if (contact.date_of_birth !== '' && !isCalendarDate(date)) note('date_of_birth left out: not a date');
  // Only a link that was shown before is shown now: a phone number alone stays private.
  const link = whatsappLink(profile.whatsapp_link);
  if (profile.whatsapp_link !== '' && link === '') note('whatsapp_link left out: not one');
  const photos = profile.photos.slice(0, LIMITS.photos);
  const listed = Array.isArray(row['photos']) ? row['photos'].length : 0;
  if (listed > photos.length) note(`photos: ${String(photos.length)} of ${String(listed)} kept`);
  const isImageLost = isGiven(row['profile_image']) && profile.profile_image === null;
  if (isImageLost) note('profile_image left out: not in Storage');

  const form = {
    ...profileForm(profile, contact),
    username: problem === undefined ? username : '',
    first_name: cut('first_name', plainName(profile.first_name), LIMITS.name, note),
    last_name: cut('last_name', plainName(profile.last_name), LIMITS.name, note),
    height: cut('height', profile.height, LIMITS.shortText, note),
    location: cut('location', profile.location, LIMITS.shortText, note),
    education: cut('education', profile.education, LIMITS.longText, note),
    introduction: cut('introduction', profile.introduction, LIMITS.longText, note),
    introduction_video:
      profile.introduction_video.length > LIMITS.url ? '' : storable(profile.introduction_video),
    skills: cutList(
      'skills',
      profile.skills,
      { count: LIMITS.skills, each: LIMITS.skill, together: 3000 },
      note,
    ),
    languages: cutList(
      'languages',
      profile.languages,
      { count: LIMITS.languages, each: LIMITS.shortText, together: 1600 },
      note,
    ),
    additional_videos: profile.additional_videos
      .filter(({ url }) => url.length <= LIMITS.url - 20)
      .slice(0, LIMITS.additionalVideos),
    social: {
      facebook: cut('facebook', profile.social.facebook, LIMITS.handle, note),
      instagram: cut('instagram', profile.social.instagram, LIMITS.handle, note),
      imdb: cut('imdb', profile.social.imdb, LIMITS.handle, note),
      website: profile.social.website.length > LIMITS.url - 20 ? '' : storable(profile.social.website),
    },
    photos,
    phone_number: cut('phone_number', contact.phone_number, LIMITS.phone, note),
    date_of_birth: isCalendarDate(date) ? date : '',
    whatsapp_link: link.length > LIMITS.url ? '' : link,
    show_whatsapp: link !== '' && link.length <= LIMITS.url,
  };
  const document = profileDocument(form);
  for (const name of ['facebook', 'instagram', 'imdb'] as const) {
    document.social[name] = document.social[name].slice(0, LIMITS.handle);
  }
  if (document.additional_videos.length < profile.additional_videos.length) {
    note(
      `additional_videos: ${String(document.additional_videos.length)} of ${String(profile.additional_videos.length)} kept`,
    );
  }
  return {
    uid,
    username: form.username,
    profile: document,
    contact: contactDocument(form),
    foreignPictures: isImageLost || profile.photos.length < listed,
    skillIds: [...new Set(form.skills.map(skillId))].filter((id) => id !== '' && id.length <= 200),
    createdAt: timeOf(stored['created_at']),
    updatedAt: timeOf(stored['updated_at']),
  };
}
