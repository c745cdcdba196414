// Reads any stored document as a profile, including every older shape. Never throws: values that cannot be read are
// left empty, and values that are too long are cut (read-value.ts).
import { readValues } from './field.ts';
import { HIDEABLE, readHidden } from './hidden-facts.ts';
import { LIMITS } from '../values/limits.ts';
import { readTakenDown } from '../accounts/moderation.ts';
import { emptyProfile, type Contact, type Profile, type ProfileForm } from './profile.ts';
import { FIELDS, type FieldName } from './profile-fields.ts';
import { parsed, readLine, readLines } from '../values/read-value.ts';
import { asRecord, isRecord, type UnknownRecord } from '../values/record.ts';
import { storedMilliseconds } from '../values/stored-time.ts';

/** Fields that older documents keep inside `social`, which they may store as JSON. */
const INSIDE_SOCIAL: ReadonlySet<string> = new Set<FieldName>([
  'education',
  'introduction',
  'introduction_video',
  'additional_videos',
  'date_of_birth',
]);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The stored fields; those that older documents store elsewhere are moved to their current place. */
function unfolded(stored: UnknownRecord): UnknownRecord {
  const social = asRecord(parsed(stored['social']));
  const valueOf = (name: string): unknown => {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (name === 'social') return social;
    if (name === 'height' && typeof value === 'number') return String(value);
    return isEmpty(value) && INSIDE_SOCIAL.has(name) ? social[name] : value;
  };
  return Object.fromEntries(Object.keys(FIELDS).map((name) => [name, valueOf(name)]));
}

export function readProfile(id: string, stored: unknown): Profile {
  const empty = emptyProfile(id);
  if (!isRecord(stored)) return empty;
  const {
    date_of_birth: _born,
    phone_number: _phone,
    show_whatsapp: _show,
    ...fields
  } = readValues(FIELDS, unfolded(stored), id);
  const { former_usernames, is_profile_complete, has_contact, confirmed_at } = stored;
  const taken_down = readTakenDown(stored['taken_down']);
  return {
    ...fields,
    id,
    username: fields.username.toLowerCase(),
    former_usernames: readLines(former_usernames, LIMITS.usernamesHeld, LIMITS.shortText),
    is_profile_complete: is_profile_complete === true,
    has_contact: typeof has_contact === 'boolean' ? has_contact : fields.whatsapp_link !== '',
    confirmed_at: storedMilliseconds(confirmed_at) ?? null,
    ...(taken_down && { taken_down }),
  };
}

/** Reads the private document; older profiles store some of its fields in the profile or its `social`. */
export function readContact(stored: unknown, profile?: unknown): Contact {
  const outer = unfolded(asRecord(profile));
  const contact = asRecord(stored);
  const field = (name: 'phone_number' | 'date_of_birth'): string =>
    FIELDS[name].read(contact[name]) || FIELDS[name].read(outer[name]);
  return {
    phone_number: field('phone_number'),
    date_of_birth: field('date_of_birth'),
    show_whatsapp: FIELDS.show_whatsapp.read(contact['show_whatsapp']),
    whatsapp_link: readLine(contact['whatsapp_link'], LIMITS.url),
    hidden: readHidden(contact['hidden']),
  };
}

/** Reads the form of a draft as leniently as a stored profile, because anything may have written it. */
export function readForm(uid: string, stored: unknown): ProfileForm {
  const form = asRecord(stored);
  const hidden = readLines(form['hidden'], HIDEABLE.length, LIMITS.shortText);
  return {
    ...readValues(FIELDS, form, uid),
    hidden: HIDEABLE.filter((name) => hidden.includes(name)),
  };
}
