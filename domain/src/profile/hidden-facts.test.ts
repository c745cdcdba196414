import { expect, test } from 'vitest';
import { EMPTY_FACTS } from './facts.ts';
import {
  hasHideable,
  hiddenNames,
  hiddenValues,
  readHidden,
  withHidden,
  withoutHidden,
} from './hidden-facts.ts';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from './profile.ts';

const EMPTY = profileForm(emptyProfile('asha'), EMPTY_CONTACT);
const FORM: ProfileForm = {
  ...EMPTY,
  first_name: 'Asha',
  education: 'FTII',
  screen_age_max: 32,
  facts: { ...EMPTY_FACTS, eyes: 'brown', hair: 'black' },
};

test('a form has what can be hidden under a name if any of its values is not empty', () => {
  const names = ['education', 'screen_age', 'eyes', 'height', 'build', 'credits', 'representation'] as const;
  expect(names.filter((name) => hasHideable(FORM, name))).toEqual(['education', 'screen_age', 'eyes']);
});

test('hidden values leave the public form, and return to that of their owner', () => {
  const hidden = hiddenValues({ ...FORM, hidden: ['education', 'screen_age', 'eyes'] });
  expect(hidden).toEqual({ education: 'FTII', screen_age_min: 0, screen_age_max: 32, eyes: 'brown' });
  const shown = withoutHidden({ ...FORM, hidden: ['education', 'screen_age', 'eyes'] });
  expect(shown).toMatchObject({
    first_name: 'Asha',
    education: '',
    screen_age_max: 0,
    facts: { eyes: '', hair: 'black' },
  });
  expect(withHidden(shown, hidden)).toMatchObject({
    education: 'FTII',
    screen_age_max: 32,
    facts: { eyes: 'brown', hair: 'black' },
  });
  expect(withHidden({}, { eyes: 'brown' })).toEqual({ facts: { ...EMPTY_FACTS, eyes: 'brown' } });
  expect(withoutHidden({ ...FORM, hidden: [] })).toEqual({ ...FORM, hidden: [] });
});

test('the names under which stored values are hidden are each named once', () => {
  expect(hiddenNames({ screen_age_min: 20, screen_age_max: 30, eyes: '' })).toEqual(['screen_age', 'eyes']);
  expect(hiddenNames({})).toEqual([]);
});

test('stored hidden values are read by the fields’ own readers, and unknown names are left out', () => {
  const stored = JSON.parse(
    '{"education":" FTII ","eyes":7,"first_name":"Asha","__proto__":{"hair":"black"}}',
  ) as object;
  expect(readHidden(stored)).toEqual({ education: 'FTII', eyes: '' });
  for (const odd of [undefined, null, 'education', ['education']]) expect(readHidden(odd)).toEqual({});
});
