// Functions that return a changed list of credits. Credits have no ids, so a credit is identified by its object.
import type { Credit } from '@marquee/domain/profile/credit';
import { LIMITS } from '@marquee/domain/values/limits';
import { moved } from '#web/components/sorting/sortable-ids.ts';

/** The list with a credit in the place of `replaced`; without `replaced`, at the top unless the list is full. */
export function withCredit(
  credits: readonly Credit[],
  credit: Credit,
  replaced: Credit | undefined,
): readonly Credit[] {
  if (replaced !== undefined) return credits.map((each) => (each === replaced ? credit : each));
  return credits.length < LIMITS.credits ? [credit, ...credits] : credits;
}

/** The list with one kind's credits reordered; credits of other kinds keep their positions. */
export function withMoved(
  credits: readonly Credit[],
  ofKind: readonly Credit[],
  from: number,
  to: number,
): readonly Credit[] {
  const reordered = moved(ofKind, from, to).values();
  return credits.map((credit) => (ofKind.includes(credit) ? (reordered.next().value ?? credit) : credit));
}

/** The list with a deleted credit restored at its former position, unless the list is full. */
export function withRestored(credits: readonly Credit[], credit: Credit, index: number): readonly Credit[] {
  return credits.length < LIMITS.credits
    ? [...credits.slice(0, index), credit, ...credits.slice(index)]
    : credits;
}
