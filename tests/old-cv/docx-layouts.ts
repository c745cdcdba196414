// Old CVs as Word documents, as Word, WPS, Google Docs and LibreOffice users write them.
import { ALL, expected, FILMS, PLAYS, REGIONAL, SERIALS, SERIES, type Row } from './actors.ts';
import type { OldCv } from './old-cvs.ts';
import { Paragraph, Tab, TextRun } from 'docx';
import { docxTable, MERGED, paragraph, paragraphs, writeDocx } from './write-files.ts';

const HEAD = [
  paragraph('Riya Sharma', { isBold: true, size: 22 }),
  ...paragraphs(['+91 98765 43210, riya@example.com', 'Height – 5 ft 6 in']),
];
const PARTS: readonly (readonly [string, readonly Row[]])[] = [
  ['Films', FILMS],
  ['Television', SERIALS],
  ['Web Series / OTT', SERIES],
  ['Theatre', PLAYS],
];
const bold = (text: string) => paragraph(text, { isBold: true });
const NAMES = ['Title', 'Role', 'Director / Production', 'Year'];

const HINDI: readonly Row[] = [
  ['मंटो की गली', 'सफ़िया', 'नंदिता राव', '2018'],
  ['नीला पर्वत', 'गौरी', 'अमोल काळे', '2020'],
  ['दूसरा किनारा', 'सावित्री', 'प्रकाश वर्मा', '2022'],
];
const HINDI_PLAYS: readonly Row[] = [
  ['अंधा युग', 'गांधारी', 'रंगमंच दल', '2015'],
  ['हैमलेट', 'ओफ़ीलिया', 'पृथ्वी मंच', '2017'],
];

export const DOCX_LAYOUTS: readonly OldCv[] = [
  {
    what: 'a Word document with a table below each heading',
    end: 'docx',
    bytes: () =>
      writeDocx([...HEAD, ...PARTS.flatMap(([h, list]) => [bold(h), docxTable([NAMES, ...list])])]),
    credits: ALL,
  },
  {
    what: 'a Word document with one table, whose rows name the kind',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        bold('Work Experience'),
        docxTable(
          [
            ['S.No', 'Project Name', 'Type', 'Character', 'Production House', 'Year'],
            ...PARTS.flatMap(([h, list]) => list.map((row) => [h, ...row])).map(
              ([h = '', t = '', r = '', p = '', y = ''], at) => [
                String(at + 1),
                t,
                h.replace(' / OTT', ''),
                r,
                p,
                y,
              ],
            ),
          ],
          true,
        ),
      ]),
    credits: ALL,
  },
  {
    what: 'a Word document with headings in a table’s merged rows',
    end: 'docx',
    bytes: () =>
      writeDocx([...HEAD, docxTable(PARTS.flatMap(([h, list]) => [[h.toUpperCase(), '', '', ''], ...list]))]),
    credits: ALL,
  },
  {
    what: 'a Word document whose channels have the episodes and the years below them',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        bold('मालिका / TELEVISION SERIALS'),
        docxTable([
          ['क्र.', 'मालिका (Serial)', 'भूमिका (Role)', 'वाहिनी (Channel)'],
          ...SERIALS.map(([t, r, p, y], at) => [
            String(at + 1),
            t,
            r,
            `${p}\n${String(141 + at)}+ Episodes\n${y}`,
          ]),
        ]),
      ]),
    credits: ALL.filter((credit) => credit.startsWith('television')),
  },
  {
    what: 'a Word document in which a kind stands beside a line for each of its works',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        docxTable([
          ['Films', 'The Salt Road (2019) as Devi\nLampglow (2018) as Sky'],
          [
            'Plays',
            'Umeed (2017) as Meera\nAangan (2016) as Kunti\nNora (2015) as Nora\nMedea (2014) as Nurse',
          ],
        ]),
      ]),
    credits: [
      ...expected('film', [
        ['The Salt Road', 'Devi', '', '2019'],
        ['Lampglow', 'Sky', '', '2018'],
      ]),
      ...expected('theatre', [
        ['Umeed', 'Meera', '', '2017'],
        ['Aangan', 'Kunti', '', '2016'],
        ['Nora', 'Nora', '', '2015'],
        ['Medea', 'Nurse', '', '2014'],
      ]),
    ],
  },
  {
    what: 'a Word document in which years are merged over the films of a year',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        bold('Films'),
        docxTable([
          ['Year', 'Film', 'Role', 'Director'],
          ['2019', 'The Salt Road', 'Devi', 'Neeraj Kale'],
          [MERGED, 'Lampglow', 'Sky', 'Zoya Anand'],
          [MERGED, 'Monsoon, Again', 'Meera', 'Anjali Rao'],
          ['2017', 'Raat Akeli', 'Inspector Rane', 'Amit Sen'],
        ]),
      ]),
    credits: expected('film', [
      ['The Salt Road', 'Devi', 'Neeraj Kale', '2019'],
      ['Lampglow', 'Sky', 'Zoya Anand', '2019'],
      ['Monsoon, Again', 'Meera', 'Anjali Rao', '2019'],
      ['Raat Akeli', 'Inspector Rane', 'Amit Sen', '2017'],
    ]),
  },
  {
    what: 'a Word document with tab stops',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        ...PARTS.flatMap(([h, list]) => [
          bold(h),
          ...list.map((row) => paragraph(row.join('\t'), { stops: [150, 290, 430] })),
        ]),
      ]),
    credits: ALL,
  },
  {
    what: 'a Word document with tabs at Word’s own stops',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        ...PARTS.flatMap(([h, list]) => [
          bold(h),
          ...list.map(([t, r, p, y]) =>
            paragraph(`${t}${t.length > 12 ? '\t' : '\t\t'}${r}${r.length > 12 ? '\t' : '\t\t'}${p}\t\t${y}`),
          ),
        ]),
      ]),
    credits: ALL,
  },
  {
    what: 'a Google document with underlined headings and dashes',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        ...PARTS.flatMap(([h, list]) => [
          paragraph(h, { isUnderlined: true }),
          ...paragraphs(list.map(([t, r, p, y]) => `${t} – ${r} – ${p} – ${y}`)),
        ]),
      ]),
    credits: ALL,
  },
  {
    what: 'a Word document in which ‘as’ and ‘dir.’ mark the parts',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        ...PARTS.flatMap(([h, list]) => [
          bold(`${h}:`),
          ...paragraphs(list.map(([t, r, p, y]) => `• “${t}” as ${r}, dir. ${p}, ${y}`)),
        ]),
      ]),
    credits: ALL,
  },
  {
    what: 'a Word document with the layout of a page in a table',
    end: 'docx',
    bytes: () =>
      writeDocx([
        docxTable([
          [
            [
              ...HEAD,
              bold('LANGUAGES'),
              ...paragraphs(['Hindi (native)', 'English (fluent)', 'Marathi']),
              bold('SKILLS'),
              ...paragraphs(['Kathak', 'Swimming']),
            ],
            PARTS.flatMap(([h, list]) => [
              bold(h.toUpperCase()),
              ...paragraphs(list.map(([t, r, p, y]) => `${t.replace(',', '')}, ${r}, ${p}, ${y}`)),
            ]),
          ],
        ]),
      ]),
    credits: ALL.map((line) => line.replace('Monsoon, Again', 'Monsoon Again')),
  },
  {
    what: 'a Word document in Hindi with a table',
    end: 'docx',
    bytes: () =>
      writeDocx([
        bold('रिया शर्मा'),
        ...paragraphs(['मोबाइल: ९८७६५४३२१०', 'कद: 5 फुट 6 इंच', 'भाषाएँ: हिंदी, मराठी, अंग्रेज़ी']),
        bold('फ़िल्में'),
        docxTable([
          ['क्रम', 'फ़िल्म का नाम', 'भूमिका', 'निर्देशक', 'वर्ष'],
          ...HINDI.map((row, at) => [String(at + 1), ...row]),
        ]),
        bold('नाटक'),
        docxTable([['नाटक', 'पात्र', 'संस्था', 'वर्ष'], ...HINDI_PLAYS]),
      ]),
    credits: [...expected('film', HINDI), ...expected('theatre', HINDI_PLAYS)],
  },
  {
    what: 'a Word document in Hindi lines',
    end: 'docx',
    bytes: () =>
      writeDocx([
        bold('रिया शर्मा'),
        bold('फ़िल्में / सिनेमा'),
        ...paragraphs(HINDI.map(([t, r, p, y]) => `${t} (${y}), ${r} की भूमिका, निर्देशक: ${p}`)),
        bold('रंगमंच'),
        ...paragraphs(HINDI_PLAYS.map(([t, r, p, y]) => `${t}, रोल: ${r}, निर्देशन: ${p}, ${y}`)),
      ]),
    credits: [...expected('film', HINDI), ...expected('theatre', HINDI_PLAYS)],
  },
  {
    what: 'a Word document in two languages',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        bold('FILMS / फ़िल्में'),
        docxTable([['Film / फ़िल्म', 'Role / भूमिका', 'Director / निर्देशक', 'Year / वर्ष'], ...FILMS]),
        bold('THEATRE / नाटक'),
        ...paragraphs(PLAYS.map(([t, r, p, y]) => `${t} | ${r} | ${p} | ${y}`)),
      ]),
    credits: [...expected('film', FILMS), ...expected('theatre', PLAYS)],
  },
  {
    what: 'an American résumé as a table without lines and names',
    end: 'docx',
    bytes: () =>
      writeDocx([
        paragraph('DANA REED', { isBold: true, size: 18, isCentred: true }),
        paragraph('813-455-4441', { isCentred: true }),
        bold('THEATER: (Partial list)'),
        docxTable(REGIONAL.map(([t = '', r = '', c = '']) => [t, r, c])),
        bold('Education/Training'),
        docxTable([
          ['BFA Acting', 'Hartwell University'],
          ['Improv', 'Second Street'],
        ]),
      ]),
    credits: expected(
      'theatre',
      REGIONAL.map(([t = '', r = '', c = '']) => [t, r, c, '0']),
    ),
  },
  {
    what: 'a Word document with print, commercials and awards',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        bold('TVCs & AD FILMS'),
        docxTable([
          ['Brand', 'Director', 'Year'],
          ['Chaiwala Tea', 'Gauri Sen', '2016'],
          ['Nirmal Soap', 'Ram Kale', '2019'],
        ]),
        bold('Awards'),
        ...paragraphs(['Best Actress, Pune Festival, 2019', 'Best Newcomer, City Theatre Awards, 2017']),
      ]),
    credits: [
      'commercial | Chaiwala Tea |  | Gauri Sen | 2016',
      'commercial | Nirmal Soap |  | Ram Kale | 2019',
      'award | Best Actress |  | Pune Festival | 2019',
      'award | Best Newcomer |  | City Theatre Awards | 2017',
    ],
  },
  {
    what: 'a Word document with years as headings',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        bold('FILMS'),
        paragraph('2019'),
        paragraph('The Salt Road, Devi, dir. Neeraj Kale'),
        paragraph('2015'),
        paragraph('Lampglow, Sky, dir. Zoya Anand'),
      ]),
    credits: [
      'film | The Salt Road | Devi | Neeraj Kale | 2019',
      'film | Lampglow | Sky | Zoya Anand | 2015',
    ],
  },
  {
    what: 'a Word document with titles in bold above their roles',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        paragraph('THEATRE', { isBold: true, size: 14 }),
        ...PLAYS.flatMap(([t, r, p, y]) => [bold(t), paragraph(`${r}, ${p}, ${y}`)]),
      ]),
    credits: expected('theatre', PLAYS),
  },
  {
    what: 'a Word document with labels',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        bold('FILMS'),
        ...paragraphs(
          FILMS.map(([t, r, p, y]) => `Film: ${t.replace(',', '')}, Role: ${r}, Director: ${p}, Year: ${y}`),
        ),
      ]),
    credits: expected('film', FILMS).map((line) => line.replace('Monsoon, Again', 'Monsoon Again')),
  },
  {
    what: 'a Word document with one table, in which rows over all columns are headings',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        docxTable([
          NAMES,
          ...PARTS.flatMap(([h, list]) => [[[paragraph(h.toUpperCase(), { isBold: true })]], ...list]),
          [[bold('WORKSHOPS')]],
          ['Lampglow', 'Sky', 'Lake Theatre', '2016'],
        ]),
      ]),
    credits: ALL,
  },
  {
    what: 'a Word document with titles in bold before their roles',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        bold('TELEVISION'),
        ...SERIALS.map(
          ([t, r, p, y]) =>
            new Paragraph({
              children: [new TextRun({ text: t, bold: true }), new TextRun(` ${r} (${p}, ${y})`)],
            }),
        ),
      ]),
    credits: expected('television', SERIALS),
  },
  {
    what: 'a Word document with titles in bold before tab stops that its first row names',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        bold('TELEVISION'),
        ...[['Production', 'Character', 'Broadcaster', 'Year'], ...SERIALS].map(
          ([t = '', ...others]) =>
            new Paragraph({
              tabStops: [200, 325, 430].map((position) => ({ type: 'left', position: position * 20 })),
              children: [
                new TextRun({ text: t, bold: true }),
                new TextRun({ children: others.flatMap((text) => [new Tab(), text]) }),
              ],
            }),
        ),
      ]),
    credits: expected('television', SERIALS),
  },
  {
    what: 'a Word document with an empty line between works of several lines',
    end: 'docx',
    bytes: () =>
      writeDocx([
        ...HEAD,
        bold('FILMS'),
        ...FILMS.flatMap(([t, r, p, y]) => paragraphs([t, r, `Dir. ${p}`, y, ''])),
      ]),
    credits: expected('film', FILMS),
  },
];
