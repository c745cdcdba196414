// Reads back the CV that this product prints: its tags say which texts are headings, rows and cells, and its tables
// have a year, a title, a role and a production.
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PRODUCT } from '@marquee/domain/site/product';
import { looseLine, type CvLine, type LineStyle } from './cv-line.ts';

/** An item of a page's text, with the begin and end of the content that its tags mark. */
export interface TaggedItem {
  readonly type?: string;
  readonly id?: string;
  readonly str?: string;
}

const HEADING: LineStyle = { size: 14, isBold: true, isUnderlined: false };
/** The names of the columns of the product's credits. */
const CREDIT = ['Year', 'Title', 'Role', 'Production'];

interface Node {
  readonly role?: string;
  readonly children?: readonly Node[];
  readonly type?: string;
  readonly id?: string;
}

/** Whether a PDF says that this product made it, and is tagged. */
export async function isOwnCv(document: PDFDocumentProxy): Promise<boolean> {
  const { info } = (await document.getMetadata()) as { info: { Creator?: unknown } };
  return info.Creator === PRODUCT.name && (await document.getMarkInfo())?.Marked === true;
}

/** The text of each marked content, by its id. */
function textsById(items: readonly TaggedItem[]): Map<string, string> {
  const texts = new Map<string, string>();
  // Of each open content its own id, or the id of the content around it.
  const open: string[] = [];
  for (const { type, id = '', str } of items) {
    if (type?.startsWith('beginMarkedContent') === true) open.push(id || (open.at(-1) ?? ''));
    else if (type === 'endMarkedContent') open.pop();
    else if (str !== undefined && str.trim() !== '') {
      const at = open.at(-1) ?? '';
      texts.set(at, `${texts.get(at) ?? ''} ${str.trim()}`.trim());
    }
  }
  return texts;
}

/** The lines of a page's tags; empty when the page has none. */
export function ownLines(tree: unknown, items: readonly TaggedItem[]): CvLine[] {
  const texts = textsById(items);
  const textOf = ({ type, id = '', children = [] }: Node): string =>
    type === 'content'
      ? (texts.get(id) ?? '')
      : children
          .map(textOf)
          .filter((text) => text !== '')
          .join(' ');
  const lines: CvLine[] = [];
  const walk = (node: Node, parent = ''): void => {
    const { role = '', children = [] } = node;
    if (role === 'TR') {
      const cells = children.map(textOf);
      // Credits are the only rows of four cells below a heading.
      if (cells.length === CREDIT.length && lines.at(-1)?.style === HEADING) lines.push(looseLine(CREDIT));
      lines.push({ ...looseLine(cells), isTable: true });
    } else if (/^H\d$/.test(role)) lines.push(looseLine([textOf(node)], HEADING));
    // A paragraph outside of all parts is the page's footer.
    else if (role === 'P' && parent === 'Sect') lines.push(looseLine([textOf(node)]));
    else for (const child of children) walk(child, role);
  };
  if (tree !== null && typeof tree === 'object') walk(tree);
  return lines.filter(({ cells }) => cells.some(({ text }) => text !== ''));
}
