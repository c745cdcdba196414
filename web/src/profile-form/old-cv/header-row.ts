// The rows that name the columns of a CV's tables: 'Title | Role | Director / Production house'.
import { columnNamed, kindNamed, type Column } from './credit-words.ts';
import { filledCells, type CvLine } from './cv-line.ts';

const PRODUCTION_FIRST = ['production', 'title', 'role'] as const;

/** 'Name of the film', 'Drama title' */
const FILLERS: ReadonlySet<string> = new Set(['name', 'title', 'of', 'the', 'नाम', 'का']);

/** The field that a text names; the name of a kind of work is a title. */
function fieldNamed(text: string): Column | undefined {
  const words = text.trim().split(/\s+/);
  const others = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  const bare = others.join(' ');
  const isName = others.length < words.length && kindNamed(bare) !== undefined;
  return columnNamed(text) ?? columnNamed(bare) ?? (isName ? 'title' : undefined);
}

/** The field that a text names as a whole, in brackets at its end, or by each of its parts. */
function namedBy(text: string, named: (part: string) => Column | undefined): Column | undefined {
  const bare = text.replace(/\([^()]*\)/g, ' ');
  // 'लेखक (Writer)'
  const whole = named(bare) ?? named(/\(([^()]*)\)\s*$/.exec(text)?.[1] ?? '');
  if (whole !== undefined) return whole;
  const parts = bare.split(/[/&,|]|\s(?:and|or)\s/i).map((part) => named(part));
  if (parts.includes(undefined)) return undefined;
  return PRODUCTION_FIRST.find((column) => parts.includes(column)) ?? parts[0];
}

/** The field that a cell of a table's first row names: 'Role', 'Director / Production house'. */
export const columnOf = (cell: string): Column | undefined => namedBy(cell, fieldNamed);

/** The field that a label before a text names: 'Writer/Director'. */
export const labelNamed = (label: string): Column | undefined => namedBy(label, columnNamed);

const FOR_WHOM = /client|brand|product|campaign|advertiser/i;

/** The fields that a line names for the columns below it. */
export function columnsOf(line: CvLine): readonly (Column | undefined)[] | undefined {
  const cells = filledCells(line);
  if (cells.length < 2 || cells.length > 10) return undefined;
  const own = cells.map(({ text }) => columnOf(text));
  // 'Performance | Role | Director': what all rows begin with is their title, whatever it is called.
  const isTitled =
    own.length > 2 && own.includes('role') && !own.includes('title') && !own.slice(1).includes(undefined);
  // 'THEATRE | Role | Director | Company'
  const isKind =
    kindNamed(cells[0]?.text ?? '') !== undefined && own.includes('role') && !own.includes('title');
  const named = own.map((column, at) =>
    at === 0 && (isKind || (isTitled && column === undefined)) ? 'title' : column,
  );
  // British CVs call the title the production.
  const isProduction = (text: string): boolean =>
    !named.includes('title') && /^\P{L}*productions?\P{L}*$/iu.test(text);
  const fieldOf = (text: string): Column | undefined =>
    isProduction(text) ? 'title' : named[cells.findIndex((cell) => cell.text === text)];
  // 'Character | Role type' are the role, and what a credit has no field for.
  const roles = cells.filter(({ text }) => fieldOf(text) === 'role').map(({ text }) => text);
  const role = roles.find((text) => /character|किरदार|पात्र/iu.test(text)) ?? roles[0];
  const onlyOf = (text: string): Column | undefined =>
    roles.includes(text) && text !== role ? 'ignored' : fieldOf(text);
  // 'Title | Character | Client' are a title and who it was made for.
  const title = cells.findIndex(({ text }) => fieldOf(text) === 'title');
  const isSecond = (text: string): boolean =>
    fieldOf(text) === 'title' && cells.findIndex((cell) => cell.text === text) > title;
  // 'Play | Role | Shows' is how often it was shown.
  const isOften = (text: string): boolean => /^(?:no\.? of )?shows$/i.test(text) && cells[0]?.text !== text;
  const some = cells.map(({ text }) => {
    if (isOften(text)) return 'ignored';
    if (isSecond(text)) return FOR_WHOM.test(text) ? 'production' : 'unknown';
    return onlyOf(text);
  });
  // 'Title | Role | Publisher': who made the works.
  const isMaker =
    some.length === 3 &&
    some[0] === 'title' &&
    some[1] === 'role' &&
    /^\p{L}[\p{L}\s/]{2,30}$/u.test(cells[2]?.text ?? '');
  const columns = some.map(
    (column, at) => column ?? (isMaker && at === 2 ? ('production' as const) : undefined),
  );
  const known = columns.filter((column) => column !== undefined).length;
  const isAll = known === columns.length || (known > 2 && known >= columns.length * 0.6);
  return isAll &&
    new Set(columns).size > 1 &&
    columns.some((column) => column === 'title' || column === 'role')
    ? line.cells.map(
        ({ text }) =>
          columns[cells.findIndex((cell) => cell.text === text)] ?? (text === '' ? undefined : 'unknown'),
      )
    : undefined;
}

/** Lines of a cell stand at most so far below each other, in heights of a line. */
export const WRAP_PITCH = 1.6;

/** 'Role: Meera', 'दिग्दर्शक : …', 'Movie Name- …'. */
export const LABEL = /^([^:：–-]{2,30}?)\s*(?:[:：]|-\s|–\s|\s-)\s*(\S.*)$/u;
/** Whether a label says what a text is: 'Role: Ophelia'. */
export const isLabelled = (text: string): boolean => labelNamed(LABEL.exec(text)?.[1] ?? '') !== undefined;
