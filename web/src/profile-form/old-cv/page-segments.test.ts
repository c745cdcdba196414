// Texts of a page that are one line, and lines that go on with the line above.
import { expect, test } from 'vitest';
import { pageLines } from './page-lines.ts';
import type { Piece } from './page-segments.ts';
import { bold, large, piecesAt, titlesOf } from './test-pieces.ts';

test('small letters that are raised beside a number are in its line', () => {
  const pieces = [
    ...piecesAt(20, { 50: 'THEATRE' }),
    ...piecesAt(34, { 50: 'Salt Road', 150: 'Devi', 250: 'Lake Theatre' }),
    ...piecesAt(46, { 50: '25', 150: 'Leaf', 250: 'Hill Theatre' }),
    ...piecesAt(42, { 58: 'th' }).map((piece) => ({ ...piece, size: 5, width: 6 })),
    ...piecesAt(46, { 66: 'ANNUAL BEE' }),
    ...piecesAt(58, { 50: 'Umeed', 150: 'Sky', 250: 'Sea Theatre' }),
  ];
  expect(titlesOf(pieces)[1]).toBe('25th ANNUAL BEE | Leaf | Hill Theatre');
});

test('a line that stands closer than others goes on with the one above, where its first word had no room', () => {
  const pieces = [
    ...piecesAt(20, { 50: 'CREDITS' }),
    ...piecesAt(40, { 50: '2024, Television, Devi, SALT ROAD, Lake Pictures, Andrew' }),
    ...piecesAt(49, { 50: 'Cumming' }),
    ...piecesAt(61, { 50: '2023, Stage, Sky, LAMPGLOW, Hill Theatre, Zoya Anand' }),
    ...piecesAt(73, { 50: '2022, Film, Nurse, UMEED, Sea Films, Amit Sen' }),
    ...piecesAt(85, { 50: '2021, Stage, Nora, NORA, Lake Theatre, Ila Rao' }),
  ];
  expect(titlesOf(pieces)[0]).toMatch(/\| Lake Pictures, Andrew Cumming$/);
});

test('a line that goes on keeps the cells before its last one, and an item goes on below its text, not below its number', () => {
  const lines = pageLines([
    ...piecesAt(20, { 50: 'PLAYS' }),
    ...piecesAt(40, { 50: '1.', 70: '“Salt Road” by Amit Sen, directed by Ila Rao. Role –' }),
    ...piecesAt(50, { 70: 'Mumtaz' }),
    ...piecesAt(60, { 50: '2.', 70: '“Lampglow” directed by Zoya Anand. Role – Devi' }),
    ...bold(piecesAt(80, { 50: 'Umeed' })),
    ...piecesAt(80, { 72: 'Nurse in the last act, and in the first one also by the' }),
    ...piecesAt(90, { 50: 'sea' }),
  ]);
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['PLAYS'],
    ['1.', '“Salt Road” by Amit Sen, directed by Ila Rao. Role – Mumtaz'],
    ['2.', '“Lampglow” directed by Zoya Anand. Role – Devi'],
    ['Umeed', 'Nurse in the last act, and in the first one also by the sea'],
  ]);
});

test('texts behind narrow gaps that begin below each other in rows that follow each other are cells', () => {
  const pieces = [
    ...bold(piecesAt(20, { 50: 'THEATRE' })),
    ...piecesAt(40, { 50: 'Salt Road', 150: 'Devi', 250: 'Lake College', 304: 'Ila Rao' }),
    ...piecesAt(56, { 50: 'Lampglow', 150: 'Sky', 250: 'Lake College', 304: 'Amit Sen' }),
    ...piecesAt(72, { 50: 'Umeed', 150: 'Leaf', 250: 'Lake College', 304: 'Zoya Anand' }),
  ];
  expect(titlesOf(pieces)[0]).toBe('Salt Road | Devi | Lake College, Ila Rao');
});

test('items that begin in bold letters go on below in plain ones', () => {
  const item = (y: number, title: string, rest: string): Piece[] => [
    ...bold(piecesAt(y, { 50: `${title},` })),
    ...piecesAt(y, { [50 + 4 * title.length + 8]: rest }),
  ];
  const pieces = [
    ...large(bold(piecesAt(20, { 50: 'TELEVISION' }))),
    ...item(40, 'Salt Road', 'Supporting role - HBO, dir. Ila'),
    ...piecesAt(52, { 50: 'Rao' }),
    ...item(64, 'Lampglow', 'Supporting role - CBS, dir. Amit'),
    ...piecesAt(76, { 50: 'Sen' }),
    ...item(88, 'Umeed', 'Supporting role - NBC, dir. Zoya'),
  ];
  expect(titlesOf(pieces)).toEqual([
    'Salt Road |  | HBO, Ila Rao',
    'Lampglow |  | CBS, Amit Sen',
    'Umeed |  | NBC, Zoya',
  ]);
});

test('a company that tabs have moved goes on at the margin, where it had no room', () => {
  const row = (y: number, title: string, role: string, theatre: string, x = 300): Piece[] =>
    piecesAt(y, { 50: title, 180: role, [x]: theatre });
  const pieces = [
    ...bold(large(piecesAt(20, { 50: 'THEATRE' }))),
    ...row(40, 'Nora', 'Kristine', 'Hill Theatre'),
    ...row(52, 'The Merchants of Pune', 'Portia', 'The Salt', 328),
    ...piecesAt(64, { 50: 'Collective' }),
    ...row(76, 'Medea', 'Nurse', 'Sea Theatre'),
    ...row(88, 'Ghosts', 'Osvald', 'Lake Theatre'),
  ];
  expect(titlesOf(pieces).slice(0, 2)).toEqual([
    'Nora | Kristine | Hill Theatre',
    'The Merchants of Pune | Portia | The Salt Collective',
  ]);
});
