// The common parts of every PDF: A4 pages, tags, title and language, a structure tree, pictures, links, a QR code.
import { encode } from 'uqr';
import { BRAND } from '@marquee/domain/site/brand';
import type { Printed } from './print-picture.ts';
import { loadShape } from './shape.ts';
import { lineHeight, Typesetter, type Line, type Pdf, type Style } from './typesetter.ts';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;

// Colours of the light theme in web/src/theme/tokens.ts.
export const COLORS = {
  ink: BRAND.ink,
  muted: BRAND.muted,
  brand: BRAND.aubergine,
  accent: BRAND.amber,
} as const;

export const FOOTER: Style = { face: 'text', size: 7.6, color: COLORS.muted };

export interface About {
  /** Every text that is drawn, in any data structure: it decides whether HarfBuzz is loaded. */
  readonly content: unknown;
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Where functions/fonts.ts wrote the fonts. */
  readonly fonts: string;
  /** The creation date in the file's metadata: the same content and date give the same bytes. */
  readonly date: Date;
}

/** Lines of text, one below the other. */
export interface TextBlock {
  readonly lines: readonly Line[];
  readonly style: Style;
  readonly x: number;
  /** The top of the first line. */
  readonly y: number;
  /** The distance between lines. */
  readonly step: number;
  /** Where lines of paragraphs from right to left end; without it they begin at `x`, like others. */
  readonly right?: number;
  /** Whether every line ends at `right`, whatever its direction. */
  readonly isFromRight?: boolean;
  readonly href?: string | undefined;
}

export type Element = PDFKit.PDFStructureElement;

/** An area of a page, in points. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The texts of a footer. */
interface FooterContent {
  readonly confirmed: string;
  readonly link: string;
}

/** An address as it is printed. */
const shownAddress = (link: string): string => link.replace(/^https?:\/\//, '');

/** A PDF under construction: everything is drawn and tagged at once, in reading order. */
export class PdfDocument {
  readonly typesetter: Typesetter;
  private readonly pdf: Pdf;
  private readonly root: Element;

  private constructor(pdf: Pdf, typesetter: Typesetter) {
    this.pdf = pdf;
    this.typesetter = typesetter;
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** Draws a document and returns its bytes. pdfkit is imported here, so that only functions that draw load it. */
  static async draw(about: About, drawing: (document: PdfDocument) => void): Promise<Buffer> {
    const { default: PDFDocument } = await import('pdfkit');
    const pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      // Only our fonts are embedded, and none of the standard ones is loaded.
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      lang: about.language,
      displayTitle: true,
      info: { Title: about.title, Author: about.author, Creator: 'Marquee', CreationDate: about.date },
    });
    const chunks: Buffer[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      pdf.on('end', resolve);
      pdf.on('error', reject);
    });
    const shape = await loadShape(about.fonts, JSON.stringify(about.content));
    const document = new PdfDocument(pdf, new Typesetter(pdf, about.fonts, shape));
    drawing(document);
    document.typesetter.end();
    document.root.end();
    pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  addPage(): void {
    this.pdf.addPage();
  }

  /** Adds a structure element: 'Sect', 'Table', 'TR' and the like. */
  element(tag: string, parent: Element = this.root): Element {
    const element = this.pdf.struct(tag);
    parent.add(element);
    return element;
  }

  /** Draws what belongs to one structure element: 'P', 'H1', 'TD'. */
  private content(tag: string, parent: Element, drawing: () => void, alt?: string): void {
    parent.add(this.pdf.struct(tag, alt === undefined ? {} : { alt }, drawing));
  }

  /** Draws artifacts: lines, page numbers, repeated headings. */
  private artifact(drawing: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    drawing();
    this.pdf.endMarkedContent();
  }

  private lines({ lines, style, x, y, step, right, isFromRight }: TextBlock, href?: string): void {
    lines.forEach((line, index) => {
      const endsRight = right !== undefined && (isFromRight === true || line.isRightToLeft);
      const left = endsRight ? right - this.typesetter.width(line.text, style) : x;
      this.typesetter.draw(line, style, left, y + index * step, href);
    });
  }

  /** Draws text as one structure element; with `href`, as a link inside the element. */
  text(tag: string, parent: Element, block: TextBlock): void {
    const { href } = block;
    if (href === undefined) this.content(tag, parent, () => this.lines(block));
    else this.content('Link', this.element(tag, parent), () => this.lines(block, href));
  }

  /** Draws text that only repeats other text of the document. */
  artifactText(block: TextBlock): void {
    this.artifact(() => this.lines(block));
  }

  rule(x: number, y: number, width: number, color: string, thickness: number): void {
    this.artifact(() => this.pdf.rect(x, y, width, thickness).fill(color));
  }

  /** Draws the month of confirmation, the address of the profile's page, and the page number if there are several. */
  footer({ confirmed, link }: FooterContent, index: number, pages: number, style: Style): void {
    const y = PAGE.height - 42;
    const block = (text: string, x: number, href?: string): TextBlock => ({
      lines: [{ text, isRightToLeft: false }],
      style,
      x,
      y,
      step: 0,
      href,
    });
    const confirmedText = confirmed === '' ? '' : `${confirmed}  ·  `;
    const parts = [
      ...(confirmedText === '' ? [] : [block(confirmedText, PAGE.margin)]),
      block(shownAddress(link), PAGE.margin + this.typesetter.width(confirmedText, style), link),
    ];
    for (const part of parts) {
      if (index === 0) this.text('P', this.root, part);
      else this.artifactText(part);
    }
    if (pages === 1) return;
    const number = `${String(index + 1)} / ${String(pages)}`;
    this.artifactText(block(number, PAGE.width - PAGE.margin - this.typesetter.width(number, style)));
  }

  /** Draws a picture that fills an area. */
  picture({ bytes, alt }: Printed, { x, y, width, height }: Area): void {
    this.content('Figure', this.root, () => this.pdf.image(bytes, x, y, { width, height }), alt);
  }

  /** Draws initials in the middle of an area, in place of a picture. */
  initials(text: string, { x, y, width, height }: Area): void {
    const style: Style = { face: 'display', size: width / 3, color: '#ffffff' };
    const [line] = this.typesetter.clipped(text, style, width - 8, 1);
    this.artifact(() => this.pdf.rect(x, y, width, height).fill(COLORS.brand));
    if (!line) return;
    const left = x + (width - this.typesetter.width(line.text, style)) / 2;
    const top = y + (height - lineHeight(style)) / 2;
    this.artifactText({ lines: [line], style, x: left, y: top, step: 0 });
  }

  /** Draws a QR code in a square, its quiet zone included. */
  qrCode(text: string, alt: string, x: number, y: number, edge: number): void {
    const { data, size } = encode(text, { ecc: 'M', border: 2 });
    const module = edge / size;
    const drawing = (): void => {
      data.forEach((row, down) =>
        row.forEach((isDark, right) => {
          if (isDark) this.pdf.rect(x + right * module, y + down * module, module, module);
        }),
      );
      this.pdf.fill('#000000');
    };
    this.content('Figure', this.root, drawing, alt);
  }
}
