// The invisible text of a PDF under outlines of shaped text, for search and copying: a font whose codes are words, each
// with the word's width and the word itself as its Unicode text. Programs that extract text would take a space for the
// zero width of a vowel sign, a virama or a joiner that has a code for itself.
import { readFileSync } from 'node:fs';
import type { Pdf } from './typesetter.ts';

/** More words than the longest profile has. */
const MAX_WORDS = 0xffff;

/** How many mappings a block of a CMap has at most, by PDF's specification. */
const BLOCK = 100;

const hexadecimal = (code: number): string => code.toString(16).padStart(4, '0');

/** pdf.js drops a code whose text ends in a joiner, and keeps it with a space after it. */
const kept = (text: string): string => (/\p{Cf}$/u.test(text) ? `${text} ` : text);

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hexadecimal(text.charCodeAt(index))).join('');

/** The CMap that gives the texts of the codes from 1. */
function unicodeMap(texts: readonly string[]): string {
  const rows = texts.map((text, index) => `<${hexadecimal(index + 1)}> <${utf16(kept(text))}>`);
  const blocks: string[] = [];
  for (let first = 0; first < rows.length; first += BLOCK) {
    const block = rows.slice(first, first + BLOCK);
    blocks.push(`${String(block.length)} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

type Reference = PDFKit.PDFKitReference;

/** The map of the codes from 1 to the font's only glyph. */
const glyphMap = (codes: number): Buffer => {
  const map = Buffer.alloc(2 * (codes + 1));
  for (let code = 1; code <= codes; code += 1) map.writeUInt16BE(1, 2 * code);
  return map;
};

/** The font's name, with the tag that marks an embedded subset. */
const NAME = 'COPIED+copied';

/** A word or a space; `width` is in units of 1,000 an em. */
export interface CopiedWord {
  readonly text: string;
  readonly width: number;
}

export class CopiedWords {
  private readonly codes = new Map<string, number>();
  private readonly words: CopiedWord[] = [];
  private readonly pdf: Pdf;
  private readonly file: string;
  /** The font's dictionary and its reference; undefined until a word is drawn. */
  private font: { readonly dictionary: Record<string, unknown>; readonly reference: Reference } | undefined;

  /** `file` is the font of one glyph that functions/fonts.ts wrote. */
  constructor(pdf: Pdf, file: string) {
    this.pdf = pdf;
    this.file = file;
  }

  private codeOf(word: CopiedWord): number {
    const key = `${String(word.width)} ${word.text}`;
    let code = this.codes.get(key);
    if (code === undefined) {
      code = this.words.push(word);
      this.codes.set(key, code);
    }
    return code;
  }

  private open(): Reference {
    if (!this.font) {
      const dictionary = { Type: 'Font', Subtype: 'Type0', BaseFont: NAME, Encoding: 'Identity-H' };
      this.font = { dictionary, reference: this.pdf.ref(dictionary) };
    }
    return this.font.reference;
  }

  /** Draws words from left to right; the size, `x` and the baseline `y` in points. */
  draw(words: readonly CopiedWord[], size: number, x: number, y: number): void {
    if (words.length === 0 || this.words.length + words.length > MAX_WORDS) return;
    (this.pdf.page.fonts as Record<string, Reference>)['Copied'] = this.open();
    const codes = words.map((word) => hexadecimal(this.codeOf(word))).join('');
    const matrix = `${size.toFixed(2)} Tf 1 0 0 -1 ${x.toFixed(2)} ${y.toFixed(2)} Tm`;
    this.pdf.addContent(`q BT 3 Tr /Copied ${matrix} <${codes}> Tj ET Q`);
  }

  private written(data: object, stream?: Buffer | string): Reference {
    const reference = this.pdf.ref(data);
    reference.end(stream);
    return reference;
  }

  /** Writes the font if there are words; nothing may be drawn afterwards. */
  end(): void {
    if (!this.font) return;
    const { dictionary, reference } = this.font;
    const descriptor = this.written({
      Type: 'FontDescriptor',
      FontName: NAME,
      Flags: 4,
      FontBBox: [0, -200, 1000, 800],
      ItalicAngle: 0,
      Ascent: 800,
      Descent: -200,
      CapHeight: 800,
      StemV: 0,
      FontFile2: this.written({}, readFileSync(this.file)),
    });
    const system = { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 };
    const glyphs = this.written({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: NAME,
      CIDSystemInfo: system,
      FontDescriptor: descriptor,
      CIDToGIDMap: this.written({}, glyphMap(this.words.length)),
      W: [1, this.words.map(({ width }) => width)],
    });
    dictionary['DescendantFonts'] = [glyphs];
    dictionary['ToUnicode'] = this.written({}, unicodeMap(this.words.map(({ text }) => text)));
    reference.end(undefined);
  }
}
