// 10,000 odd rows through the plan: none throws, each is accounted for, and what is planned is within the rules' bounds.
import { describe, expect, test } from 'vitest';
import { LIMITS } from '@marquee/domain/limits';
import { isPlainName } from '@marquee/domain/name';
import { pictureBase } from '@marquee/domain/picture';
import { profileForm } from '@marquee/domain/profile';
import { profileDocument } from '@marquee/domain/profile';
import { readProfile } from '@marquee/domain/read-profile';
import { usernameProblem } from '@marquee/domain/username';
import { oddRows } from './odd-rows.ts';
import { planImport } from './plan.ts';
import { planProfile } from './profile-row.ts';
import { planUser } from './user-row.ts';
import { listOf, timeOf } from './values.ts';

const rows = oddRows(20261121);
const plan = planImport(rows);
const refused = (kind: string) =>
  new Set(plan.findings.filter((one) => one.kind === kind && one.level === 'refused').map(({ row }) => row));

const none = () => undefined;

describe('10,000 odd rows', () => {
  test('are that many, and the same for the same seed', () => {
    expect(rows.users.length + rows.profiles.length + rows.notifications.length).toBe(10_000);
    expect(oddRows(20261121, 0.01)).toEqual(oddRows(20261121, 0.01));
  });

  test.each(['users', 'profiles', 'notifications'] as const)(
    '%s are each taken or refused with a reason',
    (kind) => {
      const taken = new Set(plan[kind].map(({ row }) => row));
      expect(taken.size + refused(kind).size).toBe(rows[kind].length);
      expect([...refused(kind)].filter((row) => taken.has(row))).toEqual([]);
      expect(taken.size).toBeGreaterThan(rows[kind].length / 3);
      expect(refused(kind).size).toBeGreaterThan(10);
      for (const { reason } of plan.findings) expect(reason).toMatch(/\w{2}/);
    },
  );

  test('become profiles within the bounds of the rules', () => {
    for (const { item } of plan.profiles) {
      const { profile, contact } = item;
      expect(profile.first_name.length).toBeLessThanOrEqual(LIMITS.name);
      expect(isPlainName(profile.first_name)).toBe(true);
      expect(profile.introduction.length).toBeLessThanOrEqual(LIMITS.longText);
      expect(profile.height.length).toBeLessThanOrEqual(LIMITS.shortText);
      for (const [list, count, together] of [
        [profile.skills, LIMITS.skills, 3000],
        [profile.languages, LIMITS.languages, 1600],
      ] as const) {
        expect(list.length).toBeLessThanOrEqual(count);
        expect(list.join('').length).toBeLessThanOrEqual(together);
        expect(list.join('\n').split('\n')).toHaveLength(Math.max(1, list.length));
      }
      expect(profile.photos.length).toBeLessThanOrEqual(LIMITS.photos);
      expect(profile.additional_videos.length).toBeLessThanOrEqual(LIMITS.additionalVideos);
      for (const address of profile.additional_videos) expect(address.length).toBeLessThanOrEqual(LIMITS.url);
      for (const handle of [profile.social.facebook, profile.social.instagram, profile.social.imdb]) {
        expect(handle.length).toBeLessThanOrEqual(LIMITS.handle);
      }
      expect(profile.social.website.length).toBeLessThanOrEqual(LIMITS.url);
      expect(profile.whatsapp_link.length).toBeLessThanOrEqual(LIMITS.url);
      expect(contact.phone_number.length).toBeLessThanOrEqual(LIMITS.phone);
      expect(contact.date_of_birth).toMatch(/^((19|20)\d\d-\d\d-\d\d)?$/);
      expect(JSON.stringify(profile)).not.toMatch(/\\ud[89ab][0-9a-f]{2}(?!\\ud)/i);
      expect(profile).not.toHaveProperty('taken_down');
      if (item.username !== '') expect(usernameProblem(item.username)).toBeUndefined();
      // Read and saved again it stays what it is.
      const again = profileDocument(
        profileForm(readProfile(item.uid, profile, pictureBase('import')), contact),
      );
      expect(again.introduction).toBe(profile.introduction);
      expect(again.skills).toEqual(profile.skills);
    }
  });

  test('keep each name, id, email and phone for one row', () => {
    for (const values of [
      plan.profiles.flatMap(({ item }) => (item.username === '' ? [] : [item.username])),
      plan.profiles.map(({ item }) => item.uid),
      plan.users.map(({ item }) => item.record.uid),
      plan.users.flatMap(({ item }) => item.record.email ?? []),
      plan.users.flatMap(({ item }) => item.record.phoneNumber ?? []),
      plan.notifications.map(({ item }) => item.id),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

describe('a profile', () => {
  test('shows a link only if one was shown, and keeps the number private', () => {
    const shown = planProfile({ id: 'u', phone_number: '9820012345', whatsapp_link: '9820012345' }, none);
    expect(shown.profile.whatsapp_link).toMatch(/^https:\/\/wa\.me\/919820012345/);
    const hidden = planProfile({ id: 'u', phone_number: '9820012345' }, none);
    expect(hidden.profile.whatsapp_link).toBe('');
    expect(hidden.contact).toMatchObject({ phone_number: '9820012345', show_whatsapp: false });
  });

  test('takes what is inside social, and text columns', () => {
    const { profile, contact, foreignPictures } = planProfile(
      {
        id: 'u',
        skills: 'Kathak, Yoga',
        is_profile_public: 't',
        social:
          '{"instagram":"@asha","education":"FTII","date_of_birth":"1996-04-12","introduction_video":"https://youtu.be/dQw4w9WgXcQ"}',
        photos: JSON.stringify([
          'https://old.example/1.jpg',
          'https://firebasestorage.googleapis.com/v0/b/b/o/profiles%2Fu%2Fgallery%2F1.jpg?alt=media',
        ]),
      },
      none,
    );
    expect(profile).toMatchObject({
      skills: ['Kathak', 'Yoga'],
      education: 'FTII',
      is_profile_public: true,
      social: { instagram: 'asha' },
      introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
      photos: ['gallery/1.jpg 0x0'],
    });
    expect(foreignPictures).toBe(true);
    expect(contact.date_of_birth).toBe('1996-04-12');
  });
});

describe('an account', () => {
  test('keeps a bcrypt password, and asks for a new one in place of any other', () => {
    const hash = `$2a$10$${'a'.repeat(53)}`;
    const known = planUser({ id: 'u', email: 'A@Example.com', encrypted_password: hash }, none);
    expect(known.needsPassword).toBe(false);
    expect(known.record).toMatchObject({ email: 'a@example.com', emailVerified: false });
    expect(known.record.passwordHash?.toString()).toBe(hash);
    const notes: string[] = [];
    const other = planUser({ id: 'u', email: 'a@example.com', encrypted_password: '$argon2id$x' }, (note) =>
      notes.push(note),
    );
    expect(other.needsPassword).toBe(true);
    expect(other.record).not.toHaveProperty('passwordHash');
    expect(notes).toHaveLength(1);
  });
});

test.each([
  ['2024-05-01 10:00:00+00', Date.UTC(2024, 4, 1, 10)],
  ['2024-05-01 10:00:00', Date.UTC(2024, 4, 1, 10)],
  ['2024-05-01T15:30:00+05:30', Date.UTC(2024, 4, 1, 10)],
  ['2024-05-01', Date.UTC(2024, 4, 1)],
  [1_714_557_600, Date.UTC(2024, 4, 1, 10)],
  ['yesterday', undefined],
  [1e300, undefined],
])('reads the time %j', (value, expected) => {
  expect(timeOf(value)).toBe(expected);
});

test.each([
  ['{a,"b c","d\\"e"}', ['a', 'b c', 'd"e']],
  ['{}', []],
  ['["a"]', ['a']],
  ['a, b', 'a, b'],
  [['a'], ['a']],
])('reads the list %j', (value, expected) => {
  expect(listOf(value)).toEqual(expected);
});

describe('credits, facts and agent', () => {
  const planned = (row: object) => planProfile({ id: 'u', ...row }, none).profile;

  test('are taken from JSON', () => {
    const credits = JSON.stringify([{ kind: 'film', title: 'Kalari', role: 'Rao', year: 2025 }]);
    expect(planned({ credits, facts: '{"gender":"female"}' })).toMatchObject({
      credits: ['film\t\t2025\tKalari\tRao\t\t'],
      facts: ['gender: female'],
    });
  });

  test('are taken from the lines of a CV, with nothing lost', () => {
    const { credits } = planned({
      credits: 'Paatal Lok S2 (2025), Inspector Rao, dir. Avinash Arun, Prime Video',
    });
    expect(credits).toHaveLength(1);
    for (const word of ['2025', 'Paatal Lok S2', 'Inspector Rao', 'Avinash Arun', 'Prime Video']) {
      expect(credits[0]).toContain(word);
    }
  });

  test('are taken from a column each', () => {
    const row = {
      gender: 'male',
      accents: 'Bihari, Bambaiya',
      agent_name: 'Dev',
      agent_email: 'dev@menon.example',
    };
    expect(planned(row)).toMatchObject({
      facts: ['gender: male', 'accents: Bihari', 'accents: Bambaiya'],
      representation: ['role: agent', 'name: Dev', 'email: dev@menon.example'],
    });
  });

  test.each([{ credits: '{' }, { credits: 7, facts: [] }, { facts: 'x', representation: 'y', accents: {} }])(
    'that are %j are none',
    (row) => {
      expect(planned(row)).toMatchObject({ facts: [], representation: [] });
    },
  );

  test('are no longer than the rules take', () => {
    const { credits } = planned({
      credits: Array.from({ length: 100 }, () => ({ title: 'x'.repeat(1000) })),
    });
    expect(credits).toHaveLength(LIMITS.credits);
    expect(credits[0]).not.toContain('x'.repeat(LIMITS.creditText + 1));
  });
});
