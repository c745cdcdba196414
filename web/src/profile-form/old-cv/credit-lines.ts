// Reads the lines of an old CV ('Paatal Lok S2 (2025), Inspector Rao, dir. Avinash Arun, Prime Video') as credits, for
// their owner to check. Only marks such as 'as' and 'dir.' are dropped: all other words that are part of no credit are
// returned as `rest`. No library reads credits, and a model would need a server and invent facts; new ways to write a
// CV need new cases in the test.
import type { Credit, CreditKind } from '@marquee/domain/profile/credit';
import {
  takeColumn,
  takeLabelled,
  takeNamed,
  takeSize,
  takeTitle,
  takeYear,
  trimmed,
  withAsciiYears,
  withClosedSpans,
  withoutQuotes,
  YEAR,
  type Found,
} from './credit-parts.ts';
import { detailNamed, isAward, isCompany, isOtherWork, type Column } from './credit-words.ts';
import { takeSentence } from './read-sentence.ts';

/**
 * Why a line may have been read wrongly: only a title was recognised, it looks like a list of names, or like work other
 * than acting.
 */
export type Doubt = 'only-title' | 'list' | 'other-work';

export interface ReadCredit {
  /** The line as written, without its bullet. */
  readonly line: string;
  readonly credit: Credit;
  /** The kind that the line itself names. */
  readonly kindNamed: CreditKind | undefined;
  /** Whether only their order tells the title from the role. */
  readonly isOrdered: boolean;
  /** The part that was not understood, as written; '' for none. */
  readonly rest: string;
  readonly doubt: Doubt | undefined;
}

/** What the headings above a line say about the line. */
export interface Context {
  readonly kind?: CreditKind | undefined;
  readonly year?: number | undefined;
}

/** A longer line is prose, and is not parsed, so that no pattern takes long. */
const LONGEST_LINE = 500;

/** A part with more characters is a sentence, not a title. */
const LONGEST_TITLE = 120;

const BULLET =
  /^(?:[\s*>#•●▪◦‣⁃·■□◆▶➤➢✓✔–—-]|\+(?!\d)|\p{Extended_Pictographic}|\uFE0F)+|^\(?\d{1,2}[.)]\s+/u;
/** The line without its bullet or number. */
export const withoutBullet = (line: string): string => line.replace(BULLET, '').trim();

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>",.;:)\]]/i;
/** The text of a lookahead that holds only outside of brackets. */
const OUTSIDE = '(?![^()[\\]]*[)\\]])';
const COMMA = new RegExp(`[,،]${OUTSIDE}`);

const SLASH = new RegExp(`\\s[/]\\s${OUTSIDE}`);

/** Separators of the parts of a line, the clearest first. */
const SEPARATORS: readonly RegExp[] = [
  new RegExp(`\\t+${OUTSIDE}`),
  new RegExp(`\\|${OUTSIDE}`),
  new RegExp(`\\s{3,}${OUTSIDE}`),
  new RegExp(`;${OUTSIDE}`),
  new RegExp(`\\s[·•»→]\\s${OUTSIDE}`),
  new RegExp(`(?:\\s[–-]{1,2}\\s*|[–-]{1,2}\\s+|\\s*—\\s*)${OUTSIDE}`),
  SLASH,
  COMMA,
];

const PLAYED_IN = /^(?:played|playing|plays)\s+(.+?)\s+in\s+(.+)$/i;
const TITLE_AS_ROLE = /^(.+?)\s+as\s+(.+)$/i;
/** Matches 'Sacred Games: Nurse', but not 'Baahubali: The Beginning'. */
const TITLE_COLON_ROLE =
  /^([^:]{2,60}): (?!(?:the|a|an|part|chapter|season|volume|vol|episode|\d)(?![\p{L}\p{M}]))([^: ]+(?: [^: ]+){0,2})$/iu;
/** Matches the beginning of a description after a role: 'the sister' in 'Ritu, the sister'. */
const DESCRIPTION = /^(?:the|a|an|her|his|their) \p{Ll}/u;
const AWARDED_FOR = /^for (.+)$/i;
const BRACKETS = /[([]([^()[\]]+)[)\]]/g;

/**
 * Reads into `found` the brackets whose parts are all recognised: '(2019)', '(Lead)', '(2025, Prime Video)'. Returns
 * the text before, between and after them; other brackets stay in it.
 */
function aroundBrackets(found: Found, text: string): string[] {
  const around = text.replace(BRACKETS, (whole, inner: string) => {
    const parts = inner.split(/[,;|]/).map(trimmed);
    const tried: Found = { ...found, production: [], rest: [] };
    if (!parts.every((part) => part !== '' && takeNamed(tried, part))) return whole;
    for (const part of parts) takeNamed(found, part);
    return '\t';
  });
  return around.split('\t').map(trimmed);
}

/** Reads the years between commas into `found` and returns the text without them: 'Prithvi Theatre, 2015'. */
const withoutYears = (found: Found, text: string): string =>
  text
    .split(COMMA)
    .map(trimmed)
    .filter((piece) => !takeYear(found, piece))
    .join(', ');

/** Reads the parts that are recognised by themselves into `found`; returns the other parts. */
function takeParts(found: Found, parts: readonly string[]): string[] {
  const left: string[] = [];
  for (const [index, bare] of parts.flatMap((part) => aroundBrackets(found, part)).entries()) {
    // A size where the role is expected ('Hamlet, Lead, Prithvi') takes the role's place.
    if (index > 0 && left.length === 1 && found.role === '' && takeSize(found, bare)) left.push('');
    else if (bare !== '' && !takeNamed(found, bare) && !takeTitle(found, bare)) {
      const value = takeLabelled(found, withoutYears(found, bare));
      if (value !== '') left.push(value);
    }
  }
  return left;
}

/** The parts that are not recognised by themselves, split further at commas when they are too few for a credit. */
function cutAtCommas(found: Found, parts: string[]): string[] {
  const [first = '', second] = parts;
  const cut = (text: string): string[] => takeParts(found, text.split(COMMA).map(trimmed));
  if (parts.length === 1) return cut(first);
  return parts.length === 2 && second !== undefined ? [first, ...cut(second)] : parts;
}

/** Reads into `found` a year directly before or after a title: 'Hamlet 2019', '2019 Hamlet'. */
function takeLooseYear(found: Found, parts: readonly string[]): string[] {
  const loose = new RegExp(`^(?:(${YEAR.source})[\\s.:]+(?=\\S)|(?=.*\\s${YEAR.source}$))`);
  return parts.map((part) => {
    if (found.year !== 0 || !loose.test(part)) return part;
    const year = new RegExp(`^${YEAR.source}|${YEAR.source}$`).exec(part)?.[0] ?? '';
    found.year = Number(year);
    return trimmed(
      part.startsWith(year) ? part.slice(year.length).replace(/^[\s.:]+/, '') : part.slice(0, -year.length),
    );
  });
}

/** Joins a description such as 'the sister' to the role before it. */
function withDescriptions(found: Found, parts: readonly string[]): string[] {
  const [title = '', ...others] = parts;
  const left = [title];
  for (const part of others) {
    const last = left.at(-1) ?? '';
    if (!DESCRIPTION.test(part)) left.push(part);
    else if (left.length > 1 && last !== '') left[left.length - 1] = `${last}, ${part}`;
    else if (found.role !== '') found.role += `, ${part}`;
    else left.push(part);
  }
  return left;
}

/** Title and role in one text: 'Played Rao in Paatal Lok', 'Gully Boy as Sky', 'Sacred Games: Nurse'. */
function titleAndRole(found: Found, parts: readonly string[]): readonly [string, string] | undefined {
  const [first = ''] = parts;
  if (found.title !== '' || found.role !== '') return undefined;
  const [, played, inTitle] = PLAYED_IN.exec(first) ?? [];
  if (played !== undefined && inTitle !== undefined) return [inTitle, played];
  // In 'All We Imagine as Light, Prabha, Payal Kapadia' the role is a part of its own.
  if (parts.length + (found.isDirected ? 1 : 0) > 2) return undefined;
  const [, title, role] =
    TITLE_AS_ROLE.exec(first) ?? (parts.length === 1 ? TITLE_COLON_ROLE.exec(first) : null) ?? [];
  return title === undefined || role === undefined ? undefined : [title, role];
}

/**
 * Reads into `found` the title, role and production, in this order, from parts that are not recognised by themselves.
 */
function takeInOrder(found: Found, unrecognised: readonly string[]): void {
  const parts = withDescriptions(found, unrecognised);
  const both = titleAndRole(found, parts);
  const isOrdered = !both && found.title === '';
  if (both) [found.title, found.role] = [trimmed(both[0]), trimmed(both[1])];
  for (const [index, part] of parts.entries()) {
    if (both && index === 0) continue;
    if (part.length > LONGEST_TITLE) found.rest.push(part);
    else if (found.title === '') found.title = part;
    else if (found.role === '' && index < 2 && !(parts.length === 2 && isCompany(part))) {
      found.role = part;
      found.isOrdered = isOrdered;
    } else if (found.production.length < 2 && index < 3) found.production.unshift(part);
    else if (part !== '') found.rest.push(part);
  }
}

/** Reads into `found` an award, what it was given for, and by whom. */
function takeAward(found: Found, [title = '', ...parts]: readonly string[]): void {
  if (title.length > LONGEST_TITLE || found.title !== '') found.rest.push(title);
  else found.title = title;
  for (const part of parts) {
    const work = AWARDED_FOR.exec(part)?.[1];
    if (work !== undefined && found.role === '') found.role = work;
    else if (found.production.length < 2) found.production.push(part);
    else found.rest.push(part);
  }
}

/** The parts of a line, at the clearest of its separators. */
export function splitLine(line: string): string[] {
  const count = (separator: RegExp): number => line.split(separator).length;
  const separator =
    SEPARATORS.find(
      // Among commas, a slash separates two companies.
      (each) => each.test(line) && !(each === SLASH && count(SLASH) < count(COMMA)),
    ) ?? COMMA;
  return line.split(new RegExp(separator, 'g')).map(trimmed);
}

/** 'Hamlet, dir. J. Wu' in a column of titles. */
const DIRECTED = /^(.{2,80}?),? (?:dir(?:\.|ected) by|dir[.:]) ?(.{2,60})$/i;

/** Reads a row's cells into `found`, by the fields that its columns hold. */
function takeCells(found: Found, cells: readonly string[], columns: readonly (Column | undefined)[]): void {
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    const isText = column === 'title' || column === 'role';
    const [, before = cell, director = ''] = (isText ? DIRECTED.exec(cell) : undefined) ?? [];
    if (director !== '') found.production.unshift(director);
    const texts = isText ? aroundBrackets(found, trimmed(before)) : [trimmed(cell)];
    for (const bare of texts.filter((each) => each !== '')) {
      const isTaken = (column !== undefined && takeColumn(found, column, bare)) || takeNamed(found, bare);
      if (!isTaken) found.rest.push(bare);
    }
  }
  const inBrackets = /^(.{2,80}) \(([^()]{2,60})\)$/.exec(found.title);
  // 'Hamlet (Ophelia)' where no column holds roles.
  if (inBrackets && !columns.includes('role')) [, found.title = '', found.role = ''] = inBrackets;
}

/** Whether names between commas give no hint which is the title and which the role: 'Amul, Tanishq, Asian Paints'. */
function isList(found: Found, parts: readonly string[], context: Context): boolean {
  const { kind = context.kind, year, size, role, production } = found;
  const isPlain = year === 0 && context.year === undefined && size === '' && role === '';
  if (!isPlain || production.length > 0) return false;
  return kind === 'commercial' ? parts.length > 1 : kind === undefined && parts.length > 2;
}

/** Reads a line whose columns no heading names; returns why the line may be read wrongly. */
function takeLine(found: Found, line: string, context: Context): Doubt | undefined {
  const label = /^([^:]{2,30}):/.exec(line)?.[1] ?? '';
  if (isOtherWork(trimmed(line)) || detailNamed(label) !== undefined) {
    takeAward(found, takeLooseYear(found, [trimmed(line)]));
    return 'other-work';
  }
  const parts = takeLooseYear(found, cutAtCommas(found, takeParts(found, splitLine(line))));
  if (found.kind === undefined && isAward(parts[0] ?? '')) found.kind = 'award';
  if ((found.kind ?? context.kind) === 'award') {
    takeAward(found, parts);
    return undefined;
  }
  const doubt = isList(found, parts, context) ? 'list' : undefined;
  takeInOrder(found, doubt && (found.kind ?? context.kind) !== undefined ? [parts.join(', ')] : parts);
  return doubt;
}

const isOnlyTitle = ({ kind, likelyKind, role, size, year, production }: Found): boolean =>
  (kind ?? likelyKind) === undefined && role === '' && size === '' && year === 0 && production.length === 0;

const nothing = (): Found => ({
  title: '',
  role: '',
  size: '',
  production: [],
  isDirected: false,
  year: 0,
  kind: undefined,
  likelyKind: undefined,
  link: '',
  rest: [],
  isOrdered: false,
});

const QUOTED = /["“„][^"“”„]{1,80}["”]/gu;
/** Stands for a comma within quotation marks, which divides nothing. */
const HIDDEN_COMMA = '\u201a';
const shown = (text: string): string => text.replaceAll(HIDDEN_COMMA, ',');

function creditOf(found: Found, line: string, context: Context, doubt: Doubt | undefined): ReadCredit {
  // A company alone is the title, since nothing else in the line can be.
  if (found.title === '' && found.role === '') found.title = found.production.shift() ?? '';
  const { title, role, size, production, year, kind, likelyKind, link, rest } = found;
  return {
    line,
    credit: {
      kind: kind ?? context.kind ?? likelyKind ?? 'other',
      title: shown(withoutQuotes(title)),
      role: shown(role),
      size,
      production: shown([...new Set(production.filter((each) => each !== ''))].join(', ')),
      year: year === 0 ? (context.year ?? 0) : year,
      link,
    },
    kindNamed: kind,
    isOrdered: found.isOrdered,
    rest: shown(rest.join(', ')),
    doubt,
  };
}

/** Takes the link out of a text, hides commas of quoted titles, and brings years into one form. */
const tidied = (found: Found, line: string): string =>
  withClosedSpans(
    withAsciiYears(line)
      .replace(QUOTED, (quoted) => quoted.replaceAll(',', HIDDEN_COMMA))
      .replace(LINK, (link) => {
        found.link = link;
        return '';
      }),
  );

/** The credit in a line whose parts no columns name. A long line is prose, and returned as the rest. */
export function readCreditLine(written: string, context: Context = {}): ReadCredit {
  const line = withoutBullet(written);
  const found = nothing();
  if (line.length > LONGEST_LINE) return { ...creditOf(found, line, context, undefined), rest: line };
  const bare = tidied(found, line);
  if (takeSentence(found, bare)) return creditOf(found, line, context, undefined);
  const doubt = takeLine(found, bare, context);
  const isUnknown = context.kind === undefined && context.year === undefined;
  return creditOf(
    found,
    line,
    context,
    doubt ?? (isUnknown && isOnlyTitle(found) ? 'only-title' : undefined),
  );
}

/** The credit in a row's cells, whose columns hold the fields `columns`. */
export function readCreditRow(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  context: Context = {},
): ReadCredit {
  const found = nothing();
  const line = cells.filter((cell) => cell !== '').join(' | ');
  if (line.length > LONGEST_LINE) return { ...creditOf(found, line, context, undefined), rest: line };
  takeCells(
    found,
    cells.map((cell, index) => tidied(found, index === 0 ? withoutBullet(cell) : cell)),
    columns,
  );
  return creditOf(found, line, context, undefined);
}
