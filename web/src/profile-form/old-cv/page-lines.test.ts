import { expect, test } from 'vitest';
import { pageLines } from './page-lines.ts';
import type { Piece } from './page-segments.ts';
import { readCv } from './read-cv.ts';
import { bold, large, piecesAt, titlesOf } from './test-pieces.ts';

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

test('a cell of two lines that stands centred beside the others divides no page into columns', () => {
  const rows = [
    ['Lake Award', ['Lake Opera, Pune', 'District'], '2014'],
    ['Hill Award', ['Hill Foundation, Goa', 'Council'], '2013'],
    ['Sea Award', ['Sea Guild, Mumbai', 'Branch'], '2012'],
    ['Rain Award', ['Rain House, Delhi', 'Centre'], '2011'],
  ] as const;
  const pieces = [
    ...piecesAt(40, { 50: 'AWARDS' }),
    ...rows.flatMap(([title, by, year], at) => piecesAt(70 + at * 24, { 50: title, 200: by, 420: year })),
  ];
  expect(titlesOf(pieces)).toEqual(rows.map(([title, by]) => `${title} |  | ${by.join(' ')}`));
});

test('a table whose cells of two lines are all centred is one, with the lines that had room as parts of their cells', () => {
  const rows = [
    [['Alice in the Sea', 'dir. by Ila Rao'], 'Rabbit', ['Lake Theater', 'Pune, MH']],
    [['Holiday', 'dir. by Amit Sen'], 'Soloist', ['Hill Society', 'Nashik, MH']],
    [['The Miserables', 'dir. by Zoya Anand'], 'Ensemble', ['The Meadow Theater', 'Satara, MH']],
    [['Camp Lampglow', 'dir. by Ray Liu'], 'Doodle', ['Theater Conservatory of the Hills', 'Panaji, GA']],
  ] as const;
  const pieces = [
    ...bold(piecesAt(40, { 22: 'THEATRE' })),
    ...rows.flatMap(([title, role, theatre], at) =>
      piecesAt(70 + at * 26, { 60: title, 200: role, 300: theatre, 450: 'Professional' }),
    ),
    ...bold(piecesAt(180, { 22: 'TRAINING' })),
    ...piecesAt(195, { 60: 'Voice' }),
  ];
  expect(titlesOf(pieces).slice(0, 2)).toEqual([
    'Alice in the Sea | Rabbit | Ila Rao, Lake Theater, Pune, MH',
    'Holiday | Soloist | Amit Sen, Hill Society, Nashik, MH',
  ]);
});

test('a table of titles, directors and venues is one below a heading that stands in the middle', () => {
  const rows = ['Nora', 'Medea', 'Ghosts', 'Kites', 'The Tempest', 'Umeed'];
  const pieces = [
    ...bold(large(piecesAt(40, { 255: 'OFF-BROADWAY' }))),
    ...piecesAt(60, { 72: 'Aangan', 260: 'Dir. Amit Sen', 400: 'Hill Theatre' }),
    ...bold(large(piecesAt(90, { 255: 'NYC THEATRE' }))),
    ...rows.flatMap((title, at) =>
      piecesAt(110 + at * 14, { 72: title, 260: 'Dir. Ila Rao', 400: 'Lake Theatre' }),
    ),
    ...bold(large(piecesAt(215, { 255: 'SKILLS' }))),
    ...piecesAt(235, { 72: 'Kathak' }),
  ];
  expect(titlesOf(pieces).slice(1, 7)).toEqual(rows.map((title) => `${title} |  | Ila Rao, Lake Theatre`));
});

test('works with their years on both sides of a page are two lists', () => {
  const left = ['Aangan', 'Umeed', 'Ghat', 'Anand', 'Lampglow'];
  const right = ['Rocket', 'Bazaar', 'Static', 'Monsoon', 'Nora'];
  const pieces = left.flatMap((title, at) =>
    piecesAt(40 + at * 14, {
      50: title,
      200: String(2010 + at),
      300: right[at] ?? '',
      450: String(2020 + at),
    }),
  );
  expect(titlesOf([...piecesAt(20, { 50: 'FILMOGRAPHY' }), ...pieces])).toEqual(
    [...left, ...right].map((title) => `${title} |  | `),
  );
});

test('a larger heading divides the page where its own column begins, not where a table above does', () => {
  const rows = ['Jean', 'Corny', 'Kenickie', 'Emmett'].map((role, at) =>
    piecesAt(40 + at * 14, {
      50: role,
      150: `The Hill ${String(at + 1)}`,
      250: 'Lake Theatre',
      400: 'Ila Rao',
    }),
  );
  const heading = (y: number, cells: Readonly<Record<number, string>>): Piece[] =>
    piecesAt(y, cells).map((piece) => ({ ...piece, size: 12 }));
  const pieces = [
    ...heading(20, { 50: 'Stage' }),
    ...rows.flat(),
    ...heading(120, { 50: 'Training', 300: 'Special Skills' }),
    ...piecesAt(140, { 50: 'Lake Studio, acting', 300: 'Guitar' }),
    ...piecesAt(152, { 50: 'Hill Studio, voice', 300: 'Riding' }),
    ...piecesAt(164, { 50: 'Sea Studio, dance', 300: 'Rapier' }),
  ];
  const { blocks } = readCv(pageLines(pieces), true);
  expect(blocks.map(({ heading: text, rows: { length } }) => [text, length])).toEqual([
    ['Stage', 4],
    ['Training', 3],
    ['Special Skills', 3],
  ]);
});

test('lists side by side at other heights are columns, and so are tables that name the same columns twice', () => {
  const works = (x: number, y: number, names: readonly string[]): Piece[] =>
    names.flatMap((name, at) =>
      piecesAt(y + at * 12, { [x]: `${name} (20${String(10 + at)}) as Role ${name}` }),
    );
  const left = ['Aangan', 'Umeed', 'Ghat', 'Anand', 'Lampglow'];
  const right = ['Rocket', 'Bazaar', 'Static', 'Monsoon', 'Nora'];
  const lists = [...piecesAt(20, { 50: 'FILMS' }), ...works(50, 40, left), ...works(300, 43, right)];
  expect(titlesOf(lists)).toEqual([...left, ...right].map((name) => `${name} | Role ${name} | `));

  const row = (y: number, year: string, [one, other]: readonly string[]): Piece[] => [
    ...piecesAt(y, { 50: year, 90: one ?? '', 300: year, 340: other ?? '' }),
    ...piecesAt(y + 9, { 90: `Role: ${one ?? ''}`, 340: `Role: ${other ?? ''}` }),
  ];
  const tables = [
    ...piecesAt(20, { 50: 'FILMS' }),
    ...piecesAt(34, { 50: 'Year', 90: 'Film / Role', 300: 'Year', 340: 'Film / Role' }),
    ...left.flatMap((name, at) => row(50 + at * 24, `20${String(10 + at)}`, [name, right[at] ?? ''])),
  ];
  expect(titlesOf(tables)).toEqual([...left, ...right].map((name) => `${name} | ${name} | `));
});

test('cards side by side are a credit each, with what stands above and below their titles', () => {
  const card = (x: number, y: number, kind: string, title: string, role: string): Piece[] => [
    ...piecesAt(y, { [x]: kind, [x + 90]: '2024' }),
    ...large(piecesAt(y + 14, { [x]: title })),
    ...piecesAt(y + 26, { [x]: `Role: ${role}` }),
  ];
  const pieces = [
    ...large(piecesAt(20, { 50: 'CREDITS' })),
    ...card(50, 50, 'FILM', 'Salt Road', 'Devi'),
    ...card(200, 50, 'THEATRE', 'Lampglow', 'Sky'),
    ...card(350, 50, 'FILM', 'Umeed', 'Nurse'),
    ...card(50, 110, 'THEATRE', 'Half a Moon', 'Inspector'),
    ...large(piecesAt(170, { 50: 'SKILLS' })),
    ...piecesAt(190, { 50: 'Riding' }),
  ];
  const { blocks } = readCv(pageLines(pieces), true);
  expect(
    blocks[0]?.rows.map(({ credit: { kind, title, role, year } }) => [kind, title, role, year].join(' | ')),
  ).toEqual([
    'film | Salt Road | Devi | 2024',
    'theatre | Lampglow | Sky | 2024',
    'film | Umeed | Nurse | 2024',
    'theatre | Half a Moon | Inspector | 2024',
  ]);
  expect(blocks.map(({ heading }) => heading)).toEqual(['CREDITS', 'SKILLS']);
});

test('the texts of a card may be centred, and its title may have two lines', () => {
  const centred = (x: number, y: number, text: string): Piece[] =>
    piecesAt(y, { [x - text.length * 2]: text });
  const pieces = [
    ...large(piecesAt(20, { 50: 'THEATRE' })),
    ...large([...centred(100, 50, 'The Long'), ...centred(300, 50, 'Nora')]),
    ...large(centred(100, 60, 'Way Home')),
    ...[...centred(100, 72, 'Guard'), ...centred(300, 62, 'Nora Helmer')],
    ...[...centred(100, 84, 'Lake Theatre'), ...centred(300, 74, 'Hill Theatre, Pune')],
    ...large([...centred(100, 120, 'Antigone'), ...centred(300, 120, 'Medea')]),
    ...[...centred(100, 132, 'Ismene'), ...centred(300, 132, 'Nurse')],
    ...[...centred(100, 144, 'Sea Theatre'), ...centred(300, 144, 'Lake Theatre')],
  ];
  expect(titlesOf(pieces)).toEqual([
    'The Long Way Home | Guard | Lake Theatre',
    'Nora | Nora Helmer | Hill Theatre, Pune',
    'Antigone | Ismene | Sea Theatre',
    'Medea | Nurse | Lake Theatre',
  ]);
});

test('rows of a table in which one cell has a smaller second line are no cards', () => {
  const pieces = [
    ...piecesAt(20, { 50: 'THEATRE' }),
    ...['Antigone', 'Medea', 'Nora', 'Hamlet'].flatMap((title, at) => [
      ...large(piecesAt(40 + at * 30, { 50: title, 180: 'Queen', 300: 'Lake Theatre' })),
      ...piecesAt(51 + at * 30, { 300: 'Pune' }),
    ]),
  ];
  expect(titlesOf(pieces)[0]).toBe('Antigone | Queen | Lake Theatre, Pune');
});

test('a title in bold letters and the role after it are two parts, a bold label and its value are one', () => {
  const line = (y: number, bold: string, plain: string): Piece[] => {
    const width = bold.length * 4;
    return [
      ...piecesAt(y, { 50: bold }).map((piece) => ({ ...piece, isBold: true })),
      ...piecesAt(y, { [50 + width + 3]: plain }),
    ];
  };
  const works = [
    ...line(40, 'Salt Road', 'Devi'),
    ...line(52, 'Umeed', 'Meera'),
    ...line(64, 'Nora', 'Kristine'),
  ];
  expect(titlesOf([...piecesAt(20, { 50: 'FILMS' }), ...works])).toEqual([
    'Salt Road | Devi | ',
    'Umeed | Meera | ',
    'Nora | Kristine | ',
  ]);
  expect(pageLines(line(40, 'Height:', '168 cm'))[0]?.cells.map(({ text }) => text)).toEqual([
    'Height: 168 cm',
  ]);
});

test.each([
  ['F I L M S', 'FILMS'],
  ['E D U CAT I O N', 'EDUCATION'],
  ['A Doll in Pune', 'A Doll in Pune'],
])('the letters of ‘%s’ are read as ‘%s’', (drawn, text) => {
  expect(pageLines(piecesAt(20, { 50: drawn }))[0]?.cells[0]?.text).toBe(text);
});

test('a column of a table is none of the page, whatever its name names elsewhere', () => {
  const rows = ['Nora', 'Medea', 'Hamlet', 'Othello', 'Macbeth'].flatMap((title, at) =>
    piecesAt(60 + at * 20, { 50: title, 180: 'Queen', 280: 'Lake Theatre', 420: ['Ila', 'Rao'] }),
  );
  const pieces = [
    ...bold(piecesAt(20, { 50: 'THEATRE' })),
    ...bold(piecesAt(40, { 50: 'Production', 180: 'Role', 280: 'Theatre', 420: 'Director' })),
    ...rows,
  ];
  expect(titlesOf(pieces)[0]).toBe('Nora | Queen | Lake Theatre, Ila Rao');
});

test('the first row of a table below a letterhead stays with the rows below it', () => {
  const pieces = [
    ...piecesAt(20, { 50: 'Hair: Black', 200: 'RIYA SHARMA' }),
    ...piecesAt(32, { 50: 'Eyes: Brown' }),
    ...piecesAt(38, { 240: 'AEA' }),
    ...piecesAt(50, { 280: 'Lake Management' }),
    ...piecesAt(62, { 300: '646-418-5418' }),
    ...piecesAt(74, { 280: 'lake@example.com' }),
    ...piecesAt(74, { 50: 'THEATRE' }),
    ...piecesAt(90, { 50: 'The Salt Washer', 202: 'Amit', 320: 'Ila Rao/Hill Festival' }),
    ...piecesAt(102, { 50: 'The Diary of Rain', 202: 'Peter', 320: 'Zoya Anand/Lake Theatre' }),
    ...piecesAt(114, { 50: 'A Moon for Two', 202: 'Mike', 320: 'Amit Sen/Hill Theatre' }),
    ...piecesAt(126, { 50: 'The Skin of the Sea', 202: 'Hari', 320: 'Ila Rao/Lake Theatre' }),
  ];
  expect(titlesOf(pieces).slice(-4)).toEqual([
    'The Salt Washer | Amit | Ila Rao, Hill Festival',
    'The Diary of Rain | Peter | Zoya Anand, Lake Theatre',
    'A Moon for Two | Mike | Amit Sen, Hill Theatre',
    'The Skin of the Sea | Hari | Ila Rao, Lake Theatre',
  ]);
});

test('rows whose kind stands a little higher than their other cells are those of one table', () => {
  const rows = ['Umeed', 'Aangan', 'Half a Moon', 'Salt Road', 'Lampglow', 'Nora'];
  const pieces = [
    ...piecesAt(20, { 50: 'ACTOR' }),
    ...rows.flatMap((title, at) => [
      ...piecesAt(40 + at * 20, { 50: String(2015 + at), 90: title, 260: `Role ${title}` }),
      ...piecesAt(37 + at * 20, { 200: 'Film' }),
    ]),
  ];
  expect(titlesOf(pieces)).toEqual(rows.map((title) => `${title} | Role ${title} | `));
});

test('a table whose further columns have a second line in each row is none of the page’s columns', () => {
  const rows = ['Umeed', 'Aangan', 'Half a Moon', 'Salt Road', 'Lampglow'];
  const pieces = rows.flatMap((title, at) => [
    ...piecesAt(40 + at * 24, { 50: String(2015 + at), 90: 'Movie', 180: title, 330: `Role ${title}` }),
    ...piecesAt(50 + at * 24, { 180: 'Dir. Ila Rao' }),
  ]);
  const lines = pageLines([...piecesAt(20, { 50: 'FILMS' }), ...pieces]);
  expect(lines[1]?.cells.map(({ text }) => text)).toEqual(['2015', 'Movie', 'Umeed', 'Role Umeed']);
});

test('words that are drawn one by one are no cells, also where some of them begin below each other', () => {
  const wordsAt = (y: number, text: string): Piece[] => {
    let x = 50;
    return text.split(' ').flatMap((each) => {
      const word = piecesAt(y, { [x]: each });
      x += each.length * 4 + 5;
      return word;
    });
  };
  const works = [
    'The Midnight Road - Kim - Hill Theatre',
    'The Seventh Sea - Guard - Lake Theatre',
    'Our Lady Rain - Nurse - Hill Theatre',
    'All Day Work - Fran - Lake Theatre',
  ];
  const pieces = [
    ...piecesAt(20, { 50: 'THEATRE' }),
    ...works.flatMap((text, at) => wordsAt(40 + at * 12, text)),
  ];
  expect(titlesOf(pieces)).toEqual([
    'The Midnight Road | Kim | Hill Theatre',
    'The Seventh Sea | Guard | Lake Theatre',
    'Our Lady Rain | Nurse | Hill Theatre',
    'All Day Work | Fran | Lake Theatre',
  ]);
});
