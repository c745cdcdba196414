import { expect, test } from 'vitest';
import { pageLines, type Piece } from './page-lines.ts';
import { readCv } from './read-cv.ts';

const SIZE = 8;

/** Pieces at the given edges and baselines; texts of one cell stand below each other, centred at its baseline. */
const piecesAt = (y: number, cells: Readonly<Record<number, string | readonly string[]>>): Piece[] =>
  Object.entries(cells).flatMap(([x, cell]) => {
    const texts = typeof cell === 'string' ? [cell] : cell;
    return texts.map((text, at) => ({
      text,
      x: Number(x),
      y: y + (at - (texts.length - 1) / 2) * SIZE * 1.2,
      width: text.length * 4,
      size: SIZE,
      isBold: false,
      isLegacy: false,
    }));
  });

const titlesOf = (pieces: readonly Piece[]): string[] =>
  readCv(pageLines(pieces), true)
    .blocks.filter(({ kind }) => kind !== 'training')
    .flatMap(({ rows }) =>
      rows.map(({ credit }) => [credit.title, credit.role, credit.production].join(' | ')),
    );

test('the columns of a table stay one table when cells of two lines stand centred beside others', () => {
  const rows = [
    ['Neighbours', 'Soren Torp', ['Peter Harris'], 'Lake Theatre'],
    ['Lord of Rain', 'Roger', ['Simon Vaughan', 'Jensen'], 'Hill Theatre'],
    ['Mountains', 'Sergeant', ['Madeleine Ronn', 'Jewel'], 'Lake Theatre'],
    ['The Pea', 'Princess', ['Anne Barlow', 'Hill'], 'Hill Theatre'],
    ['Nightingale', 'Fisherman', ['Peter Harris'], 'Lake Theatre'],
    ['My Night', 'Erik', ['Peter Harris', 'Holm'], 'Lake Theatre'],
  ] as const;
  const pieces = [
    ...piecesAt(40, { 50: 'THEATRE' }),
    ...rows.flatMap(([title, role, directors, theatre], at) =>
      piecesAt(70 + at * 22, { 50: title, 180: role, 280: directors, 420: theatre }),
    ),
  ];
  expect(titlesOf(pieces)).toEqual(
    rows.map(
      ([title, role, directors, theatre]) => `${title} | ${role} | ${directors.join(' ')}, ${theatre}`,
    ),
  );
});

test('a title that stands centred beside a role of three lines is in one row with all of them', () => {
  const pieces = [
    ...piecesAt(40, { 50: 'FILM' }),
    ...piecesAt(60, { 50: 'Glass Hills', 180: 'Aristotle', 420: 'Burke Productions' }),
    ...piecesAt(74, { 50: 'Salt Water', 180: 'Taxi Driver', 420: 'Lake Productions' }),
    ...piecesAt(102, {
      50: 'Half a Moon',
      180: ['Audience in a', 'formal dinner,', 'body double'],
      420: 'Hill Pictures',
    }),
  ];
  expect(titlesOf(pieces).at(-1)).toBe(
    'Half a Moon | Audience in a formal dinner, body double | Hill Pictures',
  );
});

test('a contact beside the facts is a column of its own, and the table below them is one table', () => {
  const pieces = [
    ...piecesAt(40, { 50: 'PERSONAL INFORMATION', 400: 'CONTACT INFORMATION' }),
    ...piecesAt(52, { 50: 'Weight: 115', 400: 'Cell: 323 825 1169' }),
    ...piecesAt(64, { 50: 'Hair: Brown', 400: 'irina@example.com' }),
    ...piecesAt(90, { 50: 'STAGE' }),
    ...piecesAt(102, { 50: 'Meisner & Me', 200: 'Nurse', 400: 'Garrett Productions' }),
    ...piecesAt(114, { 50: 'Nina', 200: 'Principal', 400: 'Lake Productions' }),
    ...piecesAt(126, { 50: 'Acts of Life', 200: 'Lead', 400: 'Lake Productions' }),
  ];
  expect(titlesOf(pieces)).toEqual([
    'Meisner & Me | Nurse | Garrett Productions',
    'Nina | Principal | Lake Productions',
    'Acts of Life |  | Lake Productions',
  ]);
});

test('rows at the edges of pages that differ in their numbers alone are all read', () => {
  const page = (from: number): Piece[] =>
    [0, 1, 2].flatMap((at) =>
      piecesAt(60 + at * 12, {
        50: `Crime Nights ${String(from + at)}`,
        200: 'Inspector Rao',
        400: 'Lake Productions',
      }),
    );
  const lines = [pageLines([...piecesAt(40, { 50: 'TELEVISION' }), ...page(1)]), pageLines(page(4))].flat();
  expect(readCv(lines, true).blocks.flatMap(({ rows }) => rows.map(({ credit }) => credit.title))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Crime Nights ${String(number)}`),
  );
});

test('headings that begin a point before the rows of their table are no column of their own', () => {
  const rows = ['Kabir', 'Cliff', 'Nina', 'Tec'].map((role, at) =>
    piecesAt(62 + at * 12, { 51.4: `Hill ${String(at + 1)}`, 200: role, 400: 'Lake Theatre' }),
  );
  const pieces = [
    ...piecesAt(20, { 50: 'EDUCATION' }),
    ...piecesAt(32, { 51.4: 'Lake University, 2019' }),
    ...piecesAt(50, { 50: 'THEATRE' }),
    ...rows.flat(),
    ...piecesAt(122, { 50: 'TRAINING' }),
    ...piecesAt(134, { 51.4: 'Lake Studio' }),
    ...piecesAt(152, { 50: 'SKILLS' }),
    ...piecesAt(164, { 51.4: 'Riding' }),
  ];
  expect(titlesOf(pieces).slice(0, 4)).toEqual(
    ['Kabir', 'Cliff', 'Nina', 'Tec'].map((role, at) => `Hill ${String(at + 1)} | ${role} | Lake Theatre`),
  );
});
