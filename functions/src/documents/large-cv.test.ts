// The time for a CV of the longest texts that a profile keeps, each of them one word.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CvContent } from '@marquee/domain/site/documents';
import { LIMITS } from '@marquee/domain/values/limits';
import { writeDocumentFonts } from '../../fonts.ts';
import type { Drawing } from './drawing.ts';
import { drawCv } from './draw-cv.ts';
import { EMPTY_CV } from './read-drawn-pdf.ts';

let drawing: Drawing;
/** Milliseconds of processor time for a CV of short words. */
let ofShortWords = 0;
beforeAll(async () => {
  const fonts = await mkdtemp(join(tmpdir(), 'document-fonts-'));
  await writeDocumentFonts(fonts);
  drawing = { files: () => Promise.resolve(undefined), fonts, date: new Date(0) };
  ofShortWords = await spentOn(longest(differentWords));
});
afterAll(() => rm(drawing.fonts, { recursive: true }));

/** Milliseconds of processor time that drawing a CV takes. */
async function spentOn(content: CvContent): Promise<number> {
  const before = process.cpuUsage();
  await drawCv(content, drawing);
  return process.cpuUsage(before).user / 1000;
}

/** All credits cost the same, so a fifth of them shows what a long text costs. */
const CREDITS = LIMITS.credits / 5;

/** A CV of the longest texts that a profile keeps; `text` makes a text of the given length. */
function longest(text: (length: number) => string): CvContent {
  const short = text(LIMITS.creditText);
  return {
    ...EMPTY_CV,
    name: text(2 * LIMITS.name),
    headline: short,
    facts: Array.from({ length: 20 }, () => ({ label: 'Fact', value: short })),
    sections: [
      { title: 'Introduction', text: text(LIMITS.longText) },
      { title: 'Training', text: text(LIMITS.longText) },
      {
        title: 'Credits',
        credits: Array.from({ length: CREDITS }, () => ({
          year: '2020',
          title: text(LIMITS.creditText),
          role: text(LIMITS.creditText),
          production: text(LIMITS.creditText),
          href: `https://credits.example/${'x'.repeat(LIMITS.url - 24)}`,
        })),
      },
    ],
  };
}

let wordsMade = 0;

/** Words that occur once, so that no cached layout is used. */
function differentWords(length: number): string {
  let text = '';
  while (text.length < length) text += `w${String((wordsMade += 1))} `;
  return text;
}

/** A ligature of Arabic whose outline takes as many bytes as a page of text. */
const BISMILLAH = '﷽';

test.each(['a', '.', '्', 'க்ஷ', 'ش', BISMILLAH, 'āa', '👩', '中'])(
  'a CV whose texts are one long word of %j takes less than four times as long as a CV of short words',
  async (piece) => {
    const endless = longest((length) => piece.repeat(Math.floor(length / piece.length)));
    expect((await spentOn(endless)) / ofShortWords).toBeLessThan(4);
  },
);
