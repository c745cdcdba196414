// The credits in a block of an old CV. What a row does not say itself, the block says: which of the free parts is the
// title, which the role, which the production, by what stands in the same place in all rows.
import type { Credit, CreditKind } from '@marquee/domain/profile/credit';
import type { Part } from './found.ts';
import { isLabelled } from './header-row.ts';
import { splitLine, trimmed, withoutQuotes } from './split-text.ts';
import { isAward, isCompany, type Column, type PartKind } from './credit-words.ts';
import { isCreditKind, isListKind } from './list-items.ts';
import type { BlockLine, LineBlock } from './cv-blocks.ts';
import { filledCells } from './cv-line.ts';
import { yearNamed } from './cv-years.ts';
import { inferFields, isUndivided, type Draft, type Fields, type Order } from './infer-fields.ts';
import { isRowNumber } from './block-columns.ts';
import { share } from './share.ts';
import { gridOf, withWraps } from './table-grid.ts';
import { withRecords } from './cv-records.ts';
import { withSeveral } from './several-works.ts';
import { aligned, withDivided, withFirstTitles } from './divided-parts.ts';
import { MISSING_LETTER } from './cv-file-problem.ts';
import { makersIn, withKnownMakers, withTwoMakers } from './row-makers.ts';
import { gridDraft, lineDraft, shown, signsOf, withKindCells, withNames } from './row-drafts.ts';

/**
 * `only-title`: nothing else was recognised. `list`: a list of names. `order`: only a guess says which part is the
 * title, the role or the production. `kind`: the heading names several kinds.
 */
export type RowDoubt = 'only-title' | 'list' | 'other-work' | 'order' | 'kind' | 'missing-letters';

export interface CvRow {
  /** The line as it is in the file, without its bullet. */
  readonly line: string;
  readonly credit: Credit;
  /** The kind that the row itself names, whatever its block is. */
  readonly kindNamed: CreditKind | undefined;
  /** The part that was not understood; '' for none. */
  readonly rest: string;
  readonly doubt: RowDoubt | undefined;
  /** Whether title and role were told by their order alone. */
  readonly isOrdered: boolean;
}

/** 'Salt Road by Amit Sen' */
const BY_AUTHOR = /,? by \p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,2}$/u;

function rowOf(
  draft: Draft,
  { columns, isSure, isTold = false }: Fields,
  kind: CreditKind | undefined,
  isNamed: boolean,
): CvRow {
  const { line, found, parts } = draft;
  const ordered = { title: '', role: '', production: [] as string[], rest: [...found.rest] };
  const isAwarded =
    !isNamed && ((found.kind ?? kind) === 'award' || (kind === undefined && isAward(parts[0]?.text ?? '')));
  // 'Nominated – Best Villain'
  const isTitle = ({ text }: Part): boolean =>
    !/^(?:nominat(?:ed|ion)|nominee|winner|won|finalist)$/i.test(text);
  const award = Math.max(
    0,
    parts.findIndex((each) => isAward(each.text) && isTitle(each)),
    parts.some(({ text }) => isAward(text)) ? parts.findIndex(isTitle) : 0,
  );
  // Beside a labelled role, director and company a name is who wrote it.
  const areMade = line.split('\t').filter(isLabelled).length > 2 && found.production.length > 1;
  const isMaker = (text: string): boolean => ordered.production.length < 3 && (!areMade || isCompany(text));
  for (const [at, { text }] of parts.entries()) {
    const column = isAwarded ? (at === award ? 'title' : 'production') : columns[at];
    if (text === '' || (columns[at] === 'ignored' && isRowNumber(text))) continue;
    if (
      columns[at] === 'ignored' ||
      text.length > 120 ||
      (at > 2 && !isAwarded && /award/i.test(text)) ||
      (at > 2 && isAward(text))
    )
      ordered.rest.push(text);
    else if (column === 'title' && found.title === '') ordered.title += text;
    else if (column === 'role' && found.role === '') ordered.role += text;
    else if (column === 'production' && isMaker(text)) ordered.production.push(text);
    else ordered.rest.push(text);
  }
  const makers = [...ordered.production, ...found.production, draft.maker].flatMap(makersIn);
  // In the order in which they stand in the CV; what a heading names stands last.
  const placeOf = (maker: string): number => line.lastIndexOf(maker) + 1 || Infinity;
  const production = [...makers].sort((one, other) => placeOf(one) - placeOf(other) || 0);
  let title = withoutQuotes(ordered.title || found.title);
  // The dot of a sentence.
  const role = (ordered.role || found.role).replace(/(\p{L}{3})\.$/u, '$1');
  // A company alone is the title, since nothing else in the line can be.
  if (title === '' && role === '') title = production.shift() ?? '';
  // Who wrote a play that others made is no part of a credit.
  if (production.length > 0) title = title.replace(BY_AUTHOR, '');
  const year = found.year === 0 ? (draft.year ?? 0) : found.year;
  const isMixed = parts.some(
    ({ isSeveral }, at) => isSeveral === true && (columns[at] === 'title' || columns[at] === 'role'),
  );
  const isAlone = role === '' && found.size === '' && year === 0 && production.length === 0;
  const doubt: RowDoubt | undefined = line.includes(MISSING_LETTER)
    ? 'missing-letters'
    : (draft.doubt ??
      ((isSure && !found.isGuess && !isMixed) || isAlone || (parts.length === 0 && !found.isGuess)
        ? undefined
        : 'order') ??
      (isAlone && kind === undefined ? 'only-title' : undefined));
  return {
    line,
    credit: {
      kind: found.kind ?? kind ?? (isAwarded ? 'award' : undefined) ?? found.likelyKind ?? 'other',
      title: shown(title),
      role: shown(role),
      size: found.size,
      production: shown([...new Set(production)].join(', ')),
      year,
      link: found.link,
    },
    kindNamed: found.kind,
    rest: shown(ordered.rest.join(', ')),
    doubt,
    isOrdered:
      !isNamed &&
      !isTold &&
      ordered.role !== '' &&
      (ordered.title !== '' || found.size !== '' || found.isLate),
  };
}

/** A table's row without a title has that of the row above. */
function withTitles(rows: readonly CvRow[]): CvRow[] {
  let above = '';
  return rows.map((row) => {
    const { title, role, production } = row.credit;
    const isSame = title === '' && role !== '' && production !== '' && above !== '';
    if (title !== '') above = title;
    return isSame ? { ...row, credit: { ...row.credit, title: above }, doubt: row.doubt ?? 'order' } : row;
  });
}

/** The columns that a table's first row names, at the places of the grid's columns. */
function namedColumns(block: LineBlock, width: number): readonly (Column | undefined)[] | undefined {
  const { columns, header } = block;
  if (!columns || !header) return undefined;
  const [row] = gridOf([...block.lines, { line: header, year: undefined }], header).slice(-1);
  if (!row || row.cells.length !== width) return undefined;
  const texts = header.cells.map(({ text }) => text);
  const named = row.cells.map((cell) => (cell === '' ? undefined : columns[texts.indexOf(cell)]));
  // The titles may stand below no name.
  const title = named.includes('title') ? -1 : named.indexOf(undefined);
  return named.map((column, at) => (at === title ? 'title' : column));
}

/** The drafts with years as part of their titles where others have none: 'Scam 1992'. */
function withDatedTitles(drafts: readonly Draft[]): readonly Draft[] {
  const areYears = share(drafts, ({ found }) => found.dated !== '') >= 0.5;
  return drafts.map((draft) => {
    const { found, parts } = draft;
    const years = found.rest.map((text) => yearNamed(text));
    const other = years.find(Boolean);
    const short = trimmed(found.dated.slice(0, -4));
    const isFound = found.dated !== '' && [found.title, ...parts.map(({ text }) => text)].includes(short);
    if (!isFound || (areYears && other === undefined)) return draft;
    const withYear = (text: string): string => (text === short ? found.dated : text);
    const rest = found.rest.filter((_text, at) => years[at] !== other || other?.isExact !== true);
    return {
      ...draft,
      found: { ...found, title: withYear(found.title), year: other?.year ?? 0, rest },
      parts: parts.map((part) => ({ ...part, text: withYear(part.text) })),
    };
  });
}

/** Whether labels say what is in the cells of a line: 'Hamlet | Role: Ophelia | Director: A. Rao'. */
const hasLabels = ({ line }: BlockLine): boolean => {
  const [, ...others] = filledCells(line).map(({ text }) => isLabelled(text));
  return others.filter(Boolean).length > 1 || (others.length === 1 && others[0] === true);
};

const ORDERED = ['title', 'role', 'size', 'production'] as const;

/** A block's rows as one of the ways to understand what stands in the same place in all of them. */
export interface RowOrder {
  /** What stands one after the other, each once where it stands twice. */
  readonly fields: readonly (typeof ORDERED)[number][];
  readonly rows: readonly CvRow[];
}

/** So many ways are offered. */
const MOST_ORDERS = 6;

const fieldsOf = (columns: Fields['columns']): RowOrder['fields'] =>
  columns
    .flatMap((column) => ORDERED.filter((field) => field === column))
    .filter((field, at, all) => field !== all[at - 1]);

export interface BlockRows {
  readonly rows: readonly CvRow[];
  /** All ways to understand the columns, the likeliest first. */
  readonly orders: readonly RowOrder[];
  /** Whether something says that the columns are title, role and production; `undefined` if they have names. */
  readonly fields: Fields | undefined;
}

/** The rows of a block as credits, `part` being what its heading says. `others` is the order of the CV's other blocks. */
export function blockRows(block: LineBlock, part: PartKind | undefined, others?: Order): BlockRows {
  const kind = isCreditKind(part) ? part : undefined;
  const lines = isListKind(part) ? block.lines : withSeveral(withRecords(block.lines));
  const several = lines.filter(({ line }) => filledCells(line).length > 1).length;
  const areLabelled = block.columns === undefined && share(lines, hasLabels) >= 0.5;
  const isGrid = several > 0 && several >= lines.length * 0.4 && !areLabelled;
  const grid = isGrid ? gridOf(lines, block.columns ? block.header : undefined) : [];
  const named = isGrid ? namedColumns({ ...block, lines }, grid[0]?.cells.length ?? 0) : undefined;
  const gridded = (isGrid ? withWraps(grid, named) : []).map((row) => gridDraft(row, named));
  // A column of years beside lines such as 'Hamlet - Ophelia - Prithvi Theatre' is no table.
  const freeTexts = Math.max(
    0,
    ...gridded.map(({ parts }) => parts.filter(({ text }) => text !== '').length),
  );
  const isDivided = share(gridded, ({ parts }) => parts.some(({ text }) => splitLine(text).length > 1)) > 0.4;
  const isTable = isGrid && (named !== undefined || freeTexts > 1 || !isDivided);
  const withKinds = withKindCells(lines);
  const signs = signsOf(withKinds);
  const free = isTable ? gridded : aligned(withFirstTitles(withKinds.map((line) => lineDraft(line, signs))));
  const divided = named ? free : withDivided(free, part);
  const marked = withDatedTitles(isTable ? divided : withNames(aligned(divided), part));
  // Each row may name its kind, beside a company or a director.
  const isWhole = ({ found }: Draft): boolean => found.kind !== undefined && found.production.length > 0;
  const own = part !== 'none' && share(marked, isWhole) >= 0.7 ? marked[0]?.found.kind : undefined;
  const fields: Fields = named ? { columns: named, isSure: true } : inferFields(marked, kind ?? own, others);
  const rowsOf = (way: Fields): readonly CvRow[] => {
    const rows = marked.map((draft) => {
      if (isUndivided(draft)) {
        const text = draft.parts.map((part) => part.text).join(', ');
        return rowOf(
          { ...draft, parts: [{ text, hasSize: false }] },
          { columns: ['title'], isSure: true },
          kind,
          true,
        );
      }
      return rowOf(draft, way, kind, named !== undefined);
    });
    return isTable ? withTitles(withTwoMakers(rows)) : withKnownMakers(rows);
  };
  return {
    rows: rowsOf(fields),
    orders: (fields.ways ?? [])
      .map((columns) => ({ columns, fields: fieldsOf(columns) }))
      .filter(({ fields: own }) => new Set(own).size === own.length)
      .slice(0, MOST_ORDERS)
      .map(({ columns, fields: own }) => ({ fields: own, rows: rowsOf({ columns, isSure: true }) })),
    fields: named ? undefined : fields,
  };
}
