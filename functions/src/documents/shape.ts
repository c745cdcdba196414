// Shapes text of the scripts of India by HarfBuzz: conjuncts, vowel signs and joined letters as outlines. pdfkit's own
// shaper fails on the fonts of Telugu, Malayalam and Gurmukhi and misses conjuncts of Kannada and Bengali.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'harfbuzzjs';
import { needsShaping } from './document-fonts.ts';

/** Units an em, whatever the font's own are. */
const EM = 1000;

/** A glyph with its position, in units of `EM`, y upwards. */
interface ShapedGlyph {
  readonly x: number;
  readonly y: number;
  /** The outline as PDF's path operators; '' for a space. */
  readonly path: string;
}

export interface ShapedText {
  readonly width: number;
  readonly glyphs: readonly ShapedGlyph[];
}

/** Shapes text of one script with the font of a file. */
export type Shape = (file: string, text: string) => ShapedText;

interface OpenedFont {
  readonly font: Font;
  readonly paths: Map<number, string>;
}

/** The open fonts, one for each file; they stay open for the life of the process. */
const opened = new Map<string, OpenedFont>();

/** The `Shape` for texts that need no shaping, which draws nothing. */
export const UNSHAPED: Shape = () => ({ width: 0, glyphs: [] });

/** Loads HarfBuzz if the texts need it. `folder` is where functions/fonts.ts wrote the fonts. */
export async function loadShape(folder: string, texts: string): Promise<Shape> {
  if (!needsShaping(texts)) return UNSHAPED;
  const { Blob, Buffer, BufferFlag, DrawFuncs, Face, Font, shape } = await import('harfbuzzjs');
  let operators: string[] = [];
  const add = (operator: string, ...numbers: readonly number[]): void =>
    void operators.push(...numbers.map((number) => String(Math.round(number))), operator);
  const pen = new DrawFuncs();
  pen.setMoveToFunc((x, y) => add('m', x, y));
  pen.setLineToFunc((x, y) => add('l', x, y));
  // HarfBuzz converts TrueType's quadratic curves to cubic ones.
  pen.setCubicToFunc((x1, y1, x2, y2, x, y) => add('c', x1, y1, x2, y2, x, y));
  pen.setClosePathFunc(() => add('h'));
  const outline = (font: Font, glyph: number): string => {
    operators = [];
    font.drawGlyph(glyph, pen);
    return operators.join(' ');
  };
  const open = (file: string): OpenedFont => {
    const path = join(folder, file);
    let font = opened.get(path);
    if (!font) {
      font = { font: new Font(new Face(new Blob(readFileSync(path)))), paths: new Map() };
      font.font.setScale(EM, EM);
      opened.set(path, font);
    }
    return font;
  };
  // Shared by all texts: HarfBuzz's memory is freed only by garbage collection, and never returned to the system.
  const buffer = new Buffer();
  return (file, text) => {
    const { font, paths } = open(file);
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setFlags(BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
    shape(font, buffer);
    let width = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
      let path = paths.get(glyph.codepoint);
      if (path === undefined) paths.set(glyph.codepoint, (path = outline(font, glyph.codepoint)));
      const placed = { x: width + (glyph.xOffset ?? 0), y: glyph.yOffset ?? 0, path };
      width += glyph.xAdvance ?? 0;
      return placed;
    });
    return { width, glyphs };
  };
}
