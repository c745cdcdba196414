// Three-way merge of single values, and of lists whose entries have an identity.
import { deepEqual } from 'fast-equals';

export interface Three<Value> {
  /** The value that the edits began from. */
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export type Side = 'mine' | 'theirs';

/** The side whose value stands; `undefined` when both sides changed the value to different ones. */
export function changedSide({ base, mine, theirs }: Three<unknown>): Side | undefined {
  if (deepEqual(mine, base)) return 'theirs';
  return deepEqual(theirs, base) || deepEqual(mine, theirs) ? 'mine' : undefined;
}

export interface EntryClash<Entry> extends Three<Entry | undefined> {
  /** The entry's identity within its list. */
  readonly key: string;
}

export interface MergedEntries<Entry> {
  readonly entries: readonly Entry[];
  readonly clashes: readonly EntryClash<Entry>[];
}

/** The entries by identity, in their order; equal identities are told apart by their position among each other. */
function byIdentity<Entry>(
  entries: readonly Entry[],
  identify: (entry: Entry) => string,
): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const identity = identify(entry);
    let number = 1;
    while (found.has(`${identity}#${String(number)}`)) number += 1;
    found.set(`${identity}#${String(number)}`, entry);
  }
  return found;
}

/** The identities in their merged order; `undefined` when both sides moved entries, and not to the same order. */
function mergedOrder({ base, mine, theirs }: Three<readonly string[]>): string[] | undefined {
  const common = (list: readonly string[], other: readonly string[]) =>
    list.filter((key) => other.includes(key));
  const isMovedBy = (side: readonly string[]): boolean => !deepEqual(common(side, base), common(base, side));
  const isMovedHere = isMovedBy(mine);
  if (isMovedHere && isMovedBy(theirs) && !deepEqual(common(mine, theirs), common(theirs, mine)))
    return undefined;
  const [first, second] = isMovedHere ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [index, key] of second.entries()) {
    // Behind the entry that it follows in its own list.
    if (!order.includes(key)) order.splice(order.indexOf(second[index - 1] ?? '') + 1, 0, key);
  }
  return order;
}

/**
 * The lists merged by entry: what one side added, changed, moved or removed stands. `choose` decides the entries that
 * both sides changed. `undefined` when the lists can be chosen only as a whole: both sides moved entries, or together
 * they have more than `most`.
 */
export function mergeEntries<Entry>(
  lists: Three<readonly Entry[]>,
  identify: (entry: Entry) => string,
  most: number,
  choose: (key: string) => Side,
): MergedEntries<Entry> | undefined {
  const base = byIdentity(lists.base, identify);
  const mine = byIdentity(lists.mine, identify);
  const theirs = byIdentity(lists.theirs, identify);
  const order = mergedOrder({ base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] });
  if (!order) return undefined;
  const clashes: EntryClash<Entry>[] = [];
  const entries = order.flatMap((key) => {
    const entry = { key, base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const side = changedSide(entry);
    if (side === undefined) clashes.push(entry);
    return entry[side ?? choose(key)] ?? [];
  });
  return entries.length > most ? undefined : { entries: entries as readonly Entry[], clashes };
}
