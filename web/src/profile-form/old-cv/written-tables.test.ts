import { expect, test } from 'vitest';
import { pastedLines } from './cv-line.ts';
import { readCv } from './read-cv.ts';

const read = (text: string) => readCv(pastedLines(text), false);
const creditsIn = (text: string): string[] =>
  read(text)
    .blocks.flatMap(({ rows }) => rows)
    .map(({ credit: { title, role, production, year } }) =>
      [title, role, production, year || ''].join(' | '),
    );

test.each([
  ['bars', ' | '],
  ['dashes', ' - '],
  ['slashes', ' / '],
  ['commas', ', '],
])('a line that names columns between %s names those of the lines below it', (_name, sign) => {
  const line = (...texts: readonly string[]): string => texts.join(sign);
  const text = [
    'FILMS',
    line('Character', 'Name of Film', 'Director', 'Year'),
    line('Devi', 'Salt Road', 'Ila Rao', '2019'),
    line('Nurse', 'Lampglow', 'Amit Sen', '2018'),
  ].join('\n');
  expect(creditsIn(text)).toEqual([
    'Salt Road | Devi | Ila Rao | 2019',
    'Lampglow | Nurse | Amit Sen | 2018',
  ]);
  expect(read(text).leftOut).toEqual([['Character', 'Name of Film', 'Director', 'Year'].join('\t')]);
});

test('the columns end with the next heading', () => {
  expect(
    creditsIn(`TV
Serial - Character - Channel
Umeed - Nurse - Star Plus
DUBBING
Okoye – Black Moon (2018), Lake Studio
Jiji – Delivery (2017), Vision Studio`),
  ).toEqual([
    'Umeed | Nurse | Star Plus | ',
    'Okoye | Black Moon | Lake Studio | 2018',
    'Jiji | Delivery | Vision Studio | 2017',
  ]);
});
