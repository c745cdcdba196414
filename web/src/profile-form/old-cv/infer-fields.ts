// Which of the free parts of a block's rows is the title, which the role, which the production: the likeliest way to
// understand what stands in the same place in all rows.
import type { CreditKind } from '@marquee/domain/profile/credit';
import type { RowDoubt } from './block-rows.ts';
import type { Found, Part } from './found.ts';
import { isAward, isBilling, isPrize, type Column } from './credit-words.ts';
import { blockColumns, type BlockColumn } from './block-columns.ts';
import { share } from './share.ts';
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

/** Works of these kinds are often listed without a role. */
const WITHOUT_ROLES: readonly (CreditKind | undefined)[] = ['commercial', 'music_video', 'other', undefined];
/** Columns of more parts than this are not told from each other. */
const MOST_COLUMNS = 6;
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

/** What all ways to understand a block have alike. */
interface Known {
  readonly columns: readonly BlockColumn[];
  /** The places of the columns that say something. */
  readonly used: readonly number[];
  readonly kind: CreditKind | undefined;
  /** Whether most rows have a role or who made the work that are recognised by themselves. */
  readonly hasRole: boolean;
  readonly hasProduction: boolean;
  /** What the CV's other blocks say. */
  readonly others: Order;
}

/** What a way costs that fewer CVs have. */
function costOf(
  columns: Way['columns'],
  role: number,
  { columns: all, used, kind, hasRole, hasProduction }: Known,
) {
  const { title, production } = placesOf(columns);
  const first = used.find((at) => columns[at] !== 'size') ?? 0;
  const isWithout = role < 0 && !hasRole && kind !== 'award';
  const canBeWithout = WITHOUT_ROLES.includes(kind);
  const noSizes = all
    .flatMap(({ texts }, at) => (columns[at] === 'size' ? texts : []))
    .filter((text) => !isBilling(text));
  return (
    (title >= 0 && title !== first ? COSTS.titleLater : 0) +
    (role >= 0 && production >= 0 && production < role ? COSTS.roleLater : 0) +
    (isWithout && !canBeWithout ? COSTS.noRole : 0) +
    (isWithout && canBeWithout && used.length > 2 ? COSTS.noRole / 2 : 0) +
    // A song is its singer's.
    (isWithout && hasProduction && kind !== 'music_video' ? COSTS.noRoleBesideProduction : 0) +
    (columns.includes('size') && role >= 0 ? COSTS.sizeApart : 0) +
    noSizes.length * COSTS.notSize
  );
}

/** The way in which the columns at two places hold titles and roles, -1 for none. */
function wayOf(title: number, role: number, known: Known): Way {
  const { columns: all, used, others } = known;
  const columns = all.map(({ isIgnored, isSize }, at): Column | undefined => {
    if (isIgnored) return 'ignored';
    if (!used.includes(at)) return undefined;
    if (at === title || at === role) return at === title ? 'title' : 'role';
    return isSize ? 'size' : 'production';
  });
  const words = used.reduce((sum, at) => {
    const column = columns[at];
    const fit = all[at]?.fit;
    return sum + (fit?.[column === 'title' || column === 'production' ? column : 'role'] ?? 0);
  }, 0);
  const places = columns.map(
    (column, at) => column ?? (all[at]?.isMaker === true ? 'production' : undefined),
  );
  const place = placesOf(places);
  const order = PAIRS.reduce((sum, [pair, one, other]) => {
    const areBoth = place[one] >= 0 && place[other] >= 0;
    return areBoth ? sum + Math.min(0, others[pair] * (place[one] < place[other] ? 1 : -1)) : sum;
  }, 0);
  return { columns, places, words, score: words - costOf(columns, role, known) + order };
}

/** All ways to understand the columns, the likeliest first. */
function waysOf(rows: readonly Draft[], known: Known): Way[] {
  const { columns, used, kind, hasRole } = known;
  // Further columns are never the title or the role.
  const told = used.slice(0, MOST_COLUMNS);
  const isSize = (at: number): boolean => columns[at]?.isSize === true;
  const isTitled = told.length === 0 || share(rows, ({ found }) => found.title !== '') > 0.6;
  const titles = isTitled ? [-1] : told.filter((at) => !isSize(at) || told.length === 1);
  const roles = hasRole || kind === 'award' ? [] : told;
  // A size of role is a role where nothing else is.
  const noRole = hasRole || !used.some(isSize) ? [-1] : [];
  return titles
    .flatMap((title) =>
      [...noRole, ...roles.filter((at) => at !== title)].map((role) => wayOf(title, role, known)),
    )
    .sort((one, other) => other.score - one.score);
}

/**
 * What the columns of free parts hold: of all ways to understand them the likeliest, by the words of all rows, by how usual
 * the order is, and by the order of the CV's other blocks.
 */
export function inferFields(
  drafts: readonly Draft[],
  kind: CreditKind | undefined,
  others: Order = NO_ORDER,
): Fields {
  const rows = dividedOf(drafts);
  const columns = blockColumns(
    rows.map(({ parts }) => parts),
    Math.max(0, ...drafts.map(({ parts }) => parts.length)),
  );
  const ways = waysOf(rows, {
    columns,
    used: columns.flatMap(({ isUsed }, at) => (isUsed ? [at] : [])),
    kind,
    hasRole: share(rows, ({ found }) => found.role !== '') > 0.6,
    hasProduction: share(rows, ({ found }) => found.production.length > 0) >= 0.5,
    others,
  });
  const [best, next] = ways;
  if (!best)
    return { columns: columns.map(({ isIgnored }) => (isIgnored ? 'ignored' : undefined)), isSure: true };
  // In a block of titles and roles nothing says where its directors would stand.
  const namesOf = (way: Way): string =>
    way.columns
      .map(String)
      .sort((a, b) => a.localeCompare(b))
      .join(' ');
  const alike = ways.filter((way) => namesOf(way) === namesOf(best));
  const order: Order = {
    titleRole: orderIn(alike, 'title', 'role'),
    titleProduction: orderIn(alike, 'title', 'production'),
    roleProduction: orderIn(alike, 'role', 'production'),
  };
  const { title, role } = placesOf(best.columns);
  const isAwarded =
    kind !== 'award' ||
    share(rows, ({ parts }) => isPrize(parts[0]?.text ?? '') || parts.some(({ text }) => isAward(text))) >
      0.6;
  return {
    columns: best.columns,
    isSure: isAwarded && (next === undefined || best.score - next.score >= SURE),
    isTold: title >= 0 && role >= 0 && order.titleRole * (title < role ? 1 : -1) >= SURE,
    order,
    ways: ways.map((way) => way.columns),
  };
}

/** A credit has at most so many parts; more are titles of several. */
const MOST_PARTS = 5;

/** More names in a line of commercials are brands. */
const MOST_BRANDS = 3;

/** Whether names between commas give no hint which is the title and which the role: 'Amul, Tanishq, Asian Paints'. */
export function isList(
  { line, found, parts }: Draft,
  kind: CreditKind | undefined,
  isAlone = false,
): boolean {
  const { year, size, role, production } = found;
  const known = found.kind ?? kind;
  // 'Amul (2 films), Tanishq, Fevicol'
  const isMade = production.length > 0 && !(known === 'commercial' && parts.length > MOST_BRANDS);
  if (year !== 0 || size !== '' || role !== '' || isMade || isOneWork(line)) return false;
  // 'Amul | Tanishq | Fevicol | Surf' alone below its heading
  if (known === 'commercial')
    return parts.length > 1 && (!/\s[-–—|]\s/.test(line) || (isAlone && !/\s[-–—]\s/.test(line)));
  return parts.length > (known === undefined || isAlone ? 3 : MOST_PARTS) && !/\s\/\s/.test(line);
}
