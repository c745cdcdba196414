// Writes the PDFs of tests, with the parts of the format that other programs use in a CV.
import { strToU8, zlibSync } from 'fflate';

/** A text and its position, in points from the left and from the top of an A4 page. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  /** Extra points between letters. */
  readonly spacing?: number;
}

export interface PdfOptions {
  /** `unicode` for other letters than Latin: a monospaced font whose codes are UTF-16. */
  readonly font?: 'helvetica' | 'unicode' | 'without-letters';
  readonly isPacked?: boolean;
  /** Additional objects, numbered from 20. */
  readonly objects?: readonly string[];
  /** Additional entries of the catalogue, of each page, and of the trailer. */
  readonly catalogue?: string;
  readonly page?: string;
  readonly trailer?: string;
}

const HEIGHT = 842;

/** The UTF-16 codes of a text in hexadecimal, as the font `unicode` needs them. */
const hex = (text: string): string =>
  `<${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;
const literal = (text: string): string => `(${text.replace(/[\\()]/g, String.raw`\$&`)})`;

const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Adobe-Identity-UCS def
1 begincodespacerange <0000> <FFFF> endcodespacerange
3 beginbfrange
${['09', '20', '00'].map((page) => `<${page}00> <${page}FF> <${page}00>`).join('\n')}
endbfrange endcmap end end`;

const stream = (text: string, isPacked: boolean): string => {
  const bytes = strToU8(text, true);
  const data = isPacked ? zlibSync(bytes) : bytes;
  const written = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
  return `<< /Length ${String(data.length)}${isPacked ? ' /Filter /FlateDecode' : ''} >>\nstream\n${written}\nendstream`;
};

const fontObjects = (font: PdfOptions['font']): readonly string[] =>
  font === 'helvetica'
    ? ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>']
    : [
        `<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /DescendantFonts [4 0 R]${font === 'unicode' ? ' /ToUnicode 6 0 R' : ''} >>`,
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor 5 0 R >>',
        '<< /Type /FontDescriptor /FontName /Made /Flags 4 /FontBBox [0 -200 1000 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
        stream(TO_UNICODE, false),
      ];

/** A PDF whose pages draw their texts in the order given. Letters beyond Latin-1 need the font `unicode`. */
export function writePdf(pages: readonly (readonly Drawn[])[], options: PdfOptions = {}): Uint8Array {
  const { font = 'helvetica', isPacked = false } = options;
  const show = font === 'helvetica' ? literal : hex;
  const objects = new Map<number, string>();
  for (const [index, object] of fontObjects(font).entries()) objects.set(3 + index, object);
  const first = 20 + (options.objects?.length ?? 0);
  for (const [index, object] of (options.objects ?? []).entries()) objects.set(20 + index, object);
  for (const [index, drawn] of pages.entries()) {
    const content = drawn.map(
      ({ x, y, text, size = 10, spacing = 0 }) =>
        `BT /F1 ${String(size)} Tf ${String(spacing)} Tc 1 0 0 1 ${String(x)} ${String(HEIGHT - y)} Tm ${show(text)} Tj ET`,
    );
    objects.set(
      first + index * 2,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${String(HEIGHT)}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${String(first + index * 2 + 1)} 0 R ${options.page ?? ''} >>`,
    );
    objects.set(first + index * 2 + 1, stream(content.join('\n'), isPacked));
  }
  const kids = pages.map((_page, index) => `${String(first + index * 2)} 0 R`).join(' ');
  objects.set(1, `<< /Type /Catalog /Pages 2 0 R ${options.catalogue ?? ''} >>`);
  objects.set(2, `<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} >>`);
  let file = '%PDF-1.7\n';
  const places = new Map<number, number>();
  for (const [number, object] of [...objects].toSorted(([one], [other]) => one - other)) {
    places.set(number, file.length);
    file += `${String(number)} 0 obj\n${object}\nendobj\n`;
  }
  const size = Math.max(...objects.keys()) + 1;
  const entries = [...Array(size).keys()].map((number) => {
    const place = places.get(number);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${String(size)}\n${entries.join('')}trailer\n<< /Size ${String(size)} /Root 1 0 R ${options.trailer ?? ''} >>\nstartxref\n${String(start)}\n%%EOF`;
  return strToU8(file, true);
}

/** Lines one below the other from a position on, 14 points apart. */
export const column = (x: number, y: number, lines: readonly string[], size = 10): Drawn[] =>
  lines.map((text, index) => ({ x, y: y + index * 14, text, size }));

/** Rows of cells at the positions of their columns; the lines of a cell are one below the other, drawn cell by cell. */
export function table(xs: readonly number[], y: number, rows: readonly (readonly string[])[]): Drawn[] {
  let top = y;
  return rows.flatMap((cells) => {
    const height = Math.max(...cells.map((cell) => cell.split('\n').length));
    const drawn = cells.flatMap((cell, index) =>
      cell === ''
        ? []
        : cell.split('\n').map((text, line) => ({ x: xs[index] ?? 0, y: top + line * 12, text })),
    );
    top += height * 12 + 8;
    return drawn;
  });
}
