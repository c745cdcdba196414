// Credits read from a pasted CV, checked by their owner and added to the list. Lines that are not added or not
// understood are returned as text.
import type { Credit } from '@marquee/domain/profile/credit';
import { readCreditLines, type Doubt } from './credit-lines.ts';
import { MISSING_LETTER } from './cv-file-problem.ts';
import { LIMITS } from '@marquee/domain/values/limits';

export type PastedProblem = 'untitled' | 'too-long' | 'known';

/** Why a line of a CV may be no credit: neither it nor a heading names a kind or a year, or letters are missing. */
export type FileDoubt = 'no-heading' | 'missing-letters';

export interface PastedRow {
  /** The line as it is in the text. */
  readonly line: string;
  readonly credit: Credit;
  /** The part of the line that was not understood. */
  readonly rest: string;
  /** Why the line may have been read wrongly; `undefined` once the user has edited the credit. */
  readonly doubt: Doubt | FileDoubt | undefined;
  readonly isChosen: boolean;
}

const isSame = (one: Credit, other: Credit): boolean =>
  one.title.toLowerCase() === other.title.toLowerCase() &&
  one.role.toLowerCase() === other.role.toLowerCase() &&
  (one.year === other.year || one.year === 0 || other.year === 0);

/** Why a credit cannot be added as it is, or that the list has it already (`known`). */
export function pastedProblem(credit: Credit, credits: readonly Credit[]): PastedProblem | undefined {
  const { title, role, production, link } = credit;
  if (title.trim() === '') return 'untitled';
  if ([title, role, production].some((text) => text.length > LIMITS.creditText)) return 'too-long';
  if (link.length > LIMITS.url) return 'too-long';
  return credits.some((each) => isSame(each, credit)) ? 'known' : undefined;
}

/** Chooses the rows without a doubt that can be added as they are, as long as there is room. */
function withChoice(rows: readonly Omit<PastedRow, 'isChosen'>[], credits: readonly Credit[]): PastedRow[] {
  let room = LIMITS.credits - credits.length;
  return rows.map(({ line, credit, rest, doubt }) => {
    const isChosen = doubt === undefined && pastedProblem(credit, credits) === undefined && room > 0;
    if (isChosen) room -= 1;
    return { line, credit, rest, doubt, isChosen };
  });
}

/** The rows of a pasted text. */
export const pastedRows = (text: string, credits: readonly Credit[]): PastedRow[] =>
  withChoice(readCreditLines(text), credits);

const PAGE_NUMBER = /^(?:page|पेज|पृष्ठ)?\s*\d{1,2}(?:\s*(?:of|\/|\|)\s*\d{1,2})?$/iu;

function fileDoubt(line: string, { kind, year }: Credit): FileDoubt | undefined {
  if (line.includes(MISSING_LETTER)) return 'missing-letters';
  return PAGE_NUMBER.test(line) || (kind === 'other' && year === 0) ? 'no-heading' : undefined;
}

/** The rows of a whole CV, without the lines of other details. */
export const cvRows = (text: string, used: ReadonlySet<string>, credits: readonly Credit[]): PastedRow[] =>
  withChoice(
    readCreditLines(text)
      .filter(({ line }) => !used.has(line))
      .map((row) => ({ ...row, doubt: row.doubt ?? fileDoubt(row.line, row.credit) })),
    credits,
  );

export interface Added {
  readonly credits: readonly Credit[];
  /** Lines that were neither added nor in the list already, and parts of the others that were not understood. */
  readonly leftover: string;
}

/** Adds the chosen rows, in their order, before the existing credits. */
export function addPasted(rows: readonly PastedRow[], credits: readonly Credit[]): Added {
  const room = LIMITS.credits - credits.length;
  const chosen = rows.filter(({ isChosen }) => isChosen).slice(0, room);
  const leftover = rows.flatMap((row) => {
    if (chosen.includes(row)) return row.rest === '' ? [] : [`${row.credit.title}: ${row.rest}`];
    return pastedProblem(row.credit, credits) === 'known' ? [] : [row.line];
  });
  return { credits: [...chosen.map(({ credit }) => credit), ...credits], leftover: leftover.join('\n') };
}
