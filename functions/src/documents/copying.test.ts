// Text copied from a CV by the three libraries that most programs read PDFs with, compared with what was typed.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeDocumentFonts } from '../../fonts.ts';
import { drawCv } from './draw-cv.ts';
import { EMPTY_CV, hasPoppler, readPdf } from './read-drawn-pdf.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copying-'));
  await writeDocumentFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** Paragraphs with conjuncts, signs around their consonant, joiners, digits and Latin words. */
const TEXTS: Readonly<Record<string, string>> = {
  Latin: 'Zoë Łukasz-D’Souza, ﬁlm №7: “Trained” at NSD (2015–2019) — 5′6″ · ₹ 40',
  Hindi: 'राष्ट्रीय नाट्य विद्यालय (NSD) से 2019 में प्रशिक्षित; क्‍ष और र्‍हास, दर्शकों के लिए ‘Othello’ के 12 शो।',
  Marathi: 'दुसऱ्या वर्षी र्‍हस्व भूमिका, ज्ञानेश्वरीची व्यक्तिरेखा – Zee 5 वर, ₹ 500.',
  Bengali: 'র‍্যাব ও র‍্যাম্প: রাষ্ট্রীয় চরিত্র, ২০১৯, Trained at NSD, কৌশিক ও লক্ষ্মী 2021।',
  Gurmukhi: 'ਸ਼੍ਰੀ ਅੰਮ੍ਰਿਤਸਰ ਦਾ ਵਿਦਿਆਰਥੀ NSD 2019 ਚੰਡੀਗੜ੍ਹ, ਕਿਰਨ।',
  Gujarati: 'રાષ્ટ્રીય નાટ્ય વિદ્યાર્થી ક્‍ષ NSD, 2019. કૃષ્ણ અને સ્ત્રી.',
  Odia: 'ଭୁବନେଶ୍ୱର, ରାଷ୍ଟ୍ରୀୟ ନାଟକ NSD 2019 ବିଦ୍ୟାର୍ଥୀ, ଲକ୍ଷ୍ମୀ।',
  Tamil: 'கௌசல்யா சுப்பிரமணியன், க்‌ஷ NSD 2019 லக்ஷ்மி; ஸ்ரீதேவி (Kalari) நாடகக் குழு.',
  Telugu: 'ఫిల్మ్‌లలో 12 పాత్రలు, హైదరాబాద్‌కు NSD 2019 సత్యనారాయణ, స్త్రీ.',
  Kannada: 'ಕ್ಷ್ಮಿ ರಾಷ್ಟ್ರೀಯ ಫಿಲ್ಮ್‌ಗಳಲ್ಲಿ NSD 2019 ಜ್ಞಾನ ಪ್ರೇಮ, ರ‍್ಯಾಂಕ್.',
  Malayalam: 'ഉണ്ണികൃഷ്ണൻ, അവന്‍ NSD 2019 തിരുവനന്തപുരം ഫിലിം‌ഫെയർ സ്ത്രീ.',
};

/** Urdu among digits and Latin, where programs differ in the order of words: each must be whole. */
const URDU =
  'میں لاہور اور ممبئی میں NSD سے 2019 میں تربیت یافتہ اداکارہ ہوں، ڈرامہ‌نگار (Kalari) اور گلوکارہ۔';

/** A reader's text of a PDF, with one space for white space. */
type Read = (pdf: Buffer) => Promise<string>;

const withPdfium: Read = async (pdf) => (await readPdf(pdf, 0.1)).map(({ text }) => text).join(' ');

const withPdfJs: Read = async (pdf) => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  try {
    const { items } = await (await document.getPage(1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  } finally {
    await document.destroy();
  }
};

const withPoppler: Read = async (pdf) => {
  const file = join(folder, 'read.pdf');
  await writeFile(file, pdf);
  return (await promisify(execFile)('pdftotext', ['-enc', 'UTF-8', file, '-'])).stdout;
};

const spaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ');

/** What is typed as letters that print in another form is copied in that form. */
const typed = (text: string): string => spaced(text).replace('ﬁ', 'fi').replace('№', 'No');

const draw = (text: string): Promise<Buffer> =>
  drawCv(
    {
      ...EMPTY_CV,
      sections: [
        { title: 'About', text },
        { title: 'Film', credits: [{ year: '2019', title: text, role: text, production: '', href: '' }] },
      ],
    },
    { files: () => Promise.resolve(undefined), fonts: folder, date: new Date(0) },
  );

describe.each<[string, Read, boolean]>([
  ['PDFium', withPdfium, true],
  ['pdf.js', withPdfJs, true],
  ['poppler', withPoppler, hasPoppler()],
])('%s', (name, read, isInstalled) => {
  test.skipIf(!isInstalled).each(Object.entries(TEXTS))(
    `${name} copies a paragraph and a credit in %s as they were typed`,
    async (_script, text) => {
      const copied = spaced(await read(await draw(text)));
      expect(copied).toContain(typed(text));
      // The paragraph is on a line, the title and the role of the credit on several.
      const words = copied.split(' ');
      const timesOf = (word: string): number => words.filter((one) => one === word).length;
      expect(
        typed(text)
          .split(' ')
          .filter((word) => timesOf(word) < 3),
      ).toEqual([]);
    },
  );

  test.skipIf(!isInstalled)(`${name} copies every word of Urdu among digits and Latin`, async () => {
    const copied = spaced(await read(await draw(URDU))).replaceAll(
      /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
      '',
    );
    const words = URDU.match(/[\p{L}\p{M}\p{N}\u200c]+/gu) ?? [];
    expect(words.filter((word) => !copied.includes(word))).toEqual([]);
  });
});
