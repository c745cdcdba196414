import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '@marquee/domain/testing/rounds';
import { blockRows, type CvRow } from './block-rows.ts';
import { looseLine, pastedLines } from './cv-line.ts';
import { readCv } from './read-cv.ts';
import type { Credit, CreditKind } from '@marquee/domain/profile/credit';

/** The credits in one line, below a heading of a kind. */
function readCredits(written: string, kind?: CreditKind): readonly CvRow[] {
  const lines = [{ line: looseLine(written.split('\t')), year: undefined }];
  return blockRows({ heading: '', named: undefined, columns: undefined, header: undefined, lines }, kind)
    .rows;
}

/** The first credit in a line. */
function readCreditLine(written: string, { kind }: { readonly kind?: CreditKind | undefined } = {}): CvRow {
  const [row] = readCredits(written, kind);
  if (!row) throw new Error('A line is a row.');
  return row;
}

const credit = (text: string): Partial<Credit> => {
  const [kind, title = '', role = '', size = '', production = '', year = '0', link = ''] = text.split(' | ');
  return { kind, title, role, size, production, year: Number(year), link } as Partial<Credit>;
};

test.each([
  // Commas, brackets and markers in the order that most CVs have.
  [
    'Paatal Lok S2 (2025), Inspector Rao, dir. Avinash Arun, Prime Video',
    'web_series | Paatal Lok S2 | Inspector Rao |  | Avinash Arun, Prime Video | 2025',
  ],
  ['Masaan, Devi, directed by Neeraj Ghaywan, 2015', 'other | Masaan | Devi |  | Neeraj Ghaywan | 2015'],
  ['Masaan (film), Devi, Director: Neeraj Ghaywan, 2015', 'film | Masaan | Devi |  | Neeraj Ghaywan | 2015'],
  [
    'Kundali Bhagya, Srishti, Zee TV, 2018-2020',
    'television | Kundali Bhagya | Srishti |  | Zee TV | 2020',
    '2018–2020',
  ],
  [
    'Made in Heaven, Tara (lead), Zoya Akhtar, 2019',
    'other | Made in Heaven | Tara | lead | Zoya Akhtar | 2019',
  ],
  ['Raazi (2018) Sehmat, Meghna Gulzar', 'other | Raazi | Sehmat |  | Meghna Gulzar | 2018'],
  ['Sacred Games (2018, Netflix), Kuku', 'web_series | Sacred Games | Kuku |  | Netflix | 2018'],
  ['Hamlet, Lead, Prithvi Theatre, 2011', 'other | Hamlet |  | lead | Prithvi Theatre | 2011'],
  ["Lagaan, Villager, Ashutosh Gowariker, '01", 'other | Lagaan | Villager |  | Ashutosh Gowariker | 2001'],
  [
    'Bandish Bandits, Tamanna, Anand Tiwari (dir.), Prime Video',
    'web_series | Bandish Bandits | Tamanna |  | Anand Tiwari, Prime Video | 0',
  ],
  // Years first, last, in the middle, and numbers that are no years.
  ['2019, Gully Boy, Sky, Zoya Akhtar', 'other | Gully Boy | Sky |  | Zoya Akhtar | 2019'],
  ['2019: Made in Heaven, Tara, dir. Zoya Akhtar', 'other | Made in Heaven | Tara |  | Zoya Akhtar | 2019'],
  ['2019-05-12 | Gully Boy | Sky', 'other | Gully Boy | Sky |  |  | 2019', '2019-05-12'],
  ['2019 Gully Boy', 'other | Gully Boy |  |  |  | 2019'],
  ['Gully Boy 2019', 'other | Gully Boy |  |  |  | 2019'],
  ['1917, Soldier, Sam Mendes, 2019', 'other | 1917 | Soldier |  | Sam Mendes | 2019'],
  ['83, Reporter, Kabir Khan, 2021', 'other | 83 | Reporter |  | Kabir Khan | 2021'],
  [
    '2019 – present | Anupamaa | Kinjal | Star Plus',
    'television | Anupamaa | Kinjal |  | Star Plus | 2019',
    '2019–present',
  ],
  ['Jan 2020 - Thappad - Amrita', 'other | Thappad | Amrita |  |  | 2020', 'Jan 2020'],
  ['03/2021, Ray, Nurse, Netflix', 'web_series | Ray | Nurse |  | Netflix | 2021', '03/2021'],
  // Parts separated by tabs, pipes, columns of spaces, dashes, semicolons, dots or slashes.
  [
    'Paatal Lok S2\tInspector Rao\tdir. Avinash Arun, Prime Video\t2025',
    'web_series | Paatal Lok S2 | Inspector Rao |  | Avinash Arun, Prime Video | 2025',
  ],
  ['Hamlet | Horatio | Prithvi Theatre | 2019', 'other | Hamlet | Horatio |  | Prithvi Theatre | 2019'],
  ['Hamlet     Horatio     Prithvi Theatre     2019', 'other | Hamlet | Horatio |  | Prithvi Theatre | 2019'],
  ['Masaan – Devi Pathak – Neeraj Ghaywan – 2015', 'other | Masaan | Devi Pathak |  | Neeraj Ghaywan | 2015'],
  ['Monsoon, Again — Meera — Anjali Menon — 2022', 'other | Monsoon, Again | Meera |  | Anjali Menon | 2022'],
  ['Masaan- Devi -Neeraj Ghaywan (2015)', 'other | Masaan | Devi |  | Neeraj Ghaywan | 2015'],
  ['Court; Sharmila; Chaitanya Tamhane; 2014', 'other | Court | Sharmila |  | Chaitanya Tamhane | 2014'],
  ['Court · Sharmila · Chaitanya Tamhane · 2014', 'other | Court | Sharmila |  | Chaitanya Tamhane | 2014'],
  ['Court / Sharmila / Chaitanya Tamhane / 2014', 'other | Court | Sharmila |  | Chaitanya Tamhane | 2014'],
  [
    'Sacred Games S1 - Kuku, dir. Anurag Kashyap, Netflix',
    'web_series | Sacred Games S1 | Kuku |  | Anurag Kashyap, Netflix | 0',
  ],
  // Lines with bullets or numbers.
  ['• Newton, Malko, Amit Masurkar, 2017', 'other | Newton | Malko |  | Amit Masurkar | 2017'],
  ['- Newton (2017) as Malko', 'other | Newton | Malko |  |  | 2017'],
  ['3) Newton, Malko', 'other | Newton | Malko |  |  | 0'],
  ['🎬 Newton, Malko', 'other | Newton | Malko |  |  | 0'],
  ['**Newton**, Malko', 'other | Newton | Malko |  |  | 0'],
  // Other orders, quotation marks, sentences.
  ['Netflix, 2019, "Delhi Crime", Neeti Singh', 'web_series | Delhi Crime | Neeti Singh |  | Netflix | 2019'],
  ['Dir. Anurag Kashyap, Manmarziyaan, Rumi, 2018', 'other | Manmarziyaan | Rumi |  | Anurag Kashyap | 2018'],
  ['as Inspector Rao, “Paatal Lok”, 2025', 'other | Paatal Lok | Inspector Rao |  |  | 2025'],
  ['Played Inspector Rao in Paatal Lok (2025)', 'other | Paatal Lok | Inspector Rao |  |  | 2025'],
  ['Gully Boy as Sky, Zoya Akhtar, 2019', 'other | Gully Boy | Sky |  | Zoya Akhtar | 2019'],
  [
    'Role: Malko, Film: Newton, Director: Amit Masurkar, Year: 2017',
    'film | Newton | Malko |  | Amit Masurkar | 2017',
  ],
  // Kinds, sizes and links.
  ['Surf Excel (TVC), 2016, dir: Gauri Shinde', 'commercial | Surf Excel |  |  | Gauri Shinde | 2016'],
  ['Taj Mahal Tea | Commercial | Lead', 'commercial | Taj Mahal Tea |  | lead'],
  [
    'Juice, short film, Manju Singh, Neeraj Ghaywan',
    'short_film | Juice | Manju Singh |  | Neeraj Ghaywan | 0',
  ],
  ['Theatre: Hamlet (2019), Ophelia, supporting', 'theatre | Hamlet | Ophelia | supporting |  | 2019'],
  [
    'Baarish, music video, T-Series, https://youtu.be/dQw4w9WgXcQ',
    'music_video | Baarish |  |  | T-Series | 0 | https://youtu.be/dQw4w9WgXcQ',
  ],
  ['The Lion King, Nala, dubbing', 'voice | The Lion King | Nala |  |  | 0'],
  // Lines in Hindi.
  ['मंटो (२०१८), सफ़िया की भूमिका, निर्देशक: नंदिता दास', 'other | मंटो | सफ़िया |  | नंदिता दास | 2018'],
  [
    'वेब सीरीज़: पाताल लोक, इंस्पेक्टर राव, निर्देशक अविनाश अरुण, 2020',
    'web_series | पाताल लोक | इंस्पेक्टर राव |  | अविनाश अरुण | 2020',
  ],
  ['अंधा युग | नाटक | गांधारी | मुख्य भूमिका | २०१५', 'theatre | अंधा युग | गांधारी | lead |  | 2015'],
  ['अंधा युग | नाटक | गांधारी | लीड | 2015', 'theatre | अंधा युग | गांधारी | lead |  | 2015'],
  ['हैमलेट, नाटक, रोल: ओफ़ीलिया, सपोर्टिंग', 'theatre | हैमलेट | ओफ़ीलिया | supporting |  | 0'],
  [
    'पाताल लोक 2 (2025), इंस्पेक्टर राव, डायरेक्टर अविनाश अरुण',
    'other | पाताल लोक 2 | इंस्पेक्टर राव |  | अविनाश अरुण | 2025',
  ],
  ['डायरेक्टर्स कट, नाटक, सूत्रधार, 2019', 'theatre | डायरेक्टर्स कट | सूत्रधार |  |  | 2019'],
  ['तितली, संगीता के रूप में, कनु बहल, 2014', 'other | तितली | संगीता |  | कनु बहल | 2014'],
  // Titles with a colon or 'as' in them, roles with a description, several companies.
  ['Sacred Games: Nurse (2018)', 'other | Sacred Games: Nurse |  |  |  | 2018'],
  ['Baahubali: The Beginning (2015)', 'other | Baahubali: The Beginning |  |  |  | 2015'],
  [
    'All We Imagine as Light, Prabha, Payal Kapadia, 2024',
    'other | All We Imagine as Light | Prabha |  | Payal Kapadia | 2024',
  ],
  [
    'All We Imagine as Light, Prabha, dir. Payal Kapadia',
    'other | All We Imagine as Light | Prabha |  | Payal Kapadia | 0',
  ],
  ['Sita and Gita as Light, 2001', 'other | Sita and Gita | Light |  |  | 2001'],
  ['Gully Boy, Sky, Excel / Tiger Baby, 2019', 'other | Gully Boy | Sky |  | Excel, Tiger Baby | 2019'],
  // Spans of months and years.
  ['Jan - Mar 2020, Thappad, Amrita', 'other | Thappad | Amrita |  |  | 2020', 'Jan–Mar 2020'],
  ['Thappad, Amrita, Jan 2020 to Mar 2021', 'other | Thappad | Amrita |  |  | 2021', 'Jan 2020–Mar 2021'],
  ['2017-18, Anupamaa, Kinjal', 'other | Anupamaa | Kinjal |  |  | 2018', '2017–18'],
  ['Anupamaa, Kinjal, 2017 - 18', 'other | Anupamaa | Kinjal |  |  | 2018', '2017–18'],
  ['2019 - 12 Angry Men - Juror 8', 'other | 12 Angry Men | Juror 8 |  |  | 2019'],
  ['Hamlet, parallel lead, 2019', 'other | Hamlet | parallel lead |  |  | 2019'],
  // Spans of years behind a channel.
  [
    'Siya Ke Ram – Vibhishan – Zee TV, 2018–present',
    'television | Siya Ke Ram | Vibhishan |  | Zee TV | 2018',
    '2018–present',
  ],
  // Bullets of any shape.
  ['▸ Tide - Mother, 2019', 'other | Tide | Mother |  |  | 2019'],
  ['→ Tide, Mother, 2019', 'other | Tide | Mother |  |  | 2019'],
  // Labels for two.
  ['Leftovers | Writer/Director: Ila Rao | 2024', 'other | Leftovers |  |  | Ila Rao | 2024'],
  ['Crossroads | Ethan | A thesis film by Ila Rao', 'other | Crossroads | Ethan |  | Ila Rao'],
  // Awards.
  ['Awards: Best actress', 'award | Best actress'],
  ['Winner of Miss Pune 2015', 'award | Winner of Miss Pune |  |  |  | 2015'],
  // Lines that contain more than a credit.
  [
    'Hamlet | Ophelia | Atul Kumar | 2015, Best Actress',
    'other | Hamlet | Ophelia |  | Atul Kumar | 2015',
    'Best Actress',
  ],
  [
    'Newton, Malko, Amit Masurkar, 2017, National Award',
    'other | Newton | Malko |  | Amit Masurkar | 2017',
    'National Award',
  ],
  ['NSD Repertory', 'other | NSD Repertory'],
])('the line ‘%s’ is read as the credit ‘%s’', (line, expected, rest = '') => {
  const read = readCreditLine(line);
  expect([read.credit, read.rest]).toEqual([credit(expected), rest]);
});

test('a long sentence is returned as the rest of an empty credit, not as a title', () => {
  const sentence = `I have ${'always '.repeat(20)}wanted to act`;
  const { credit: read, rest } = readCreditLine(sentence);
  expect([read.title, rest]).toEqual(['', sentence]);
});

test.each([
  [
    'Worked in the film ‘Lampglow’ as Sky, directed by Zoya Anand (2015)',
    'film | Lampglow | Sky |  | Zoya Anand | 2015',
  ],
  ['Played Devi in the web series “Salt Road” for M. Patil', 'web_series | Salt Road | Devi |  | M. Patil'],
  ['Worked in serial “Anokhi” (Star Plus) as a lawyer', 'television | Anokhi | a lawyer |  | Star Plus'],
  ['Lead role in short film ‘Boond’ directed by Ravi Shah', 'short_film | Boond |  | lead | Ravi Shah'],
  ['Played the lead in ‘Sakharam’ directed by M. Patil', 'other | Sakharam |  | lead | M. Patil'],
])('the sentence ‘%s’ is read as the credit ‘%s’', (line, expected) => {
  expect(readCreditLine(line).credit).toEqual(credit(expected));
});

describe('reasons why a line may have been read wrongly', () => {
  const doubts = (kind: 'commercial' | undefined, ...lines: string[]) =>
    lines.map((line) => {
      const { credit: read, doubt } = readCreditLine(line, { kind });
      return [read.title, doubt];
    });

  test('names between commas below a heading of commercials are a row each, marked as titles alone', () => {
    expect(doubts('commercial', 'Amul, Tanishq, Asian Paints', 'Surf Excel, Mother, 2016')).toEqual([
      ['Amul', 'only-title'],
      ['Surf Excel', undefined],
    ]);
    const { blocks } = readCv(pastedLines('ADVERTISEMENTS\nAmul, Tanishq, Asian Paints'), false);
    expect(blocks.flatMap(({ rows }) => rows.map(({ credit, isSound }) => [credit.title, isSound]))).toEqual([
      ['Amul', false],
      ['Tanishq', false],
      ['Asian Paints', false],
    ]);
  });

  test('four names without kind, year or director are titles alone, three are what most CVs say in this order, two are marked', () => {
    const lines = ['Amul, Tanishq, Asian Paints, Surf', 'Court, Sharmila, Lake', 'Court, Sharmila'];
    expect(doubts(undefined, ...lines)).toEqual([
      ['Amul', 'only-title'],
      ['Court', undefined],
      ['Court', 'order'],
    ]);
  });

  test('more than five titles in a line of plays are a row each, and so many skills stay a line', () => {
    const names = 'Nora | Aida | Legs | Souvenir | Act One | Hello';
    const { blocks } = readCv(pastedLines(`BROADWAY\n${names}\nSKILLS\n${names}`), false);
    expect(blocks.map(({ kind, rows }) => [kind, rows.length])).toEqual([
      ['theatre', 6],
      ['skills', 1],
    ]);
  });

  test.each([
    '2016 Worked as asst director',
    'Diploma in acting, FTII',
    'Assistant director, Newton',
    'Languages: Hindi, English',
  ])('the line ‘%s’ is marked as other work, and its title is a part of the line', (line) => {
    const { credit: read, doubt } = readCreditLine(line, { kind: 'commercial' });
    expect(doubt).toBe('other-work');
    expect(line).toContain(read.title);
  });

  test('a title alone is read as a credit without doubt only below a heading', () => {
    expect(doubts(undefined, 'NSD Repertory')).toEqual([['NSD Repertory', 'only-title']]);
    expect(doubts('commercial', 'Surf Excel')).toEqual([['Surf Excel', undefined]]);
  });
});

test('a line of thousands of separators is not parsed, but returned as it is', () => {
  const line = `Raazi${', ('.repeat(50_000)}`;
  const { rest, credit: read } = readCreditLine(line);
  expect([read.title, rest]).toEqual(['', line]);
});

/** Words that `readCreditLines` recognises, among words that it does not. */
const word = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-zअ-ह]{0,7}[qxz]$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '2019',
        '1999',
        '1917',
        '183',
        '2017-18',
        'Netflix',
        'as',
        'in',
        'played',
        'में',
        'Jan',
        'Mar',
        'to',
        'the',
        'for',
      ],
      ...[
        'parallel',
        'Amul',
        'Worked',
        'asst',
        'Winner',
        'of',
        'Training',
        'Awards',
        'Best Actress',
        'Mar 2020',
      ],
    ),
  },
);
const KNOWN_MARKS = /^(as|played|in|for)$/;
const between = fc.constantFrom(
  ' ',
  ' ',
  ', ',
  ' | ',
  '\t',
  ' - ',
  ' – ',
  '; ',
  ' (',
  ') ',
  ': ',
  '\n',
  ' as ',
  ' dir. ',
  '/',
);

test('each word of a pasted text is in a credit or in the rest, or separates parts', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, between), { minLength: 1, maxLength: 40 }), (pieces) => {
      const read = pieces
        .map(([text, separator]) => text + separator)
        .join('')
        .split('\n')
        .flatMap((line) => readCredits(line));
      const shown = new Set(
        read
          .flatMap(({ credit: { title, role, production, year, size, kind }, rest }) => [
            title,
            role,
            production,
            String(year),
            size,
            kind === 'award' ? 'Awards award' : kind,
            rest,
          ])
          .join(' ')
          .split(/[^\p{L}\p{M}\p{N}]+/u),
      );
      const lost = pieces
        .flatMap(([text]) => text.split(/[ -]/))
        .filter((text) => !shown.has(text) && !KNOWN_MARKS.test(text));
      expect(lost).toEqual([]);
    }),
    rounds(2000),
  );
});

test('any pasted text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const rows = readCv(pastedLines(text), false).blocks.flatMap((block) => block.rows);
      for (const row of rows) {
        expect(Number.isInteger(row.credit.year)).toBe(true);
        expect(typeof row.rest).toBe('string');
      }
    }),
  );
});

test('an award is what somebody was nominated for, and what it is given for is no title with a role', () => {
  const text =
    'AWARDS\nNominated – Best Villain, Anuroopa (2016)\nPrize in Lake Festival\nMedal in Hill Festival\nCup in Sea Festival';
  const [block] = readCv(pastedLines(text), false).blocks;
  expect(block?.rows.map(({ credit }) => credit.title)).toEqual([
    'Best Villain, Anuroopa',
    'Prize in Lake Festival',
    'Medal in Hill Festival',
    'Cup in Sea Festival',
  ]);
});

test('a company after the year between commas made the work, also beside other parts', () => {
  const rows = [
    '1.\tDharmputra, 1961, B. R. Films, Dir. Yash Rao – role: ‘Dilip Rai’',
    '2.\tWaqt, 1965, Lime Light, Dir. Ila Rao – role: ‘Vijay’',
    '3.\tBiradari, 1966 – role: ‘Rajan’',
  ];
  const [block] = readCv(pastedLines(`FILMS\n${rows.join('\n')}`), false).blocks;
  expect(
    block?.rows.map(({ credit: { title, role, production, year }, doubt }) => [
      title,
      role,
      production,
      year,
      doubt,
    ]),
  ).toEqual([
    ['Dharmputra', 'Dilip Rai', 'B. R. Films, Yash Rao', 1961, undefined],
    ['Waqt', 'Vijay', 'Lime Light, Ila Rao', 1965, 'order'],
    ['Biradari', 'Rajan', '', 1966, undefined],
  ]);
});

test('a kind in a table may have a company in brackets, and a role a company after a dash', () => {
  const text = `OTHER WORK
Title\tCategory\tRole
Snow White\tTheatre (Theatrix)\tGretel
Moksh\tUpcoming Film\tNurse — Lake Theatre
Traffic\tTV\tInspector (lead) — the double`;
  const [block] = readCv(pastedLines(text), false).blocks;
  expect(
    block?.rows.map(({ credit: { kind, title, role, size, production }, isSound }) =>
      [kind, title, role, size, production, isSound].join(' | '),
    ),
  ).toEqual([
    'theatre | Snow White | Gretel |  | Theatrix | true',
    'film | Moksh | Nurse |  | Lake Theatre | true',
    'television | Traffic | Inspector, the double | lead |  | false',
  ]);
});

test('a sentence about the actor is not ticked', () => {
  const text =
    'FILMS\nRiya is an actor who has played in feature films, and plays in many more.\nMasaan, Devi, dir. Ila Rao';
  expect(readCv(pastedLines(text), false).blocks[0]?.rows.map(({ isSound }) => isSound)).toEqual([
    false,
    true,
  ]);
});

test('kinds at the beginning of most lines, and the word Actor before who made the works, are no part of a name', () => {
  const text = `CREDITS

2024: Theatre ‘Cinderella’ - Actor Hill Productions (Panto)
2023 TV ‘Night Lights’ - Actor Lake Media (Series)
2023: Film ‘The Long Road’ - Actor Green Films (Short)
2022 Theatre Snow White - Actor/Puppeteer Lake Theatre Company (Tour)
2019 Theatre Macbeth - Actor Rose Academy (Production)`;
  const rows = readCv(pastedLines(text), false).blocks.flatMap((block) => block.rows);
  expect(rows.map((row) => row.credit)).toEqual(
    [
      'theatre | Cinderella | Actor |  | Hill Productions | 2024',
      'television | Night Lights | Actor |  | Lake Media | 2023',
      'short_film | The Long Road | Actor |  | Green Films | 2023',
      'theatre | Snow White | Actor/Puppeteer |  | Lake Theatre Company | 2022',
      'theatre | Macbeth | Actor |  | Rose Academy | 2019',
    ].map((line) => credit(line)),
  );
});

test('awards of which most are called so by their last word are ticked, with who gave them', () => {
  const { blocks } = readCv(
    pastedLines(
      'AWARDS\nLake Artistic Award\tLake College\t2024\nOutstanding Production (Salt Road)\tHill Festival\t2023\nSea Scholarship\tSea College\t2022',
    ),
    false,
  );
  expect(blocks.map(({ kind, isSure }) => [kind, isSure])).toEqual([['award', true]]);
  expect(blocks[0]?.rows.map(({ credit: { title } }) => title)).toEqual([
    'Lake Artistic Award',
    'Outstanding Production (Salt Road)',
    'Sea Scholarship',
  ]);
});
