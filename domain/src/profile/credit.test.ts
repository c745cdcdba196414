import { describe, expect, it } from 'vitest';
import {
  creditYear,
  CREDITS,
  EMPTY_CREDIT,
  groupCredits,
  isCredit,
  listCredits,
  type Credit,
} from './credit.ts';
import { LIMITS } from '../values/limits.ts';

const KALARI: Credit = {
  kind: 'film',
  title: 'Kalari',
  role: 'Inspector Rao',
  size: 'lead',
  production: 'Asha Rao, Prime Video',
  year: 2025,
  link: 'https://www.imdb.com/title/tt1/',
};

const credit = (changes: Partial<Credit>): Credit => ({ ...EMPTY_CREDIT, title: 'Title', ...changes });

const read = CREDITS.read;

it.each<[string, Credit]>([
  ['with everything', KALARI],
  ['with a title alone', credit({})],
  ['with a role alone', { ...EMPTY_CREDIT, role: 'Rao' }],
])('a credit %s is read as it is stored', (_what, stored) => {
  expect(read([stored])).toEqual([stored]);
});

it('a malformed credit is read with one-line texts cut to their limits, known options and no unsafe link', () => {
  const odd = { kind: 'opera', title: 'a\tb\nc', role: 'x'.repeat(999), size: 7, year: '1880' };
  expect(read([{ ...odd, link: 'javascript:alert(1)' }])).toEqual([
    { ...EMPTY_CREDIT, kind: 'other', title: 'a b c', role: 'x'.repeat(LIMITS.creditText) },
  ]);
});

it.each([
  [2019, 2019],
  ['2019', 2019],
  [1900, 1900],
  [1899, 0],
  [2099, 2099],
  [2100, 0],
  [1999.5, 0],
  ['20195', 0],
  ['+2019', 0],
  ['2019–20', 0],
  ['May', 0],
  [[2019], 0],
  [null, 0],
])('the stored year %j of a credit is read as %i', (stored, year) => {
  expect(creditYear(stored)).toBe(year);
});

it('a credit of spaces alone has nothing to show', () => {
  expect(isCredit({ ...EMPTY_CREDIT, title: ' ', role: ' ', production: '\n' })).toBe(false);
});

it('a stored credit that is a text is read as a title', () => {
  expect(read(['Some play'])).toEqual([{ ...EMPTY_CREDIT, kind: 'other', title: 'Some play' }]);
});

it.each([[undefined], ['Kalari'], [[7, null, '', {}, { kind: 'film' }]]])(
  'the stored %j is read as no credits',
  (stored) => {
    expect(read(stored)).toEqual([]);
  },
);

it('a credit beyond the sixtieth is left out', () => {
  expect(read(Array.from({ length: 90 }, () => KALARI))).toHaveLength(LIMITS.credits);
});

describe('credits grouped by kind', () => {
  const credits = [
    credit({ kind: 'theatre', title: 'T1', year: 0 }),
    credit({ kind: 'film', title: 'F1', year: 2019 }),
    credit({ kind: 'film', title: 'F2', year: 2024 }),
    credit({ kind: 'theatre', title: 'T2', year: 2001 }),
  ];
  const titles = (order: 'year' | 'hand') =>
    groupCredits(credits, order).map(({ kind, credits: ofKind }) => [
      kind,
      ...ofKind.map(({ title }) => title),
    ]);

  it('credits by year have the newest first within their kind, those without a year last', () => {
    expect(titles('year')).toEqual([
      ['film', 'F2', 'F1'],
      ['theatre', 'T2', 'T1'],
    ]);
  });

  it('awards are a group of their own below the credits by year', () => {
    const award = credit({ kind: 'award', title: 'Best Actress', role: 'F2', year: 2025 });
    expect(groupCredits([award, ...credits], 'year').at(-1)).toEqual({ kind: 'award', credits: [award] });
  });

  it('credits ordered by hand keep the owner’s order', () => {
    expect(titles('hand')).toEqual([
      ['theatre', 'T1', 'T2'],
      ['film', 'F1', 'F2'],
    ]);
  });
});

it('chosen kinds of credits come first in groups and in the list, followed by the others in their usual order', () => {
  const credits = CREDITS.read([
    { kind: 'film', title: 'Old film', year: 2001 },
    { kind: 'voice', title: 'Voice', year: 2002 },
    { kind: 'theatre', title: 'Play', year: 2003 },
  ]);
  expect(groupCredits(credits, 'year', ['voice', 'award']).map(({ kind }) => kind)).toEqual([
    'voice',
    'film',
    'theatre',
  ]);
  expect(listCredits(credits, 'year', ['voice', 'film']).map(({ title }) => title)).toEqual([
    'Voice',
    'Old film',
    'Play',
  ]);
});

it('credits of one year are ordered by the size of their roles, unless the owner orders them', () => {
  const sizes = ['', 'cameo', 'lead', 'supporting'] as const;
  const credits = sizes.map((size) => ({ ...EMPTY_CREDIT, title: 'Kotwal', year: 2020, size }));
  expect(listCredits(credits, 'year').map(({ size }) => size)).toEqual(['lead', 'supporting', 'cameo', '']);
  expect(listCredits(credits, 'hand').map(({ size }) => size)).toEqual([...sizes]);
});
