// The facts that casting asks for: written, read back and edited again.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../testing/rounds.ts';
import { addDays, dayInIndia } from '../values/calendar-day.ts';
import { storedPeriod } from './busy-dates.ts';
import { EMPTY_CREDIT } from './credit.ts';
import { EMPTY_FACTS, FACTS, type Facts } from './facts.ts';
import { HIDEABLE } from './hidden-facts.ts';
import { NO_CAPTION, type Picture } from './picture.ts';
import {
  contactDocument,
  EMPTY_CONTACT,
  emptyProfile,
  profileDocument,
  profileForm,
  type ProfileForm,
} from './profile.ts';
import { FIELDS } from './profile-fields.ts';
import { readContact, readForm, readProfile } from './read-profile.ts';

const SOON = addDays(dayInIndia(), 9);

const thumb: Picture = {
  ...NO_CAPTION,
  file: 'videos/youtube-dQw4w9WgXcQ.jpg',
  steps: [],
  width: 480,
  height: 360,
};

const photo: Picture = {
  file: 'gallery/a.jpg',
  steps: [480],
  width: 4,
  height: 3,
  color: '#a1b2c3',
  caption: 'Rehearsing ‘Kalari’',
  photographer: 'Dev Menon',
  taken: '2026-03',
  shot: 'full_length',
};

/** A value for each field or fact of an ordinary kind, chosen by the kind; other kinds are left out. */
const filledIn = (
  table: Readonly<Record<string, { readonly kind: string; readonly options?: readonly unknown[] }>>,
) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { kind, options = [] }]): [string, unknown][] => {
      switch (kind) {
        case 'choice':
          return [[name, options.at(-1)]];
        case 'list':
          return [[name, ['HIDDEN', 'HIDDEN 2']]];
        case 'month':
          return [[name, '2031-05']];
        case 'day':
          return [[name, '2026-12-01']];
        case 'periods':
          return [[name, [storedPeriod({ first: SOON, last: SOON })]]];
        case 'line':
        case 'text':
          return [[name, 'HIDDEN']];
        case 'whole':
          return [[name, 7]];
        case 'flag':
          return [[name, true]];
        default:
          return [];
      }
    }),
  );

const FILLED_FACTS = filledIn(FACTS) as unknown as Facts;

/** The fields that can be hidden, by the name under which they are. */
const HIDDEN_FIELDS = Object.entries<{ readonly kind: string; readonly hide?: string }>(FIELDS).filter(
  ([, { hide }]) => hide !== undefined,
);

const FULL: ProfileForm = {
  ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
  ...filledIn(Object.fromEntries(HIDDEN_FIELDS)),
  first_name: 'Asha',
  last_name: 'Rao',
  height: '5\'6" (168 cm)',
  screen_age_min: 24,
  screen_age_max: 32,
  education: 'FTII\nNSD',
  languages: ['Hindi', 'constructor'],
  language_levels: { Hindi: 'native' },
  skills: ['Kathak', '__proto__'],
  introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
  introduction_video_details: { title: 'Showreel 2026', kind: 'showreel', seconds: 185, thumb },
  additional_videos: [
    {
      platform: 'youtube',
      url: 'https://youtu.be/aqz-KE-bpKQ',
      title: 'Comedy',
      kind: 'scene',
      seconds: 0,
      thumb: null,
    },
  ],
  skill_videos: { Kathak: 'https://youtu.be/aqz-KE-bpKQ' },
  facts: {
    ...EMPTY_FACTS,
    gender: 'female',
    travel: 'yes',
    accents: ['Bambaiya: street', 'Punjabi'],
    passport_until: '2031-05',
    available_from: '2026-12-01',
    busy: [storedPeriod({ first: SOON, last: addDays(SOON, 6) })],
  },
  credits: [{ ...EMPTY_CREDIT, title: 'Kalari', year: 2025, size: 'lead' }],
  credits_order: 'hand',
  representation: {
    role: 'manager',
    name: 'Dev: Menon',
    company: 'Menon Talent',
    phone: '+91 98200 12346',
    email: 'dev@menon.example',
    instead: false,
  },
  photos: [photo],
  phone_number: '+91 98200 12345',
  contact_shield: true,
};

/** The form as it is opened again after a save. */
function reopened(form: ProfileForm): ProfileForm {
  const stored = JSON.parse(JSON.stringify([profileDocument(form), contactDocument(form)])) as unknown[];
  return profileForm(readProfile('u1', stored[0]), readContact(stored[1], stored[0]));
}

/** The form with the WhatsApp link that a save makes from the phone number. */
const saved = (form: ProfileForm): ProfileForm => ({
  ...form,
  whatsapp_link: contactDocument(form).whatsapp_link,
});

it('a full form is opened again as it was saved', () => {
  expect(reopened(FULL)).toEqual(saved(FULL));
});

it('a form stored as a draft in JSON is read back, without unknown names of hidden values', () => {
  const draft = JSON.parse(JSON.stringify({ ...FULL, hidden: ['credits', 'gender', 'password'] })) as unknown;
  expect(readForm('u1', draft)).toEqual({
    ...FULL,
    hidden: ['credits', 'gender'],
  });
});

it.each(HIDEABLE)('the hidden fact %s is in the owner’s form but not in the public document', (name) => {
  const filled: ProfileForm = {
    ...FULL,
    facts: FILLED_FACTS,
  };
  const hidden: ProfileForm = { ...filled, hidden: [name] };
  expect(reopened(hidden)).toEqual(saved(hidden));
  const shown = readProfile('u1', profileDocument(hidden));
  const before = readProfile('u1', profileDocument(filled));
  const valueOf = (profile: typeof shown): unknown =>
    name in EMPTY_FACTS
      ? profile.facts[name as keyof typeof EMPTY_FACTS]
      : HIDDEN_FIELDS.flatMap(([field, { hide }]) =>
          hide === name ? [profile[field as keyof typeof profile]] : [],
        );
  expect(valueOf(before)).not.toEqual(valueOf(emptyProfileRead));
  expect(valueOf(shown)).toEqual(valueOf(emptyProfileRead));
});
const emptyProfileRead = emptyProfile('u1');

it('a hidden fact stays hidden while it is empty', () => {
  expect(reopened({ ...FULL, hidden: ['eyes'] }).hidden).toEqual(['eyes']);
});

it('the WhatsApp link is in the private document alone while the contact shield is on, else in both documents', () => {
  const hidden = profileDocument(FULL);
  expect(JSON.stringify(hidden)).not.toContain('9820012345');
  expect(hidden).toMatchObject({ has_contact: true, whatsapp_link: '' });
  expect(contactDocument(FULL).whatsapp_link).toMatch(/^https:\/\/wa\.me\/919820012345\?/);
  expect(profileDocument({ ...FULL, contact_shield: false }).whatsapp_link).toMatch(/^https:\/\/wa\.me/);
});

it('the public document offers no contact of the actor where the agent’s contact replaces it', () => {
  const represented = FULL.representation && { ...FULL.representation, instead: true };
  expect(profileDocument({ ...FULL, contact_shield: false, representation: represented })).toMatchObject({
    has_contact: false,
    whatsapp_link: '',
  });
});

it.each([
  ['nothing', { name: '', company: '', phone: '', email: '' }],
  ['no phone and no e-mail', { phone: '', email: '' }],
  ['a phone and an e-mail that cannot be used', { phone: 'ask me', email: 'dev at menon' }],
])('the public document offers the actor’s own contact where the agent has %s', (_what, agent) => {
  const representation = FULL.representation && { ...FULL.representation, instead: true, ...agent };
  const form = { ...FULL, contact_shield: false, representation };
  expect(profileDocument(form)).toMatchObject({ has_contact: true });
});

it('saving drops a skill’s video that the profile no longer has', () => {
  expect(profileDocument({ ...FULL, additional_videos: [] }).skill_videos).toEqual({});
});

it('readProfile reads any document without throwing, and a profile that is saved twice stays the same', () => {
  const anything = fc.oneof(fc.anything(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.anything()));
  const listOf = (entry: Record<string, fc.Arbitrary<unknown>>) =>
    fc.oneof(anything, fc.array(fc.oneof(fc.webUrl(), fc.record(entry, { requiredKeys: [] }))));
  const picture = { url: fc.webUrl(), file: fc.anything(), steps: fc.anything(), width: fc.anything() };
  const document = fc.record(
    {
      username: anything,
      first_name: anything,
      facts: anything,
      credits: listOf({ title: fc.anything(), year: fc.anything() }),
      representation: anything,
      language_levels: anything,
      languages: fc.array(fc.string()),
      skills: fc.oneof(fc.string(), fc.array(fc.string())),
      skill_videos: anything,
      social: fc.oneof(fc.json(), anything),
      introduction_video_details: anything,
      additional_videos: listOf({ url: fc.anything(), platform: fc.anything(), thumb: fc.anything() }),
      profile_image: fc.oneof(fc.webUrl(), fc.record(picture)),
      photos: listOf(picture),
      screen_age_min: anything,
      whatsapp_link: anything,
      hidden: anything,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), document), (stored) => {
      const once = reopened(profileForm(readProfile('u1', stored), readContact(stored, stored)));
      expect(reopened(once)).toEqual(once);
    }),
    rounds(300),
  );
});

describe('a profile document of an older format', () => {
  const older = readProfile('u1', { first_name: 'Asha', whatsapp_link: 'https://wa.me/91' });

  it('a profile document of an older format is read with contact shield and messages off, and with contact details', () => {
    expect(older).toMatchObject({ contact_shield: false, accepts_messages: false, has_contact: true });
  });

  it('a profile document of an older format is read as never confirmed by its owner', () => {
    expect(older.confirmed_at).toBeNull();
    expect(readProfile('u1', { confirmed_at: { seconds: 0, nanoseconds: 5e6 } }).confirmed_at).toBe(5);
  });
});
