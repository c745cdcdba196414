// Headings of a page, the companies below them, and what only looks like a heading.
import { expect, test } from 'vitest';
import { pageLines } from './page-lines.ts';
import type { Piece } from './page-segments.ts';
import { readCv } from './read-cv.ts';
import { bold, large, piecesAt, titlesOf } from './test-pieces.ts';

test('a heading in larger letters beside another text begins a block', () => {
  const pieces = [
    ...piecesAt(20, { 50: 'Stage', 300: 'Videos at riya.example' }).map((piece) => ({ ...piece, size: 12 })),
    ...piecesAt(40, { 50: 'Hamlet', 150: 'Ophelia', 250: 'Lake Theatre' }),
    ...piecesAt(52, { 50: 'Cabaret', 150: 'Sally', 250: 'Hill Theatre' }),
    ...piecesAt(64, { 50: 'Nora', 150: 'Nora', 250: 'Sea Theatre' }),
  ];
  const { blocks } = readCv(pageLines(pieces), true);
  expect(blocks.map(({ heading, kind }) => [heading, kind])).toEqual([['Stage', 'theatre']]);
});

test('a company in bold letters below the heading of a kind made the works below it', () => {
  const pieces = [
    ...bold(large(piecesAt(20, { 50: 'PLAYS' }))),
    ...bold(piecesAt(40, { 50: 'Lake Theatre, Pune (2004 and 2005)' })),
    ...piecesAt(52, { 50: 'Nora', 180: 'Nora', 300: 'Dir: Ila Rao' }),
    ...piecesAt(64, { 50: 'Medea', 180: 'Nurse', 300: 'Dir: Zoya Anand' }),
    ...bold(piecesAt(84, { 50: 'Rangbaaz' })),
    ...piecesAt(96, { 50: '• Hamlet' }),
    ...piecesAt(108, { 50: '• Antigone' }),
    ...bold(piecesAt(128, { 50: 'CHICAGO THEATRE' })),
    ...piecesAt(140, { 50: 'Othello', 180: 'Emilia', 300: 'Hill Theatre' }),
  ];
  const { blocks } = readCv(pageLines(pieces), true);
  expect(blocks.map(({ heading }) => heading)).toEqual(['PLAYS', 'CHICAGO THEATRE']);
  expect(titlesOf(pieces)).toEqual([
    'Nora | Nora | Ila Rao, Lake Theatre, Pune',
    'Medea | Nurse | Zoya Anand, Lake Theatre, Pune',
    'Hamlet |  | Rangbaaz',
    'Antigone |  | Rangbaaz',
    'Othello | Emilia | Hill Theatre',
  ]);
});

test('a title in capitals that goes on below is no heading', () => {
  const pieces = [
    ...large(piecesAt(20, { 50: 'THEATRE' })),
    ...piecesAt(40, { 50: 'HOW THE RAIN STOLE', 180: 'Cindy', 300: 'Lake Theatre' }),
    ...piecesAt(50, { 50: 'CHRISTMAS' }),
    ...piecesAt(64, { 50: 'MEDEA', 180: 'Nurse', 300: 'Hill Theatre, Pune, in the new house of the arts' }),
    ...piecesAt(78, { 50: 'NORA', 180: 'Nora, and several others', 300: 'Sea Theatre, Pune' }),
  ];
  expect(titlesOf(pieces)[0]).toBe('HOW THE RAIN STOLE CHRISTMAS | Cindy | Lake Theatre');
});

test('a word that goes on with the line above is no heading, whatever it names', () => {
  const line = (y: number, text: string): Piece[] => piecesAt(y, { 50: text });
  const pieces = [
    ...large(line(20, 'SERIALS')),
    ...line(40, 'Umeed – Meera – Zee TV, 2014'),
    ...line(56, 'Aangan – Tara – Sony Entertainment'),
    ...line(66, 'Television, 2015'),
    ...line(82, 'Ghat – Sita – Star Plus, 2016'),
  ];
  expect(readCv(pageLines(pieces), true).blocks.map(({ heading }) => heading)).toEqual(['SERIALS']);
});

test('names of columns and titles go on in further lines', () => {
  const row = (y: number, number: string, title: string, role: string, director: string): Piece[] => [
    ...piecesAt(y, { 50: number, 200: role, 320: director }),
    ...bold(piecesAt(y, { 80: title })),
  ];
  const pieces = [
    ...bold(large(piecesAt(20, { 50: 'FILMS' }))),
    ...bold(piecesAt(40, { 50: 'Sl.', 80: 'Name of Film', 200: 'Character', 320: 'Director' })),
    ...bold(piecesAt(50, { 50: 'No.' })),
    ...row(66, '1', 'The Salt Road', 'Devi', 'Ila Rao of the Lake'),
    ...row(82, '2', 'The Ritual of', 'Queen', 'Zoya Anand'),
    ...bold(piecesAt(92, { 80: 'the Master and' })),
    ...bold(piecesAt(102, { 80: 'Margarita' })),
    ...row(118, '3', 'Umeed', 'Meera', 'Ila Rao'),
  ];
  const { blocks } = readCv(pageLines(pieces), true);
  expect(blocks.map(({ heading }) => heading)).toEqual(['FILMS']);
  expect(titlesOf(pieces)).toEqual([
    'The Salt Road | Devi | Ila Rao of the Lake',
    'The Ritual of the Master and Margarita | Queen | Zoya Anand',
    'Umeed | Meera | Ila Rao',
  ]);
});

test('years in the margin belong to the rows beside them', () => {
  const works = [
    'Salt Road, Devi, Dir. Ila Rao',
    'Umeed, Meera, Dir. Zoya Anand',
    'Aangan, Tara, Dir. Neeraj Kale',
  ];
  const rows = [...works, ...works].flatMap((text, at) => [
    ...piecesAt(40 + at * 15, { 50: String(2010 + at) }),
    ...piecesAt(40 + at * 15, { 150: `${text} in the new house` }),
  ]);
  const { blocks } = readCv(pageLines([...large(piecesAt(20, { 50: 'FILMS' })), ...rows]), true);
  expect(blocks.flatMap((block) => block.rows.map(({ credit }) => credit.year))).toEqual([
    2010, 2011, 2012, 2013, 2014, 2015,
  ]);
});

test('a heading in larger letters that stands closer to the row above than rows do is no title that goes on', () => {
  const row = (y: number, title: string): Piece[] =>
    piecesAt(y, { 50: title, 180: 'Queen', 300: 'Lake Theatre' });
  const heading = (y: number, text: string): Piece[] =>
    bold(piecesAt(y, { 50: text })).map((piece) => ({ ...piece, size: 14 }));
  const pieces = [
    ...heading(20, 'Opera'),
    ...row(40, 'Nora'),
    ...row(60, 'Medea'),
    ...heading(80, 'Evenings of Songs'),
    ...row(100, 'Winter Songs'),
    ...row(120, 'Summer Songs'),
  ];
  expect(readCv(pageLines(pieces), true).blocks.map(({ heading: text }) => text)).toEqual([
    'Opera',
    'Evenings of Songs',
  ]);
});

test('signs between the words of a heading make it no longer', () => {
  const pieces = [
    ...bold(large(piecesAt(20, { 50: 'TV' }))),
    ...piecesAt(40, { 50: 'Salt Road', 180: 'Devi', 300: 'Dir. Ila Rao' }),
    ...bold(large(piecesAt(64, { 50: 'NYC Theatre / Off-Broadway / National Tours' }))),
    ...piecesAt(84, { 50: 'Medea', 180: 'Nurse', 300: 'Hill Repertory' }),
    ...piecesAt(96, { 50: 'Nora', 180: 'Nora', 300: 'Amit Sen' }),
  ];
  const { blocks } = readCv(pageLines(pieces), true);
  expect(blocks.map(({ kind }) => kind)).toEqual(['television', 'theatre']);
});
