import { expect, test } from 'vitest';
import { pastedLines } from './cv-line.ts';
import { readCv } from './read-cv.ts';

const creditsIn = (text: string): string[] =>
  readCv(pastedLines(text), false)
    .blocks.flatMap(({ rows }) => rows)
    .map(({ credit: { title, role, production, year } }) =>
      [title, role, production, year || ''].join(' | '),
    );

test('works with their roles behind a channel are a row each', () => {
  expect(
    creditsIn(`TELEVISION
Zee Bangla: Rashi (Nurse), Kusum Dola (Aunt), Phulki (Neighbour)
Colors Bangla: Byomkesh (Prabhat)`),
  ).toEqual([
    'Rashi | Nurse | Zee Bangla | ',
    'Kusum Dola | Aunt | Zee Bangla | ',
    'Phulki | Neighbour | Zee Bangla | ',
    'Byomkesh | Prabhat | Colors Bangla | ',
  ]);
});

test('works between semicolons with their channels in brackets are a row each', () => {
  expect(
    creditsIn(`TELEVISION
Salt Road (Flowers TV) Nurse; Lampglow (Mazhavil Manorama) various; Umeed (Asianet)
Aangan (Lake Theatre); Devi (lead)`),
  ).toEqual([
    'Salt Road | Nurse | Flowers TV | ',
    'Lampglow | various | Mazhavil Manorama | ',
    'Umeed |  | Asianet | ',
    'Aangan | Devi | Lake Theatre | ',
  ]);
});

test.each([
  [
    'behind a dash after a channel, a group or a word such as ‘with’',
    `TELEVISION
Zee Bangla – Rashi (Nurse), Kusum Dola (Aunt)
Lampglow People – Phulki (Neighbour)
with the Hill Players, Pune - Byomkesh (Prabhat), Aangan (Kunti)`,
    [
      'Rashi | Nurse | Zee Bangla | ',
      'Kusum Dola | Aunt | Zee Bangla | ',
      'Phulki | Neighbour | Lampglow People | ',
      'Byomkesh | Prabhat | the Hill Players, Pune | ',
      'Aangan | Kunti | the Hill Players, Pune | ',
    ],
  ],
  [
    'behind a group with its years, and who directed them at the end',
    `STAGE
Hillside (1988 – 1997) : Football (Ravi’s friend), Antigone (Sentry). Direction Ila Rao.
Lakeside (1998 – 2006) : Umeed (Meera).`,
    [
      'Football | Ravi’s friend | Hillside, Ila Rao | ',
      'Antigone | Sentry | Hillside, Ila Rao | ',
      'Umeed | Meera | Lakeside | ',
    ],
  ],
  [
    'behind their kind, between commas or slashes',
    `Bhojpuri films : Sangam (as Halwai), Umeed (as Pandit)
Serials : Aangan, Star Bharat (as Uncle) / Rashi, &TV (as Priest)`,
    [
      'Sangam | Halwai |  | ',
      'Umeed | Pandit |  | ',
      'Aangan | Uncle | Star Bharat | ',
      'Rashi | Priest | &TV | ',
    ],
  ],
])('several works of a line stand %s', (_how, text, credits) => {
  expect(creditsIn(text)).toEqual(credits);
});

test('works of a year between semicolons have the year beside them', () => {
  expect(creditsIn('THEATRE\n2010-11\tHill Theatre : ‘Umeed’ as Meera; ‘Aangan’ as Kunti')).toEqual([
    'Umeed | Meera | Hill Theatre | 2011',
    'Aangan | Kunti | Hill Theatre | 2011',
  ]);
});

test('a line that says with whom names who made the works below it', () => {
  expect(
    creditsIn(`THEATRE
Plays with the Hill Players, Jammu directed by Ila Rao:
Umeed – Meera
Aangan – Kunti
Plays with the Lake Group:
Salt Road – Nurse`),
  ).toEqual([
    'Umeed | Meera | the Hill Players, Jammu, Ila Rao | ',
    'Aangan | Kunti | the Hill Players, Jammu, Ila Rao | ',
    'Salt Road | Nurse | the Lake Group | ',
  ]);
  expect(creditsIn('THEATRE\nUnder the direction of Shri Ila Rao :\nUmeed (Meera), Aangan (Kunti).')).toEqual(
    ['Umeed | Meera | Shri Ila Rao | ', 'Aangan | Kunti | Shri Ila Rao | '],
  );
});

test('a title with a colon, a company in brackets and a director are no list of works', () => {
  expect(
    creditsIn(`FILMS
• Kaanch Ki Deewar as Suresh, Dir. Harsh Mehra – 2018 (Red Kite Films)
• Salt Road: The Return as Nurse, Dir. Ila Rao – 2020 (Lampglow Films)`),
  ).toEqual([
    'Kaanch Ki Deewar | Suresh | Harsh Mehra, Red Kite Films | 2018',
    'Salt Road: The Return | Nurse | Ila Rao, Lampglow Films | 2020',
  ]);
});

test('a line that says with whom, and has nothing below it, is not lost', () => {
  const [block] = readCv(pastedLines('THEATRE\nUmeed – Meera\nPlays with the Lake Group:'), false).blocks;
  expect(block?.rows.map(({ line }) => line)).toEqual(['Umeed – Meera', 'Plays with the Lake Group:']);
});
