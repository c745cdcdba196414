// Which of the free parts of a block's rows is the title, which the role, which the production: by what stands in the same
// place in all rows, and by the order that most CVs have.
import type { CreditKind } from '@marquee/domain/profile/credit';
import type { RowDoubt } from './block-rows.ts';
import type { Found, Part } from './credit-parts.ts';
import { isAward, isCompany, looksLikeRole, type Column } from './credit-words.ts';

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

/** How many of the texts pass a test, from 0 to 1. */
export const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

export interface Fields {
  readonly columns: readonly (Column | undefined)[];
  /** Whether something speaks for this order, and nothing against it. */
  readonly isSure: boolean;
  /** Whether words say that the roles stand second: 'Lead', 'Inspector'. */
  readonly isTold?: boolean;
}

const ACTED: readonly (CreditKind | undefined)[] = [
  'film',
  'television',
  'web_series',
  'theatre',
  'short_film',
  'voice',
];
export const ON_AIR: readonly (CreditKind | undefined)[] = ['television', 'web_series'];
const NUMBER = /^\(?\p{Nd}{1,3}[.)]?$/u;
const ITEM_NUMBER = /^\(?\p{Nd}{1,3}[.)]$/u;
const wordsIn = (text: string): number => text.split(/\s+/).length;
const meanWords = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + wordsIn(text), 0) / Math.max(1, texts.length);

/**
 * What the columns of free parts hold, by what stands in them and beside them. `isUsual` says whether other blocks of the
 * CV have as many columns, with the role second and the production third.
 */
export function inferFields(drafts: readonly Draft[], kind: CreditKind | undefined, isUsual = false): Fields {
  const count = Math.max(0, ...drafts.map(({ parts }) => parts.length));
  const rows = drafts.filter((draft) => !isUndivided(draft));
  const cells = Array.from({ length: count }, (_, at) => rows.flatMap(({ parts }) => parts[at] ?? []));
  const texts = cells.map((column) => column.map(({ text }) => text).filter(Boolean));
  // Numbers of rows.
  const isOther = (at: number): boolean =>
    at === 0 &&
    count > 1 &&
    (share(texts[0] ?? [], (text) => ITEM_NUMBER.test(text)) > 0.5 ||
      (rows.length > 1 && share(texts[0] ?? [], (text) => NUMBER.test(text)) > 0.75));
  const used = texts.flatMap((column, at) => {
    const isSize = share(cells[at] ?? [], ({ hasSize, text }) => hasSize && text === '') >= 0.5;
    return !isOther(at) && (isSize || column.length > rows.length * 0.15) ? [at] : [];
  });
  const columns: (Column | undefined)[] = texts.map((_, at) => (isOther(at) ? 'ignored' : undefined));
  const isTitled = share(rows, ({ found }) => found.title !== '') > 0.6;
  const hasRole = share(rows, ({ found }) => found.role !== '') > 0.6;
  const hasProduction = share(rows, ({ found }) => found.production.length > 0);
  const isActed = ACTED.includes(kind);
  const companies = (at: number | undefined): number => share(texts[at ?? -1] ?? [], isCompany);
  const roles = (at: number | undefined): number =>
    Math.max(
      share(texts[at ?? -1] ?? [], looksLikeRole),
      share(cells[at ?? -1] ?? [], ({ hasSize }) => hasSize),
    );
  const title = isTitled ? undefined : used[0];
  const others = isTitled ? used : used.slice(1);
  if (title !== undefined) columns[title] = 'title';
  for (const other of others) columns[other] = 'production';
  const [second, third] = others;
  if (second === undefined) return { columns, isSure: true };
  if (hasRole) return { columns, isSure: others.length <= 2 };
  if (third === undefined) {
    const seconds = texts[second] ?? [];
    // A name that stands beside several titles is rather a company's than a role's.
    const isOften = (text: string): boolean => seconds.filter((each) => each === text).length > 2;
    const places = share(seconds, (text) => isCompany(text) || isOften(text));
    if (places >= 0.6 && roles(second) < 0.2) return { columns, isSure: true };
    // So do whole names of which several come again.
    const areNames = share(seconds, (text) => wordsIn(text) > 1) >= 0.8 && roles(second) < 0.1;
    if (areNames && new Set(seconds).size <= seconds.length * 0.85 && seconds.length > 7)
      return { columns, isSure: false };
    if (kind === 'award')
      return { columns, isSure: share(rows, ({ parts }) => parts.some(({ text }) => isAward(text))) > 0.6 };
    columns[second] = 'role';
    if (!isActed) return { columns, isSure: kind !== undefined && (roles(second) >= 0.5 || isUsual) };
    // A director or a company has more words than most roles.
    const isShort =
      seconds.length > 2 &&
      share(seconds, (text) => wordsIn(text) === 1) >= 0.4 &&
      new Set(seconds).size >= seconds.length * 0.9;
    const isRole = isUsual || roles(second) >= 0.3 || hasProduction >= 0.5 || isShort;
    const isTold = roles(second) >= 0.3 + 2 * share(texts[title ?? -1] ?? [], looksLikeRole);
    return { columns, isSure: companies(second) <= 0.2 && isRole, isTold };
  }
  const isUsualSecond = isUsual && companies(second) === 0;
  if (!isActed && kind !== undefined && !isUsualSecond && roles(second) < 0.3 && companies(third) < 0.5)
    return { columns, isSure: false };
  const people = meanWords(texts[third] ?? []);
  const isBilled = share(cells[second] ?? [], ({ hasSize, text }) => hasSize && text === '') > 0.5;
  // 'Ding | Lead | Kyle': beside a billing stands a director, or a role.
  if (isBilled && people < 1.5 && companies(third) < 0.3 && hasProduction < 0.5) {
    columns[third] = 'role';
    return { columns, isSure: false };
  }
  // 'Miss Saigon | Prince Edward Theatre | John'
  if (companies(second) >= 0.6 && companies(third) <= 0.2 && roles(second) < 0.3) {
    columns[third] = 'role';
    return { columns, isSure: false };
  }
  columns[second] = 'role';
  const isProduced =
    isUsual ||
    companies(third) >= 0.3 ||
    hasProduction >= 0.5 ||
    (people >= 1.7 && people >= meanWords(texts[second] ?? []) * 0.8) ||
    roles(second) >= 0.3;
  return {
    columns,
    isSure:
      (isActed || isUsual || (kind !== undefined && roles(second) >= 0.5)) &&
      isProduced &&
      companies(second) <= roles(second) + 0.3 &&
      share(texts[third] ?? [], (text) => looksLikeRole(text) && !text.includes('/') && !isCompany(text)) <
        0.25,
  };
}

/** A credit has at most so many parts; more are titles of several. */
const MOST_PARTS = 5;

/** Whether names between commas give no hint which is the title and which the role: 'Amul, Tanishq, Asian Paints'. */
export function isList({ line, found, parts }: Draft, kind: CreditKind | undefined): boolean {
  const { year, size, role, production } = found;
  if (year !== 0 || size !== '' || role !== '' || production.length > 0) return false;
  const known = found.kind ?? kind;
  if (known === 'commercial') return parts.length > 1 && !/\s[-–—|]\s/.test(line);
  return parts.length > (known === undefined ? 3 : MOST_PARTS);
}
