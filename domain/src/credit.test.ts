import { describe, expect, it } from 'vitest';
import { EMPTY_CREDIT, groupCredits, readCredits, storedCredit, type Credit } from './credit.ts';

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

describe('a stored credit', () => {
  it.each<[string, Credit]>([
    ['with everything', KALARI],
    ['with a title alone', credit({})],
    ['with a role alone', { ...EMPTY_CREDIT, role: 'Rao' }],
  ])('%s is read as it was', (_what, stored) => {
    expect(readCredits([storedCredit(stored)])).toEqual([stored]);
  });

  it('is one line, whatever is typed, and has no unsafe link', () => {
    const line = storedCredit(credit({ title: 'a\tb\nc', link: 'javascript:alert(1)' }));
    expect(line.split('\t')).toHaveLength(7);
    expect(line).not.toMatch(/\n|javascript/);
  });

  it('is read from an object, as drafts and imports have it', () => {
    expect(readCredits([KALARI, { title: 'Only', kind: 'opera', year: '1880' }])).toEqual([
      KALARI,
      { ...EMPTY_CREDIT, kind: 'other', title: 'Only' },
    ]);
  });

  it('of a text without fields is a title', () => {
    expect(readCredits(['Some play'])).toEqual([{ ...EMPTY_CREDIT, kind: 'other', title: 'Some play' }]);
  });

  it.each([[undefined], ['Kalari'], [[7, null, '', {}, 'film\t\t\t\t\t\t']]])('%j is no credit', (stored) => {
    expect(readCredits(stored)).toEqual([]);
  });
});

describe('groups of credits', () => {
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

  it('by year: the newest first, those without a year last', () => {
    expect(titles('year')).toEqual([
      ['film', 'F2', 'F1'],
      ['theatre', 'T2', 'T1'],
    ]);
  });

  it('by hand: as they are arranged', () => {
    expect(titles('hand')).toEqual([
      ['theatre', 'T1', 'T2'],
      ['film', 'F1', 'F2'],
    ]);
  });
});
