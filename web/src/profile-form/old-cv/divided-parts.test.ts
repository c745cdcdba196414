// Credits in the formats that people write them in: each order of title, role, maker and year, between each of the signs.
import { expect, test } from 'vitest';
import { pastedLines } from './cv-line.ts';
import { readCv } from './read-cv.ts';

interface Work {
  readonly title: string;
  readonly role: string;
  readonly maker: string;
  readonly year: number;
}

const WORKS: Readonly<Record<string, readonly Work[]>> = {
  FILMS: [
    { title: 'The Salt Road', role: 'Inspector Rao', maker: 'Neeraj Kale', year: 2019 },
    { title: 'Half of the Moon', role: 'Nurse', maker: 'Ila Banerjee', year: 2021 },
    { title: 'A Window to the Sea', role: 'Meera', maker: 'Zoya Anand', year: 2016 },
    { title: 'Dhoop aur Chhaon', role: 'Village Girl', maker: 'Ila Banerjee', year: 2018 },
    { title: 'What the Rain Said', role: 'Kiran', maker: 'Farhan Qureshi', year: 2023 },
  ],
  THEATRE: [
    { title: 'The Cherry Orchard', role: 'Varya', maker: 'Hill Theatre', year: 2014 },
    { title: 'Twelfth Night', role: 'Viola', maker: 'Prithvi Theatre', year: 2012 },
    { title: 'The Seagull', role: 'Masha', maker: 'Lake Repertory', year: 2015 },
    { title: 'Much Ado About Nothing', role: 'Beatrice', maker: 'Hill Theatre', year: 2011 },
    { title: 'A Doll’s House', role: 'Mrs. Linde', maker: 'Prithvi Theatre', year: 2017 },
  ],
};

/** A CV with its lines in a format: `T`, `R`, `M` and `Y` stand for the fields. */
const cvIn = (format: string): string =>
  Object.entries(WORKS)
    .map(([heading, works]) =>
      [
        heading,
        ...works.map(({ title, role, maker, year }) =>
          format.replaceAll(/[TRMY](?![a-z])/g, (field) =>
            field === 'T' ? title : field === 'R' ? role : field === 'M' ? maker : String(year),
          ),
        ),
      ].join('\n'),
    )
    .join('\n\n');

const rightIn = (format: string): string[] =>
  Object.values(WORKS).flatMap((works) =>
    works.map(({ title, role, maker, year }) =>
      [
        title,
        format.includes('R') ? role : '',
        /M(?![a-z])/.test(format) ? maker : '',
        format.includes('Y') ? year : 0,
      ].join(' | '),
    ),
  );

const readIn = (format: string): string[] =>
  readCv(pastedLines(cvIn(format)), false)
    .blocks.flatMap(({ rows }) => rows)
    .map(({ credit: { title, role, production, year } }) => [title, role, production, year].join(' | '));

const SIGNS = {
  tab: '\t',
  dash: ' – ',
  bar: ' | ',
  comma: ', ',
  slash: ' / ',
  arrow: ' >> ',
  dots: ' … ',
} as const;
const ORDERS = [
  'TR',
  'RT',
  'TRM',
  'RTM',
  'TMR',
  'RMT',
  'MTR',
  'TRY',
  'YTR',
  'TRMY',
  'RTMY',
  'YTRM',
  'TMRY',
  'TYRM',
];
const ORDERED = ORDERS.flatMap((order) =>
  Object.entries(SIGNS).map(([sign, between]) => [order, sign, order.split('').join(between)] as const),
);

test.each(ORDERED)('the order %s is told between signs of the kind ‘%s’', (_order, _sign, format) => {
  expect(readIn(format)).toEqual(rightIn(format));
});

test.each([
  'T (R)',
  'T (R), M',
  'T (R) – M, Y',
  'T [R] – M',
  'T (M) – R',
  'T (Y) – R – M',
  'T – R (M)',
  'R – T (M)',
  'R (T)',
  'T: R',
  'T: R, M',
  'R: T',
  'T as R',
  'T as R, M',
  'T as R (M)',
  'T by M as R',
  'R in T',
  'R in T, M',
  'R in T (Y)',
  'R in T by M',
  'Played R in T (Y)',
  'Y: T, R, M',
  '“T” – R, M',
  'R, “T”, M',
  'T | R – M',
  'T – R | M',
  'T\tR, M',
  'T, M\tR',
  'T\tR / M',
  'T – R – Dir. M',
  'T, dir. M, R',
  'T {M} – R',
  'Acted as R in T [Y] under the direction of M',
  'Film - T, character - R, director - M',
])('lines of the form ‘%s’ are divided', (format) => {
  expect(readIn(format)).toEqual(rightIn(format));
});

test('a title with a dash and one with a colon stay whole before an ‘as’ that nearly all lines have', () => {
  const text =
    'TELEVISION\nHaar Jeet as Mihika\nBharat – The Beginning as Rani\nAnjaan: Special Unit as Aditi';
  const [block] = readCv(pastedLines(text), false).blocks;
  expect(block?.rows.map(({ credit }) => credit.title)).toEqual([
    'Haar Jeet',
    'Bharat – The Beginning',
    'Anjaan: Special Unit',
  ]);
});

test('texts in quotation marks are roles where the texts before them are titles', () => {
  const rows =
    'The Tempest\t“Gonzalo”\tLake Theatre\nA Plagued Play\t“Mercutio”\tHill Theatre\nMuch Ado about Nothing\t“Claudia”\tSea Theatre';
  const [block] = readCv(pastedLines(`THEATRE\n${rows}`), false).blocks;
  expect(block?.rows.map((row) => [row.credit.title, row.credit.role])).toEqual([
    ['The Tempest', 'Gonzalo'],
    ['A Plagued Play', 'Mercutio'],
    ['Much Ado about Nothing', 'Claudia'],
  ]);
});

test('what stands in quotation marks after all titles is a role, and after some titles an episode', () => {
  const rowsOf = (text: string) => readCv(pastedLines(`TELEVISION\n${text}`), false).blocks[0]?.rows ?? [];
  const roles = rowsOf('2024\tAangan “Kinjal Rao”\n2022\tUmeed “Devi”\n2020\tGhat “Meera”');
  expect(roles.map(({ credit }) => [credit.title, credit.role])).toEqual([
    ['Aangan', 'Kinjal Rao'],
    ['Umeed', 'Devi'],
    ['Ghat', 'Meera'],
  ]);
  const [episode] = rowsOf('2024\tAangan “The Flood”\n2022\tUmeed, role: Devi\n2020\tGhat, role: Meera');
  expect([episode?.credit.title, episode?.credit.role]).toEqual(['Aangan “The Flood”', '']);
});

test('what stands after titles are roles if it looks like roles, and who made them if whole names come again', () => {
  const rows = ['Thang – Chhaya', 'Blind Game – Detective', 'Sawaar – Mukta', 'Smile – Nandini Rao'];
  const text = rows.map((row, at) => `201${String(at)}\t${row}`).join('\n');
  const rolesIn = (each: string) =>
    readCv(pastedLines(`FILMS\n${each}`), false).blocks[0]?.rows.map(({ credit }) => credit.role);
  expect(rolesIn(text)).toEqual(['Chhaya', 'Detective', 'Mukta', 'Nandini Rao']);
  expect(rolesIn(text.replaceAll(/Chhaya|Mukta|Detective|Nandini Rao/g, 'Ila Rao'))).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

test('brackets at the end of nearly all lines name who made the works, if some are companies', () => {
  const rows = [
    'Angie - Fence (Finborough)',
    'Mab - Trousers (Lake Theatre, Pune)',
    'Ann - Quirks (Hill Playhouse)',
    'Kit - Taking Steps (Arcola)',
  ];
  const [block] = readCv(pastedLines(`THEATRE\n${rows.join('\n')}`), false).blocks;
  expect(block?.rows.map(({ credit }) => credit.production)).toEqual([
    'Finborough',
    'Lake Theatre, Pune',
    'Hill Playhouse',
    'Arcola',
  ]);
  const roles = ['Fence (Angie)', 'Trousers (Mab)', 'Quirks (Ann)'].join('\n');
  const [other] = readCv(pastedLines(`THEATRE\n${roles}`), false).blocks;
  expect(other?.rows.map(({ credit }) => credit.production)).toEqual(['', '', '']);
});

test('a name in brackets behind nearly all companies directed for them', () => {
  const [block] = readCv(
    pastedLines(`THEATRE
Salt Road\tDevi\tHill Theatre (Ila Rao)
Lampglow\tSky\tLake Productions (Zoya Anand & Amit Sen)
Umeed\tNurse\tSea Repertory (dir. Neeraj Kale)`),
    false,
  ).blocks;
  expect(block?.rows.map(({ credit }) => credit.production)).toEqual([
    'Hill Theatre, Ila Rao',
    'Lake Productions, Zoya Anand & Amit Sen',
    'Sea Repertory, Neeraj Kale',
  ]);
});
