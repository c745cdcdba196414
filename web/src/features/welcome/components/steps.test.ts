import { expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import { searchOf, stepAfter, stepOf, STEPS, withOwnChanges } from './steps.ts';

test.each(STEPS)('stepOf reads the step %s from the address that searchOf makes', (step) => {
  expect(stepOf(new URLSearchParams(searchOf(step)))).toBe(step);
});

test.each(['', '?step=', '?step=nothing', '?other=facts'])(
  'the query string %j leads to the first step',
  (search) => {
    expect(stepOf(new URLSearchParams(search))).toBe('name');
  },
);

test('stepAfter returns the next step, and the page after the last step with fields', () => {
  expect([stepAfter('name'), stepAfter('facts'), stepAfter('video')]).toEqual(['picture', 'video', 'page']);
});

test('fields saved in another tab are kept, unless they were changed here', () => {
  const base = profileForm(emptyProfile('u1'), EMPTY_CONTACT);
  const theirs = { ...base, height: '170 cm', first_name: 'Asha', languages: ['Hindi'] };
  const mine = { ...base, first_name: 'Meera', languages: ['Tamil'] };
  expect(withOwnChanges(theirs, mine, base)).toEqual({
    ...base,
    height: '170 cm',
    first_name: 'Meera',
    languages: ['Tamil'],
  });
});
