import { expect, test } from 'vitest';
import { completeness } from './completeness.ts';
import { profileFormSchema } from './profile-form.ts';
import {
  displayName,
  EMPTY_CONTACT,
  emptyProfile,
  profileDocument,
  profileForm,
  type ProfileForm,
} from './profile.ts';

const schema = profileFormSchema({ today: '2026-11-26', heldUsername: '' }).pick([
  'first_name',
  'last_name',
  'one_name',
]);

const form = (changes: Partial<ProfileForm>): ProfileForm => ({
  ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
  first_name: 'Rekha',
  ...changes,
});

test.each([
  [{ last_name: '', one_name: true }, true],
  [{ last_name: '', one_name: false }, false],
  [{ last_name: 'Rao', one_name: false }, true],
  [{ last_name: 'evil.com', one_name: false }, false],
  [{ first_name: '987', last_name: 'Rao 65', one_name: false }, false],
])('a form with the name %o is accepted: %s', (changes, isAccepted) => {
  expect(schema.isValidSync(form(changes))).toBe(isAccepted);
});

test('a profile of one name is stored without a last name, shown by its one name, and complete in it', () => {
  const typed = form({ first_name: 'Mohd.Rafi', last_name: 'left over', one_name: true });
  const stored = profileDocument(typed);
  expect([stored.first_name, stored.last_name, displayName(stored)]).toEqual([
    'Mohd. Rafi',
    '',
    'Mohd. Rafi',
  ]);
  const parts = completeness(typed, typed).missing.map(({ part }) => part);
  expect(parts).not.toContain('last_name');
});
