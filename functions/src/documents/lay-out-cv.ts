// The layout of a CV: one A4 page, two when its credits need it, with the titles of its parts in the margin.
import type { CvContent, DocumentCredit, DocumentRow, DocumentSection } from '@marquee/domain/site/documents';
import { COLORS, PAGE, type TextBlock } from './pdf-document.ts';
import {
  depthBelow,
  isRightToLeft,
  lineHeight,
  type Line,
  type Style,
  type Typesetter,
} from './typesetter.ts';

/** The portrait, in points: 41 by 51 mm. */
export const PORTRAIT = { width: 116, height: 145 } as const;
/** The edge of the QR code, in points. */
export const QR = 62;
export const RIGHT = PAGE.width - PAGE.margin;
/** Where the content beside the margin begins. */
const LEFT = PAGE.margin + PORTRAIT.width + 18;
const WIDTH = RIGHT - LEFT;
/** Where a page's content ends; the footer is below. */
const BOTTOM = PAGE.height - 54;

/** The scales of a CV on one page, and on two: the first that fits is used. */
const SCALES = { one: [1, 0.94, 0.88], two: [1, 0.94, 0.88, 0.82, 0.76, 0.7] } as const;

const cvStyles = (scale: number) =>
  ({
    name: { face: 'display', size: 30, color: COLORS.brand },
    headline: { face: 'text', size: 10.5 * scale, color: COLORS.muted },
    title: { face: 'display', size: 11.5 * scale, color: COLORS.brand },
    text: { face: 'text', size: 9.4 * scale, color: COLORS.ink },
    strong: { face: 'strong', size: 9.4 * scale, color: COLORS.ink },
    muted: { face: 'text', size: 9.4 * scale, color: COLORS.muted },
    label: { face: 'text', size: 8.2 * scale, color: COLORS.muted },
  }) as const satisfies Record<string, Style>;

/** Cells beside each other, which a page break never splits. */
interface Row {
  /** The `y` of each cell is the distance from the row's top. */
  readonly cells: readonly TextBlock[];
  readonly height: number;
}

export interface Part {
  readonly title: TextBlock;
  readonly isTable: boolean;
  readonly rows: readonly Row[];
}

export interface PlacedRow {
  readonly part: Part;
  readonly row: Row;
  readonly y: number;
  /** The part's title beside the row: at the part's `first` row, and at the first row on a `further` page. */
  readonly title: 'first' | 'further' | 'none';
}

export interface CvLayout {
  readonly head: Head;
  readonly pages: readonly (readonly PlacedRow[])[];
}

interface Head {
  readonly name: TextBlock;
  readonly headline: TextBlock;
  /** The contact, then the facts. */
  readonly facts: readonly PlacedRow[];
  readonly bottom: number;
}

type Styles = ReturnType<typeof cvStyles>;

/** Lays out a CV with one typesetter, at one scale. */
class CvSetter {
  private readonly typesetter: Typesetter;
  private readonly scale: number;
  private readonly styles: Styles;

  constructor(typesetter: Typesetter, scale: number) {
    this.typesetter = typesetter;
    this.scale = scale;
    this.styles = cvStyles(scale);
  }

  private block(text: string, style: Style, x: number, width: number, href?: string): TextBlock {
    const isLink = href !== undefined && href !== '';
    const shown = isLink ? { ...style, color: COLORS.brand } : style;
    const lines = this.typesetter.lines(text, style, width);
    const step = lineHeight(style);
    return { lines, style: shown, x, y: 0, step, right: x + width, href: isLink ? href : undefined };
  }

  /** A line of a paragraph that is as wide as the page's content. */
  private line(line: Line, style: Style): TextBlock {
    return { lines: [line], style, x: LEFT, y: 0, step: lineHeight(style), right: RIGHT };
  }

  /** A row of cells whose first lines share their baseline, with `space` below. */
  private row(cells: readonly TextBlock[], space: number): Row {
    const step = Math.max(...cells.map((cell) => cell.step));
    const rows = Math.max(1, ...cells.map(({ lines }) => lines.length));
    return {
      cells: cells.map((cell) => ({ ...cell, y: (step - cell.step) * 0.74, step })),
      height: step * rows + space * this.scale,
    };
  }

  private creditRow({ year, title, role, production, href }: DocumentCredit, isFromRight: boolean): Row {
    const { label, strong, text, muted } = this.styles;
    const [years, gap] = [30, 10];
    const column = (WIDTH - years - 2 * gap) / 3;
    const cell = (value: string, style: Style, from: number, width: number, link?: string): TextBlock => {
      const x = isFromRight ? RIGHT - from - width : LEFT + from;
      return { ...this.block(value, style, x, width, link), isFromRight };
    };
    const at = (index: number): number => years + index * (column + gap);
    return this.row(
      [
        cell(year, label, 0, years),
        cell(title, strong, at(0), column, href),
        cell(role, text, at(1), column),
        cell(production, muted, at(2), column),
      ],
      2,
    );
  }

  private labelledRow = ({ label, value, href }: DocumentRow): Row => {
    const labels = 104;
    return this.row(
      [
        this.block(label, this.styles.label, LEFT, labels - 8),
        this.block(value, this.styles.text, LEFT + labels, WIDTH - labels, href),
      ],
      1.5,
    );
  };

  part = ({ title, text = '', rows = [], credits = [], isFromRight = false }: DocumentSection): Part => {
    const { text: style, title: titleStyle } = this.styles;
    const paragraphs = this.typesetter.paragraphs(text, style, WIDTH);
    return {
      title: {
        ...this.block(title, titleStyle, PAGE.margin, PORTRAIT.width),
        y: style.size - titleStyle.size,
      },
      isTable: paragraphs.length === 0,
      rows: [
        ...paragraphs.flatMap((lines) =>
          lines.map((line, index) => this.row([this.line(line, style)], index === lines.length - 1 ? 3 : 0)),
        ),
        ...rows.map(this.labelledRow),
        ...credits.map((credit) => this.creditRow(credit, isFromRight)),
      ],
    };
  };

  /** Fills pages from the top. A title is beside its part's first row, so that neither is ever alone. */
  place(parts: readonly Part[], top: number): PlacedRow[][] {
    const gap = 13 * this.scale;
    const pages: PlacedRow[][] = [[]];
    let y = top + gap;
    for (const part of parts) {
      const titleHeight = part.title.lines.length * part.title.step;
      let titleBottom = 0;
      part.rows.forEach((row, index) => {
        const needed = index === 0 ? Math.max(row.height, titleHeight) : row.height;
        const page = pages.at(-1) ?? [];
        const isFull = y + needed > BOTTOM && page.length > 0;
        if (isFull) y = PAGE.margin;
        const title = index === 0 ? 'first' : isFull ? 'further' : 'none';
        if (title !== 'none') titleBottom = y + titleHeight;
        const placed: PlacedRow = { part, row, y, title };
        if (isFull) pages.push([placed]);
        else page.push(placed);
        y += row.height;
      });
      if (part.rows.length > 0) y = Math.max(y, titleBottom) + gap;
    }
    return pages;
  }

  /** Short facts in two columns, then those that are longer than a column takes. */
  private factRows(facts: readonly DocumentRow[], x: number): Row[] {
    const [labels, gap] = [80, 16];
    const column = (RIGHT - x - gap) / 2;
    const { label: labelStyle, text } = this.styles;
    const cells = ({ label, value, href }: DocumentRow, left: number, width: number): TextBlock[] => [
      this.block(label, labelStyle, left, labels - 6),
      this.block(value, text, left + labels, width - labels, href),
    ];
    const isShort = ({ value }: DocumentRow): boolean =>
      this.typesetter.lines(value, text, column - labels).length <= 1;
    const short = facts.filter(isShort);
    const pairs = short.flatMap((fact, index) => {
      if (index % 2 === 1) return [];
      const beside = short[index + 1];
      const right = beside ? cells(beside, x + column + gap, column) : [];
      return [this.row([...cells(fact, x, column), ...right], 1.5)];
    });
    const long = facts.filter((fact) => !isShort(fact));
    return [...pairs, ...long.map((fact) => this.row(cells(fact, x, RIGHT - x), 1.5))];
  }

  /** Lays out the headline, contact and facts, and the name, which is as large as fits beside the QR code. */
  head(content: CvContent, hasPortrait: boolean): Head {
    const x = hasPortrait ? LEFT : PAGE.margin;
    const width = RIGHT - x;
    const beside = width - QR - 14;
    const sized = (size: number): TextBlock =>
      this.block(content.name, { ...this.styles.name, size }, x, beside);
    const name = [30, 26, 22].map(sized).find(({ lines }) => lines.length === 1) ?? sized(20);
    const nameTop = PAGE.margin - 7;
    const headlineTop = nameTop + name.lines.length * name.step + depthBelow(content.name, name.style) + 1;
    const headline = {
      ...this.block(content.headline, this.styles.headline, x, beside),
      y: headlineTop,
      isFromRight: isRightToLeft(content.name),
    };
    const top = Math.max(headlineTop + headline.lines.length * headline.step + 9, PAGE.margin + QR + 9);

    const rows = [...this.factRows(content.contact, x), ...this.factRows(content.facts, x)];
    const part: Part = { title: { ...headline, lines: [] }, isTable: true, rows };
    let y = top;
    const facts = rows.map((row): PlacedRow => {
      const placed: PlacedRow = { part, row, y, title: 'none' };
      y += row.height;
      return placed;
    });
    const bottom = Math.max(y, hasPortrait ? PAGE.margin + PORTRAIT.height : 0) + 12;
    return { name: { ...name, y: nameTop }, headline, facts, bottom };
  }
}

/** The layout of a CV at the largest scale that fits one page, else two; the smallest if neither is enough. */
export function layOutCv(typesetter: Typesetter, content: CvContent, hasPortrait: boolean): CvLayout {
  const layOut = (scale: number): CvLayout => {
    const setter = new CvSetter(typesetter, scale);
    const head = setter.head(content, hasPortrait);
    return { head, pages: setter.place(content.sections.map(setter.part), head.bottom) };
  };
  for (const scale of SCALES.one) {
    const layout = layOut(scale);
    if (layout.pages.length === 1) return layout;
  }
  let layout = layOut(1);
  for (const scale of SCALES.two) {
    layout = layOut(scale);
    if (layout.pages.length <= 2) break;
  }
  return layout;
}
