import { expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from './profile.ts';
import { readYesterday, restoredForm } from './yesterday.ts';

const EMPTY = profileForm(emptyProfile('asha'), EMPTY_CONTACT);

test('yesterday’s profile is read with its private contact and the time at which it was replaced', () => {
  const { form, kept_at } = readYesterday('asha', {
    profile: { first_name: 'Asha', location: 'Pune' },
    contact: { phone_number: '+91 98200 12345', date_of_birth: '1996-04-12' },
    kept_at: { seconds: 5, nanoseconds: 0 },
  });
  expect(form).toMatchObject({
    first_name: 'Asha',
    location: 'Pune',
    phone_number: '+91 98200 12345',
    date_of_birth: '1996-04-12',
  });
  expect(kept_at).toBe(5000);
});

test.each([undefined, null, 7, 'text', {}, { profile: 7, contact: [], kept_at: 'today' }])(
  'the stored %j is an empty profile of 1970',
  (stored) => {
    expect(readYesterday('asha', stored)).toEqual({ form: EMPTY, kept_at: 0 });
  },
);

test('what is restored leaves username and visibility as they are now', () => {
  const yesterday = { ...EMPTY, first_name: 'Asha', username: 'asha-old', is_profile_public: true };
  const now = { ...EMPTY, first_name: 'Usha', username: 'asha', is_profile_public: false };
  expect(restoredForm(yesterday, now)).toEqual({ ...now, first_name: 'Asha' });
});
