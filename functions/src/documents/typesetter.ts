// Sets text in a PDF: chooses fonts by script, measures and breaks lines, and draws them so that text can be copied.
import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import { printedText } from '@marquee/domain/site/printed-text';
import { withoutEnd } from '@marquee/domain/values/without-end';
import bidiFactory from 'bidi-js';
import { CopiedWords, type CopiedWord } from './copied-words.ts';
import { needsShaping, scriptOf, type Face, type ScriptFonts } from './document-fonts.ts';
import { COPIED_FONT } from './font-files.ts';
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

/** A line of a paragraph; the paragraph's direction decides the order of its runs. */
export interface Line {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** Whether a paragraph's first letter belongs to a script that is written from right to left. */
export const isRightToLeft = (text: string): boolean =>
  scriptOf(/\p{L}/u.exec(text)?.[0] ?? '', undefined, 'text').isRightToLeft === true;

function runsOf(text: string, face: Face): Run[] {
  const runs: { text: string; script: ScriptFonts }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = scriptOf(character, last?.script, face);
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
}

const bidi = bidiFactory();

/** Words, and the spaces between them. */
const wordsOf = (text: string): string[] => text.match(/\S+| /g) ?? [];

/** A word as it is drawn: in the runs of its letters and of the signs and digits that touch them. */
interface Word {
  readonly text: string;
  readonly runs: readonly Run[];
}

/** The words of a line, and the spaces between them. */
function lineWords(runs: readonly Run[]): Word[] {
  const words: { text: string; runs: Run[] }[] = [];
  for (const { text, script } of runs) {
    for (const part of wordsOf(text)) {
      const last = words.at(-1);
      if (last && last.text !== ' ' && part !== ' ') {
        last.text += part;
        last.runs.push({ text: part, script });
      } else words.push({ text: part, runs: [{ text: part, script }] });
    }
  }
  return words;
}

type Segment =
  | { readonly isShaped: true; readonly words: Word[] }
  | { readonly isShaped: false; readonly runs: { text: string; script: ScriptFonts }[] };

/** A line from left to right in segments: words with a letter of a shaped script are drawn whole, others in their runs. */
function segmentsOf(runs: readonly Run[]): Segment[] {
  if (!runs.some(({ script }) => script.isShaped)) return [{ isShaped: false, runs: [...runs] }];
  const segments: Segment[] = [];
  for (const word of lineWords(runs)) {
    let last = segments.at(-1);
    const isShaped = word.text === ' ' ? last?.isShaped : word.runs.some(({ script }) => script.isShaped);
    if (!last || last.isShaped !== isShaped) {
      last = isShaped ? { isShaped, words: [] } : { isShaped: false, runs: [] };
      segments.push(last);
    }
    if (last.isShaped) last.words.push(word);
    else {
      for (const run of word.runs) {
        const before = last.runs.at(-1);
        if (before?.script === run.script) before.text += run.text;
        else last.runs.push({ ...run });
      }
    }
  }
  return segments;
}

/** Runs from left to right; for a line with Urdu, in the order of the Unicode Bidirectional Algorithm. */
function visualRuns({ text: line, isRightToLeft: isFromRight }: Line, face: Face): Run[] {
  const logical = runsOf(line, face);
  if (!isFromRight && !logical.some(({ script }) => script.isRightToLeft)) return logical;
  const embedding = bidi.getEmbeddingLevels(line, isFromRight ? 'rtl' : 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: { text: string; script: ScriptFonts; isReversed: boolean }[] = [];
  let script: ScriptFonts | undefined;
  const scripts = Array.from(line, (character) => {
    script = scriptOf(character, script, face);
    return Array.from({ length: character.length }, () => script);
  }).flat();
  // A space beside Urdu is drawn with it: programs that extract text lose some that are drawn alone.
  scripts.forEach((here, at) => {
    const after = scripts[at + 1];
    if (line.charAt(at) === ' ' && after?.isRightToLeft && !here?.isRightToLeft) scripts[at] = after;
  });
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

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const graphemesOf = (text: string): string[] => Array.from(SEGMENTER.segment(text), ({ segment }) => segment);

/** Room below a name for conjuncts of Kannada and Telugu, which reach further below the line than Latin letters. */
export const depthBelow = (text: string, { size }: Style): number => (needsShaping(text) ? size * 0.15 : 0);

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

  private readonly copied: CopiedWords;
  private readonly pdf: Pdf;
  private readonly fonts: string;
  private readonly shape: Shape;

  /** `fonts` is the folder in which functions/fonts.ts wrote the fonts. */
  constructor(pdf: Pdf, fonts: string, shape: Shape) {
    this.pdf = pdf;
    this.fonts = fonts;
    this.shape = shape;
    this.copied = new CopiedWords(pdf, join(fonts, COPIED_FONT));
  }

  /** Writes what the drawn text needs; nothing may be drawn afterwards. */
  end(): void {
    this.copied.end();
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
      width = runsOf(text, style.face).reduce((sum, run) => sum + this.runWidth(run, style.face), 0);
      this.widths.set(key, width);
    }
    return (width * style.size) / UNIT;
  }

  /** The words of a text; those that are wider than a line are broken between graphemes. */
  private words(text: string, style: Style, width: number): string[] {
    return (text.match(/\S+ ?/g) ?? []).flatMap((word) => {
      if (this.width(word.trimEnd(), style) <= width) return [word];
      const graphemes = graphemesOf(word);
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
  paragraphs(text: string, style: Style, width: number): Line[][] {
    const paragraphs = printedText(text)
      .split('\n')
      .filter((paragraph) => paragraph.trim() !== '');
    return paragraphs.map((paragraph) => {
      const lines = [''];
      for (const word of this.words(paragraph, style, width)) {
        const grown = `${lines.at(-1) ?? ''}${word}`;
        if (this.width(grown.trimEnd(), style) > width) lines.push(word);
        else lines[lines.length - 1] = grown;
      }
      const isFromRight = isRightToLeft(paragraph);
      return lines
        .filter((line) => line !== '')
        .map((line) => ({ text: line.trimEnd(), isRightToLeft: isFromRight }));
    });
  }

  /** The lines of a text that is printed in a column; none for an empty text. */
  lines(text: string, style: Style, width: number): Line[] {
    return this.paragraphs(text, style, width).flat();
  }

  /** The first `most` lines of a text; an ellipsis ends a text that has more. */
  clipped(text: string, style: Style, width: number, most: number): Line[] {
    const lines = this.lines(text, style, width);
    const last = lines[most - 1];
    if (last === undefined || lines.length <= most) return lines.slice(0, most);
    const ending = (words: string): string =>
      `${withoutEnd(words, (character) => /[\s,·:]/.test(character))} …`;
    let words = last.text;
    while (words.includes(' ') && this.width(ending(words), style) > width) {
      words = words.trimEnd();
      words = words.slice(0, Math.max(0, words.lastIndexOf(' '))).trimEnd();
    }
    if (this.width(ending(words), style) > width) {
      const graphemes = graphemesOf(words);
      words = graphemes
        .slice(0, this.fitting(graphemes, style, width - this.width(ending(''), style)))
        .join('');
    }
    return [...lines.slice(0, most - 1), { ...last, text: ending(words) }];
  }

  /** Draws one line whose top is at `y`; with `link` as a link, inside of a 'Link' element. */
  draw(line: Line, style: Style, x: number, y: number, link?: string): void {
    this.pdf.fillColor(style.color);
    if (link !== undefined) this.drawLink(line.text, style, x, y, link);
    const runs = visualRuns(line, style.face);
    let left = x;
    if (runs.some(({ script }) => script.isRightToLeft)) {
      for (const run of runs) {
        const words = wordsOf(run.text).map((text) => ({ text, runs: [{ ...run, text }] }));
        left += run.script.isShaped
          ? this.drawShaped(run.script.isRightToLeft ? words.toReversed() : words, style, left, y, left === x)
          : this.drawPlain(run, style, left, y);
      }
      return;
    }
    for (const segment of segmentsOf(runs)) {
      if (segment.isShaped) left += this.drawShaped(segment.words, style, left, y, left === x);
      else for (const run of segment.runs) left += this.drawPlain(run, style, left, y);
    }
  }

  /** Draws a run of letters that are drawn as they are. Returns its width in points. */
  private drawPlain({ text, script }: Run, style: Style, x: number, y: number): number {
    this.select(script.files[style.face], style.size);
    this.pdf.text(text, x, y, { lineBreak: false, baseline: -style.size * ASCENT });
    return this.pdf.widthOfString(text);
  }

  /**
   * Draws outlines of words from left to right, and the words for copying. `isFirst`: nothing is before them
   * on their line. Returns their width in points.
   */
  private drawShaped(words: readonly Word[], style: Style, x: number, y: number, isFirst: boolean): number {
    const scale = style.size / UNIT;
    let width = 0;
    const copied = words.map(({ text, runs }): CopiedWord => {
      const before = width;
      for (const run of runs) {
        const shaped = this.shaped(run.script.files[style.face], run.text);
        this.drawOutlines(shaped, style, x + width * scale, y);
        width += shaped.width;
      }
      // Programs expect text from right to left as it is seen, and turn it round.
      const isFromRight = runs.some(({ script }) => script.isRightToLeft);
      return { text: isFromRight ? Array.from(text).toReversed().join('') : text, width: width - before };
    });
    // pdf.js joins a word with a mark to the text before it unless a space stands between.
    const from = isFirst ? [{ text: ' ', width: 0 }, ...copied] : copied;
    this.copied.draw(from, style.size, x, y + style.size * ASCENT);
    return width * scale;
  }

  /** Draws one link annotation for the whole line, on a space: one for each word would repeat the address too often. */
  private drawLink(line: string, style: Style, x: number, y: number, link: string): void {
    const width = { textWidth: this.width(line, style) };
    this.select(scriptOf(' ', undefined, style.face).files[style.face], style.size);
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
      const matrix = [x + glyph.x * scale, baseline - glyph.y * scale]
        .map((number) => number.toFixed(2))
        .join(' ');
      this.pdf.addContent(
        `q ${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${matrix} cm /${this.formOf(glyph.path)} Do Q`,
      );
    }
  }
}
