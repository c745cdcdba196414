// Sets lines of text in a PDF: fonts by script, measured and broken into lines, and drawn with the text for search and
// copying.
import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import { LATIN, SCRIPTS, type Face, type ScriptFonts } from './document-fonts.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export interface Style {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  readonly color: string;
}

/** Characters that one font sets. */
interface Run {
  readonly text: string;
  readonly script: ScriptFonts;
}

/** Height of a line in sizes of its text: Devanagari's marks above and below have room. */
const LEADING = 1.42;
/** The baseline below a line's top, in sizes of its text. */
const ASCENT = 1.05;

/** A size at which widths are measured once. */
const UNIT = 1000;

const scriptOf = (character: string): ScriptFonts =>
  SCRIPTS.find(({ characters }) => characters.test(character)) ?? LATIN;

/** Characters that none of our fonts has: emoji with their joiners and tags, control characters, private use. */
const UNSUPPORTED =
  /(?![©®™])\p{Extended_Pictographic}(\u200d\p{Extended_Pictographic})*|\p{Emoji_Modifier}|[\p{Co}\ufe0f\u{1f1e6}-\u{1f1ff}\u{e0000}-\u{e007f}]|(?!\n)\p{Cc}/gu;

/** A text as it is printed: without emoji, white space but line breaks as one space. */
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
    // A space stays with the word before it.
    const script = last && character === ' ' ? last.script : scriptOf(character);
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
}

export const lineHeight = ({ size }: Style): number => size * LEADING;

export class Typesetter {
  private readonly widths = new Map<string, number>();
  private readonly registered = new Set<string>();

  private readonly pdf: Pdf;
  private readonly fonts: string;

  /** `fonts` is where functions/fonts.ts wrote them. */
  constructor(pdf: Pdf, fonts: string) {
    this.pdf = pdf;
    this.fonts = fonts;
  }

  private select(script: ScriptFonts, { face, size }: Style): void {
    const file = script.files[face];
    if (!this.registered.has(file)) {
      this.pdf.registerFont(file, join(this.fonts, file));
      this.registered.add(file);
    }
    this.pdf.font(file).fontSize(size);
  }

  width(text: string, style: Style): number {
    const key = `${style.face} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      width = 0;
      for (const run of runsOf(text)) {
        this.select(run.script, { ...style, size: UNIT });
        width += this.pdf.widthOfString(run.text);
      }
      this.widths.set(key, width);
    }
    return (width * style.size) / UNIT;
  }

  /** Words that are wider than a line are broken between graphemes. */
  private words(text: string, style: Style, width: number): string[] {
    return (text.match(/\S+ ?/g) ?? []).flatMap((word) => {
      if (this.width(word.trimEnd(), style) <= width) return [word];
      const pieces = [''];
      for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
        const grown = `${pieces.at(-1) ?? ''}${segment}`;
        if (this.width(grown.trimEnd(), style) > width) pieces.push(segment);
        else pieces[pieces.length - 1] = grown;
      }
      return pieces;
    });
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

  /** Truncates a text to this many lines, with an ellipsis. */
  clipped(text: string, style: Style, width: number, most: number): string[] {
    const lines = this.lines(text, style, width);
    const last = lines[most - 1];
    if (last === undefined || lines.length <= most) return lines.slice(0, most);
    const ending = (words: string): string => `${words.replace(/[\s,·:]+$/u, '')} …`;
    let words = last;
    while (words.includes(' ') && this.width(ending(words), style) > width) {
      words = words.trimEnd().replace(/\s*\S+$/u, '');
    }
    return [...lines.slice(0, most - 1), ending(words)];
  }

  /** Draws one line whose top is at `y`; with `link` as a link, inside of a 'Link' element. */
  draw(line: string, style: Style, x: number, y: number, link?: string): void {
    let left = x;
    this.pdf.fillColor(style.color);
    for (const run of runsOf(line)) {
      // Words by themselves, so that a reader can select one.
      for (const text of run.script.isReordered ? (run.text.match(/\S+ ?| /g) ?? []) : [run.text]) {
        this.select(run.script, style);
        if (run.script.isReordered) this.pdf.markContent('Span', { actual: text });
        this.pdf.text(text, left, y, { lineBreak: false, baseline: -style.size * ASCENT, link });
        if (run.script.isReordered) this.pdf.endMarkedContent();
        left += this.pdf.widthOfString(text);
      }
    }
  }
}
