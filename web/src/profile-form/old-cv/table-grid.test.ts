// Cells of a page in the columns of their tables, and what goes on in further lines.
import { expect, test } from 'vitest';
import { pageLines } from './page-lines.ts';
import type { Piece } from './page-segments.ts';
import { readCv } from './read-cv.ts';
import { bold, large, piecesAt, titlesOf } from './test-pieces.ts';

test('cells stand in the columns that a table names, also where no row fills all of them', () => {
  const named = piecesAt(34, { 50: 'Show', 150: 'Role', 250: 'Company', 380: 'Date', 440: 'Level' });
  const rows = [
    ...piecesAt(50, { 50: 'Salt Road', 150: 'Devi', 250: 'Lake', 380: '2025-12-10' }),
    ...piecesAt(59.6, { 250: 'Productions' }),
    ...piecesAt(72, { 50: 'Lampglow', 150: 'Sky', 250: 'Hill', 380: '2024-01-31' }),
    ...piecesAt(81.6, { 250: 'Pictures' }),
    ...piecesAt(94, { 50: 'Half a', 150: 'Nurse', 250: 'Sea Films', 380: '2023-05-06' }),
    ...piecesAt(103.6, { 50: 'Moon' }),
  ];
  const { blocks } = readCv(pageLines([...piecesAt(20, { 50: 'FILM' }), ...named, ...rows]), true);
  expect(
    blocks.flatMap((block) =>
      block.rows.map(({ credit: { title, role, production, year } }) => [title, role, production, year]),
    ),
  ).toEqual([
    ['Salt Road', 'Devi', 'Lake Productions', 2025],
    ['Lampglow', 'Sky', 'Hill Pictures', 2024],
    ['Half a Moon', 'Nurse', 'Sea Films', 2023],
  ]);
});

test('an empty title in a table is that of the row above, and is not ticked', () => {
  const pieces = [
    ...piecesAt(20, { 50: 'THEATRE' }),
    ...piecesAt(34, { 50: 'The Pirates', 150: 'Mabel', 250: 'Hill Theatre' }),
    ...piecesAt(48, { 150: 'Isabel', 250: 'Lake Theatre' }),
    ...piecesAt(62, { 50: 'Rigoletto', 150: 'Countess', 250: 'Sea Theatre' }),
  ];
  expect(titlesOf(pieces)[1]).toBe('The Pirates | Isabel | Lake Theatre');
  const { blocks } = readCv(pageLines(pieces), true);
  expect(blocks[0]?.rows.map(({ isSound }) => isSound)).toEqual([true, false, true]);
});

test('what goes on below a cell of an item with a year goes on there', () => {
  const row = (y: number, year: string, cells: readonly string[]): Piece[] =>
    piecesAt(y, { 50: year, 90: cells[0] ?? '', 220: cells[1] ?? '', 340: cells[2] ?? '' });
  const pieces = [
    ...piecesAt(20, { 50: 'THEATRE' }),
    ...row(40, '2010', ['Nora', 'Nora, a', 'Lake Theatre']),
    ...piecesAt(49, { 220: 'wife' }),
    ...row(64, '2011', ['Medea', 'Nurse', 'Hill Theatre']),
    ...row(80, '2012', ['Hamlet', 'Queen', 'Sea Theatre']),
  ];
  expect(titlesOf(pieces)[0]).toBe('Nora | Nora, a wife | Lake Theatre');
});

test('a sentence that lists works goes on in the lines below it', () => {
  const pieces = [
    ...piecesAt(20, { 50: 'Theatre includes: The Singing Fox, Salt Road, The Further' }),
    ...piecesAt(31, { 50: 'Adventures of Umeed (Hill Theatre); Miss' }),
    ...piecesAt(42, { 50: 'Aangan (Lake Theatre).' }),
    ...piecesAt(62, { 50: 'Height: 168 cm' }),
  ].map((piece) => ({ ...piece, y: piece.y + 40 }));
  expect(titlesOf([...piecesAt(20, { 50: 'Riya Sharma' }), ...pieces]).slice(0, 4)).toEqual([
    'The Singing Fox |  | Hill Theatre',
    'Salt Road |  | Hill Theatre',
    'The Further Adventures of Umeed |  | Hill Theatre',
    'Miss Aangan |  | Lake Theatre',
  ]);
});

test('a smaller line below a further cell is a text of its own, and the rows stay those of their table', () => {
  const small = (y: number, x: number, text: string): Piece[] =>
    piecesAt(y, { [x]: text }).map((piece) => ({ ...piece, size: 6 }));
  const rows = [
    ['Nora', 'Singer / Guitarist', 'House of Songs', 'Pune, MH'],
    ['Medea', 'Singer / Guitarist', 'Lake Station', 'Nashik, MH'],
    ['Ghosts', 'Singer / Guitarist', 'Hill Garden', 'Satara, MH'],
    ['The Pea', 'Singer / Guitarist', 'The Sanctuary', 'Panaji, GA'],
  ] as const;
  const pieces = [
    ...bold(piecesAt(20, { 50: 'THEATRE' })),
    ...piecesAt(40, { 50: 'Production', 180: 'Role', 300: 'Venue' }),
    ...rows.flatMap(([title, role, venue, place], at) => [
      ...piecesAt(60 + at * 30, { 50: title, 180: role, 300: venue }),
      ...small(67 + at * 30, 300, place),
    ]),
  ];
  expect(titlesOf(pieces)).toEqual(
    rows.map(([title, role, venue, place]) => `${title} | ${role} | ${venue}, ${place}`),
  );
});

test('where most lines below a cell had room above, all of them are texts of their own', () => {
  const rows = [
    ['Salt Road', 'Devi', 'Lake Theatre', 'Ila Rao'],
    ['Lampglow', 'Sky', 'Sea Theatre', 'Amit Sen'],
    ['Umeed', 'Nurse', 'The Drama House of Pune', 'Catherine Fernandes'],
    ['Aangan', 'Leaf', 'Hill Theatre', 'Zoya Anand'],
  ] as const;
  const pieces = [
    ...bold(piecesAt(20, { 50: 'THEATRE' })),
    ...rows.flatMap(([title, role, theatre, director], at) => [
      ...piecesAt(40 + at * 20, { 50: title, 150: role, 250: theatre }),
      ...piecesAt(50 + at * 20, { 260: director }),
    ]),
  ];
  expect(titlesOf(pieces)[2]).toBe('Umeed | Nurse | The Drama House of Pune, Catherine Fernandes');
});

test('a cell goes on with an ampersand, and what an asterisk marks below a title is a remark', () => {
  const row = (y: number, title: string, role: string): Piece[] =>
    piecesAt(y, { 50: title, 180: role, 320: 'Lake Theatre' });
  const pieces = [
    ...bold(large(piecesAt(20, { 50: 'THEATRE' }))),
    ...row(40, 'Nora', 'Kristine (cover)'),
    ...piecesAt(50, { 180: '& Anne (cover)' }),
    ...row(70, 'Medea', 'Nurse'),
    ...piecesAt(80, { 50: '**not shown in 2020', 320: 'dir. Ila Rao' }),
    ...row(100, 'Ghosts', 'Osvald, a painter'),
    ...row(120, 'Hamlet', 'Queen'),
  ];
  const [block] = readCv(pageLines(pieces), true).blocks;
  expect(titlesOf(pieces)).toEqual([
    'Nora | Kristine (cover) & Anne (cover) | Lake Theatre',
    'Medea | Nurse | Lake Theatre, Ila Rao',
    'Ghosts | Osvald, a painter | Lake Theatre',
    'Hamlet | Queen | Lake Theatre',
  ]);
  expect(block?.rows.map(({ rest }) => rest)).toEqual(['', 'not shown in 2020', '', '']);
});

test('words about a list that is sent on request are no row and go on with none', () => {
  const row = (y: number, title: string): Piece[] =>
    piecesAt(y, { 50: title, 180: 'Narrator', 320: 'Lake Radio' });
  const pieces = [
    ...bold(large(piecesAt(20, { 50: 'VOICE' }))),
    ...row(40, 'The Salt Road'),
    ...row(54, 'Half a Moon'),
    ...piecesAt(60, { 200: '*additional list furnished upon request' }),
    ...row(68, 'Umeed'),
    ...piecesAt(80, { 50: 'Full résumé available on request.' }),
  ];
  expect(titlesOf(pieces)).toEqual([
    'The Salt Road | Narrator | Lake Radio',
    'Half a Moon | Narrator | Lake Radio',
    'Umeed | Narrator | Lake Radio',
  ]);
});

test('a title whose second line is indented and stands beside the other cells is one', () => {
  const row = (y: number, x: number, title: string, role: string): Piece[] =>
    piecesAt(y, { [x]: title, 200: role, 300: 'Lake Theatre' });
  const pieces = [
    ...bold(large(piecesAt(20, { 50: 'THEATRE' }))),
    ...row(40, 50, 'Medea', 'Nurse'),
    ...piecesAt(50, { 50: 'Salt Road:' }),
    ...row(60, 60, 'A Collection of Plays', 'Devi'),
    ...row(70, 50, 'Ghosts', 'Osvald'),
    ...row(80, 50, 'Nora', 'Kristine'),
  ];
  expect(titlesOf(pieces).map((each) => each.split(' | ')[0])).toEqual([
    'Medea',
    'Salt Road: A Collection of Plays',
    'Ghosts',
    'Nora',
  ]);
});

test('the next words of a title stand at the distance of rows, however far these are apart', () => {
  const row = (y: number, title: string, role: string): Piece[] =>
    piecesAt(y, { 50: title, 150: role, 250: 'Lake Theatre' });
  const pieces = [
    ...bold(large(piecesAt(20, { 50: 'THEATRE' }))),
    ...row(50, 'HAMLET', 'CLAUDIUS'),
    ...row(70, 'THE MERRY WIVES OF', 'PAGE'),
    ...piecesAt(90, { 50: 'PUNE' }),
    ...row(110, 'THE WHOLE SALTY ROADS', 'PLAYER'),
    ...piecesAt(130, { 50: 'AND LAMPGLOWING' }),
    ...piecesAt(150, { 50: '(ABRIDGED)' }),
    ...row(170, 'MEDEA', 'NURSE'),
    ...row(190, 'GHOSTS', 'OSVALD'),
    ...piecesAt(210, { 50: 'NORA' }),
  ];
  expect(titlesOf(pieces).map((each) => each.split(' | ')[0])).toEqual([
    'HAMLET',
    'THE MERRY WIVES OF PUNE',
    'THE WHOLE SALTY ROADS AND LAMPGLOWING (ABRIDGED)',
    'MEDEA',
    'GHOSTS',
    'NORA',
  ]);
});

test('the next words of a title that had no room go on with it, at the distance of rows too', () => {
  const row = (y: number, cells: readonly string[]): Piece[] =>
    piecesAt(y, { 50: cells[0] ?? '', 130: cells[1] ?? '', 220: cells[2] ?? '' });
  const pieces = [
    ...piecesAt(20, { 50: 'THEATRE' }),
    ...row(34, ['Salt Road', 'Devi', 'Lake Theatre']),
    ...row(46, ['From Clouds to the', 'Noah', 'Hill Theatre']),
    ...row(58, ['Underground']),
    ...row(70, ['Umeed', 'Sky', 'Sea Theatre']),
    ...row(82, ['Nora']),
  ];
  expect(titlesOf(pieces)).toEqual([
    'Salt Road | Devi | Lake Theatre',
    'From Clouds to the Underground | Noah | Hill Theatre',
    'Umeed | Sky | Sea Theatre',
    'Nora |  | ',
  ]);
});

test('a row that lacks only who directed it is a row of its own, and sure', () => {
  const row = (y: number, cells: readonly string[]): Piece[] =>
    piecesAt(y, { 50: cells[0] ?? '', 150: cells[1] ?? '', 250: cells[2] ?? '', 350: cells[3] ?? '' });
  const pieces = [
    ...piecesAt(20, { 50: 'THEATRE' }),
    ...row(34, ['Salt Road', 'Devi', 'Lake Theatre', 'd/Ila Rao']),
    ...row(46, ['Lampglow', 'Sky', 'Hill Theatre', 'd/ Zoya Anand']),
    ...row(58, ['Umeed', 'Nurse', 'Sea Theatre', 'd/Amit Sen']),
    ...row(70, ['Nora', 'Nora', 'Lake Theatre']),
  ];
  expect(titlesOf(pieces)).toEqual([
    'Salt Road | Devi | Lake Theatre, Ila Rao',
    'Lampglow | Sky | Hill Theatre, Zoya Anand',
    'Umeed | Nurse | Sea Theatre, Amit Sen',
    'Nora | Nora | Lake Theatre',
  ]);
  const { blocks } = readCv(pageLines(pieces), true);
  expect(blocks[0]?.rows.every(({ isSound }) => isSound)).toBe(true);
});

test('the name of a column that goes on at the margin is none of the last column, and ‘-do-’ is what stands above', () => {
  const row = (y: number, cells: readonly string[]): Piece[] =>
    piecesAt(y, { 50: cells[0] ?? '', 90: cells[1] ?? '', 200: cells[2] ?? '', 330: cells[3] ?? '' });
  const pieces = [
    ...bold(piecesAt(20, { 50: 'SERIALS' })),
    ...bold(row(40, ['Sr.', 'Project', 'Character', 'Channel/Banner'])),
    ...bold(piecesAt(49.6, { 50: 'No.' })),
    ...row(62, ['1', 'Salt Road', 'Devi', 'Lake Films']),
    ...row(74, ['2', 'Lampglow', 'Sky', '-do-']),
    ...row(86, ['3', 'Umeed', 'Nurse', 'Zee TV']),
  ];
  expect(titlesOf(pieces)).toEqual([
    'Salt Road | Devi | Lake Films',
    'Lampglow | Sky | Lake Films',
    'Umeed | Nurse | Zee TV',
  ]);
});

test('labels and marks say what stands below ‘Notes’, and a year below a title is its year', () => {
  const row = (y: number, cells: readonly string[]): Piece[] =>
    piecesAt(y, { 50: cells[0] ?? '', 180: cells[1] ?? '', 330: cells[2] ?? '' });
  const pieces = [
    ...bold(large(piecesAt(20, { 50: 'THEATRE' }))),
    ...bold(row(40, ['Production', 'Company', 'Notes'])),
    ...row(56, ['Salt Road', 'Lake Theatre', 'Dir. Ila Rao']),
    ...row(66, ['2023', '', 'Role: Devi']),
    ...row(82, ['Lampglow', 'Hill Theatre', 'Dir. Zoya Anand']),
    ...row(92, ['2022', '', 'Role: Sky']),
  ];
  const { blocks } = readCv(pageLines(pieces), true);
  expect(
    blocks[0]?.rows.map(({ credit: { title, role, production, year } }) =>
      [title, role, production, year].join(' | '),
    ),
  ).toEqual([
    'Salt Road | Devi | Lake Theatre, Ila Rao | 2023',
    'Lampglow | Sky | Hill Theatre, Zoya Anand | 2022',
  ]);
});

test('a name that a cell breaks at its hyphen is one word', () => {
  const pieces = [
    ...piecesAt(20, { 50: 'THEATRE' }),
    ...piecesAt(40, { 50: 'Salt Road', 150: 'Devi', 250: 'Doug Scholz-' }),
    ...piecesAt(49, { 250: 'Carlson' }),
    ...piecesAt(62, { 50: 'Lampglow', 150: 'Sky', 250: 'Ila Rao' }),
    ...piecesAt(75, { 50: 'Umeed', 150: 'Nurse', 250: 'Zoya Anand' }),
  ];
  expect(titlesOf(pieces)[0]).toBe('Salt Road | Devi | Doug Scholz-Carlson');
});
