// Sets text in a PDF: chooses fonts by script, measures and breaks lines, and draws them so that text can be copied.
import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import { withoutEnd } from '@marquee/domain/values/without-end';
import bidiFactory from 'bidi-js';
import { COPIED_FONT, scriptOf, type Face, type ScriptFonts } from './document-fonts.ts';
import type { Shape, ShapedText } from './shape.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export interface Style {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  readonly color: string;
}

/** Consecutive characters that are drawn in one font. */
interface Run {
  readonly text: string;
  readonly script: ScriptFonts;
}

/** A line's height relative to its text's size: it leaves room for Devanagari's marks above and below. */
const LEADING = 1.42;
/** The distance from a line's top to its baseline, relative to the text's size. */
const ASCENT = 1.05;

/** More characters than a line of the page holds in the smallest size. */
const MAX_ON_LINE = 256;

/** The size at which widths are measured, once for all sizes. */
const UNIT = 1000;

/** The bounding box of every outline's PDF form, larger than any outline; 1,000 units an em. */
const OUTLINE_BOX = [-32_768, -32_768, 32_767, 32_767];

/** Characters that none of our fonts has: emoji with their joiners and tags, control characters, private use. */
const UNSUPPORTED =
  /(?![©®™])\p{Extended_Pictographic}(\u200d\p{Extended_Pictographic})*|\p{Emoji_Modifier}|[\p{Co}\ufe0f\u{1f1e6}-\u{1f1ff}\u{e0000}-\u{e007f}]|(?!\n)\p{Cc}/gu;

/** A text as it is printed: without emoji, and with one space for white space other than line breaks. */
const printed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(UNSUPPORTED, '')
    .replace(/ +/g, ' ')
    .trim();

function runsOf(text: string): Run[] {
  const runs: { text: string; script: ScriptFonts }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = scriptOf(character, last?.script);
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
}

const bidi = bidiFactory();

/** Words with the space after them. */
const wordsOf = (text: string): string[] => text.match(/\S+ ?| /g) ?? [];

/** Runs from left to right; for a line that contains Urdu, in the order of the Unicode Bidirectional Algorithm. */
function visualRuns(line: string): Run[] {
  if (!runsOf(line).some(({ script }) => script.isRightToLeft)) return runsOf(line);
  const embedding = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: { text: string; script: ScriptFonts; isReversed: boolean }[] = [];
  let script: ScriptFonts | undefined;
  const scripts = Array.from(line, (character) => {
    script = scriptOf(character, script);
    return Array.from({ length: character.length }, () => script);
  }).flat();
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const isReversed = (embedding.levels[at] ?? 0) % 2 === 1;
    const here = scripts[at];
    if (!here) continue;
    // HarfBuzz takes Urdu in logical order, and mirrors brackets itself.
    const character = !here.isShaped ? (mirrored.get(at) ?? line.charAt(at)) : line.charAt(at);
    const last = runs.at(-1);
    if (last?.script !== here || last.isReversed !== isReversed) {
      runs.push({ text: character, script: here, isReversed });
    } else if (isReversed && here.isShaped) last.text = character + last.text;
    else last.text += character;
  }
  return runs;
}

interface InvisibleText {
  readonly text: string;
  /** In points, like `size`, `x` and `y`. */
  readonly width: number;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly isRightToLeft: boolean | undefined;
}

export const lineHeight = ({ size }: Style): number => size * LEADING;

export class Typesetter {
  private readonly widths = new Map<string, number>();
  private readonly shapes = new Map<string, ShapedText>();
  private readonly registered = new Set<string>();
  /** The PDF forms of outlines, by their path operators. */
  private readonly forms = new Map<
    string,
    { readonly name: string; readonly form: PDFKit.PDFKitReference }
  >();

  private readonly pdf: Pdf;
  private readonly fonts: string;
  private readonly shape: Shape;

  /** `fonts` is the folder in which functions/fonts.ts wrote the fonts. */
  constructor(pdf: Pdf, fonts: string, shape: Shape) {
    this.pdf = pdf;
    this.fonts = fonts;
    this.shape = shape;
  }

  private select(file: string, size: number): void {
    if (!this.registered.has(file)) {
      this.pdf.registerFont(file, join(this.fonts, file));
      this.registered.add(file);
    }
    this.pdf.font(file).fontSize(size);
  }

  /** A word as HarfBuzz shapes it. */
  private shaped(file: string, word: string): ShapedText {
    const key = `${file} ${word}`;
    const shaped = this.shapes.get(key) ?? this.shape(file, word);
    this.shapes.set(key, shaped);
    return shaped;
  }

  /** The width of a run at a size of `UNIT`. */
  private runWidth({ text, script }: Run, face: Face): number {
    if (script.isShaped) {
      return wordsOf(text).reduce((sum, word) => sum + this.shaped(script.files[face], word).width, 0);
    }
    this.select(script.files[face], UNIT);
    return this.pdf.widthOfString(text);
  }

  width(text: string, style: Style): number {
    const key = `${style.face} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      width = runsOf(text).reduce((sum, run) => sum + this.runWidth(run, style.face), 0);
      this.widths.set(key, width);
    }
    return (width * style.size) / UNIT;
  }

  /** The words of a text; those that are wider than a line are broken between graphemes. */
  private words(text: string, style: Style, width: number): string[] {
    return (text.match(/\S+ ?/g) ?? []).flatMap((word) => {
      if (this.width(word.trimEnd(), style) <= width) return [word];
      const graphemes = Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word),
        ({ segment }) => segment,
      );
      const pieces: string[] = [];
      while (graphemes.length > 0) {
        pieces.push(graphemes.splice(0, this.fitting(graphemes, style, width)).join(''));
      }
      return pieces;
    });
  }

  /** How many of the graphemes fit the width, at least one. A binary search, since each measurement shapes its text. */
  private fitting(graphemes: readonly string[], style: Style, width: number): number {
    let [fit, tooMany] = [1, Math.min(graphemes.length, MAX_ON_LINE) + 1];
    while (tooMany - fit > 1) {
      const middle = Math.floor((fit + tooMany) / 2);
      if (this.width(graphemes.slice(0, middle).join('').trimEnd(), style) <= width) fit = middle;
      else tooMany = middle;
    }
    return fit;
  }

  /** The lines of each paragraph of a text that is printed in a column. */
  paragraphs(text: string, style: Style, width: number): string[][] {
    const paragraphs = printed(text)
      .split('\n')
      .filter((paragraph) => paragraph.trim() !== '');
    return paragraphs.map((paragraph) => {
      const lines = [''];
      for (const word of this.words(paragraph, style, width)) {
        const grown = `${lines.at(-1) ?? ''}${word}`;
        if (this.width(grown.trimEnd(), style) > width) lines.push(word);
        else lines[lines.length - 1] = grown;
      }
      return lines.filter((line) => line !== '');
    });
  }

  /** The lines of a text that is printed in a column; none for an empty text. */
  lines(text: string, style: Style, width: number): string[] {
    return this.paragraphs(text, style, width).flat();
  }

  /** The first `most` lines of a text; an ellipsis ends a text that has more. */
  clipped(text: string, style: Style, width: number, most: number): string[] {
    const lines = this.lines(text, style, width);
    const last = lines[most - 1];
    if (last === undefined || lines.length <= most) return lines.slice(0, most);
    const ending = (words: string): string =>
      `${withoutEnd(words, (character) => /[\s,·:]/.test(character))} …`;
    let words = last;
    while (words.includes(' ') && this.width(ending(words), style) > width) {
      words = words.trimEnd();
      words = words.slice(0, Math.max(0, words.lastIndexOf(' '))).trimEnd();
    }
    return [...lines.slice(0, most - 1), ending(words)];
  }

  /** Draws one line whose top is at `y`; with `link` as a link, inside of a 'Link' element. */
  draw(line: string, style: Style, x: number, y: number, link?: string): void {
    let left = x;
    this.pdf.fillColor(style.color);
    if (link !== undefined) this.drawLink(line, style, x, y, link);
    for (const run of visualRuns(line)) {
      const { files, isShaped, isRightToLeft } = run.script;
      const file = files[style.face];
      if (!isShaped) {
        this.select(file, style.size);
        this.pdf.text(run.text, left, y, { lineBreak: false, baseline: -style.size * ASCENT });
        left += this.pdf.widthOfString(run.text);
        continue;
      }
      // Each word is drawn separately, so that a single word can be selected.
      const words = wordsOf(run.text);
      for (const text of isRightToLeft ? words.toReversed() : words) {
        const shaped = this.shaped(file, text);
        const width = (shaped.width * style.size) / UNIT;
        this.drawOutlines(shaped, style, left, y);
        this.drawInvisible({ text, width, size: style.size, x: left, y, isRightToLeft });
        left += width;
      }
    }
  }

  /** Draws one link annotation for the whole line, on a space: one for each word would repeat the address too often. */
  private drawLink(line: string, style: Style, x: number, y: number, link: string): void {
    const width = { textWidth: this.width(line, style) };
    this.select(scriptOf(' ', undefined).files[style.face], style.size);
    this.pdf.text(' ', x, y, { lineBreak: false, baseline: -style.size * ASCENT, link, ...width });
  }

  /** The page's name for an outline's form, which all uses share: a sign of 20 KB may be drawn hundreds of times. */
  private formOf(path: string): string {
    let found = this.forms.get(path);
    if (!found) {
      const form = this.pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: OUTLINE_BOX });
      form.end(`${path} f`);
      found = { name: `Outline${String(this.forms.size)}`, form };
      this.forms.set(path, found);
    }
    const { xobjects } = this.pdf.page as { readonly xobjects: Record<string, PDFKit.PDFKitReference> };
    xobjects[found.name] = found.form;
    return found.name;
  }

  private drawOutlines({ glyphs }: ShapedText, { size }: Style, x: number, y: number): void {
    const scale = size / UNIT;
    const baseline = y + size * ASCENT;
    for (const glyph of glyphs) {
      if (glyph.path === '') continue;
      const place = [x + glyph.x * scale, baseline - glyph.y * scale]
        .map((number) => number.toFixed(2))
        .join(' ');
      this.pdf.addContent(
        `q ${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${place} cm /${this.formOf(glyph.path)} Do Q`,
      );
    }
  }

  /** Invisible text over outlines, for search and copying: its characters at equal distances, in logical order. */
  private drawInvisible({ text, width, size, x, y, isRightToLeft }: InvisibleText): void {
    const characters = Array.from(text);
    const step = width / characters.length;
    this.pdf.save();
    this.select(COPIED_FONT, size);
    // Invisible, and each character as wide as the distance to the next one.
    this.pdf.addContent(`3 Tr ${((100 * step) / this.pdf.widthOfString(' ')).toFixed(2)} Tz`);
    (isRightToLeft ? characters.toReversed() : characters).forEach((character, index) => {
      this.pdf.text(character, x + index * step, y, { lineBreak: false, baseline: -size * ASCENT });
    });
    this.pdf.restore();
  }
}
