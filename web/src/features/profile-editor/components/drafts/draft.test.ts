// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile';
import { readDraft, removeDraft, writeDraft } from './draft.ts';

afterEach(() => localStorage.clear());

const form = {
  ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
  first_name: 'Meera',
  phone_number: '98200 12345',
  show_whatsapp: false,
  additional_videos: [{ platform: 'youtube' as const, url: 'https://youtu.be/dQw4w9WgXcQ' }],
};
const base = { form, former_usernames: ['before'], version: '1.2' };

test('a draft is read as it was written, for its own account only', () => {
  const draft = { base, values: { ...form, height: '170 cm' }, saved_at: 17 };
  writeDraft('u1', draft);
  expect(readDraft('u1')).toEqual(draft);
  expect(readDraft('u2')).toBeUndefined();
  removeDraft('u1');
  expect(readDraft('u1')).toBeUndefined();
});

test.each(['', '{', '[]', '"x"', '{"base":{},"values":null}', '{"base":1,"values":{}}'])(
  'nothing is made of %j',
  (text) => {
    localStorage.setItem('marquee.draft.u1', text);
    expect(readDraft('u1')).toBeUndefined();
  },
);

test('a damaged draft is read as far as it makes sense', () => {
  localStorage.setItem(
    'marquee.draft.u1',
    JSON.stringify({ base: { version: 3 }, values: { first_name: 'Meera', skills: 7, photos: 'x' } }),
  );
  expect(readDraft('u1')?.values).toMatchObject({ first_name: 'Meera', skills: [], photos: [] });
});
