// What stands in the same place in all rows of a block: a number, a date, a size of role, or texts, and how likely these are
// titles, roles, or who made the works.
import type { Part } from './found.ts';
import { isBilling } from './credit-words.ts';
import { isLanguage } from './cv-languages.ts';
import { isDate } from './cv-years.ts';
import { fitOf, type Fit } from './field-words.ts';
import { share } from './share.ts';

export interface BlockColumn {
  /** What has no meaning yet. */
  readonly texts: readonly string[];
  /** How likely its texts are each of the fields, as logarithms. */
  readonly fit: Fit;
  /** Whether it says nothing that a credit has a field for. */
  readonly isIgnored: boolean;
  /** Whether so many rows have it that it holds a field. */
  readonly isUsed: boolean;
  readonly isSize: boolean;
  /** Whether it names companies that are recognised by themselves. */
  readonly isMaker: boolean;
}

const NUMBER = /^\(?\p{Nd}{1,4}\+?[.)]?$/u;
const ITEM_NUMBER = /^\(?(?:\p{Nd}{1,3}|[ivx]{1,5})[.)]$/iu;
/** Whether a text is the number of a row, or of episodes: '3', '(3)', 'iv.', '300+'. */
export const isRowNumber = (text: string): boolean => NUMBER.test(text) || ITEM_NUMBER.test(text);

/** More rows than this say no more than as many. */
const MOST_ROWS = 10;
/** A column of texts in fewer of the rows holds no field. */
const LEAST_USED = 0.15;

/** The texts of a column; those that are recognised by themselves, too. */
const textsOf = (cells: readonly Part[]): string[] =>
  cells.flatMap(({ text, hasSize, taken = '' }) =>
    text !== '' ? [text] : taken !== '' ? [taken] : hasSize ? ['lead'] : [],
  );

function weighted(cells: readonly Part[]): Fit {
  const texts = textsOf(cells);
  const fit = fitOf(texts, cells.filter(({ isQuoted }) => isQuoted === true).length);
  const weight = Math.min(1, MOST_ROWS / Math.max(1, texts.length));
  return { title: fit.title * weight, role: fit.role * weight, production: fit.production * weight };
}

/** Dates and languages, for which a row has no place. */
const isAside = (text: string): boolean =>
  (isDate(text) && /\p{L}|\p{N}[/.–-]\p{N}/u.test(text)) || isLanguage(text);

/** The columns of rows of parts, `count` of them. */
export const blockColumns = (rows: readonly (readonly Part[])[], count: number): readonly BlockColumn[] =>
  Array.from({ length: count }, (_, at) => {
    const cells = rows.flatMap((parts) => parts[at] ?? []);
    const texts = cells.map(({ text }) => text).filter(Boolean);
    const isNumber =
      count > 1 &&
      ((at === 0 && share(texts, (text) => ITEM_NUMBER.test(text)) > 0.5) ||
        (rows.length > 1 && share(texts, (text) => NUMBER.test(text)) > 0.75));
    const isIgnored = isNumber || share(texts, isAside) > 0.6;
    const isSize = share(cells, ({ hasSize, text }) => (hasSize && text === '') || isBilling(text)) >= 0.5;
    const fit = weighted(cells);
    return {
      texts,
      fit,
      isIgnored,
      isUsed: !isIgnored && (isSize || texts.length > rows.length * LEAST_USED),
      isSize,
      isMaker: share(cells, ({ taken }) => taken !== undefined) > 0.5 && fit.production > fit.role,
    };
  });
