// Rows of the earlier product's tables: every shape that it stored, and some that nobody should have made. The same seed
// gives the same rows.
import fc from 'fast-check';

const pick = fc.constantFrom;

/** `often` for most rows, `odd` for some. */
const mostly = <Value>(often: fc.Arbitrary<Value>, odd: fc.Arbitrary<unknown>, weight = 12) =>
  fc.oneof({ weight, arbitrary: often }, { weight: 1, arbitrary: odd });

const junk = fc.oneof(
  pick(null, '', ' ', 7, true, {}, [], 'null', '\u0000', '\uD800', 'x'.repeat(5000), '</script><b>'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const name = mostly(pick('Asha', 'Ravi', 'मीरा', 'Zoë', "O'Neil", 'Thoi'), junk);
const skill = pick(
  'Kathak',
  'yoga',
  'Method Acting',
  'custom-1700000000000-Stage%20combat',
  'temp-1-%E0',
  'AC/DC',
  'a\nb',
  '',
);
const skills = fc.oneof(
  fc.array(skill, { maxLength: 20 }),
  fc.array(skill, { maxLength: 6 }).map((list) => list.join(', ')),
  fc.array(skill, { maxLength: 6 }).map((list) => JSON.stringify(list)),
  fc
    .array(pick('Kathak', 'Yoga'), { maxLength: 3 })
    .map((list) => `{${list.map((one) => `"${one}"`).join(',')}}`),
  junk,
);
const url = pick(
  'https://old.example/a.jpg',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://www.instagram.com/reel/x/',
  'javascript:alert(1)',
  `https://old.example/${'x'.repeat(1200)}`,
  '',
);
const video = fc.oneof(
  url,
  fc.record({ url }),
  fc.record({ url, platform: pick('youtube', 'instagram', 'vimeo', null) }),
  junk,
);
const videos = fc.oneof(
  fc.array(video, { maxLength: 14 }),
  fc.array(video, { maxLength: 3 }).map((list) => JSON.stringify(list)),
  junk,
);
const photos = fc.oneof(
  fc.array(fc.oneof(url, fc.record({ url }), junk), { maxLength: 8 }),
  fc.array(url, { maxLength: 3 }).map((list) => JSON.stringify(list)),
  fc.constant('{https://old.example/1.jpg,"https://old.example/2.jpg"}'),
  junk,
);
const date = pick('1996-04-12', '1996-04-12T00:00:00Z', '12/04/1996', '1899-01-01', '2001-02-30', '', null);
const social = fc
  .record(
    {
      facebook: pick('asha', 'https://facebook.com/asha', 'x'.repeat(300)),
      instagram: pick('@asha', 'https://instagram.com/asha/', ''),
      imdb: pick('nm123', 'https://www.imdb.com/name/nm123/'),
      website: pick('asha.example', 'javascript:alert(1)', 'https://asha.example'),
      date_of_birth: date,
      education: pick('FTII', ''),
      introduction: pick('Actor.', ''),
      introduction_video: url,
      additional_videos: videos,
    },
    { requiredKeys: [] },
  )
  .chain((value) => pick<unknown>(value, JSON.stringify(value), '{broken', null));
const time = pick(
  '2024-05-01T10:00:00Z',
  '2024-05-01 10:00:00+00',
  '2024-05-01 10:00:00.123456',
  1_714_557_600,
  1_714_557_600_000,
);
const anyTime = mostly(time, pick(null, '', 'yesterday', 1e300, '275760-09-13'));

/** Ids of a few thousand people, some twice. */
const person = (people: number) => fc.nat(people - 1).map((index) => `person-${String(index)}`);
const badId = pick(null, '', 'a/b', '..', '__x__', 'x'.repeat(200), {}, 1.5);

const profile = (people: number) =>
  fc.record(
    {
      id: mostly(person(people), badId, 40),
      username: fc.oneof(
        fc.nat(people * 3).map((index) => `Name-${String(index)}`),
        pick('admin', 'moderation', 'a', '-x-', 'asha-rao', null, '', 7),
      ),
      first_name: name,
      last_name: name,
      phone_number: pick('98200 12345', '+91 98200 12345', 'call me', null, '9'.repeat(60)),
      height: pick<unknown>('168 cm', 168, null, 'x'.repeat(100)),
      location: pick('Mumbai', 'x'.repeat(100), null),
      screen_age_min: pick<unknown>(20, '20', -1, 500, null, 'abc'),
      screenAgeMax: pick<unknown>(30, '30', 1e9),
      skills,
      languages: skills,
      education: pick(null, 'FTII', 'x'.repeat(6000)),
      introduction: pick(null, 'Actor.', '🎭'.repeat(3000), 'a\uD83C'),
      introduction_video: url,
      additional_videos: videos,
      social,
      is_profile_complete: fc.boolean(),
      is_profile_public: pick<unknown>(true, false, 't', 'f', 'true', 1, null),
      profile_image: fc.oneof(url, junk),
      photos,
      whatsapp_link: pick('https://wa.me/919820012345', '9820012345', 'http://evil.example', '', null),
      date_of_birth: date,
      created_at: anyTime,
      updated_at: anyTime,
      taken_down: pick<unknown>(undefined, true),
      former_usernames: pick<unknown>(undefined, ['stolen']),
      foreign_column: junk,
    },
    { requiredKeys: ['id'] },
  );

const BCRYPT = `$2a$10$abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUVWXYZ01234`;

const user = (people: number) =>
  fc.tuple(fc.nat(people - 1), fc.boolean()).chain(([index, isOdd]) =>
    fc.record(
      {
        id: isOdd
          ? mostly(fc.constant(`person-${String(index)}`), badId, 20)
          : fc.constant(`person-${String(index)}`),
        email: mostly(
          fc.constant(`Person${String(index)}@example.com`),
          pick(null, '', 'no address', 'shared@example.com'),
        ),
        encrypted_password: pick(BCRYPT, '$argon2id$v=19$x', '', null),
        email_confirmed_at: pick('2024-05-01T10:00:00Z', null),
        phone: pick(null, '', `9198200${String(10_000 + index)}`, 'call me'),
        raw_user_meta_data: pick<unknown>({ full_name: 'Asha Rao' }, {}, null, 'text'),
        identities: pick<unknown>(
          null,
          [],
          [{ provider: 'google', identity_data: { sub: `g-${String(index)}` } }],
        ),
        banned_until: pick(null, '2099-01-01T00:00:00Z', '2020-01-01T00:00:00Z'),
        created_at: anyTime,
        last_sign_in_at: anyTime,
      },
      { requiredKeys: ['id', 'email'] },
    ),
  );

const notification = (people: number) =>
  fc.record(
    {
      id: fc.oneof(fc.uuid({ version: 4 }), fc.nat(), pick(null, '')),
      user_id: mostly(person(people), badId, 40),
      title: pick('Profile View', 'Welcome', null),
      message: mostly(
        pick('Someone viewed your profile', 'Ravi viewed your profile', 'x'.repeat(3000)),
        junk,
      ),
      type: pick('profile_view', 'info', 'other', null),
      read: pick<unknown>(true, false, 't', null),
      created_at: anyTime,
      metadata: pick<unknown>(
        {
          viewer_id: 'person-1',
          viewer_name: 'Ravi',
          viewer_email: 'ravi@example.com',
          event_type: 'profile_view',
        },
        '{"viewer_id":"person-2","viewer_name":"Zoya"}',
        '{broken',
        null,
      ),
    },
    { requiredKeys: ['user_id'] },
  );

const row = (arbitrary: fc.Arbitrary<unknown>) => mostly(arbitrary, pick(null, 7, 'text', [], true), 200);

export interface OddRows {
  readonly users: readonly unknown[];
  readonly profiles: readonly unknown[];
  readonly notifications: readonly unknown[];
}

/** 10,000 rows for a scale of 1: 3,000 users, 3,000 profiles, 4,000 notifications, as JSON would bring them. */
export function oddRows(seed: number, scale = 1): OddRows {
  const people = Math.round(3000 * scale);
  const make = (arbitrary: fc.Arbitrary<unknown>, numRuns: number) =>
    fc.sample(row(arbitrary), { seed, numRuns });
  const rows = {
    // Everybody once, then some again and the odd ones.
    users: [
      ...Array.from({ length: Math.round(people * 0.8) }, (_, index) => ({
        id: `person-${String(index)}`,
        email: `person${String(index)}@example.com`,
        encrypted_password: index % 3 === 0 ? BCRYPT : null,
        email_confirmed_at: '2024-05-01T10:00:00Z',
      })),
      ...make(user(people), people - Math.round(people * 0.8)),
    ],
    profiles: make(profile(people), people),
    notifications: make(notification(people), Math.round(4000 * scale)),
  };
  return JSON.parse(JSON.stringify(rows)) as OddRows;
}
