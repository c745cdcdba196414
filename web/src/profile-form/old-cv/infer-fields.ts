// Which of the free parts of a block's rows is the title, which the role, which the production: the likeliest way to
// understand what stands in the same place in all rows.
import type { CreditKind } from '@marquee/domain/profile/credit';
import type { RowDoubt } from './block-rows.ts';
import type { Found, Part } from './credit-parts.ts';
import { isAward, isBilling, type Column } from './credit-words.ts';
import { isLanguage } from './cv-languages.ts';
import { isDate } from './cv-years.ts';
import { fitOf } from './field-words.ts';
import { isOneWork } from './split-text.ts';

/** A row whose free parts have no meaning yet. */
export interface Draft {
  readonly line: string;
  readonly year: number | undefined;
  /** The company that a heading above names; '' for none. */
  readonly maker: string;
  readonly found: Found;
  readonly parts: readonly Part[];
  readonly doubt: RowDoubt | undefined;
}

/** Whether a row is one title, whatever its parts are. */
export const isUndivided = ({ doubt }: Draft): boolean =>
  doubt === 'list' || doubt === 'other-work' || doubt === 'only-title';

/** So many rows of a block say what all of them are. */
const READ_ROWS = 100;

/** The rows that have parts, as many of them as are needed to tell what their parts are. */
export const dividedOf = (drafts: readonly Draft[]): readonly Draft[] =>
  drafts.filter((draft) => !isUndivided(draft)).slice(0, READ_ROWS);

/** How many of the texts pass a test, from 0 to 1. */
export const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

/** The order of two fields in a CV: how much likelier one stands before the other than behind it, as a logarithm. */
export interface Order {
  readonly titleRole: number;
  readonly titleProduction: number;
  readonly roleProduction: number;
}

const NO_ORDER: Order = { titleRole: 0, titleProduction: 0, roleProduction: 0 };

export interface Fields {
  readonly columns: readonly (Column | undefined)[];
  /** Whether this order is clearly likelier than any other. */
  readonly isSure: boolean;
  /** Whether the words alone say which column is the title and which the role. */
  readonly isTold?: boolean;
  /** What the words of the block say of the order of its fields. */
  readonly order?: Order;
  /** All ways to understand the columns, the likeliest first. */
  readonly ways?: readonly (readonly (Column | undefined)[])[];
}

export const ON_AIR: readonly (CreditKind | undefined)[] = ['television', 'web_series'];
/** Works of these kinds are often listed without a role. */
const WITHOUT_ROLES: readonly (CreditKind | undefined)[] = ['commercial', 'music_video', 'other', undefined];
const NUMBER = /^\(?\p{Nd}{1,4}\+?[.)]?$/u;
const ITEM_NUMBER = /^\(?(?:\p{Nd}{1,3}|[ivx]{1,5})[.)]$/iu;
/** Whether a text is the number of a row: '3', '(3)', 'iv.'. */
export const isRowNumber = (text: string): boolean => NUMBER.test(text) || ITEM_NUMBER.test(text);

/** Columns of more parts than this are not told from each other. */
const MOST_COLUMNS = 6;
/** More rows than this say no more than as many. */
const MOST_ROWS = 10;
/** How much likelier than all others the order of the fields must be. */
const SURE = 2;
/** What a way costs that fewer CVs have, as a logarithm. */
const COSTS = {
  /** Another column stands before the titles. */
  titleLater: 5,
  /** Who made the works stands before the roles. */
  roleLater: 4,
  noRole: 4,
  /** Who made the works is known, and a column is left that is no role either. */
  noRoleBesideProduction: 4,
  /** Sizes of roles stand in a column beside that of the roles. */
  sizeApart: 3,
  /** Each text in a column of sizes that is none. */
  notSize: 2,
} as const;
/** So much of what the CV's other blocks say counts for each, at most. */
const MOST_ORDER = 4;

/** One of the ways to understand the columns of a block. */
interface Way {
  readonly columns: readonly (Column | undefined)[];
  /** As the columns, with who made the works where that is recognised by itself. */
  readonly places: readonly (Column | undefined)[];
  /** By the words alone. */
  readonly words: number;
  readonly score: number;
}

const placesOf = (columns: Way['columns']) =>
  ({
    title: columns.indexOf('title'),
    role: columns.indexOf('role'),
    production: columns.indexOf('production'),
  }) as const;

const PAIRS = [
  ['titleRole', 'title', 'role'],
  ['titleProduction', 'title', 'production'],
  ['roleProduction', 'role', 'production'],
] as const;

const within = (number: number, most: number): number => Math.max(-most, Math.min(most, number));

/** How much better the best way is in which one field stands before another than the best one in which it stands behind. */
function orderIn(ways: readonly Way[], one: 'title' | 'role', other: 'role' | 'production'): number {
  const best = (isBefore: boolean): number =>
    Math.max(
      ...ways.flatMap((way) => {
        const places = placesOf(way.places);
        const areBoth = places[one] >= 0 && places[other] >= 0;
        return areBoth && places[one] < places[other] === isBefore ? [way.words] : [];
      }),
    );
  const [before, behind] = [best(true), best(false)];
  return Number.isFinite(before) && Number.isFinite(behind) ? before - behind : 0;
}

/** What the orders of a CV's other blocks say together. */
export function orderOfAll(orders: readonly Order[]): Order {
  const sumOf = (pair: keyof Order): number =>
    within(
      orders.reduce((sum, each) => sum + within(each[pair], MOST_ORDER), 0),
      MOST_ORDER,
    );
  return {
    titleRole: sumOf('titleRole'),
    titleProduction: sumOf('titleProduction'),
    roleProduction: sumOf('roleProduction'),
  };
}

/** The texts of a column; those that are recognised by themselves, too. */
const textsOf = (cells: readonly Part[]): string[] =>
  cells.flatMap(({ text, hasSize, taken = '' }) =>
    text !== '' ? [text] : taken !== '' ? [taken] : hasSize ? ['lead'] : [],
  );

/**
 * What the columns of free parts hold: of all ways to understand them the likeliest, by the words of all rows, by how usual
 * the order is, and by the order of the CV's other blocks.
 */
export function inferFields(
  drafts: readonly Draft[],
  kind: CreditKind | undefined,
  others: Order = NO_ORDER,
): Fields {
  const count = Math.max(0, ...drafts.map(({ parts }) => parts.length));
  const rows = dividedOf(drafts);
  const cells = Array.from({ length: count }, (_, at) => rows.flatMap(({ parts }) => parts[at] ?? []));
  const texts = cells.map((column) => column.map(({ text }) => text).filter(Boolean));
  const isNumber = (at: number): boolean =>
    count > 1 &&
    ((at === 0 && share(texts[0] ?? [], (text) => ITEM_NUMBER.test(text)) > 0.5) ||
      (rows.length > 1 && share(texts[at] ?? [], (text) => NUMBER.test(text)) > 0.75));
  // Dates and languages, for which a row has no place.
  const isAside = (at: number): boolean =>
    share(
      texts[at] ?? [],
      (text) => (isDate(text) && /\p{L}|\p{N}[/.–-]\p{N}/u.test(text)) || isLanguage(text),
    ) > 0.6;
  const isSize = (at: number): boolean =>
    share(cells[at] ?? [], ({ hasSize, text }) => (hasSize && text === '') || isBilling(text)) >= 0.5;
  const base = texts.map((_, at): Column | undefined =>
    isNumber(at) || isAside(at) ? 'ignored' : undefined,
  );
  const used = texts.flatMap((column, at) =>
    base[at] === undefined && (isSize(at) || column.length > rows.length * 0.15) ? [at] : [],
  );
  const isTitled = share(rows, ({ found }) => found.title !== '') > 0.6;
  const hasRole = share(rows, ({ found }) => found.role !== '') > 0.6;
  const hasProduction = share(rows, ({ found }) => found.production.length > 0) >= 0.5;
  // Further columns are never the title or the role.
  const told = used.slice(0, MOST_COLUMNS);
  const fits = cells.map((column) => {
    const quoted = column.filter(({ isQuoted }) => isQuoted === true).length;
    const fit = fitOf(textsOf(column), quoted);
    const weight = Math.min(1, MOST_ROWS / Math.max(1, textsOf(column).length));
    return { title: fit.title * weight, role: fit.role * weight, production: fit.production * weight };
  });
  // Companies that are recognised by themselves.
  const isMaker = (at: number): boolean =>
    share(cells[at] ?? [], ({ taken }) => taken !== undefined) > 0.5 &&
    (fits[at]?.production ?? 0) > (fits[at]?.role ?? 0);
  const canBeWithout = WITHOUT_ROLES.includes(kind);
  const waysOf = (title: number | undefined, role: number | undefined): Way => {
    const columns = base.map((column, at): Column | undefined => {
      if (!used.includes(at)) return column;
      if (at === title || at === role) return at === title ? 'title' : 'role';
      return isSize(at) ? 'size' : 'production';
    });
    const words = used.reduce((sum, at) => {
      const column = columns[at];
      const fit = fits[at];
      if (!fit) return sum;
      return sum + (column === 'title' || column === 'production' ? fit[column] : fit.role);
    }, 0);
    const places = columns.map((column, at) => column ?? (isMaker(at) ? 'production' : undefined));
    const own = placesOf(columns);
    const first = used.find((at) => columns[at] !== 'size') ?? 0;
    const isWithout = role === undefined && !hasRole && kind !== 'award';
    const costs =
      (title !== undefined && title !== first ? COSTS.titleLater : 0) +
      (role !== undefined && own.production >= 0 && own.production < role ? COSTS.roleLater : 0) +
      (isWithout && !canBeWithout ? COSTS.noRole : 0) +
      (isWithout && canBeWithout && used.length > 2 ? COSTS.noRole / 2 : 0) +
      // A song is its singer's.
      (isWithout && hasProduction && kind !== 'music_video' ? COSTS.noRoleBesideProduction : 0) +
      (columns.includes('size') && role !== undefined ? COSTS.sizeApart : 0) +
      used.reduce(
        (sum, at) =>
          sum +
          (columns[at] === 'size'
            ? (texts[at] ?? []).filter((text) => !isBilling(text)).length * COSTS.notSize
            : 0),
        0,
      );
    const place = placesOf(places);
    const order = PAIRS.reduce((sum, [pair, one, other]) => {
      const areBoth = place[one] >= 0 && place[other] >= 0;
      return areBoth ? sum + Math.min(0, others[pair] * (place[one] < place[other] ? 1 : -1)) : sum;
    }, 0);
    return { columns, places, words, score: words - costs + order };
  };
  const titles = isTitled || told.length === 0 ? [undefined] : told;
  const ways = titles.flatMap((title) =>
    [undefined, ...(hasRole || kind === 'award' ? [] : told.filter((at) => at !== title))]
      // A size of role is a role where nothing else is.
      .filter((role) => role !== undefined || !used.some(isSize) || hasRole)
      .filter(() => title === undefined || !isSize(title) || told.length === 1)
      .map((role) => waysOf(title, role)),
  );
  ways.sort((one, other) => other.score - one.score);
  const [best, next] = ways;
  if (!best) return { columns: base, isSure: true };
  // In a block of titles and roles nothing says where its directors would stand.
  const namesOf = (columns: Way['columns']): string =>
    [...columns]
      .map(String)
      .sort((a, b) => a.localeCompare(b))
      .join(' ');
  const alike = ways.filter(({ columns }) => namesOf(columns) === namesOf(best.columns));
  const order: Order = {
    titleRole: orderIn(alike, 'title', 'role'),
    titleProduction: orderIn(alike, 'title', 'production'),
    roleProduction: orderIn(alike, 'role', 'production'),
  };
  const { title, role } = placesOf(best.columns);
  const isAwarded =
    kind !== 'award' || share(rows, ({ parts }) => parts.some(({ text }) => isAward(text))) > 0.6;
  return {
    columns: best.columns,
    isSure: isAwarded && (next === undefined || best.score - next.score >= SURE),
    isTold: title >= 0 && role >= 0 && order.titleRole * (title < role ? 1 : -1) >= SURE,
    order,
    ways: ways.map(({ columns }) => columns),
  };
}

/** A credit has at most so many parts; more are titles of several. */
const MOST_PARTS = 5;

/** Whether names between commas give no hint which is the title and which the role: 'Amul, Tanishq, Asian Paints'. */
export function isList(
  { line, found, parts }: Draft,
  kind: CreditKind | undefined,
  isAlone = false,
): boolean {
  const { year, size, role, production } = found;
  if (year !== 0 || size !== '' || role !== '' || production.length > 0) return false;
  const known = found.kind ?? kind;
  if (isOneWork(line)) return false;
  if (known === 'commercial') return parts.length > 1 && !/\s[-–—|]\s/.test(line);
  return parts.length > (known === undefined || isAlone ? 3 : MOST_PARTS) && !/\s\/\s/.test(line);
}
