import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '@marquee/domain/testing/rounds';
import { LIMITS } from '@marquee/domain/values/limits';
import {
  EMPTY_CONTACT,
  emptyProfile,
  profileForm,
  type Picture,
  type ProfileForm,
  type VideoLink,
} from '@marquee/domain/profile/profile';
import { heightSpelling } from '@marquee/domain/profile/height';
import { mendedName } from '@marquee/domain/profile/name';
import { NO_CAPTION, pictureBase, pictureUrl } from '@marquee/domain/profile/picture';
import { readContact, readProfile } from '@marquee/domain/profile/read-profile';
import { oddDocument } from '#web/testing/odd-documents.ts';
import type { StoredProfile } from './load-profile.ts';
import { isConflict, storesPrevious, planSave, storesTheSame } from './save-plan.ts';

const BASE = pictureBase('pictures.example');
const RUNS = rounds(400);

const load = (profile: unknown, contact?: unknown): StoredProfile => {
  const read = readProfile('u1', profile);
  return {
    form: profileForm(read, readContact(contact, profile)),
    former_usernames: read.former_usernames,
    updatedAt: '1.0',
  };
};

const save = (stored: StoredProfile) => planSave(stored.form, stored, stored.form.username);

describe('stored profiles of any shape', () => {
  test('a profile of any stored shape is saved in the one strict shape, which a second save does not change', () => {
    fc.assert(
      fc.property(oddDocument, oddDocument, (profile, contact) => {
        const saved = save(load(profile, contact));
        expect(Object.keys(saved.profile).toSorted()).toEqual(CLEAN);
        expect(Object.keys(saved.contact).toSorted()).toEqual(Object.keys(EMPTY_CONTACT).toSorted());
        const again = save(load(saved.profile, saved.contact));
        expect([again.profile, again.contact]).toEqual([saved.profile, saved.contact]);
      }),
      RUNS,
    );
  });

  // The fields that firestore.rules allows, without the timestamps.
  const CLEAN = Object.keys(emptyProfile('u1'))
    .filter((name) => !['id', 'confirmed_at'].includes(name))
    .toSorted();

  test('loading and saving a stored profile of any shape does not throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (profile, contact) => {
        save(load(profile, contact));
      }),
      RUNS,
    );
  });
});

describe('profiles stored in an older format', () => {
  // Words have single spaces only, because a save collapses spaces.
  const word = fc
    .stringMatching(/^[A-Za-z\u0905-\u0939][A-Za-z\u0905-\u0939 .'()/&-]{0,20}[a-z]$/)
    .map((text) => text.replace(/ +/g, ' '));
  const words = (max: number) => fc.uniqueArray(word, { maxLength: max });
  const picture: fc.Arbitrary<Picture> = fc
    .nat(1000)
    .map((n) => `gallery/u1_gallery_${String(n)}_a.jpg`)
    .map((file) => ({ ...NO_CAPTION, file, steps: [], width: 0, height: 0 }));
  const video: fc.Arbitrary<VideoLink> = fc.oneof(
    fc
      .stringMatching(/^[\w-]{11}$/)
      .map((id): VideoLink => ({ ...NO_VIDEO_DETAILS, platform: 'youtube', url: `https://youtu.be/${id}` })),
    fc.stringMatching(/^[A-Za-z0-9]{5}$/).map((id): VideoLink => ({
      ...NO_VIDEO_DETAILS,
      platform: 'instagram',
      url: `https://www.instagram.com/reel/${id}/`,
    })),
  );
  const handle = fc.stringMatching(/^[a-z][a-z0-9._]{0,20}[a-z0-9]$/).filter((text) => !text.includes('..'));
  const maybe = <Value>(arbitrary: fc.Arbitrary<Value>, none: Value) =>
    fc.oneof(arbitrary, fc.constant(none));

  const good: fc.Arbitrary<ProfileForm> = fc
    .record({
      first_name: word.map(mendedName),
      last_name: word.map(mendedName),
      height: maybe(word.map(heightSpelling), ''),
      location: maybe(word, ''),
      screen_age_min: fc.nat(LIMITS.screenAge),
      screen_age_max: fc.nat(LIMITS.screenAge),
      skills: words(LIMITS.skills),
      languages: words(6),
      education: maybe(word, ''),
      introduction: maybe(word, ''),
      introduction_video: maybe(
        video.map(({ url }) => url),
        '',
      ),
      additional_videos: fc.array(video, { maxLength: LIMITS.additionalVideos }),
      social: fc.record({
        facebook: maybe(handle, ''),
        instagram: maybe(handle, ''),
        imdb: maybe(handle, ''),
        website: maybe(fc.constant('https://meera.example/'), ''),
      }),
      is_profile_public: fc.boolean(),
      profile_image: maybe<Picture | null>(picture, null),
      photos: fc.array(picture, { maxLength: LIMITS.photos }),
      phone_number: maybe(fc.constant('+91 98200 12345'), ''),
      date_of_birth: maybe(fc.constant('1996-04-12'), ''),
      show_whatsapp: fc.boolean(),
    })
    .map((fields) => ({
      ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
      // Older documents lack both fields.
      contact_shield: false,
      accepts_messages: false,
      ...fields,
    }));

  interface Spelling {
    readonly lists: 'array' | 'json' | 'comma';
    readonly social: 'object' | 'json';
    readonly inner: boolean;
    readonly pictures: 'text' | 'object';
    readonly videos: 'text' | 'object' | 'json';
    readonly ages: 'number' | 'text';
    readonly contact: 'document' | 'profile';
  }
  const spelling: fc.Arbitrary<Spelling> = fc.record({
    lists: fc.constantFrom('array', 'json', 'comma'),
    social: fc.constantFrom('object', 'json'),
    inner: fc.boolean(),
    pictures: fc.constantFrom('text', 'object'),
    videos: fc.constantFrom('text', 'object', 'json'),
    ages: fc.constantFrom('number', 'text'),
    contact: fc.constantFrom('document', 'profile'),
  });

  /** The stored documents of the form as an older version of the product wrote them. */
  const storedForms = (form: ProfileForm, how: Spelling): [profile: unknown, contact: unknown] => {
    const { phone_number, date_of_birth, show_whatsapp, ...profile } = form;
    const { education, introduction, introduction_video, additional_videos, ...top } = profile;
    const list = (items: readonly string[]) =>
      ({ array: items, json: JSON.stringify(items), comma: items.join(', ') })[how.lists];
    const pictureOf = ({ file }: Picture) => {
      const url = pictureUrl(BASE, 'u1', file);
      return how.pictures === 'text' ? url : { url };
    };
    const videos = {
      text: additional_videos.map(({ url }) => url),
      object: additional_videos,
      json: JSON.stringify(additional_videos),
    }[how.videos];
    const movable = { education, introduction, introduction_video, additional_videos: videos };
    const isInProfile = how.contact === 'profile';
    const social = {
      ...form.social,
      ...(how.inner ? movable : {}),
      ...(how.inner && isInProfile ? { date_of_birth } : {}),
    };
    return [
      {
        ...top,
        ...(how.inner ? { education: null, introduction: '' } : movable),
        ...(isInProfile ? { phone_number, ...(how.inner ? {} : { date_of_birth }) } : {}),
        skills: list(form.skills),
        languages: list(form.languages),
        social: how.social === 'json' ? JSON.stringify(social) : social,
        photos: form.photos.map(pictureOf),
        profile_image: form.profile_image && pictureOf(form.profile_image),
        screen_age_min: how.ages === 'text' ? String(form.screen_age_min) : form.screen_age_min,
        screen_age_max: how.ages === 'text' ? String(form.screen_age_max) : form.screen_age_max,
      },
      isInProfile ? { show_whatsapp } : { phone_number, date_of_birth, show_whatsapp },
    ];
  };

  test('an older shape of a good profile is loaded with all its values, and a save loses none', () => {
    fc.assert(
      fc.property(good, spelling, (form, how) => {
        const stored = load(...storedForms(form, how));
        expect(stored.form).toEqual(form);
        const saved = save(stored);
        // A save generates the WhatsApp link from the phone number; nothing else is added.
        expect(load(saved.profile, saved.contact).form).toEqual({
          ...form,
          whatsapp_link: saved.profile.whatsapp_link,
        });
      }),
      RUNS,
    );
  });
});

describe('usernames', () => {
  const stored = (username: string, former_usernames: string[] = []): StoredProfile => ({
    ...load({ username, former_usernames }),
  });

  test('a username is stored and claimed trimmed and in lower case, and the old one becomes a former username', () => {
    const before = stored('meera');
    const plan = planSave({ ...before.form, username: ' Meera-K ' }, before, 'meera');
    expect(plan.profile).toMatchObject({ username: 'meera-k', former_usernames: ['meera'] });
    expect([plan.claimed, plan.released]).toEqual(['meera-k', []]);
  });

  test('a fourth username releases the oldest of the three before it', () => {
    const before = stored('n3', ['n2', 'n1']);
    const plan = planSave({ ...before.form, username: 'n4' }, before, 'n3');
    expect([plan.profile.former_usernames, plan.released]).toEqual([['n3', 'n2'], ['n1']]);
  });

  test('a profile without a username claims none', () => {
    const plan = save(stored(''));
    expect([plan.profile.username, plan.claimed, plan.released]).toEqual(['', '', []]);
  });
});

describe('conflicts between saves', () => {
  const base = load({ first_name: 'Meera', height: '160 cm' });
  const mine = { ...base.form, height: '170 cm' };
  const at = (updatedAt: string, form: ProfileForm): StoredProfile => ({ ...base, updatedAt, form });

  test('a save that would overwrite something newer is a conflict', () => {
    expect(isConflict(base, at('2.0', { ...base.form, height: '165 cm' }), mine)).toBe(true);
  });

  test.each([
    ['nothing was saved since', at('1.0', base.form)],
    ['what was saved since says the same', at('2.0', base.form)],
    ['it is the same save, whose answer got lost', at('2.0', mine)],
  ])('a save is no conflict when %s', (_case, stored) => {
    expect(isConflict(base, stored, mine)).toBe(false);
  });

  test('forms that differ only in blanks store the same profile', () => {
    expect(storesTheSame(mine, { ...mine, height: ' 170 cm ' })).toBe(true);
  });
});

describe('the copy of the profile before a save', () => {
  const stored = load({ first_name: 'Asha' });
  const form = { ...stored.form, height: '168 cm' };
  const now = new Date(2026, 10, 23, 10).getTime();
  const today = { kept_at: new Date(2026, 10, 23, 0, 1).getTime() };
  const before = { kept_at: new Date(2026, 10, 22, 23, 59).getTime() };

  test.each([
    ["a day's first save stores the previous profile", { yesterday: before }, true],
    ['a later save of the day does not store the previous profile', { yesterday: today }, false],
    [
      'a save that restores stores the previous profile, so that it can be undone',
      { yesterday: today, isRestore: true },
      true,
    ],
    [
      'a save that changes nothing does not store the previous profile',
      { yesterday: before, form: stored.form },
      false,
    ],
  ])('%s', (_what, given, expected) => {
    expect(storesPrevious({ stored, form, isRestore: false, now, ...given })).toBe(expected);
  });
});
