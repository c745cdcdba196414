// A CV in each script of India: the text that other programs read, and how it looks.
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { undrawnWords } from '@marquee/domain/site/printed-text';
import { writeDocumentFonts } from '../../fonts.ts';
import { drawContactSheet } from './draw-contact-sheet.ts';
import { drawCv } from './draw-cv.ts';
import { loadShape, UNSHAPED } from './shape.ts';
import { QR, RIGHT } from './lay-out-cv.ts';
import { isRightToLeft } from './typesetter.ts';
import { EMPTY_CV, readPdf } from './read-drawn-pdf.ts';

/** The folder of reference pictures. To change a picture, delete its file, run the test and look at the new one. */
const OUTPUT = join(import.meta.dirname, 'looked-at');

let fonts: string;
beforeAll(async () => {
  fonts = await mkdtemp(join(tmpdir(), 'script-fonts-'));
  await writeDocumentFonts(fonts);
});
afterAll(() => rm(fonts, { recursive: true }));

/** Texts with conjuncts, signs before and around their consonant, and Latin letters and digits beside them. */
const TEXTS: Readonly<Record<string, readonly [name: string, credit: string, paragraph: string]>> = {
  devanagari: ['लक्ष्मी श्रीनिवास', 'द्वितीय संस्कृति', 'राष्ट्रीय नाट्य विद्यालय, 2019। किरण, ज्योति। Trained at NSD.'],
  bengali: ['সত্যজিৎ রায়', 'রাষ্ট্রীয় চরিত্র', 'কলকাতা, পশ্চিমবঙ্গ। কৌশিক ও লক্ষ্মী, 2019। Trained at NSD.'],
  gurmukhi: ['ਸ਼੍ਰੀ ਪੰਜਾਬੀ ਸਿੰਘ', 'ਅੰਮ੍ਰਿਤਸਰ', 'ਚੰਡੀਗੜ੍ਹ ਦਾ ਵਿਦਿਆਰਥੀ, 2019। ਕਿਰਨ। Trained at NSD.'],
  gujarati: ['લક્ષ્મી મૈત્રી', 'દ્વિતીય સ્ત્રી', 'રાષ્ટ્રીય નાટ્ય વિદ્યાર્થી, 2019. કૃષ્ણ. Trained at NSD.'],
  oriya: ['ଲକ୍ଷ୍ମୀ ଚୌଧୁରୀ', 'କୋଣାର୍କ', 'ଭୁବନେଶ୍ୱର, ରାଷ୍ଟ୍ରୀୟ ନାଟକ ବିଦ୍ୟାର୍ଥୀ, 2019। Trained at NSD.'],
  tamil: ['தமிழ்ச்செல்வி ராஜன்', 'பொன்னியின் செல்வன்', 'சென்னை நாடகக் குழு, 2019. கௌரி, ஸ்ரீதேவி. Trained at NSD.'],
  telugu: ['లక్ష్మీ శ్రీనివాస్', 'రాష్ట్ర ప్రేమ', 'హైదరాబాద్ నాట్య విద్యార్థి, 2019. కృష్ణ, స్త్రీ. Trained at NSD.'],
  kannada: ['ಲಕ್ಷ್ಮಿ ಶ್ರೀನಿವಾಸ', 'ಜ್ಞಾನ ಪ್ರೇಮ', 'ಬೆಂಗಳೂರು, ರಾಷ್ಟ್ರೀಯ ನಾಟಕ ವಿದ್ಯಾರ್ಥಿ, 2019. Trained at NSD.'],
  malayalam: ['ലക്ഷ്മി രാജൻ', 'കൃഷ്ണൻ', 'തിരുവനന്തപുരം, രാഷ്ട്രീയ നാടകം, 2019. സ്ത്രീ. Trained at NSD.'],
  arabic: ['فریدہ مرچنٹ', 'میرا ڈرامہ', 'میں لاہور اور ممبئی میں اداکارہ ہوں۔'],
};

const draw = (
  [name, credit, paragraph]: readonly [string, string, string],
  from = fonts,
): Promise<Buffer> => {
  const credits = [{ year: '2019', title: credit, role: name, production: credit, href: '' }];
  const sections = [
    { title: credit, text: paragraph },
    { title: credit, credits, isFromRight: isRightToLeft(credit) },
  ];
  const files = (): Promise<undefined> => Promise.resolve(undefined);
  return drawCv({ ...EMPTY_CV, name, headline: credit, sections }, { files, fonts: from, date: new Date(0) });
};

test.each(Object.entries(TEXTS))('text copied from a CV in %s is as it was typed', async (_script, texts) => {
  const [page] = await readPdf(await draw(texts), 0.1);
  for (const text of texts) expect(page?.text).toContain(text.normalize('NFC'));
});

test.each(Object.entries(TEXTS))('a CV in %s looks like its reference picture', async (script, texts) => {
  const [page] = await readPdf(await draw(texts), 1);
  if (!page) throw new Error('The CV has no page.');
  const { width, height, data } = page.bitmap;
  const head = sharp(data, { raw: { width, height, channels: 4 } })
    .flatten()
    .extract({ left: 36, top: 36, width: 440, height: 190 })
    .greyscale();
  const file = join(OUTPUT, `script-${script}.png`);
  if (!existsSync(file)) {
    await head.png({ palette: true, colours: 16 }).toFile(file);
    throw new Error(`${file} is new: look at it, and run the test again.`);
  }
  const before = await sharp(file).greyscale().raw().toBuffer();
  const now = await head.raw().toBuffer();
  const other = now.filter((shade, at) => Math.abs(shade - (before[at] ?? 0)) > 60).length;
  expect(other / now.byteLength).toBeLessThan(0.002);
});

test.each(Object.entries(TEXTS))(
  'the fonts of %s have a glyph for each character of the CV',
  async (script, texts) => {
    const shape = await loadShape(fonts, texts.join(' '));
    const boxes = (file: string): string[] => {
      const missing = shape(file, '\uffff').glyphs[0]?.path;
      return texts
        .flatMap((text) => shape(file, text.replace(/[ -~]+/g, '')).glyphs)
        .map(({ path }) => path)
        .filter((path) => path === missing);
    };
    expect(boxes(`${script}-400.ttf`)).toEqual([]);
    expect(boxes(`${script}-600.ttf`)).toEqual([]);
  },
);

test.each(Object.entries(TEXTS))('undrawnWords finds nothing in the CV in %s', (_script, texts) => {
  expect(undrawnWords(texts)).toEqual([]);
});

test('a CV in Latin alone can be drawn without the fonts of other scripts', async () => {
  const latin = await mkdtemp(join(tmpdir(), 'latin-fonts-'));
  try {
    for (const file of ['inter-400.ttf', 'inter-600.ttf', 'fraunces-500.ttf'])
      await copyFile(join(fonts, file), join(latin, file));
    const [page] = await readPdf(await draw(['Asha Rao', 'Kalari', 'Trained at NSD.'], latin), 0.1);
    expect(page?.text).toContain('Trained at NSD.');
  } finally {
    await rm(latin, { recursive: true });
  }
});

test('HarfBuzz is not loaded for a text in Latin alone', async () => {
  expect(await loadShape(fonts, 'Zoë Łukasz, 5′6″ · ₤')).toBe(UNSHAPED);
});

test('a line of Urdu, Latin and digits is copied with its words whole', async () => {
  const [page] = await readPdf(await draw(['Farida Merchant', 'فریدہ مرچنٹ', 'میرا ڈرامہ (NSD, 2019)']), 0.1);
  for (const word of ['میرا', 'ڈرامہ', 'NSD', '2019']) expect(page?.text).toContain(word);
});

/** The words of a PDF's first page with their edges in points, as pdf.js finds them. */
async function placesOf(pdf: Buffer): Promise<{ text: string; left: number; right: number }[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  try {
    const { items } = await (await document.getPage(1)).getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const left = Number(item.transform[4]);
      return [{ text: item.str.trim().normalize('NFC'), left, right: left + item.width }];
    });
  } finally {
    await document.destroy();
  }
}

test('Urdu names, facts and tables of a CV begin at the right of their column, Latin ones at the left', async () => {
  const credit = (title: string, role: string) => ({ year: '2019', title, role, production: '', href: '' });
  const content = {
    ...EMPTY_CV,
    name: 'فریدہ مرچنٹ',
    headline: 'Mumbai',
    facts: [
      { label: 'Height', value: '168 cm' },
      { label: 'Location', value: 'لاہور' },
    ],
    sections: [
      {
        title: 'Film',
        isFromRight: true,
        credits: [credit('ڈرامہ', 'ماں'), credit('Ledger', 'Kabir'), credit('رات', 'بیٹی')],
      },
      { title: 'Stage', credits: [credit('Hamlet', 'Ophelia'), credit('Othello', 'Iago')] },
    ],
  };
  const files = (): Promise<undefined> => Promise.resolve(undefined);
  const places = await placesOf(await drawCv(content, { files, fonts, date: new Date(0) }));
  const placeOf = (text: string) => {
    const found = places.filter((place) => place.text.includes(text.normalize('NFC')));
    if (found.length !== 1) throw new Error(`${text} is there ${String(found.length)} times.`);
    return { left: Math.round(found[0]?.left ?? 0), right: Math.round(found[0]?.right ?? 0) };
  };
  expect(placeOf('فریدہ').right).toBe(Math.round(RIGHT - QR - 14));
  expect(placeOf('Mumbai').right).toBe(Math.round(RIGHT - QR - 14));
  expect(placeOf('لاہور').right).toBe(Math.round(RIGHT));
  // The columns of the first table begin at the right, also those of a Latin title.
  expect(placeOf('Ledger').right).toBe(placeOf('ڈرامہ').right);
  expect(placeOf('رات').right).toBe(placeOf('ڈرامہ').right);
  expect(placeOf('Kabir').right).toBe(placeOf('ماں').right);
  expect(placeOf('ماں').right).toBeLessThan(placeOf('ڈرامہ').left);
  expect(placeOf('Hamlet').left).toBe(placeOf('Othello').left);
  expect(placeOf('Hamlet').right).toBeLessThan(placeOf('Ophelia').left);
});

test('an Urdu name and the headline below it end at the same place on a contact sheet as on a CV', async () => {
  const content = { ...EMPTY_CV, name: 'فریدہ مرچنٹ', headline: 'Mumbai', pictures: [] };
  const files = (): Promise<undefined> => Promise.resolve(undefined);
  const places = await placesOf(await drawContactSheet(content, { files, fonts, date: new Date(0) }));
  const ends = places.filter(({ text }) => /فریدہ|Mumbai/.test(text)).map(({ right }) => Math.round(right));
  expect(ends).toEqual([RIGHT - 54 - 14, RIGHT - 54 - 14].map(Math.round));
});
