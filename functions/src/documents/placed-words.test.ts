// Any text of a profile's fields, drawn: where its words are.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '@marquee/domain/testing/rounds';
import type { CvContent } from '@marquee/domain/site/documents';
import { writeDocumentFonts } from '../../fonts.ts';
import { drawContactSheet } from './draw-contact-sheet.ts';
import { drawCv } from './draw-cv.ts';
import { drawShortlist } from './draw-shortlist.ts';
import type { Drawing } from './drawing.ts';
import { PAGE } from './pdf-document.ts';
import { EMPTY_CV, hasPoppler, readPdf } from './read-drawn-pdf.ts';

let drawing: Drawing;
beforeAll(async () => {
  const fonts = await mkdtemp(join(tmpdir(), 'placed-'));
  await writeDocumentFonts(fonts);
  drawing = { files: () => Promise.resolve(undefined), fonts, date: new Date(0) };
});
afterAll(() => rm(drawing.fonts, { recursive: true }));

const WORDS =
  'cameo. Łukasz ● ➢ → ✓ ★ ■ ≥ № ⅓ 𝓣𝓱𝓮 ﬁlm 🎭 👩🏽‍🎤 ❤️ 1️⃣ ₹40 5′6″ Дом 张伟 Ａ ℡ † ‰ x̂ Trained (NSD, 2019). ᴀɴɴᴀ ǅ ﷺ ' +
  'Venkatanarasimharajuvaripeta Bharatanatyam_Kuchipudi_Mohiniyattam_Kathakali_Odissi_Kathak_Manipuri ' +
  'लक्ष्मी र्‍हास श्रीनिवास। সত্যজিৎ ਸ਼੍ਰੀ લક્ષ્મી ଲକ୍ଷ୍ମୀ சுப்பிரமணியன், ఫిల్మ్‌లలో ಲಕ್ಷ್ಮಿ ഉണ്ണികൃഷ്ണൻ اداکارہ (2019) ꯂꯩꯕꯥꯛ';

/** PDFium reports a hyphen at a line's end as U+FFFE, which is what it reports for a character without a glyph. */
const HYPHENS = /[-\u00ad\u2010\u2011\u2043\ufe58\ufe63\uff0d]/g;

const text = (most: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...WORDS.split(' ')) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
        { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
      ),
      { maxLength: most },
    )
    .chain((words) =>
      fc.constantFrom(' ', ' ', '\n', '').map((separator) => words.join(separator).replace(HYPHENS, '+')),
    );

interface Texts {
  readonly name: string;
  readonly line: string;
  readonly long: string;
}

const texts: fc.Arbitrary<Texts> = fc.record({ name: text(4), line: text(8), long: text(60) });

const cvOf = ({ name, line, long }: Texts): CvContent => ({
  ...EMPTY_CV,
  name,
  headline: line,
  facts: [
    { label: name, value: line },
    { label: 'Height', value: long.slice(0, 200) },
  ],
  sections: [
    { title: line, text: long },
    { title: 'Film', credits: [{ year: '2019', title: line, role: name, production: line, href: '' }] },
    { title: 'Videos', rows: [{ label: line, value: long.slice(0, 120), href: 'https://youtu.be/x' }] },
  ],
});

/** The colour below which a pixel is ink. */
const PAPER = 200;

/** The pixels with ink left, right of and below a page's margins. */
function inkInMargins({ width, height, data }: { width: number; height: number; data: Buffer }): number {
  const scale = width / PAGE.width;
  // Italic overhangs and antialiasing may pass a margin by a point.
  const [left, right] = [(PAGE.margin - 3) * scale, (PAGE.width - PAGE.margin + 3) * scale];
  let found = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isMargin = x < left || x > right || y > height - 20 * scale;
      if (isMargin && (data[4 * (y * width + x)] ?? PAPER) < PAPER) found += 1;
    }
  }
  return found;
}

interface Box {
  readonly word: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of a page's words, as poppler finds them. */
async function boxesOf(pdf: Buffer): Promise<Box[][]> {
  const file = join(drawing.fonts, 'placed.pdf');
  await writeFile(file, pdf);
  const xml = execFileSync('pdftotext', ['-bbox', '-enc', 'UTF-8', file, '-']).toString();
  return xml
    .split('<page ')
    .slice(1)
    .map((page) =>
      Array.from(
        page.matchAll(
          /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/gs,
        ),
        ([, left, top, right, bottom, word = '']) => ({
          word,
          left: Number(left),
          top: Number(top),
          right: Number(right),
          bottom: Number(bottom),
        }),
      ),
    );
}

/** Pairs of words of which one is drawn over the other. */
function overlapping(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const upwards = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      // Boxes of neighbouring lines overlap by a part of their height.
      return across > 0.7 && upwards > 0.6 * least ? [`${one.word} over ${other.word}`] : [];
    }),
  );
}

async function expectPlaced(pdf: Buffer): Promise<void> {
  for (const { text: copied, bitmap } of await readPdf(pdf, 1)) {
    expect(copied).not.toMatch(/[\ufffe\uffff]/);
    expect(inkInMargins(bitmap)).toBe(0);
  }
  if (!hasPoppler()) return;
  for (const boxes of await boxesOf(pdf)) {
    expect(
      boxes.filter(({ left, right }) => left < PAGE.margin - 1 || right > PAGE.width - PAGE.margin + 1),
    ).toEqual([]);
    expect(overlapping(boxes)).toEqual([]);
  }
}

test('every word of a CV of any texts is inside of the margins and over no other', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (any) => expectPlaced(await drawCv(cvOf(any), drawing))),
    rounds(40),
  );
});

test('every word of a contact sheet and a shortlist of any texts is inside of the margins and over no other', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async ({ name, line, long }) => {
      const common = { ...EMPTY_CV, name, headline: line };
      await expectPlaced(await drawContactSheet({ ...common, pictures: [] }, drawing));
      const facts = [{ label: line, value: long.slice(0, 300) }];
      const entry = {
        name,
        portrait: null,
        initials: name.slice(0, 4),
        facts,
        link: 'https://marquee.example/asha',
        note: line,
      };
      const list = { language: 'en', title: 'Shortlist', link: 'https://marquee.example/shortlist' };
      await expectPlaced(await drawShortlist({ ...list, entries: [entry, entry, entry, entry] }, drawing));
    }),
    rounds(20),
  );
});
