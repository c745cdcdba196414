// @vitest-environment jsdom
import { EMPTY_CREDIT } from '@marquee/domain/profile/credit';
import { EMPTY_FACTS } from '@marquee/domain/profile/facts';
import { EMPTY_REPRESENTATION } from '@marquee/domain/profile/representation';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import { readDraft, removeDraft, writeDraft } from './draft.ts';

afterEach(() => localStorage.clear());

const form = {
  ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
  first_name: 'Meera',
  phone_number: '98200 12345',
  show_whatsapp: false,
  additional_videos: [
    { ...NO_VIDEO_DETAILS, platform: 'youtube' as const, url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Reel' },
  ],
  languages: ['Marathi'],
  language_levels: { Marathi: 'native' as const },
  skills: ['Kathak'],
  skill_videos: { Kathak: 'https://youtu.be/dQw4w9WgXcQ' },
  credits: [{ ...EMPTY_CREDIT, title: 'Raazi', role: 'Sehmat', year: 2018 }],
  credits_order: 'hand' as const,
  facts: { ...EMPTY_FACTS, chest: '38 in', accents: ['Awadhi'] },
  hidden: ['height' as const, 'chest' as const],
  representation: { ...EMPTY_REPRESENTATION, name: 'Farah Contractor', email: 'farah@agency.example' },
};
const base = { form, former_usernames: ['before'], updatedAt: '1.2' };

test('a draft is read as it was written, for its own account only, until it is removed', () => {
  const draft = { base, values: { ...form, height: '5\'7" (170 cm)' }, saved_at: 17 };
  writeDraft('u1', draft);
  expect(readDraft('u1')).toEqual(draft);
  expect(readDraft('u2')).toBeUndefined();
  removeDraft('u1');
  expect(readDraft('u1')).toBeUndefined();
});

test.each(['', '{', '[]', '"x"', '{"base":{},"values":null}', '{"base":1,"values":{}}'])(
  'the stored text %j is no draft',
  (text) => {
    localStorage.setItem('marquee.draft.u1', text);
    expect(readDraft('u1')).toBeUndefined();
  },
);

test('a damaged draft is read with default values for its damaged fields', () => {
  localStorage.setItem(
    'marquee.draft.u1',
    JSON.stringify({ base: { updatedAt: 3 }, values: { first_name: 'Meera', skills: 7, photos: 'x' } }),
  );
  expect(readDraft('u1')?.values).toMatchObject({ first_name: 'Meera', skills: [], photos: [] });
});
