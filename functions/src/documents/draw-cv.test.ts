import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CvContent } from '@marquee/domain/site/documents';
import { writeDocumentFonts } from '../../fonts.ts';
import type { Drawing } from './drawing.ts';
import { drawCv } from './draw-cv.ts';
import { EMPTY_CV, FULL_CV, HINDI_CV, readPdf, SIXTY_CREDITS } from './read-drawn-pdf.ts';

const PICTURES = join(import.meta.dirname, '../../../scripts/seed/pictures');
/** The folder of reference pages. To change a page, delete its file, run the test and look at the new one. */
const OUTPUT = join(import.meta.dirname, 'looked-at');

let setting: Drawing;

beforeAll(async () => {
  const fonts = await mkdtemp(join(tmpdir(), 'document-fonts-'));
  await writeDocumentFonts(fonts);
  setting = {
    files: (url) => readFile(join(PICTURES, url)).catch(() => undefined),
    fonts,
    date: new Date(Date.UTC(2026, 10, 22)),
  };
});

afterAll(() => rm(setting.fonts, { recursive: true }));

const draw = (content: CvContent): Promise<Buffer> => drawCv(content, setting);
const textOf = async (content: CvContent): Promise<string> =>
  (await readPdf(await draw(content), 0.1)).map(({ text }) => text).join(' ');

/** Every text of a CV, as the PDF contains it. */
const textsOf = ({ name, headline, contact, facts, sections, confirmed }: CvContent): string[] =>
  [
    name,
    headline,
    confirmed,
    ...[...contact, ...facts].flatMap(({ label, value }) => [label, value]),
    ...sections.flatMap(({ title, text = '', rows = [], credits: listed = [] }) => [
      title,
      ...text.split('\n'),
      ...rows.flatMap(({ label, value }) => [label, value]),
      ...listed.flatMap(({ year, title: credit, role, production }) => [year, credit, role, production]),
    ]),
  ].filter((text) => text !== '');

test.each([
  ['a full CV', FULL_CV],
  ['a CV in Hindi', HINDI_CV],
  ['an empty CV', EMPTY_CV],
  ['a CV of 60 credits', SIXTY_CREDITS],
])('PDFium reads every text of %s from its PDF', async (_name, content) => {
  const text = await textOf(content);
  expect(textsOf(content).filter((part) => !text.includes(part.normalize('NFC')))).toEqual([]);
});

test('Devanagari text extracted from the PDF is in the order in which it was written', async () => {
  const words = ['क्ष्मी', 'श्री', 'विद्यार्थी', 'राष्ट्रीय', 'ट्रैफ़िक', 'कर्त्री', 'हृदय', 'रूप', 'किरण'];
  const text = await textOf({ ...EMPTY_CV, sections: [{ title: 'शब्द', text: words.join(' ') }] });
  expect(words.filter((word) => !text.includes(word.normalize('NFC')))).toEqual([]);
});

test('a CV drops emoji and keeps the text around them', async () => {
  const text = await textOf({ ...EMPTY_CV, name: 'Jo 🎭👩‍👩‍👧 Rao ❤️', headline: 'Actor® #1 🇮🇳' });
  expect(text).toContain('Jo Rao');
  expect(text).toContain('Actor® #1');
});

test.each([
  ['empty', EMPTY_CV, 1],
  ['full', FULL_CV, 1],
  ['of 60 credits', SIXTY_CREDITS, 2],
  [
    'of 60 credits and the longest texts',
    {
      ...SIXTY_CREDITS,
      sections: [
        { title: 'About', text: 'A sentence of the introduction. '.repeat(125) },
        ...SIXTY_CREDITS.sections,
      ],
    },
    2,
  ],
])('a CV fills one page, or two if it needs them: %s', async (_name, content, pages) => {
  expect(await readPdf(await draw(content), 0.1)).toHaveLength(pages);
});

test('a section that continues on the second page repeats its title there, and the page has its number', async () => {
  const [first, second] = await readPdf(await draw(SIXTY_CREDITS), 0.1);
  expect(first?.text).toContain('Television');
  expect(second?.text).toMatch(/^Television/);
  expect(second?.text).toContain('2 / 2');
});

test('a word wider than its column keeps all its letters', async () => {
  const name = 'Venkatanarasimharajuvaripeta'.repeat(4);
  const text = await textOf({ ...EMPTY_CV, name, sections: [{ title: 'About', text: name }] });
  expect(text.replaceAll(' ', '')).toContain(name);
});

test('a CV is drawn although its portrait is no picture', async () => {
  const files = (): Promise<Uint8Array> => Promise.resolve(Buffer.from('<html>not here</html>'));
  const [page] = await readPdf(await drawCv(FULL_CV, { ...setting, files }), 0.1);
  expect(page?.text).toContain('Meera Kulkarni');
});

/** The characters that a PDF's texts hold after a backslash, with their meanings. */
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

test('the PDF names its title and its language, and is tagged', async () => {
  const pdf = (await draw(HINDI_CV)).toString('latin1');
  const [, object = ''] = /\/Title (\d+) 0 R/.exec(pdf) ?? [];
  const [, title = ''] = new RegExp(`\n${object} 0 obj\n\\(((?:\\\\.|[^\\\\)])*)\\)`, 's').exec(pdf) ?? [];
  const bytes = Buffer.from(
    title.replace(/\\(.)/gs, (_, sign: string) => ESCAPED[sign] ?? sign),
    'latin1',
  );
  expect(bytes.swap16().toString('utf16le')).toBe(`\ufeff${HINDI_CV.title}`);
  expect(pdf).toContain('/Lang (hi)');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('/Marked true');
  for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TD', 'Figure', 'Link'])
    expect(pdf).toContain(`/S /${tag}\n`);
});

test('the PDF links to the profile’s page and to the addresses that the profile names', async () => {
  const pdf = (await draw(FULL_CV)).toString('latin1');
  for (const href of [FULL_CV.link, 'https://theatre.example/kotwal', 'https://youtu.be/x'])
    expect(pdf).toContain(`/URI (${href})`);
});

test('the PDF embeds subsets of our fonts and of no others', async () => {
  const pdf = (await draw(HINDI_CV)).toString('latin1');
  const fonts = [...pdf.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name ?? '');
  expect(fonts.length).toBeGreaterThan(2);
  expect(fonts.filter((name) => !/^[A-Z]{6}\+(Inter|Fraunces|NotoSansDevanagari|copied)/.test(name))).toEqual(
    [],
  );
});

test('the PDF is the same for the same content and day, and below 400 KB with a portrait of random pixels', async () => {
  const portrait = await sharp({
    create: {
      width: 2400,
      height: 2400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  const heavy = { ...setting, files: () => Promise.resolve(portrait) };
  const first = await drawCv(SIXTY_CREDITS, heavy);
  expect(first.byteLength).toBeLessThan(400 * 1024);
  expect((await drawCv(SIXTY_CREDITS, heavy)).equals(first)).toBe(true);
});

/** The shades of grey of a picture's pixels, from 0 to 255. */
const shades = (picture: Sharp): Promise<Buffer> => picture.greyscale().raw().toBuffer();

test.each([
  ['full', FULL_CV, 1],
  ['hindi', HINDI_CV, 1],
  ['sixty-credits', SIXTY_CREDITS, 2],
  ['empty', EMPTY_CV, 1],
] as const)(
  'the pages of the sample CV ‘%s’ look like their reference pages',
  async (name, content, pages) => {
    const drawn = await readPdf(await draw(content));
    expect(drawn).toHaveLength(pages);
    for (const [index, { bitmap }] of drawn.entries()) {
      const { width, height, data } = bitmap;
      const page = sharp(data, { raw: { width, height, channels: 4 } })
        .flatten()
        .greyscale();
      const file = join(OUTPUT, `${name}-${String(index + 1)}.png`);
      if (!existsSync(file)) {
        await page.png({ palette: true, colours: 16 }).toFile(file);
        throw new Error(`${file} is new: look at it, and run the test again.`);
      }
      const [before, now] = await Promise.all([shades(sharp(file)), shades(page)]);
      expect(now.byteLength).toBe(before.byteLength);
      const other = now.filter((shade, at) => Math.abs(shade - (before[at] ?? 0)) > 60).length;
      expect(other / now.byteLength).toBeLessThan(0.002);
    }
  },
);
