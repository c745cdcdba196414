// Which field of a credit each column of a table holds, where no row names the columns: by what most cells of a column
// look like, and by the order that most CVs have (title, role, production).
import { withoutQuotes, yearNamed } from './credit-parts.ts';
import { isCompany, kindNamed, sizeNamed, type Column } from './credit-words.ts';

const PRODUCTION =
  /^(?:dir(?:ect(?:ed|or))?|prod(?:uced|ucer|uction)?)\.?\s*(?:by\s|[:.-])|^[dp]\s*:|^dir\.?\s|(?:\s|[([])(?:dir\.|director|producer)[)\]]?$|निर्देश|दिग्दर्श/iu;
const TITLE =
  /^(?:the|a|an|my|our|how|what|who|when|all|no|i|it|dear|one|two|three)\s|[!?]$|\b(?:season|part|episode|vol|volume|chapter)\b|\bs\d\b|['’]s\s|\s(?:of|and|the|in|at|on|to|for|from|with|&)\s/iu;
/** Plays that many actors have played in: no role has such a name, other than those of title roles. */
const PLAYS = new Set(
  (
    'twelfth night,as you like it,king lear,romeo and juliet,romeo & juliet,a midsummer night’s dream,the tempest,' +
    'much ado about nothing,measure for measure,the winter’s tale,julius caesar,antigone,the crucible,our town,' +
    'death of a salesman,a streetcar named desire,the glass menagerie,the seagull,three sisters,uncle vanya,' +
    'the cherry orchard,a doll’s house,into the woods,west side story,les miserables,chicago,cabaret,rent,grease,' +
    'hairspray,oklahoma,annie,oliver,peter pan,cinderella,guys and dolls,little shop of horrors,hamlet,macbeth,othello,' +
    'richard iii,henry v,ghashiram kotwal,andha yug,tughlaq,hayavadana,court martial,adhe adhure,asadh ka ek din,' +
    'sakharam binder,charandas chor,law and order,law & order,blue bloods,crime patrol,cid,savdhaan india'
  ).split(','),
);
const ROLE =
  /(?<!\p{L})(?:ensemble|chorus|various|understudy|u\/s|narrator|self|host|nurse|doctor|dr|mother|father|wife|husband|son|daughter|brother|sister|friend|cop|police|inspector|officer|captain|queen|prince|princess|lady|lord|sir|mr|mrs|ms|miss|detective|waiter|waitress|bartender|reporter|teacher|girl|boy|man|woman|student|villager|soldier|secretary|lawyer|judge|servant|maid|young|old|as cast|dancer|swing|featured|lead|supporting|principal|co-star|guest star|series regular|recurring|background|extra|voice|patient|customer|guard|agent|sergeant|sgt|lieutenant|colonel|major|professor|principal|neighbou?r|priest|thief|villain|माँ|पिता|पुलिस|लीड)(?!\p{L})|#\s?\d|\s?\/\s?/iu;

const plainTitle = (text: string): string => withoutQuotes(text).toLowerCase().replace(/'/g, '’');

/** Below 0 for a text that is rather a role, above 0 for one that is rather a title. */
export function titleEvidence(text: string): number {
  const isPlay = PLAYS.has(plainTitle(text));
  const isTitle = TITLE.test(text) || withoutQuotes(text) !== text;
  const isRole = sizeNamed(text) !== undefined || ROLE.test(text);
  return (
    (isPlay ? 2 : 0) + (isTitle && !isRole ? 1 : 0) - (isRole && !isPlay && !/^the\s/i.test(text) ? 1 : 0)
  );
}

/** How many of the filled cells of a column pass a test, from 0 to 1. */
function share(cells: readonly string[], test: (text: string) => boolean): number {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
}

const isNumber = (text: string): boolean => /^\(?\d{1,3}[.)]?$/.test(text);
const isProduction = (text: string): boolean => PRODUCTION.test(text) || isCompany(text);

/** The columns that are known by their cells alone. */
function plainColumn(cells: readonly string[], index: number): Column | undefined {
  if (index === 0 && share(cells, isNumber) > 0.75) return 'ignored';
  if (share(cells, (text) => yearNamed(text) !== undefined) >= 0.6) return 'year';
  if (share(cells, (text) => kindNamed(text) !== undefined) >= 0.7) return 'kind';
  return share(cells, (text) => PRODUCTION.test(text)) >= 0.4 ? 'production' : undefined;
}

export interface Inferred {
  readonly columns: readonly (Column | undefined)[];
  /** Whether nothing speaks for another order. */
  readonly isSure: boolean;
}

/** `rows` have the same number of cells, '' for an empty one. */
export function inferColumns(rows: readonly (readonly string[])[]): Inferred {
  const count = rows[0]?.length ?? 0;
  const cells = Array.from({ length: count }, (_, index) => rows.map((row) => row[index] ?? ''));
  const columns = cells.map(plainColumn);
  const texts = cells.flatMap((column, index) =>
    columns[index] === undefined && column.some(Boolean) ? [index] : [],
  );
  const [first, second, ...others] = texts;
  if (first !== undefined) columns[first] = 'title';
  for (const other of others) columns[other] = 'production';
  if (second === undefined) return { columns, isSure: first !== undefined };
  const companies = share(cells[second] ?? [], isProduction);
  const isLast = others.length === 0 && !columns.includes('production');
  columns[second] = isLast && companies >= 0.5 ? 'production' : 'role';
  const later = Math.max(...others.map((other) => share(cells[other] ?? [], isProduction)), 0);
  const isSure = isLast ? companies >= 0.5 || companies <= 0.2 : companies < 0.5 || later >= companies;
  return { columns, isSure };
}
