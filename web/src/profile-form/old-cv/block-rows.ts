// The credits in a block of an old CV. What a row does not say itself, the block says: which of the free parts is the
// title, which the role, which the production, by what stands in the same place in all rows.
import type { Credit, CreditKind } from '@marquee/domain/profile/credit';
import {
  ENDS_QUOTED,
  isLabelled,
  nothing,
  peel,
  splitAtCommas,
  splitLine,
  splitOutside,
  takeColumn,
  trimmed,
  withoutBullet,
  withoutQuotes,
  type Found,
  type Part,
} from './credit-parts.ts';
import { withAsciiYears, withClosedSpans, yearNamed } from './cv-years.ts';
import {
  detailNamed,
  isAward,
  isCompany,
  isOtherWork,
  looksLikeRole,
  sizeNamed,
  type Column,
  type PartKind,
} from './credit-words.ts';
import { withRecords } from './cv-records.ts';
import { isCreditKind, isListKind } from './list-items.ts';
import type { BlockLine, LineBlock } from './cv-blocks.ts';
import { MISSING_LETTER } from './cv-file-problem.ts';
import { filledCells, textOfLine } from './cv-line.ts';
import { inferFields, isList, isUndivided, share, type Draft, type Fields } from './infer-fields.ts';
import { takeSentence } from './read-sentence.ts';
import { gridOf, withWraps, type GridRow } from './table-grid.ts';

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

/** Fewer rows may be alike by chance. */
const LEAST_ALIKE = 3;

/** A longer line is prose, and is not parsed, so that no pattern takes long. */
const LONGEST_LINE = 500;

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]{0,300}[^\s<>",.;:)\]]/i;
const PLAYED_IN = /^(?:played|playing|plays) (.+?) in (.+)$/i;
const TITLE_AS_ROLE = /^([^:]+?) as (?:an? )?(.+)$/i;
/** Matches 'Sacred Games: Nurse', but not 'Baahubali: The Beginning'. */
const TITLE_COLON_ROLE =
  /^([^:]{2,60}): (?!(?:the|a|an|part|chapter|season|volume|vol|episode|\d)(?![\p{L}\p{M}]))([^: ]+(?: [^: ]+){0,2})$/iu;
/** The parts of a line: further ones at commas where a part is the only one. */
function partsOf(found: Found, line: string): Part[] {
  const parts = splitLine(line).flatMap((text) => peel(found, text));
  const [first] = parts;
  if (parts.length === 1 && first && found.title === '') {
    const texts = splitAtCommas(first.text);
    if (texts.length > 1) return texts.flatMap((text) => peel(found, text));
  }
  return parts;
}

/** Takes a title and a role out of one text: 'Played Rao in Paatal Lok', 'Gully Boy as Sky', 'Sacred Games: Nurse'. */
function withoutPair(found: Found, parts: readonly Part[]): readonly Part[] {
  const [first, ...others] = parts;
  if (!first || found.title !== '' || found.role !== '' || parts.length > 3) return parts;
  const [, played, inTitle] = PLAYED_IN.exec(first.text) ?? [];
  const marks =
    parts.length + Math.min(1, found.production.length) <= 2 ? TITLE_AS_ROLE.exec(first.text) : null;
  const colon = parts.length === 1 ? TITLE_COLON_ROLE.exec(first.text) : null;
  const [, title = '', role = ''] = played === undefined ? (marks ?? colon ?? []) : [played, inTitle, played];
  if (title === '' || role === '') return parts;
  [found.title, found.role] = [trimmed(title), trimmed(role)];
  return others;
}

/** 'Director- A. Rao': a dash in place of a colon. */
const LABEL_DASH = /(^|[\s(,)])(director|dir\.?|producer)\s?[–-](?=[\s\p{Lu}])/giu;
const QUOTED = /["“„][^"“”„]{1,80}["”“]/gu;
/** Stands for a comma within quotation marks, which divides nothing. */
const HIDDEN_COMMA = '\u201a';
const shown = (text: string): string => text.replaceAll(HIDDEN_COMMA, ',');

/** Takes the link out of a text, hides commas of quoted titles, and brings years into one form. */
const tidied = (found: Found, text: string): string =>
  withClosedSpans(
    withAsciiYears(text)
      .replace(LABEL_DASH, '$1$2: ')
      .replace(QUOTED, (quoted) => quoted.replaceAll(',', HIDDEN_COMMA))
      .replace(LINK, (link) => {
        found.link = link;
        return '';
      }),
  );

/** 'Grisha in “Wedding”', 'Agnostos – in the play “Aesop”' */
const PLAYED_IN_QUOTED =
  /^([^"“”„]{2,60}?)[\s,–-]+in (?:the (?:play|film|movie|serial|series|musical|show) )?["“„]([^"“”„]{1,80})["”“](.*)$/iu;

/** 'Angie - Fence (Lake Theatre)' */
const MAKER = /\(([^()\d]{2,60})\)$/u;

/** 'Anjaan: Crimes Unit as Aditi'; 'Danceny in Dangerous Liaisons by Choderlos de Laclos' */
const TITLE_AS = /^([^\t|]{2,80}?) as ((?:an? )?[^\t|].*)$/iu;
const ROLE_IN = /^([^\t|]{2,80}?) in ((?:the |a |an )?[\p{Lu}\p{N}].*)$/u;
const BY_AUTHOR = /^(.+?) by (\p{Lu}.*)$/u;

/** What nearly all lines of a block have. */
interface Shape {
  /** What stands in brackets at the end says who made the works. */
  readonly hasMaker: boolean;
  /** Words between title and role: TITLE_AS or ROLE_IN. */
  readonly pair: RegExp | undefined;
}

function shapeOf(lines: readonly BlockLine[], part: PartKind | undefined): Shape {
  const texts = lines.map(({ line }) => withoutBullet(textOfLine(line)));
  const makers = texts.map((text) => MAKER.exec(text)?.[1] ?? '');
  const areMakers = share(
    makers,
    (maker) => maker !== '' && sizeNamed(maker) === undefined && !looksLikeRole(maker),
  );
  const areAlike = lines.length >= LEAST_ALIKE && part !== 'award';
  return {
    hasMaker:
      lines.length >= LEAST_ALIKE &&
      areMakers >= 0.7 &&
      makers.filter((maker) => isCompany(maker)).length > 1,
    pair: areAlike
      ? [TITLE_AS, ROLE_IN].find(
          (pair) =>
            texts.filter((text) => pair.test(text)).length >=
            Math.max(LEAST_ALIKE, lines.length * (pair === ROLE_IN ? 0.2 : 0.7)),
        )
      : undefined,
  };
}

/** The parts beside the title or role that stands before the words between them. */
function withoutFirst(found: Found, text: string, pair: RegExp): Part[] {
  const [, first = '', rest = ''] = pair.exec(text) ?? [];
  const own = peel(found, first).map(({ text: each }) => each);
  found[pair === TITLE_AS ? 'title' : 'role'] ||= withoutQuotes(own.join(', '));
  const [head, ...others] = partsOf(found, pair === TITLE_AS ? `as ${rest}` : rest);
  const [, title, author] = (pair === ROLE_IN && BY_AUTHOR.exec(head?.text ?? '')) || [];
  if (author !== undefined) found.production.push(author);
  return head ? [{ ...head, text: title ?? head.text }, ...others] : [];
}

function lineDraft({ line, year, maker: above = '' }: BlockLine, { hasMaker, pair }: Shape): Draft {
  const whole = withoutBullet(textOfLine(line));
  const years = filledCells(line).map((cell) => yearNamed(cell.text));
  // A column of years beside the texts of lines.
  const isBeside = years.some(Boolean) && years.length > 1;
  const text = isBeside
    ? withoutBullet(
        filledCells(line)
          .filter((_cell, at) => !years[at])
          .map((cell) => cell.text)
          .join('\t'),
      )
    : whole;
  const found = nothing();
  if (isBeside) filledCells(line).forEach((cell, at) => years[at] && takeColumn(found, 'year', cell.text));
  const draft = { line: whole, year, maker: above, found };
  if (text.length > LONGEST_LINE)
    return { ...draft, found: { ...found, rest: [text] }, parts: [], doubt: 'list' };
  const tidy = tidied(found, text);
  const maker = hasMaker ? MAKER.exec(tidy) : null;
  if (maker) found.production.push(...splitAtCommas(maker[1] ?? ''));
  const bare = maker ? trimmed(tidy.slice(0, maker.index)) : tidy;
  if (pair?.test(bare) === true)
    return { ...draft, parts: withoutFirst(found, bare, pair), doubt: undefined };
  if (takeSentence(found, bare)) return { ...draft, parts: [], doubt: undefined };
  const [, role, title, rest = ''] = PLAYED_IN_QUOTED.exec(bare) ?? [];
  if (role !== undefined && title !== undefined) {
    [found.role, found.title] = [trimmed(role), trimmed(title)];
    return { ...draft, parts: partsOf(found, trimmed(rest)), doubt: undefined };
  }
  if (isOtherWork(bare) || detailNamed(/^([^:]{2,30}):/.exec(bare)?.[1] ?? '') !== undefined)
    return { ...draft, parts: [{ text: bare, hasSize: false }], doubt: 'other-work' };
  return { ...draft, parts: withoutPair(found, partsOf(found, bare)), doubt: undefined };
}

/** The row of a table as one part a column; '' where what was in the cell is recognised. */
function gridDraft(
  { line, year, maker = '', cells, isSure }: GridRow,
  columns: readonly (Column | undefined)[] | undefined,
): Draft {
  const found = nothing();
  const text = textOfLine(line);
  const parts = cells.map((cell, index): Part => {
    const column = columns?.[index];
    if (column !== undefined && column !== 'title' && column !== 'role') {
      for (const text of cell.split('\t'))
        if (!takeColumn(found, column, trimmed(text))) found.rest.push(text);
      return { text: '', hasSize: false };
    }
    const { title } = found;
    // 'Lead — National School of Drama' below 'Role'
    const [, role, maker = ''] = column === 'role' ? (/^(.+?)\s[–—]\s(.+)$/u.exec(cell) ?? []) : [];
    if (isCompany(maker)) found.production.push(trimmed(maker));
    const own = role !== undefined && isCompany(maker) ? role : cell;
    const peeled = peel(found, tidied(found, index === 0 ? withoutBullet(own) : own));
    found.isLate ||= index > 0 && found.title !== title;
    const texts = peeled.map((part) => part.text).filter(Boolean);
    found.isGuess ||= column === 'role' && texts.length > 1;
    return { text: texts.join(', '), hasSize: peeled.some((part) => part.hasSize) };
  });
  return {
    line: withoutBullet(text),
    year,
    maker,
    found,
    parts,
    doubt: isSure && text.length <= LONGEST_LINE ? undefined : 'order',
  };
}

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
  for (const [at, { text }] of parts.entries()) {
    const column = isAwarded ? (at === award ? 'title' : 'production') : columns[at];
    if (text === '' || columns[at] === 'ignored') continue;
    if (text.length > 120 || (at > 2 && !isAwarded && /award/i.test(text)) || (at > 2 && isAward(text)))
      ordered.rest.push(text);
    else if (column === 'title' && found.title === '') ordered.title += text;
    else if (column === 'role' && found.role === '') ordered.role += text;
    else if (column === 'production' && ordered.production.length < 3) ordered.production.push(text);
    else ordered.rest.push(text);
  }
  const production = [...ordered.production, ...found.production, draft.maker].filter(Boolean);
  let title = withoutQuotes(ordered.title || found.title);
  const role = ordered.role || found.role;
  // A company alone is the title, since nothing else in the line can be.
  if (title === '' && role === '') title = production.shift() ?? '';
  const year = found.year === 0 ? (draft.year ?? 0) : found.year;
  const isAlone = role === '' && found.size === '' && year === 0 && production.length === 0;
  const doubt: RowDoubt | undefined = line.includes(MISSING_LETTER)
    ? 'missing-letters'
    : (draft.doubt ??
      ((isSure && !found.isGuess) || isAlone || (parts.length === 0 && !found.isGuess)
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
function withTitles(rows: CvRow[]): CvRow[] {
  let above = '';
  return rows.map((row) => {
    const { title, role, production } = row.credit;
    const isSame = title === '' && role !== '' && production !== '' && above !== '';
    if (title !== '') above = title;
    return isSame ? { ...row, credit: { ...row.credit, title: above }, doubt: row.doubt ?? 'order' } : row;
  });
}

/** 'Sang-e-Mah “Haji Marjaan”': where nearly all titles end so, and no row has another role, it is no episode. */
function withQuotedRoles(rows: CvRow[]): CvRow[] {
  const quoted = rows.map(({ credit: { title, role, size } }) =>
    role + size === '' ? ENDS_QUOTED.exec(title) : null,
  );
  if (share(quoted, (each) => each !== null) < 0.6) return rows;
  return rows.map((row, at) => {
    const [, title = '', role = ''] = quoted[at] ?? [];
    return role === ''
      ? row
      : { ...row, credit: { ...row.credit, title, role }, doubt: row.doubt ?? 'order' };
  });
}

/** A list of names below a heading of credits: a row for each of them. */
const withNames = (drafts: readonly Draft[], part: PartKind | undefined): Draft[] =>
  drafts.flatMap((draft) => {
    const kind = isCreditKind(part) ? part : undefined;
    if (!isList(draft, kind)) return [draft];
    if (kind === undefined && (isListKind(part) || part === 'none')) return [{ ...draft, doubt: 'list' }];
    return draft.parts.map((name) => ({ ...draft, line: name.text, parts: [name], doubt: 'only-title' }));
  });

/** The drafts with a part in two where nearly all of them have two texts there. */
function withHalves(
  drafts: Draft[],
  at: number,
  halvesOf: (text: string) => string[],
  isRight: (other: string) => boolean = () => true,
): Draft[] {
  const halves = drafts.map(({ parts }) => halvesOf(parts[at]?.text ?? ''));
  const isDivided = share(halves, ({ length }) => length === 2) >= 0.7;
  if (drafts.length < 2 || !isDivided || share(halves, ([, other = '']) => isRight(other)) < 0.5)
    return drafts;
  return drafts.map((draft, row) => {
    const [one = '', other = '', ...more] = halves[row] ?? [];
    const two = [one, [other, ...more].join(', ')].map((text) => ({ text, hasSize: false }));
    return { ...draft, parts: [...draft.parts.slice(0, at), ...two, ...draft.parts.slice(at + 1)] };
  });
}

/** 'Hamlet | Ophelia – Prithvi Theatre': a dash before the company in the second part of nearly all rows. */
const withCompanies = (drafts: Draft[]): Draft[] =>
  withHalves(drafts, 1, (text) => splitOutside(text, /\s[–—-]\s/g).map(trimmed), isCompany);

/** 'Chris, Wellington / Lion Theatre': a comma in the first part of nearly all rows divides role and title. */
const withPairs = (drafts: Draft[]): Draft[] =>
  share(drafts, ({ parts }) => parts.length > 1) < 0.7 ? drafts : withHalves(drafts, 0, splitAtCommas);

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

/** Whether labels say what is in the cells of a line: 'Hamlet | Role: Ophelia | Director: A. Rao'. */
const hasLabels = ({ line }: BlockLine): boolean => {
  const [, ...others] = filledCells(line).map(({ text }) => isLabelled(text));
  return others.filter(Boolean).length > 1 || (others.length === 1 && others[0] === true);
};

export interface BlockRows {
  readonly rows: readonly CvRow[];
  /** Whether something says that the columns are title, role and production; `undefined` if they have names. */
  readonly fields: Fields | undefined;
}

/** The rows of a block as credits, `part` being what its heading says. `usual` are the columns of the CV's other blocks. */
export function blockRows(
  block: LineBlock,
  part: PartKind | undefined,
  usual: readonly Fields[] = [],
): BlockRows {
  const kind = isCreditKind(part) ? part : undefined;
  const lines = isListKind(part) ? block.lines : withRecords(block.lines);
  const several = lines.filter(({ line }) => filledCells(line).length > 1).length;
  const isGrid = several > 0 && several >= lines.length * 0.4 && share(lines, hasLabels) < 0.5;
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
  const shape = shapeOf(lines, part);
  const marked = isTable
    ? named
      ? gridded
      : withCompanies(gridded)
    : withNames(withCompanies(withPairs(lines.map((line) => lineDraft(line, shape)))), part);
  const guess = named ? undefined : inferFields(marked, kind);
  const isUsual = usual.some(({ columns }) => columns.length === guess?.columns.length);
  const fields: Fields = named
    ? { columns: named, isSure: true }
    : isUsual && guess?.isSure === false
      ? inferFields(marked, kind, true)
      : (guess ?? { columns: [], isSure: false });
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
    return rowOf(draft, fields, kind, named !== undefined);
  });
  return { rows: withQuotedRoles(isTable ? withTitles(rows) : rows), fields: named ? undefined : fields };
}
