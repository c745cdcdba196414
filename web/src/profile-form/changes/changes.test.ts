import { expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import { i18n, loadTexts } from '#web/i18n/app-texts.ts';
import { changesBetween, type ChangeTexts } from './changes.ts';

const EMPTY = profileForm(emptyProfile('asha'), EMPTY_CONTACT);

async function texts(): Promise<ChangeTexts> {
  await loadTexts('profileEditor', 'casting');
  return {
    editor: i18n.getFixedT('en', ['profileEditor', 'casting']),
    casting: i18n.getFixedT('en', 'casting'),
  };
}

test('changes have the labels of the editor, and the values of now and then', async () => {
  const now = {
    ...EMPTY,
    height: '168 cm',
    skills: ['kathak'],
    screen_age_min: 20,
    contact_shield: false,
    hidden: ['screen_age', 'eyes'] as const,
  };
  const then = { ...EMPTY, location: 'Mumbai', facts: { ...EMPTY.facts, eyes: 'brown' } };
  expect(changesBetween(now, then, await texts())).toEqual([
    { label: 'Height', now: '168 cm', then: '' },
    { label: 'Location', now: '', then: 'Mumbai' },
    { label: 'Minimum age', now: '20', then: '' },
    { label: 'Skills', now: 'Kathak', then: '' },
    { label: 'Contact shield', now: 'Off', then: 'On' },
    { label: 'Eyes', now: '', then: 'Brown' },
    { label: 'Not on your page', now: 'Screen age range, Eyes', then: '' },
  ]);
});

test('dates are shown in words', async () => {
  const facts = {
    ...EMPTY.facts,
    passport_until: '2031-05',
    available_from: '2026-12-01',
    busy: ['2026-12-03/2026-12-09'],
  };
  expect(changesBetween({ ...EMPTY, facts }, EMPTY, await texts())).toEqual([
    { label: 'Passport valid until', now: 'May 2031', then: '' },
    { label: 'Free from', now: '1 December 2026', then: '' },
    { label: 'Busy dates', now: '3 December 2026 – 9 December 2026', then: '' },
  ]);
});

test('a replaced entry in a list of the same length is shown as a change', async () => {
  const credit = { kind: 'film', role: '', size: '', production: '', year: 0, link: '' } as const;
  const now = { ...EMPTY, credits: [{ ...credit, title: 'Kalari' }] };
  const then = { ...EMPTY, credits: [{ ...credit, title: 'Kalam' }] };
  expect(changesBetween(now, then, await texts())).toEqual([
    { label: 'Credits', now: '1 credit', then: '1 credit' },
  ]);
});

test('a username and the visibility of the page are no changes: they are not restored', async () => {
  const now = { ...EMPTY, username: 'asha', is_profile_public: true };
  expect(changesBetween(now, EMPTY, await texts())).toEqual([]);
});

test('long texts with the same beginning are shown from where they differ', async () => {
  const begun = 'I started in experimental Marathi theatre, where a cast of five plays a village of fifty';
  const now = { ...EMPTY, introduction: `${begun}, and I like it.` };
  const then = { ...EMPTY, introduction: `${begun}.` };
  expect(changesBetween(now, then, await texts())).toEqual([
    {
      label: 'Introduction',
      now: '… plays a village of fifty, and I like it.',
      then: '… plays a village of fifty.',
    },
  ]);
});
