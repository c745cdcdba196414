import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDocumentFonts } from '../../fonts.ts';
import { UNSHAPED } from './shape.ts';
import { Typesetter, type Style } from './typesetter.ts';

const STYLE: Style = { face: 'text', size: 8, color: '#000000' };
const CAPTION = 'Kathak, Savai Festival · Photo: Naren Gokhale · December 2025';

let fonts: string;
let typesetter: Typesetter;
beforeAll(async () => {
  fonts = await mkdtemp(join(tmpdir(), 'typesetter-fonts-'));
  await writeDocumentFonts(fonts);
  typesetter = new Typesetter(new PDFDocument({ font: '' }), fonts, UNSHAPED);
});
afterAll(() => rm(fonts, { recursive: true }));

test('a text that is longer than its lines ends in an ellipsis, inside of its column', () => {
  const lines = typesetter.clipped(CAPTION, STYLE, 70, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]?.text).toMatch(/[^\s,·:] …$/);
  for (const { text } of lines) expect(typesetter.width(text.trimEnd(), STYLE)).toBeLessThanOrEqual(70);
});

test('a text that fits stays as it is, and no lines are left of an empty text or where none are allowed', () => {
  expect(typesetter.clipped(CAPTION, STYLE, 400, 2)).toEqual([{ text: CAPTION, isRightToLeft: false }]);
  expect(typesetter.clipped('', STYLE, 70, 2)).toEqual([]);
  expect(typesetter.clipped(CAPTION, STYLE, 70, 0)).toEqual([]);
});

test('a clipped text whose last line is one broken word ends in an ellipsis inside of its column', () => {
  const [, line] = typesetter.clipped(`Asha ${'Kuchipudi_'.repeat(20)}`, STYLE, 70, 2);
  expect(line?.text).toMatch(/…$/);
  expect(typesetter.width(line?.text ?? '', STYLE)).toBeLessThanOrEqual(70);
});
