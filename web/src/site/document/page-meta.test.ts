import { describe, expect, it } from 'vitest';
import { errorCardMeta, metaDescription, profileMeta } from './page-meta.ts';
import { emptyProfile } from '@marquee/domain/profile/profile';

it('metaDescription keeps 155 characters and adds dots only when there is more', () => {
  expect(metaDescription('x'.repeat(155))).toBe('x'.repeat(155));
  expect(metaDescription('x'.repeat(156))).toBe(`${'x'.repeat(155)}...`);
});

it('metaDescription never cuts a character in half', () => {
  expect(metaDescription(`${'x'.repeat(154)}👩‍👩‍👧y`)).toBe(`${'x'.repeat(154)}👩‍👩‍👧...`);
  const accent = '\u0301';
  expect(metaDescription(`${'x'.repeat(155)}${accent}y`)).toBe(`${'x'.repeat(155)}${accent}...`);
  expect(metaDescription('न'.repeat(156))).toBe(`${'न'.repeat(155)}...`);
});

it('metaDescription cuts a text at 155 characters, or earlier where each character has a hundred marks', () => {
  const accents = '\u0301'.repeat(100);
  expect(metaDescription(`é${'न'.repeat(200_000)}`)).toBe(`é${'न'.repeat(154)}...`);
  expect(metaDescription(`a${accents}`.repeat(2000))).toBe(`${`a${accents}`.repeat(30)}...`);
  expect(metaDescription(`a${accents}`.repeat(30))).toBe(`a${accents}`.repeat(30));
});

describe('profileMeta', () => {
  const profile = {
    ...emptyProfile('u1'),
    first_name: 'Asha',
    last_name: 'Rao',
    skills: ['Kathak', 'Yoga', 'custom-1-Stage%20Combat', 'Rap'],
    languages: ['Hindi', 'English', 'Tamil'],
  };

  it('the keywords of a profile name up to three skills and two languages', () => {
    expect(profileMeta(profile).keywords).toBe('Asha Rao, actor, Kathak, Yoga, Stage Combat, Hindi, English');
  });

  it('profileMeta lets search engines in only when the profile is public', () => {
    expect(profileMeta(profile).robots).toBe('noindex, nofollow');
    expect(profileMeta({ ...profile, is_profile_public: true }).robots).toBe('index, follow');
  });
});

it('profileMeta describes a profile without introduction by its name and place, as far as it has them', () => {
  const profile = { ...emptyProfile('u1'), first_name: 'Asha', last_name: 'Rao' };
  expect(profileMeta({ ...profile, location: 'Pune' }).description).toBe(
    'Asha Rao, actor from Pune, on Marquee.',
  );
  expect(profileMeta(profile).description).toBe('Asha Rao, actor, on Marquee.');
});

it('errorCardMeta keeps search engines away from a card that replaces a profile', () => {
  expect(errorCardMeta('Private Profile')).toMatchObject({
    title: 'Private Profile',
    robots: 'noindex, nofollow',
  });
});
