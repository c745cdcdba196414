// Headings of old CVs, and the companies that stand below them.
import { expect, test } from 'vitest';
import { cvBlocks } from './cv-blocks.ts';
import { looseLine, pastedLines, type CvLine } from './cv-line.ts';
import { readCv } from './read-cv.ts';

/** Lines of a document: `*` before a bold one, `_` before an underlined one. */
const documentOf = (text: string): CvLine[] =>
  text.split('\n').map((line) =>
    looseLine([line.replace(/^[*_]/, '')], {
      size: 11,
      isBold: line.startsWith('*'),
      isUnderlined: line.startsWith('_'),
    }),
  );

const blocksIn = (lines: readonly CvLine[]) =>
  readCv(lines, false).blocks.map(({ heading, kind, rows }) => [
    `${heading}: ${kind ?? ''}`,
    ...rows.map(({ credit: { title, role, production, year } }) =>
      [title, role, production, year || ''].join(' | '),
    ),
  ]);

test.each([
  [
    'in other letters than the heading',
    `*THEATRE
*Lampglow
Jimmy in Playboy of Pune, directed by Ila Rao
Catesby in Rain the Third, directed by Ila Rao
*Hill Theatre
Matt in The Penny Opera, directed by Amit Sen
*FILM
Bailiff in Black Moon, directed by Zoya Anand
Guard in Salt Road, directed by Zoya Anand`,
    [
      [
        'THEATRE: theatre',
        'Playboy of Pune | Jimmy | Ila Rao, Lampglow | ',
        'Rain the Third | Catesby | Ila Rao, Lampglow | ',
        'The Penny Opera | Matt | Amit Sen, Hill Theatre | ',
      ],
      ['FILM: film', 'Black Moon | Bailiff | Zoya Anand | ', 'Salt Road | Guard | Zoya Anand | '],
    ],
  ],
  [
    'in capitals as the heading, directly below it',
    `*TELEVISION
*TX4
Ciaran in Ros na Run
Prospector in Klondike
*XTE
Priest in Fair City
*TRAINING
Diploma in Acting, 2014`,
    [
      [
        'TELEVISION: television',
        'Ros na Run | Ciaran | TX4 | ',
        'Klondike | Prospector | TX4 | ',
        'Fair City | Priest | XTE | ',
      ],
      ['TRAINING: training', 'Diploma in Acting, 2014 |  |  | '],
    ],
  ],
  [
    'with the years of its works',
    `*MOBILE THEATRE
_Kohinoor Theatre, 2016-17
Titanic, as Rose
Umeed, as Meera
_Hengul Theatre, 2018-19
Ramayan, as Sita`,
    [
      [
        'MOBILE THEATRE: theatre',
        'Titanic | Rose | Kohinoor Theatre | 2017',
        'Umeed | Meera | Kohinoor Theatre | 2017',
        'Ramayan | Sita | Hengul Theatre | 2019',
      ],
    ],
  ],
  [
    'as people with whom the actor made them, also where nothing names a kind',
    `*NSD YEARS
*With Ila Rao
– Irina, Three Sisters by Anton Chekhov (2011)
– Meera, Umeed by Amit Sen (2012)
*With Zoya Anand
– Chorus, Salt Road by Amit Sen (2013)`,
    [
      [
        'NSD YEARS: theatre',
        'Three Sisters | Irina | Ila Rao | 2011',
        'Umeed | Meera | Ila Rao | 2012',
        'Salt Road | Chorus | Zoya Anand | 2013',
      ],
    ],
  ],
])('a line names who made the works below it, %s', (_how, text, blocks) => {
  expect(blocksIn(documentOf(text))).toEqual(blocks);
});

test('a heading may stand in square brackets, and a quoted title is none', () => {
  expect(blocksIn(pastedLines('[ CINEMA ]\nHawa >> Ila Rao >> Nurse (2022)'))).toEqual([
    ['[ CINEMA ]: film', 'Hawa | Nurse | Ila Rao | 2022'],
  ]);
  const quoted = documentOf(
    '*FILMS\nUmeed, Nurse, 2019\nSalt Road, Guard, 2020\n*“Aangan” – Lake Film\nMeera, 2021',
  );
  expect(blocksIn(quoted).map(([heading]) => heading)).toEqual(['FILMS: film']);
});

test('a table whose rows name their kind is ticked, also where a role is called as a column is', () => {
  const rows = [
    'Title\tCategory\tYear\tRole',
    'Billu\tFilm\t2009\tDirector',
    'Scoop\tWeb Series\t2023\tReporter',
    'Umeed\tFilm\t2021\tNurse',
  ];
  const [block] = readCv(pastedLines(['Actor', ...rows].join('\n')), false).blocks;
  expect([block?.kind, block?.isSure]).toEqual(['credits', true]);
});

test('a heading with a long bracket is one, and columns that were named hold below the headings within a table', () => {
  const long = 'PLAYS (Punjabi University, Patiala and Hill Repertory, Amritsar)';
  expect(
    blocksIn(pastedLines(`FILMS\nUmeed, Nurse, 2019\n\n${long}\nLoona, Raja, 2015`)).map(([head]) => head),
  ).toEqual(['FILMS: film', `${long}: theatre`]);
  const placed = (texts: readonly string[], isBold = false): CvLine => ({
    ...looseLine(texts, { size: 10, isBold, isUnderlined: false }),
    cells: texts.map((text, at) => ({
      text,
      left: texts.length === 1 ? 270 : 60 + at * 90,
      right: 100 + at * 90,
    })),
    isPlaced: true,
    pitch: 1.4,
  });
  const table = [
    placed(['SERIAL', 'CHANNEL', 'ROLE', 'YEAR'], true),
    placed(['KANNADA TV SERIALS'], true),
    placed(['Naagini', 'Hill One', 'Rani', '2018']),
    placed(['TELUGU TV SERIALS'], true),
    placed(['Trinayani', 'Hill Two', 'Gayatri', '2023']),
  ];
  expect(blocksIn(table)).toEqual([
    ['KANNADA TV SERIALS: television', 'Naagini | Rani | Hill One | 2018'],
    ['TELUGU TV SERIALS: television', 'Trinayani | Gayatri | Hill Two | 2023'],
  ]);
});

test('a company and a labelled director above rows that name neither made the works of those rows', () => {
  const lines = pastedLines(`THEATRE
Hill Academy (HAPA) - Pune\tDirector: Ila Rao (all plays)
Nora\tKristine\t11/25
Medea\tNurse\t7/25
Lake Theatre\tDirector: Amit Sen
Ghosts\tOsvald\t2/24
Hamlet\tQueen\t1/24`);
  expect(blocksIn(lines)).toEqual([
    [
      'THEATRE: theatre',
      'Nora | Kristine | Hill Academy (HAPA), Pune, Ila Rao | 2025',
      'Medea | Nurse | Hill Academy (HAPA), Pune, Ila Rao | 2025',
      'Ghosts | Osvald | Lake Theatre, Amit Sen | 2024',
      'Hamlet | Queen | Lake Theatre, Amit Sen | 2024',
    ],
  ]);
});

test('a heading in stars with a remark behind it, as messages have it, is a heading', () => {
  const { blocks } = readCv(
    pastedLines(
      '*FILMS*\nSalt Road - Devi - Lake Films\n*Theatre* - 4 years with a group\nNora - Nora - Hill Theatre',
    ),
    false,
  );
  expect(blocks.map(({ kind, rows }) => [kind, rows.at(-1)?.credit.title])).toEqual([
    ['film', 'Salt Road'],
    ['theatre', 'Nora'],
  ]);
});

test('‘Other’ is no language, so that it is no part of the heading above it', () => {
  const blocks = cvBlocks([
    looseLine(['FILM'], { size: 14, isBold: true, isUnderlined: false }),
    looseLine(['Salt Road', 'Devi', 'Lake Films']),
    looseLine(['Other'], { size: 14, isBold: true, isUnderlined: false }),
    looseLine(['Lake Festival', 'Soloist', 'Hill Hall']),
  ]);
  expect(blocks.map(({ heading, named }) => [heading, named?.kind])).toEqual([
    ['FILM', 'film'],
    ['Other', undefined],
  ]);
});
