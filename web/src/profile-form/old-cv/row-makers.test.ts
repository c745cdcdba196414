// Who made the works of an old CV's rows.
import { expect, test } from 'vitest';
import { pastedLines } from './cv-line.ts';
import { readCv } from './read-cv.ts';

const rowsIn = (text: string): string[] =>
  readCv(pastedLines(text), false)
    .blocks.flatMap(({ rows }) => rows)
    .map(({ credit: { kind, title, role, production, year } }) =>
      [kind, title, role, production, year || ''].join(' | '),
    );

test('a director stands behind a colon after a company, or a small ‘d.’, and behind a space where a company stands in many rows', () => {
  expect(
    rowsIn(`THEATRE
Salt Road\tDevi\tLake Theatre: Ila Rao
Lampglow\tSky\tPPA: Amit Sen
Umeed\tLeaf\tHill Players | d. Zoya Anand
Aangan\tNurse\tDirektori: Ray Liu`),
  ).toEqual([
    'theatre | Salt Road | Devi | Lake Theatre, Ila Rao | ',
    'theatre | Lampglow | Sky | PPA, Amit Sen | ',
    'theatre | Umeed | Leaf | Hill Players, Zoya Anand | ',
    // The label of another language is none of a company.
    'theatre | Aangan | Nurse | Direktori: Ray Liu | ',
  ]);
  const [block] = readCv(
    pastedLines(
      [
        'Salt Road\tDevi\tIla Rao',
        'Lampglow\tSky\tAmit Sen',
        'Umeed\tNurse\tZoya Anand',
        'Aangan\tLeaf\tRay Liu',
      ]
        .map((row, at) => `${row} ${at < 3 ? 'The Lake Theatre' : 'SJ Center for Arts'}`)
        .join('\n')
        .replace(/^/, 'THEATRE\n'),
    ),
    false,
  ).blocks;
  expect(block?.rows.map(({ credit }) => credit.production)).toEqual([
    'Ila Rao, The Lake Theatre',
    'Amit Sen, The Lake Theatre',
    'Zoya Anand, The Lake Theatre',
    'Ray Liu SJ Center for Arts',
  ]);
  expect(block?.rows.map(({ isSound }) => isSound)).toEqual([true, true, true, false]);
});

test('the words of Italian and French CVs say who directed and made a work, behind a title in quotation marks and a year', () => {
  expect(
    rowsIn(`TEATRO
2025 “Figlia – di Luna” regia di C. Bruni (Produzione Lago Theatre)
2022/25 “39 scalini” regia A. Neri
TELEVISIONE
2025 “Vista lago” Rai 1 (vicina) regia M. Ponte
2018 “Il terzo” Rete 4 (Ruolo: Matteo) regia A. Valli`),
  ).toEqual([
    'theatre | Figlia – di Luna |  | C. Bruni, Lago Theatre | 2025',
    'theatre | 39 scalini |  | A. Neri | 2025',
    'television | Vista lago | vicina | Rai 1, M. Ponte | 2025',
    'television | Il terzo | Matteo | Rete 4, A. Valli | 2018',
  ]);
});

test('a channel behind a slash is who showed a work, and stunts are roles', () => {
  expect(
    rowsIn(`TELEVISION
The Salt Road / TNT\tStunts\tIla Rao
Lampglow / WGN\tStunts\tAmit Sen
Umeed (TV Movie) SyFy\tStunt Double\tIla Rao`),
  ).toEqual([
    'television | The Salt Road | Stunts | TNT, Ila Rao | ',
    'television | Lampglow | Stunts | WGN, Amit Sen | ',
    'television | Umeed | Stunt Double | SyFy, Ila Rao | ',
  ]);
});

test('choreographers stand beside directors, and who wrote a play is no part of a title that others made', () => {
  expect(
    rowsIn(`THEATRE
Salt Road by Amit Sen\tDevi\tLake Theatre\tdir. Ila Rao choreo. Sam Hay
Lampglow\tSky\tHill Theatre\tdir. / choreo. Maggie Rao
Stand by Me\tLeaf\tSea Theatre\tdir. Zoya Anand`),
  ).toEqual([
    'theatre | Salt Road | Devi | Lake Theatre, Ila Rao, Sam Hay | ',
    'theatre | Lampglow | Sky | Hill Theatre, Maggie Rao | ',
    'theatre | Stand by Me | Leaf | Sea Theatre, Zoya Anand | ',
  ]);
});

test('the director of other works of a block is no role in a row that names nobody else', () => {
  expect(
    rowsIn(`THEATRE
Salt Road / Nurse / Ila Rao
Lampglow / Mother / Ila Rao
Umeed / Ila Rao`)[2],
  ).toBe('theatre | Umeed |  | Ila Rao | ');
});
