// Reads the lines of an old CV ('Paatal Lok S2 (2025), Inspector Rao, dir. Avinash Arun, Prime Video') as credits, for
// their owner to check. No word of a line is dropped: what is part of no credit is returned as `rest`.
import type { Credit, CreditKind, RoleSize } from './credit.ts';
import { columnNamed, companyNamed, isMonth, kindNamed, kindOfHeading, sizeNamed } from './credit-words.ts';

export interface ReadCredit {
  /** As it was written, without its bullet. */
  readonly line: string;
  readonly credit: Credit;
  /** The part that was not understood, as written; '' for none. */
  readonly rest: string;
}

type Column = Exclude<keyof Credit, 'link'>;

/** What has been recognised in one line so far. */
interface Found {
  title: string;
  role: string;
  size: RoleSize | '';
  readonly production: string[];
  year: number;
  kind: CreditKind | undefined;
  /** What the channel or platform mostly shows: the kind, when nothing else says it. */
  likelyKind: CreditKind | undefined;
  link: string;
  readonly rest: string[];
}

/** What the lines above say about the lines below: a heading's kind or year, the names of columns. */
interface Block {
  readonly kind?: CreditKind | undefined;
  readonly year?: number;
  readonly columns?: readonly (Column | undefined)[];
}

/** A title that is longer is a sentence. */
const LONGEST_TITLE = 120;

const BULLET = /^(?:[\s*+>#•●▪◦‣⁃·■□◆▶➤➢✓✔–—-]|\p{Extended_Pictographic}|\uFE0F)+|^\(?\d{1,2}[.)]\s+/u;
const EDGES = /^[\s,;:|*–—-]+|[\s,;:|*–—-]+$/g;
const LINK = /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>",.;:)\]]/i;
/** Not within brackets. */
const OUTSIDE = '(?![^()[\\]]*[)\\]])';
const COMMA = new RegExp(`[,،]${OUTSIDE}`);

/** Separators of the parts of a line, the clearest first. */
const SEPARATORS: readonly RegExp[] = [
  new RegExp(`\\t+${OUTSIDE}`),
  new RegExp(`\\|${OUTSIDE}`),
  new RegExp(`\\s{3,}${OUTSIDE}`),
  new RegExp(`;${OUTSIDE}`),
  new RegExp(`\\s[·•»→]\\s${OUTSIDE}`),
  new RegExp(`(?:\\s[–-]{1,2}\\s*|[–-]{1,2}\\s+|\\s*—\\s*)${OUTSIDE}`),
  new RegExp(`\\s[/]\\s${OUTSIDE}`),
  COMMA,
];

const YEAR = /(?:19[5-9]\d|20\d\d)/;
const ONLY_YEAR = new RegExp(`^(${YEAR.source})$`);
const SHORT_YEAR = /^['’](\d\d)$/;
const TO_TODAY = 'present|now|today|ongoing|till date|अब तक|जारी';
const YEARS = new RegExp(`^(${YEAR.source})\\s*(?:[-–—/]|to|से)\\s*(\\d{2}|${YEAR.source}|${TO_TODAY})$`, 'i');
const SPACED_YEARS = new RegExp(`(${YEAR.source})\\s*[-–—]\\s*(${YEAR.source}|${TO_TODAY})`, 'giu');
const DATE = new RegExp(`^(?:(?:\\d{1,2}[./-]){1,2}|(\\p{L}[\\p{L}\\p{M}]+)[.,]?\\s+)(${YEAR.source})$`, 'u');

const PRODUCTION_MARK =
  /^(?:(?:dir(?:ect(?:ed|or|ion))?|prod(?:uced|ucer|uction)?|d|p)\.?\s*(?:by\s+|[:.-]\s*)|dir\.?\s+|(?:channel|network|platform|studio|banner|company)\s*[:-]\s*|(?:डायरेक्टर|निर्देशक|निर्देशन|निर्माता|नि\.)(?!\p{M})\s*[:.-]?\s*)(.+)$/iu;
const PRODUCTION_AFTER =
  /^(.+?)(?:\s+[([]?(?:dir\.?|director|producer)[)\]]?|\s+(?:द्वारा|के)\s+निर्देश(?:ित|न में))$/iu;
const ROLE_MARK =
  /^(?:as\s+|role\s*(?:of\s+|[:-]\s*)|character\s*[:-]\s*|(?:रोल|भूमिका|किरदार|पात्र)\s*[:-]\s*)(.+)$/iu;
const ROLE_AFTER = /^(.+?)\s+(?:की भूमिका(?: में)?|का किरदार|के किरदार में|के रूप में)$/u;
const PLAYED_IN = /^(?:played|playing|plays)\s+(.+?)\s+in\s+(.+)$/i;
const TITLE_AS_ROLE = /^(.+?)\s+as\s+(.+)$/i;
const QUOTED = /^(?:["“„](.+)["”]|['‘](.+)['’]|«(.+)»)$/u;
const BRACKETS = /[([]([^()[\]]+)[)\]]/g;

const trimmed = (text: string): string => text.replace(EDGES, '').replace(/\s+/g, ' ').trim();

/** Years written in Hindi's digits, in ours. */
const withAsciiYears = (text: string): string =>
  text.replace(/(?<![०-९])[०-९]{4}(?![०-९])/g, (digits) =>
    digits.replace(/./g, (digit) => String(digit.charCodeAt(0) - 0x0966)),
  );

/** The year that the whole text is, a span or a month of it; `isExact` when the year is all there is to know. */
function yearNamed(text: string): { readonly year: number; readonly isExact: boolean } | undefined {
  const only = ONLY_YEAR.exec(text)?.[1];
  if (only !== undefined) return { year: Number(only), isExact: true };
  const short = SHORT_YEAR.exec(text)?.[1];
  if (short !== undefined) return { year: Number(short) + (short > '50' ? 1900 : 2000), isExact: true };
  const [, from, to] = YEARS.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const last = /^\d{2}$/.test(to) ? from.slice(0, 2) + to : /^\d/.test(to) ? to : from;
    return { year: Number(last), isExact: false };
  }
  const [, month, year] = DATE.exec(text) ?? [];
  return year !== undefined && (month === undefined || isMonth(month))
    ? { year: Number(year), isExact: false }
    : undefined;
}

function takeYear(found: Found, text: string): boolean {
  const named = yearNamed(text);
  if (!named) return false;
  if (found.year !== 0 && found.year !== named.year) found.rest.push(text);
  else {
    found.year = named.year;
    if (!named.isExact) found.rest.push(text);
  }
  return true;
}

function takeKind(found: Found, text: string): boolean {
  const kind = kindNamed(text);
  if (!kind) return false;
  if (found.kind !== undefined && found.kind !== kind) found.rest.push(text);
  else found.kind = kind;
  return true;
}

function takeSize(found: Found, text: string): boolean {
  const size = sizeNamed(text);
  if (!size) return false;
  if (found.size !== '' && found.size !== size) found.rest.push(text);
  else found.size = size;
  return true;
}

function takeCompany(found: Found, text: string): boolean {
  const company = companyNamed(text);
  if (!company) return false;
  found.production.push(text);
  found.likelyKind ??= company.kind;
  return true;
}

function takeProduction(found: Found, text: string): boolean {
  const named = PRODUCTION_MARK.exec(text)?.[1] ?? PRODUCTION_AFTER.exec(text)?.[1];
  if (named === undefined || trimmed(named) === '') return false;
  found.production.push(trimmed(named));
  return true;
}

function takeRole(found: Found, text: string): boolean {
  const role = ROLE_MARK.exec(text)?.[1] ?? ROLE_AFTER.exec(text)?.[1];
  if (role === undefined || found.role !== '') return false;
  found.role = trimmed(role);
  return true;
}

function takeTitle(found: Found, text: string): boolean {
  const [, ...quoted] = QUOTED.exec(text) ?? [];
  const title = quoted.find(Boolean);
  if (title === undefined || found.title !== '') return false;
  found.title = trimmed(title);
  return true;
}

/** A part that says by itself what it is. */
const takeNamed = (found: Found, text: string): boolean =>
  takeYear(found, text) ||
  takeKind(found, text) ||
  takeSize(found, text) ||
  takeCompany(found, text) ||
  takeProduction(found, text) ||
  takeRole(found, text);

/** 'Role: Meera', 'Year: 2019', 'Film: …': what the word before the colon says, and what is left of the text. */
function takeLabelled(found: Found, text: string): string {
  const [, label = '', value = ''] = /^([^:]{2,30}):\s*(.+)$/.exec(text) ?? [];
  if (label === '') return text;
  if (found.kind === undefined && takeKind(found, label)) return value;
  const column = columnNamed(label);
  if (column === undefined || !takeColumn(found, column, value)) return text;
  return '';
}

function takeColumn(found: Found, column: Column, text: string): boolean {
  switch (column) {
    case 'title':
    case 'role':
      if (found[column] !== '') return false;
      found[column] = text;
      return true;
    case 'production':
      if (!takeCompany(found, text) && !takeProduction(found, text)) found.production.push(text);
      return true;
    case 'year':
      return takeYear(found, text);
    case 'kind':
      return takeKind(found, text);
    case 'size':
      return takeSize(found, text);
  }
}

/**
 * Takes brackets whose parts all say what they are: '(2019)', '(Lead)', '(2025, Prime Video)'. Returns the text before,
 * between and after them; other brackets stay in it.
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

/** Takes the years between commas: 'Prithvi Theatre, 2015'. */
const withoutYears = (found: Found, text: string): string =>
  text
    .split(COMMA)
    .map(trimmed)
    .filter((piece) => !takeYear(found, piece))
    .join(', ');

/** Takes what says what it is; returns the parts that do not. */
function takeParts(found: Found, parts: readonly string[]): string[] {
  const left: string[] = [];
  for (const [index, bare] of parts.flatMap((part) => aroundBrackets(found, part)).entries()) {
    // A size in the place of the role ('Hamlet, Lead, Prithvi') is the role.
    if (index > 0 && left.length === 1 && found.role === '' && takeSize(found, bare)) left.push('');
    else if (bare !== '' && !takeNamed(found, bare) && !takeTitle(found, bare)) {
      const value = takeLabelled(found, withoutYears(found, bare));
      if (value !== '') left.push(value);
    }
  }
  return left;
}

/** The parts that do not say what they are, cut further at commas when they are too few for a credit. */
function cutAtCommas(found: Found, parts: string[]): string[] {
  const [first = '', second] = parts;
  const cut = (text: string): string[] => takeParts(found, text.split(COMMA).map(trimmed));
  if (parts.length === 1) return cut(first);
  return parts.length === 2 && second !== undefined ? [first, ...cut(second)] : parts;
}

/** A year before or after a title without anything between: 'Hamlet 2019', '2019 Hamlet'. */
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

/** Title, role and production from parts that say nothing of themselves, in this order. */
function takeInOrder(found: Found, parts: readonly string[]): void {
  for (const [index, part] of parts.entries()) {
    const [, played, inTitle] = PLAYED_IN.exec(part) ?? [];
    const [, titled, as] = TITLE_AS_ROLE.exec(part) ?? [];
    if (played !== undefined && inTitle !== undefined && found.title === '' && found.role === '') {
      [found.title, found.role] = [trimmed(inTitle), trimmed(played)];
    } else if (titled !== undefined && as !== undefined && found.title === '' && found.role === '') {
      [found.title, found.role] = [trimmed(titled), trimmed(as)];
    } else if (part.length > LONGEST_TITLE) found.rest.push(part);
    else if (found.title === '') found.title = part;
    else if (found.role === '' && index < 2) found.role = part;
    else if (found.production.length < 2 && index < 3) found.production.unshift(part);
    else if (part !== '') found.rest.push(part);
  }
}

function splitLine(line: string): string[] {
  const separator = SEPARATORS.find((each) => each.test(line)) ?? COMMA;
  return line.split(new RegExp(separator, 'g')).map(trimmed);
}

/** What the line's parts say, when the names of the columns are known. */
function takeColumns(found: Found, parts: readonly string[], columns: NonNullable<Block['columns']>): void {
  for (const [index, part] of parts.entries()) {
    const column = columns[index];
    const texts = column === 'title' || column === 'role' ? aroundBrackets(found, part) : [part];
    for (const bare of texts.filter((each) => each !== '')) {
      const isTaken = (column !== undefined && takeColumn(found, column, bare)) || takeNamed(found, bare);
      if (!isTaken) found.rest.push(bare);
    }
  }
}

function readLine(line: string, block: Block): ReadCredit {
  const found: Found = {
    title: '',
    role: '',
    size: '',
    production: [],
    year: 0,
    kind: undefined,
    likelyKind: undefined,
    link: '',
    rest: [],
  };
  const bare = withAsciiYears(line)
    .replace(LINK, (link) => {
      found.link = link;
      return '';
    })
    .replace(SPACED_YEARS, '$1–$2');
  const parts = splitLine(bare);
  if (block.columns && parts.length > 1) takeColumns(found, parts, block.columns);
  else takeInOrder(found, takeLooseYear(found, cutAtCommas(found, takeParts(found, parts))));
  // A company alone is the title: nothing else of the line can be.
  if (found.title === '' && found.role === '') found.title = found.production.shift() ?? '';
  const { title, role, size, production, year, kind, likelyKind, link, rest } = found;
  return {
    line,
    credit: {
      kind: kind ?? block.kind ?? likelyKind ?? 'other',
      title,
      role,
      size,
      production: [...new Set(production.filter((each) => each !== ''))].join(', '),
      year: year === 0 ? (block.year ?? 0) : year,
      link,
    },
    rest: rest.join(', '),
  };
}

/** What a line says about the lines below, when it is no credit itself. */
function readHeading(line: string, before: Block): Block | undefined {
  const name = trimmed(line.replace(/[[\]()]/g, ' '));
  const year = ONLY_YEAR.exec(withAsciiYears(name))?.[1];
  if (year !== undefined) return { ...before, year: Number(year) };
  const kind = kindOfHeading(name);
  if (kind !== undefined) return { kind };
  const columns = splitLine(line).map(columnNamed);
  return columns.length > 1 && columns.every((column) => column !== undefined)
    ? { ...before, columns }
    : undefined;
}

const unread = (line: string): ReadCredit => ({ ...readLine('', {}), line, rest: line });

/** The credits in the lines of a text, in its order. A line that is no credit, such as 'Training:', gives an empty one. */
export function readCreditLines(text: string): ReadCredit[] {
  const read: ReadCredit[] = [];
  let block: Block = {};
  // Headings that no credit below them has used yet.
  let heading = '';
  let yearHeading = '';
  const closeHeadings = (): void => {
    read.push(...[heading, yearHeading].filter((each) => each !== '').map(unread));
    heading = yearHeading = '';
  };
  for (const raw of text.split(/\r\n?|[\n\u2028\u2029]/)) {
    const line = raw.replace(BULLET, '').trim();
    if (line === '') continue;
    const below = readHeading(line, block);
    if (below && below.year !== undefined && below.year !== block.year) {
      if (yearHeading !== '') read.push(unread(yearHeading));
      yearHeading = line;
      block = below;
    } else if (below) {
      closeHeadings();
      [block, heading] = [below, line];
    } else if (/[:：]$/.test(line)) {
      closeHeadings();
      block = {};
      read.push(unread(line));
    } else {
      const credit = readLine(line, block);
      heading = '';
      if (credit.credit.year === block.year) yearHeading = '';
      read.push(credit);
    }
  }
  closeHeadings();
  return read;
}
