// Each fact of the table: what is stored, and what is read from it.
import { expect, test } from 'vitest';
import { EMPTY_FACTS, FACT_NAMES, FACTS, type FactName, type Facts } from './facts.ts';
import { addDays, dayInIndia } from '../values/calendar-day.ts';
import { readValues } from './field.ts';
import { FIELDS } from './profile-fields.ts';

const SOON = addDays(dayInIndia(), 9);

const ROWS: { readonly [Name in FactName]: readonly [stored: unknown, read: Facts[Name]] } = {
  gender: ['non_binary', 'non_binary'],
  pronouns: ['ze/hir', 'ze/hir'],
  eyes: [' brown ', 'brown'],
  hair: ['Undercut\nred', 'Undercut red'],
  build: [7, ''],
  chest: ['38 in', '38 in'],
  waist: ['x'.repeat(200), 'x'.repeat(80)],
  hips: [{}, ''],
  shoe: ['6 UK', '6 UK'],
  collar: [null, ''],
  local_cities: [
    ['Pune', '', 'Pune', 3, 'Nashik'],
    ['Pune', 'Nashik'],
  ],
  accents: ['Awadhi, Bambaiya', ['Awadhi', 'Bambaiya']],
  association: ['CINTAA', 'CINTAA'],
  association_number: ['123', '123'],
  driving_licence: ['car', 'car'],
  passport_until: ['2031-13', ''],
  travel: ['perhaps', ''],
  available_from: ['2026-12-01', '2026-12-01'],
  busy: [[`${SOON}/${SOON}`, '2020-01-01/2020-01-09', 'always', null], [`${SOON}/${SOON}`]],
};

test.each(FACT_NAMES.map((name) => [name, ...ROWS[name]] as const))(
  'the fact %s, stored as %j, is read as %j',
  (name, stored, read) => {
    expect(readValues(FACTS, { [name]: stored }, 'u1')).toEqual({ ...EMPTY_FACTS, [name]: read });
  },
);

test('no fact has the name of a field, since hidden values are stored by name', () => {
  expect(FACT_NAMES.filter((name) => name in FIELDS)).toEqual([]);
});
