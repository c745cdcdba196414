import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCardFonts } from '../../fonts.ts';
import { drawCard, type CardInput } from './draw-card.ts';

let fonts: string;

beforeAll(async () => {
  fonts = await mkdtemp(join(tmpdir(), 'card-fonts-'));
  await writeCardFonts(fonts);
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

/** The worst a JPEG can be asked to hold. */
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

describe('drawCard', () => {
  test.each<[string, Partial<CardInput>]>([
    ['a short name', { name: 'Jo', line: '', facts: '' }],
    ['a long one', { name: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekhara Rao' }],
    [
      'a hundred kilobytes',
      { name: 'न'.repeat(100_000), line: 'x y 👩‍👩‍👧 '.repeat(10_000), facts: 'न x '.repeat(10_000) },
    ],
    ['right-to-left', { name: 'فریدہ مرچنٹ', line: '\u202eممبئی' }],
    ['Devanagari', { name: 'मीरा कुलकर्णी', line: 'मुंबई' }],
    ['markup', { name: '<b>&amp;"\'</b> <span', line: '</span>' }],
    ['a portrait that is no picture', { portrait: Buffer.from('<html>not here</html>') }],
  ])('draws %s at 1200x630', async (_name, input) => {
    const card = await draw(input);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.byteLength).toBeLessThan(300 * 1024);
  });

  test('shows the portrait, and stays under 300 KB whatever it is', async () => {
    const portrait = await noise();
    const card = await draw({ portrait });
    expect(card.byteLength).toBeLessThan(300 * 1024);
    const { channels } = await sharp(card).extract({ left: 0, top: 0, width: 400, height: 600 }).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(30);
  });

  test('leaves out a portrait of more pixels than a camera has', async () => {
    const portrait = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(portrait.byteLength).toBeLessThan(300 * 1024);
    expect((await draw({ portrait })).equals(await draw({}))).toBe(true);
  });

  test('shows the facts', async () => {
    expect((await draw({ facts: '30 - 40 yrs' })).equals(await draw({}))).toBe(false);
  });

  test('sets different names differently', async () => {
    expect((await draw({ name: 'Asha' })).equals(await draw({ name: 'Ravi' }))).toBe(false);
  });
});
