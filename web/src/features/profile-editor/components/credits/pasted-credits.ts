// Credits read from a pasted CV, checked by their owner and added to the list. Lines that are not added or not
// understood are returned as text.
import type { Credit } from '@marquee/domain/credit';
import { readCreditLines } from '@marquee/domain/credit-lines';
import { LIMITS } from '@marquee/domain/limits';

export type PastedProblem = 'untitled' | 'too-long' | 'known';

export interface PastedRow {
  /** As it was pasted. */
  readonly line: string;
  readonly credit: Credit;
  /** The part that was not understood. */
  readonly rest: string;
  readonly isChosen: boolean;
}

const isSame = (one: Credit, other: Credit): boolean =>
  one.title.toLowerCase() === other.title.toLowerCase() &&
  one.role.toLowerCase() === other.role.toLowerCase() &&
  (one.year === other.year || one.year === 0 || other.year === 0);

/** Why a row cannot be added. */
export function pastedProblem(credit: Credit, credits: readonly Credit[]): PastedProblem | undefined {
  const { title, role, production, link } = credit;
  if (title.trim() === '') return 'untitled';
  if ([title, role, production].some((text) => text.length > LIMITS.creditText)) return 'too-long';
  if (link.length > LIMITS.url) return 'too-long';
  return credits.some((each) => isSame(each, credit)) ? 'known' : undefined;
}

/** The rows of a pasted text; chosen are those that can be added as they are, as far as there is room. */
export function pastedRows(text: string, credits: readonly Credit[]): PastedRow[] {
  let room = LIMITS.credits - credits.length;
  return readCreditLines(text).map(({ line, credit, rest }) => {
    const isChosen = pastedProblem(credit, credits) === undefined && room > 0;
    if (isChosen) room -= 1;
    return { line, credit, rest, isChosen };
  });
}

export interface Added {
  readonly credits: readonly Credit[];
  /** Lines that were not added and are not in the list yet, and what was not understood of the others. */
  readonly leftover: string;
}

/** Adds the chosen rows in their order before the credits there are. */
export function addPasted(rows: readonly PastedRow[], credits: readonly Credit[]): Added {
  const room = LIMITS.credits - credits.length;
  const chosen = rows.filter(({ isChosen }) => isChosen).slice(0, room);
  const leftover = rows.flatMap((row) => {
    if (chosen.includes(row)) return row.rest === '' ? [] : [`${row.credit.title}: ${row.rest}`];
    return pastedProblem(row.credit, credits) === 'known' ? [] : [row.line];
  });
  return { credits: [...chosen.map(({ credit }) => credit), ...credits], leftover: leftover.join('\n') };
}
