// Old CVs as different programs write them, made by code: what is drawn or written, and what has to be read of it.
import { docxTable, list, paragraph, paragraphs, run, textBox, writeDocx } from './write-docx.ts';
import { column, table, writePdf, type Drawn } from './write-pdf.ts';

export interface CvMake {
  readonly what: string;
  readonly end: 'pdf' | 'docx';
  readonly bytes: () => Uint8Array;
  /** Each credit that is ticked: kind, title, role, production, year. */
  readonly credits: readonly string[];
  /** What is offered beside them. */
  readonly details: Readonly<Record<string, string>>;
  /** All words of the file; none may be lost. */
  readonly words: string;
}

const pdf = (
  what: string,
  pages: readonly (readonly Drawn[])[],
  credits: readonly string[],
  details: Readonly<Record<string, string>> = {},
  options: Parameters<typeof writePdf>[1] = {},
): CvMake => ({
  what,
  end: 'pdf',
  bytes: () => writePdf(pages, options),
  credits,
  details,
  words: pages
    .flat()
    .map(({ text }) => text)
    .join(' '),
});

const docx = (
  what: string,
  body: string,
  credits: readonly string[],
  details: Readonly<Record<string, string>> = {},
  parts: Readonly<Record<string, string>> = {},
): CvMake => ({
  what,
  end: 'docx',
  bytes: () => writeDocx(body, parts),
  credits,
  details,
  words: [body, ...Object.values(parts)]
    .join(' ')
    .replace(/<w:del>.*?<\/w:del>/g, '')
    .replace(/<\/w:t><\/w:r><w:r><w:rPr><w:b\/><\/w:rPr><w:t[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&'),
});

const FILMS = ['Gully Boy (2019), Sky, dir. Zoya Akhtar', 'Masaan (2015), Devi Pathak, dir. Neeraj Ghaywan'];
const PLAYS = ['Hamlet, Ophelia, Prithvi Theatre, 2018'];
const READ = [
  'film | Gully Boy | Sky | Zoya Akhtar | 2019',
  'film | Masaan | Devi Pathak | Neeraj Ghaywan | 2015',
  'theatre | Hamlet | Ophelia | Prithvi Theatre | 2018',
];
const CONTACT = ['+91 98765 43210', 'riya@example.com'];
const ABOUT = ['Height: 168 cm', 'Languages: Hindi, English, Marathi'];
const READ_CONTACT = { phone_number: '+91 98765 43210', email: 'riya@example.com' };
const READ_ABOUT = { height: '168 cm', languages: 'Hindi, English, Marathi' };
const TRAINING = ['Diploma in Acting, FTII Pune, 2014', 'Workshop with Barry John, 2012'];
const READ_TRAINING = { education: TRAINING.join('\n') };
const CV = [
  'Riya Sharma',
  ...CONTACT,
  ...ABOUT,
  'FILMS',
  ...FILMS,
  'THEATRE',
  ...PLAYS,
  'TRAINING',
  ...TRAINING,
];
const ALL = { ...READ_CONTACT, ...READ_ABOUT, ...READ_TRAINING };

const SIDE = [
  'CONTACT',
  ...CONTACT,
  'PHYSICAL DETAILS',
  ABOUT[0] ?? '',
  'LANGUAGES',
  'Hindi',
  'English',
  'Marathi',
];
const MAIN = ['FILMS', ...FILMS, 'THEATRE', ...PLAYS, 'TRAINING', ...TRAINING];

const ROWS = [
  ['Year', 'Project', 'Role', 'Director'],
  ['2019', 'Gully Boy', 'Sky', 'Zoya Akhtar'],
  ['2015', 'Masaan', 'Devi Pathak', 'Neeraj Ghaywan'],
];
const WRAPPED = [
  ['Project', 'Role', 'Director'],
  ['Gully Boy', 'Sky, a painter\nfrom abroad', 'Zoya Akhtar'],
  ['Masaan', 'Devi Pathak', 'Neeraj\nGhaywan'],
];
const XS = [50, 110, 250, 400];

const HINDI = [
  'रिया शर्मा',
  'फ़िल्में',
  'मंटो (२०१८), सफ़िया की भूमिका, निर्देशक: नंदिता दास',
  'नाटक',
  'हैमलेट, रोल: ओफ़ीलिया, 2018',
  'कद: 5 फुट 6 इंच',
  'भाषाएँ: हिंदी, मराठी, अंग्रेज़ी',
  'मोबाइल: ९८७६५४३२१०',
];
const READ_HINDI = ['film | मंटो | सफ़िया | नंदिता दास | 2018', 'theatre | हैमलेट | ओफ़ीलिया |  | 2018'];
const HINDI_ABOUT = { height: '5 फुट 6 इंच', languages: 'Hindi, Marathi, English', phone_number: '9876543210' };

/** Each word at its own place, as typesetting programs draw them. */
const byWords = (drawn: readonly Drawn[]): Drawn[] =>
  drawn.flatMap(({ x, y, text }) => {
    let at = x;
    return text.split(' ').map((word) => {
      const place = { x: at, y, text: word };
      at += (word.length + 0.6) * 5;
      return place;
    });
  });

export const CV_MAKES: readonly CvMake[] = [
  pdf('a PDF of plain lines', [column(50, 60, CV)], READ, ALL),
  pdf('a PDF with packed streams', [column(50, 60, CV)], READ, ALL, { isPacked: true }),
  pdf(
    'a PDF with headings of larger letters',
    [
      [
        { x: 50, y: 60, text: 'Riya Sharma', size: 26 },
        { x: 50, y: 100, text: 'Selected Film Credits', size: 16 },
        ...column(50, 120, FILMS),
        { x: 50, y: 170, text: 'Theatre', size: 16 },
        ...column(50, 190, PLAYS),
      ],
    ],
    READ,
  ),
  pdf(
    'a PDF with bullets whose lines go on below',
    [
      [
        ...column(50, 60, ['FILMS']),
        { x: 50, y: 80, text: '\u2022' },
        { x: 62, y: 80, text: 'Gully Boy (2019), Sky, the painter who comes home from abroad,' },
        { x: 62, y: 94, text: 'dir. Zoya Akhtar' },
        { x: 50, y: 108, text: '\u2022' },
        { x: 62, y: 108, text: FILMS[1] ?? '' },
      ],
    ],
    ['film | Gully Boy | Sky, the painter who comes home from abroad | Zoya Akhtar | 2019', READ[1] ?? ''],
    {},
    { font: 'unicode' },
  ),
  pdf(
    'a PDF with bullets of a font of symbols',
    [
      column(50, 60, [
        'FILMS',
        ...FILMS.map((line) => `\uF0B7 ${line}`),
        'THEATRE',
        ...PLAYS.map((line) => `\uF0D8 ${line}`),
      ]),
    ],
    READ,
    {},
    { font: 'unicode' },
  ),
  pdf(
    'a PDF with a table that names its columns',
    [[{ x: 50, y: 60, text: 'FILMS' }, ...table(XS, 80, ROWS)]],
    READ.slice(0, 2),
  ),
  pdf(
    'a PDF with a table whose cells have several lines',
    [[{ x: 50, y: 60, text: 'FILMS' }, ...table([50, 200, 360], 80, WRAPPED)]],
    [
      'film | Gully Boy | Sky, a painter from abroad | Zoya Akhtar | 0',
      'film | Masaan | Devi Pathak | Neeraj Ghaywan | 0',
    ],
  ),
  pdf(
    'a PDF with a table drawn column by column is read without a word lost',
    [
      [
        ...column(50, 60, ['Gully Boy', 'Masaan', 'Court', 'Newton']),
        ...column(250, 60, ['Sky', 'Devi', 'Nutan', 'Malko']),
      ],
    ],
    [],
  ),
  pdf(
    'a PDF with a narrow column on the left',
    [[{ x: 50, y: 50, text: 'Riya Sharma', size: 24 }, ...column(50, 90, SIDE), ...column(220, 90, MAIN)]],
    READ,
    ALL,
  ),
  pdf(
    'a PDF with a narrow column on the right',
    [[{ x: 50, y: 50, text: 'Riya Sharma', size: 24 }, ...column(50, 90, MAIN), ...column(420, 90, SIDE)]],
    READ,
    ALL,
  ),
  pdf(
    'a PDF whose right column is drawn first',
    [[...column(220, 90, MAIN), ...column(50, 90, SIDE), { x: 50, y: 50, text: 'Riya Sharma', size: 24 }]],
    READ,
    ALL,
  ),
  pdf(
    'a PDF of two pages, with a heading that holds for the second',
    [
      [
        ...column(50, 60, ['Riya Sharma', 'THEATRE', ...PLAYS, 'FILMS', FILMS[0] ?? '']),
        { x: 280, y: 810, text: 'Page 1 of 2' },
      ],
      [...column(50, 60, [FILMS[1] ?? '', ...ABOUT]), { x: 280, y: 810, text: 'Page 2 of 2' }],
    ],
    [READ[2] ?? '', READ[0] ?? '', READ[1] ?? ''],
    READ_ABOUT,
  ),
  pdf(
    'a PDF with dots that lead to the years',
    [
      column(50, 60, [
        'FILMS',
        'Gully Boy, Sky .................... 2019',
        'Masaan, Devi . . . . . . . . 2015',
      ]),
    ],
    ['film | Gully Boy | Sky |  | 2019', 'film | Masaan | Devi |  | 2015'],
  ),
  pdf(
    'a PDF with years at the right edge',
    [
      ['FILMS', 'Gully Boy, Sky', 'Masaan, Devi'].flatMap((text, row) => [
        { x: 50, y: 60 + row * 16, text },
        ...(row === 0 ? [] : [{ x: 480, y: 60 + row * 16, text: row === 1 ? '2019' : '2015' }]),
      ]),
    ],
    ['film | Gully Boy | Sky |  | 2019', 'film | Masaan | Devi |  | 2015'],
  ),
  pdf(
    'a PDF with spaces between the letters of its headings',
    [
      [
        { x: 50, y: 60, text: 'FILMS', size: 14, spacing: 6 },
        ...column(50, 80, FILMS),
        { x: 50, y: 120, text: 'THEATRE', size: 14, spacing: 6 },
        ...column(50, 140, PLAYS),
      ],
    ],
    READ,
  ),
  pdf('a PDF that draws each word by itself', [byWords(column(50, 60, CV))], READ, ALL, { font: 'unicode' }),
  pdf(
    'a PDF that draws its lines in no order',
    [
      column(50, 60, CV).map(
        (_line, index, lines) => lines[(index * 5) % lines.length] ?? { x: 0, y: 0, text: '' },
      ),
    ],
    READ,
    ALL,
  ),
  pdf('a PDF in Hindi', [column(50, 60, HINDI)], READ_HINDI, HINDI_ABOUT, { font: 'unicode' }),
  pdf(
    'a PDF in Hindi and English, in two columns',
    [
      [
        ...column(50, 60, HINDI.slice(5)),
        ...column(250, 60, [...HINDI.slice(0, 5), 'SHORT FILMS', 'Juice, Manju Singh, Neeraj Ghaywan, 2017']),
      ],
    ],
    [...READ_HINDI, 'short_film | Juice | Manju Singh | Neeraj Ghaywan | 2017'],
    HINDI_ABOUT,
    { font: 'unicode' },
  ),
  {
    ...pdf(
      'a PDF with a form that was filled in',
      [column(50, 60, ['FILMS', ...FILMS])],
      READ.slice(0, 2),
      {
        height: '168 cm',
      },
      {
        page: '/Annots [20 0 R]',
        catalogue: '/AcroForm << /Fields [20 0 R] >>',
        objects: [
          '<< /Type /Annot /Subtype /Widget /FT /Tx /T (height) /V (Height: 168 cm) /Rect [50 500 200 520] >>',
        ],
      },
    ),
    words: ['FILMS', ...FILMS, 'Height: 168 cm'].join(' '),
  },
  docx('a Word document of paragraphs', paragraphs(CV), READ, ALL),
  docx(
    'a Word document with lists and tabs',
    `${paragraph('FILMS')}${list(FILMS)}${paragraph('THEATRE')}${list(['Hamlet\tOphelia\tPrithvi Theatre\t2018'])}`,
    READ,
  ),
  docx(
    'a Word document with a table that names its columns',
    `${paragraph('FILMS')}${docxTable(ROWS)}`,
    READ.slice(0, 2),
  ),
  docx(
    'a Word document with a table whose cells have several lines',
    `${paragraph('FILMS')}${docxTable(WRAPPED)}`,
    [
      'film | Gully Boy | Sky, a painter from abroad | Zoya Akhtar | 0',
      'film | Masaan | Devi Pathak | Neeraj Ghaywan | 0',
    ],
  ),
  docx(
    'a Word document whose columns are a table',
    `${paragraph('Riya Sharma')}${docxTable([[SIDE.join('\n'), MAIN.join('\n')]])}`,
    READ,
    ALL,
  ),
  docx(
    'a Word document whose columns are a table, with a table of credits in it',
    docxTable([
      [
        paragraphs(SIDE),
        `${paragraph('FILMS')}${docxTable(ROWS)}${paragraph('THEATRE')}${paragraph(PLAYS[0] ?? '')}`,
      ],
    ]),
    READ,
    { ...READ_CONTACT, ...READ_ABOUT },
  ),
  docx('a Word document with text boxes', `${textBox(SIDE)}${paragraphs(MAIN)}`, READ, ALL),
  docx(
    'a Word document with phone and e-mail in its header',
    paragraphs(MAIN),
    READ,
    { ...READ_CONTACT, ...READ_TRAINING },
    {
      header1: paragraphs(['Riya Sharma', CONTACT.join(' | ')]),
      footer1: paragraphs(['References on request']),
    },
  ),
  docx('a Word document in Hindi', paragraphs(HINDI), READ_HINDI, HINDI_ABOUT),
  docx(
    'a Word document with changes, links and runs of few letters',
    [
      paragraph('FILMS'),
      `<w:p>${run('Gully')}${run(' Boy (20')}${run('19), Sky, ')}<w:del><w:r><w:delText>deleted words</w:delText></w:r></w:del><w:ins>${run('dir. ')}</w:ins><w:hyperlink>${run('Zoya Akhtar')}</w:hyperlink></w:p>`,
      `<w:sdt><w:sdtContent>${paragraph(FILMS[1] ?? '')}</w:sdtContent></w:sdt>`,
    ].join(''),
    READ.slice(0, 2),
  ),
  docx('a Word document with line breaks in one paragraph', paragraph(CV.join('\n')), READ, ALL),
];
