// Old CVs as PDFs, laid out as different programs and people do.
import {
  ALL,
  expected,
  FILMS,
  PLAYS,
  REGIONAL,
  SERIALS,
  SERIES,
  US_FILMS,
  US_TELEVISION,
  US_TRAINING,
  type Row,
} from './actors.ts';
import type { OldCv } from './old-cvs.ts';
import { column, rows, sections, writePdf, type Drawn } from './write-files.ts';

const BOLD = { font: 'Helvetica-Bold' } as const;
const CONTACT = ['+91 98765 43210 | riya@example.com', 'Height: 168 cm'];
const HEAD: Drawn[] = [{ x: 50, y: 40, text: 'Riya Sharma', size: 24, ...BOLD }, ...column(50, 72, CONTACT)];
const PARTS = [
  ['FILMS', FILMS],
  ['TELEVISION', SERIALS],
  ['WEB SERIES', SERIES],
  ['THEATRE', PLAYS],
] as const;
const each = (write: (row: Row) => string) =>
  PARTS.map(([heading, list]) => [heading, list.map((row) => [write(row)])] as const);

const NUMBERED = (list: readonly Row[]) =>
  list.map(([title, role, production, year], at) => [String(at + 1), title, role, production, year]);

const usExpected = (): string[] => [
  ...expected(
    'theatre',
    REGIONAL.map(([title = '', role = '', company = '', director = '']) => [
      title,
      role,
      `${company}, ${director}`,
      '0',
    ]),
  ),
];

export const PDF_LAYOUTS: readonly OldCv[] = [
  {
    what: 'a PDF of comma lines below capitals',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [...HEAD, ...sections(each(([t, r, p, y]) => `${t.replace(',', '')} (${y}), ${r}, dir. ${p}`))],
      ]),
    credits: ALL.map((line) => line.replace('Monsoon, Again', 'Monsoon Again')),
  },
  {
    what: 'a PDF of four columns without names, as Word prints tabs',
    end: 'pdf',
    bytes: () => writePdf([[...HEAD, ...sections(PARTS, { xs: [50, 200, 340, 500], heading: BOLD })]]),
    credits: ALL,
  },
  {
    what: 'a PDF whose years stand first, from Pages',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          ...HEAD,
          ...sections(
            PARTS.map(([h, list]) => [h, list.map(([t, r, p, y]) => [y, t, r, p])]),
            { xs: [50, 95, 260, 420], heading: { size: 14 } },
          ),
        ],
      ]),
    credits: ALL,
  },
  {
    what: 'an American theatre résumé of four columns',
    end: 'pdf',
    bytes: () =>
      writePdf(
        [
          [
            { x: 250, y: 40, text: 'DANA REED', size: 20, font: 'Times-Bold' },
            { x: 270, y: 64, text: 'AEA, SAG-AFTRA', font: 'Times-Roman' },
            ...sections([['REGIONAL THEATRE (partial list)', REGIONAL]], {
              y: 100,
              xs: [50, 220, 320, 470],
              heading: { font: 'Times-Bold' },
              body: { font: 'Times-Roman', size: 9 },
            }),
            ...sections([['Training', US_TRAINING]], {
              y: 300,
              xs: [50, 220, 320],
              heading: { font: 'Times-Bold' },
              body: { font: 'Times-Roman', size: 9 },
            }),
            { x: 50, y: 380, text: 'Special Skills', font: 'Times-Bold' },
            {
              x: 50,
              y: 398,
              text: 'Stage combat, juggling, Southern dialect, ukulele',
              font: 'Times-Roman',
              size: 9,
            },
          ],
        ],
        {},
      ),
    credits: usExpected(),
  },
  {
    what: 'an American résumé of film and television with billings',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          ...HEAD,
          ...sections(
            [
              ['FILM', US_FILMS],
              ['TELEVISION', US_TELEVISION],
              ['TRAINING', US_TRAINING],
              ['SPECIAL SKILLS', [['Yoga, Swimming']]],
            ],
            { heading: { font: 'Helvetica-Bold' } },
          ),
        ],
      ]),
    credits: [
      'film | The Long Drive Home |  | Paper Boat Pictures | 0',
      'film | Static |  | Maya Lind | 0',
      'film | Night Shift |  | NYU Graduate Film | 0',
      'television | Precinct 9 | Co-Star | NBC | 0',
      'television | Harbor Lights | Guest Star | HBO | 0',
    ],
  },
  {
    what: 'a PDF whose roles stand first in capitals',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          ...HEAD,
          ...sections(
            [['THEATRE', REGIONAL.map(([t = '', r = '', c = '', d = '']) => [r.toUpperCase(), t, c, d])]],
            { xs: [50, 170, 330, 490], heading: BOLD },
          ),
        ],
      ]),
    credits: expected(
      'theatre',
      REGIONAL.map(([t = '', r = '', c = '', d = '']) => [t, r.toUpperCase(), `${c}, ${d}`, '0']),
    ),
  },
  {
    what: 'a PDF of two columns, as Canva makes it',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          { x: 50, y: 40, text: 'Riya Sharma', size: 28 },
          ...column(40, 110, ['CONTACT'], 14, { ...BOLD, size: 12 }),
          ...column(40, 130, ['+91 98765 43210', 'riya@example.com'], 15),
          ...column(40, 180, ['LANGUAGES'], 14, { ...BOLD, size: 12 }),
          ...column(40, 200, ['Hindi', 'English', 'Marathi'], 15),
          ...column(40, 260, ['SKILLS'], 14, { ...BOLD, size: 12 }),
          ...column(40, 280, ['Kathak', 'Horse Riding', 'Swimming'], 15),
          ...sections(
            each(([t, r, p, y]) => `${t} (${y}) - ${r} - ${p}`),
            { x: 220, xs: [220], y: 107, step: 17, heading: { ...BOLD, size: 13 } },
          ),
        ],
      ]),
    credits: ALL,
  },
  {
    what: 'a PDF of two columns of credits, as InDesign makes it word by word',
    end: 'pdf',
    bytes: () =>
      writePdf(
        [
          [
            { x: 50, y: 40, text: 'RIYA SHARMA', size: 20 },
            ...sections(each(([t, r, p, y]) => `${t.replace(',', '')}, ${r}, ${p}, ${y}`).slice(0, 2), {
              x: 40,
              xs: [40],
              y: 90,
              step: 13,
              heading: { font: 'Helvetica-Bold' },
              body: { size: 8 },
            }),
            ...sections(each(([t, r, p, y]) => `${t}, ${r}, ${p}, ${y}`).slice(2), {
              x: 320,
              xs: [320],
              y: 94,
              step: 13,
              heading: { font: 'Helvetica-Bold' },
              body: { size: 8 },
            }),
          ],
        ],
        { isByWord: true },
      ),
    credits: ALL.map((line) => line.replace('Monsoon, Again', 'Monsoon Again')),
  },
  {
    what: 'a biodata with ‘Sr. No.’, ‘Name of Film’, ‘Character’, ‘Banner’',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          { x: 240, y: 40, text: 'BIO-DATA', size: 16, ...BOLD },
          ...rows([50, 180], 80, [
            ['Name', ': Riya Sharma'],
            ['Height', ': 5\'6"'],
            ['Languages Known', ': Hindi, English, Marathi'],
            ['Contact No.', ': 9876543210'],
          ]),
          { x: 50, y: 150, text: 'FILMS', ...BOLD },
          ...rows([50, 95, 250, 370, 500], 168, [
            ['Sr. No.', 'Name of Film', 'Character', 'Banner', 'Year'],
            ...NUMBERED(FILMS),
          ]),
          { x: 50, y: 260, text: 'TV SHOWS / SERIALS', ...BOLD },
          ...rows([50, 95, 250, 370, 500], 278, [
            ['Sr. No.', 'Serial', 'Character', 'Channel', 'Year'],
            ...NUMBERED(SERIALS),
          ]),
        ],
      ]),
    credits: [...expected('film', FILMS), ...expected('television', SERIALS)],
  },
  {
    what: 'a PDF of a table whose long roles take two lines',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          ...HEAD,
          { x: 50, y: 110, text: 'Films', size: 14, ...BOLD },
          ...rows(
            [50, 200, 360, 500],
            130,
            [
              ['Project', 'Role', 'Director', 'Year'],
              ['The Salt Road', 'Devi, the daughter', 'Neeraj Kale', '2019'],
              ['', 'of the boatman', '', ''],
              ['Lampglow', 'Sky', 'Zoya Anand', '2015'],
            ],
            13,
          ),
        ],
      ]),
    credits: [
      'film | The Salt Road | Devi, the daughter of the boatman | Neeraj Kale | 2019',
      'film | Lampglow | Sky | Zoya Anand | 2015',
    ],
  },
  {
    what: 'a PDF whose headings stand in the margin',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          ...HEAD,
          ...PARTS.flatMap(([heading, list], at) => [
            { x: 40, y: 120 + at * 80, text: heading, ...BOLD },
            ...rows([140, 290, 420, 530], 120 + at * 80, list),
          ]),
        ],
      ]),
    credits: ALL,
  },
  {
    what: 'a PDF with dates such as 11/25 and 08/’23-11/’23 at the right',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          ...HEAD,
          ...sections(
            [
              [
                'THEATRE',
                [
                  ['“Hamlet” - Ophelia - Prithvi Theatre', '11/25'],
                  ['“Tughlaq” - Step-mother - Rangmanch Repertory', "08/'23-11/'23"],
                  ['“The Glass Menagerie” - Laura - Blue Hill Productions', "04/'23"],
                ],
              ],
            ],
            { xs: [50, 480], heading: BOLD },
          ),
        ],
      ]),
    credits: expected('theatre', [
      ['Hamlet', 'Ophelia', 'Prithvi Theatre', '2025'],
      ['Tughlaq', 'Step-mother', 'Rangmanch Repertory', '2023'],
      ['The Glass Menagerie', 'Laura', 'Blue Hill Productions', '2023'],
    ]),
  },
  {
    what: 'a PDF of sentences',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          ...HEAD,
          ...sections([
            [
              'FILMS',
              [
                ['• Worked in the film ‘Lampglow’ as Sky, directed by Zoya Anand (2015)'],
                ['• Played Devi in the film ‘The Salt Road’ for Neeraj Kale (2019)'],
                ['• Acted in Hindi film “Raat Akeli” as Inspector Rane, directed by Amit Sen (2017)'],
              ],
            ],
          ]),
        ],
      ]),
    credits: [
      'film | Lampglow | Sky | Zoya Anand | 2015',
      'film | The Salt Road | Devi | Neeraj Kale | 2019',
      'film | Raat Akeli | Inspector Rane | Amit Sen | 2017',
    ],
  },
  {
    what: 'a PDF turned by 90 degrees',
    end: 'pdf',
    bytes: () =>
      writePdf([[...HEAD, ...sections(PARTS.slice(0, 2), { xs: [50, 200, 340, 500], heading: BOLD })]], {
        isTurned: true,
      }),
    credits: [...expected('film', FILMS), ...expected('television', SERIALS)],
  },
  {
    what: 'a PDF that draws its bold texts twice',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          ...HEAD,
          ...sections(PARTS, { xs: [50, 200, 340, 500] }).flatMap((drawn) => [
            drawn,
            { ...drawn, x: drawn.x + 0.4 },
          ]),
        ],
      ]),
    credits: ALL,
  },
  {
    what: 'a PDF with dots that lead to the next column',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          ...HEAD,
          ...sections(
            PARTS.slice(0, 2).map(([h, list]) => [
              h,
              list.map(([t, r, p]) => [`${t} ${'.'.repeat(20)} ${r} ${'.'.repeat(20)} ${p}`]),
            ]),
            { heading: BOLD },
          ),
        ],
      ]),
    credits: [
      ...expected(
        'film',
        FILMS.map(([t, r, p]) => [t, r, p, '0']),
      ),
      ...expected(
        'television',
        SERIALS.map(([t, r, p]) => [t, r, p, '0']),
      ),
    ],
  },
  {
    what: 'a British CV with kind, role, title, company and director in columns',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          { x: 50, y: 40, text: 'Tom Ashe', size: 18, ...BOLD },
          { x: 50, y: 80, text: 'Credits', size: 13, ...BOLD },
          ...rows(
            [50, 90, 150, 260, 400, 500],
            100,
            [
              ['Year', 'Type', 'Role', 'Production', 'Company', 'Director'],
              ['2023', 'Stage', 'Orsino', 'Twelfth Night', 'Oldgate Theatre', 'P. Lyle'],
              ['2022', 'Film', 'Young Fisher', 'Tidewater', 'Slate Films', 'R. Osei'],
              ['2021', 'Television', 'PC Marsh', 'Cold Harbour', 'ITV', 'J. Finn'],
            ],
            14,
            { size: 9 },
          ),
        ],
      ]),
    credits: [
      'theatre | Twelfth Night | Orsino | Oldgate Theatre, P. Lyle | 2023',
      'film | Tidewater | Young Fisher | Slate Films, R. Osei | 2022',
      'television | Cold Harbour | PC Marsh | ITV, J. Finn | 2021',
    ],
  },
  {
    what: 'a PDF whose unknown headings end the block before them',
    end: 'pdf',
    bytes: () =>
      writePdf([
        [
          ...HEAD,
          ...sections(
            [
              ['THEATRE', PLAYS],
              [
                'Crew Experience',
                [
                  ['Lampglow', 'Boom operator', 'Zoya Anand', '2016'],
                  ['Tughlaq', 'Light operator', 'Rangmanch', '2017'],
                ],
              ],
              ['MIXED BAG', [['Wedding emcee', 'Host', 'Pune', '2018']]],
              ['References', [['On request']]],
            ],
            { xs: [50, 200, 340, 500], heading: BOLD },
          ),
        ],
      ]),
    credits: expected('theatre', PLAYS),
  },
  {
    what: 'a PDF in which an old Mac names tabs and ends of lines ‘!’, in a font of their own',
    end: 'pdf',
    bytes: () => {
      const cells = [...PLAYS, ['Oliver!', 'Fagin', 'Lake Theatre', '2015'] as const];
      const texts = sections([['THEATRE', cells]], { xs: [50, 200, 340, 500], heading: BOLD });
      const marks = texts.flatMap(({ x, y, text }) =>
        [6, 42, 78].map((gap) => ({
          x: x + text.length * 5 + gap,
          y,
          text: '! ',
          font: 'Times-Roman' as const,
        })),
      );
      return writePdf([[...HEAD, ...texts, ...marks]]);
    },
    credits: [...expected('theatre', PLAYS), 'theatre | Oliver! | Fagin | Lake Theatre | 2015'],
  },
];
