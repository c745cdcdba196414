import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCardFonts, writeDocumentFonts } from '../../fonts.ts';
import { loadShape } from '../documents/shape.ts';
import { drawCard, type CardInput } from './draw-card.ts';

let fonts: string;

beforeAll(async () => {
  fonts = await mkdtemp(join(tmpdir(), 'card-fonts-'));
  await writeCardFonts(fonts);
  await writeDocumentFonts(fonts);
});

afterAll(() => rm(fonts, { recursive: true }));

const draw = (input: Partial<CardInput>) =>
  drawCard({
    name: 'Asha Rao',
    line: 'Actor · Mumbai',
    facts: '22 - 32 yrs · 168 cm · Hindi, English',
    product: 'Marquee',
    portrait: undefined,
    fonts,
    ...input,
  });

/** A portrait of random pixels, which makes the largest JPEG. */
const noise = () =>
  sharp({
    create: {
      width: 1280,
      height: 1600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg()
    .toBuffer();

test.each<[string, Partial<CardInput>]>([
  ['a short name', { name: 'Jo', line: '', facts: '' }],
  ['a long name', { name: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekhara Rao' }],
  [
    'texts of a hundred kilobytes',
    { name: 'न'.repeat(100_000), line: 'x y 👩‍👩‍👧 '.repeat(10_000), facts: 'न x '.repeat(10_000) },
  ],
  ['text from right to left', { name: 'فریدہ مرچنٹ', line: '\u202eممبئی' }],
  ['text in Devanagari', { name: 'मीरा कुलकर्णी', line: 'मुंबई' }],
  ['markup in its texts', { name: '<b>&amp;"\'</b> <span', line: '</span>' }],
  ['texts of joiners alone', { name: '\u200d', line: '\u2060', facts: '\u200d' }],
  ['a portrait that is no picture', { portrait: Buffer.from('<html>not here</html>') }],
])('a card with %s is a JPEG of 1200x630 pixels and less than 300 KB', async (_name, input) => {
  const card = await draw(input);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(card.byteLength).toBeLessThan(300 * 1024);
});

test('a card shows its portrait, and stays below 300 KB with one of random pixels', async () => {
  const portrait = await noise();
  const card = await draw({ portrait });
  expect(card.byteLength).toBeLessThan(300 * 1024);
  const { channels } = await sharp(card).extract({ left: 0, top: 0, width: 400, height: 600 }).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(30);
});

test('a card leaves out a portrait of 64 megapixels', async () => {
  const portrait = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(portrait.byteLength).toBeLessThan(300 * 1024);
  expect((await draw({ portrait })).equals(await draw({}))).toBe(true);
});

test('cards of different facts differ', async () => {
  expect((await draw({ facts: '30 - 40 yrs' })).equals(await draw({}))).toBe(false);
});

test('cards of different names differ', async () => {
  expect((await draw({ name: 'Asha' })).equals(await draw({ name: 'Ravi' }))).toBe(false);
});

/** The drawn height in pixels of the line below a name. */
async function lineDrawn(line: string): Promise<number> {
  const { data, info } = await sharp(await draw({ name: 'Asha', line, facts: '' }))
    .extract({ left: 60, top: 60, width: 1080, height: 440 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInked = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((grey) => grey > 160),
  );
  const bottom = isInked.lastIndexOf(true);
  return bottom - isInked.lastIndexOf(false, bottom);
}

test('the line below the name is not drawn smaller when its Devanagari letters have a mark under them', async () => {
  // The first text has a vowel sign below the baseline, which adds to its height.
  expect(await lineDrawn('पुणे')).toBeGreaterThan(1.2 * (await lineDrawn('पण')));
});

/** How many times as wide as high the name's letters are on a card. */
async function proportionsDrawn(name: string, portrait?: Buffer): Promise<number> {
  const card = await draw({ name, line: '', facts: '', portrait });
  const left = portrait ? 540 : 60;
  const { info } = await sharp(
    await sharp(card)
      .extract({ left, top: 60, width: 1140 - left, height: 400 })
      .png()
      .toBuffer(),
  )
    .trim({ threshold: 60 })
    .toBuffer({ resolveWithObject: true });
  return info.width / info.height;
}

/** How many times as wide as high a name is in the font's own outlines, laid out by fontkit instead of Pango. */
async function proportionsOf(file: string, axes: Record<string, number>, name: string): Promise<number> {
  const font = create(await readFile(join(fonts, file)));
  if (!('getVariation' in font)) throw new Error(`${file} holds several fonts.`);
  const { glyphs, bbox } = font.getVariation(axes).layout(name);
  expect(glyphs.map(({ id }) => id)).not.toContain(0);
  return (bbox.maxX - bbox.minX) / (bbox.maxY - bbox.minY);
}

test.each([
  ['Latin', 'Asha Rao', 'fraunces.ttf', { wght: 450, opsz: 144 }],
  ['extended Latin', 'Łžřčěšğ', 'fraunces-ext.ttf', { wght: 450, opsz: 144 }],
])('a name in %s is drawn with the glyphs of our font', async (_script, name, file, axes) => {
  expect(await proportionsDrawn(name)).toBeCloseTo(await proportionsOf(file, axes, name), 1);
});

/** Like `proportionsOf`, for a name in a script that HarfBuzz shapes. */
async function proportionsShaped(file: string, name: string): Promise<number> {
  const { glyphs } = (await loadShape(fonts, name))(file, name);
  const across: number[] = [];
  const upwards: number[] = [];
  for (const { x, y, path } of glyphs) {
    (path.match(/-?\d+/g) ?? []).forEach((number, index) =>
      index % 2 === 0 ? across.push(x + Number(number)) : upwards.push(y + Number(number)),
    );
  }
  return (Math.max(...across) - Math.min(...across)) / (Math.max(...upwards) - Math.min(...upwards));
}

test.each([
  ['devanagari', 'मीरा कुलकर्णी'],
  ['bengali', 'সত্যজিৎ রায়'],
  ['gurmukhi', 'ਪੰਜਾਬੀ ਸਿੰਘ'],
  ['gujarati', 'લક્ષ્મી મૈત્રી'],
  ['oriya', 'ଲକ୍ଷ୍ମୀ ଚୌଧୁରୀ'],
  ['tamil', 'தமிழ்ச்செல்வி'],
  ['telugu', 'లక్ష్మీ శ్రీనివాస్'],
  ['kannada', 'ಲಕ್ಷ್ಮಿ ಶ್ರೀನಿವಾಸ'],
  ['malayalam', 'ലക്ഷ്മി രാജൻ'],
  ['arabic', 'فریدہ مرچنٹ'],
])('a name in %s is drawn with the glyphs of our font', async (script, name) => {
  const drawn = await proportionsDrawn(name);
  expect(drawn / (await proportionsShaped(`${script}-400.ttf`, name))).toBeCloseTo(1, 1);
});

test.each([
  ['tamil', 'ராமச்சந்திரன்'],
  ['malayalam', 'ഉണ്ണികൃഷ്ണൻ'],
  ['devanagari', 'सत्यनारायण'],
  ['telugu', 'వెంకటసుబ్రమణ్యం'],
  ['kannada', 'ವೆಂಕಟಸುಬ್ರಮಣ್ಯ'],
])('a name of one long word in %s stays on one line beside a portrait', async (script, name) => {
  const drawn = await proportionsDrawn(name, await noise());
  expect(drawn / (await proportionsShaped(`${script}-400.ttf`, name))).toBeCloseTo(1, 1);
});

test('a name of one long word in Latin stays on one line beside a portrait', async () => {
  const name = 'Venkatasubramanian';
  const drawn = await proportionsDrawn(name, await noise());
  const inFont = await proportionsOf('fraunces.ttf', { wght: 450, opsz: 144 }, name);
  expect(drawn / inFont).toBeCloseTo(1, 1);
});

test('a word of a name that would be too small to read is broken', async () => {
  // One line of 552 px would be less than 20 px high.
  expect(await proportionsDrawn('W'.repeat(40), await noise())).toBeLessThan(15);
});

test('a card prints letters and signs that its fonts lack as it prints their plain forms, and no emoji', async () => {
  const card = await draw({ name: '𝓐𝓼𝓱𝓪 🎭', line: 'Act\u200bor👩🏽‍🎤', facts: 'ﬁve‑six ✅' });
  expect(card.equals(await draw({ name: 'Asha', line: 'Actor', facts: 'five-six ✔' }))).toBe(true);
});
