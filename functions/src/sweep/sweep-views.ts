// Folds the views of past weeks with link counts, and the shards of busy ones (views/fold-week.ts): reading them later
// costs one document a week, and a year of views stays below 1 MB.
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { readNamedLinks, type NamedLink } from '@marquee/domain/views/named-link';
import {
  addViews,
  EARLIER,
  noViews,
  readViews,
  weekOfShard,
  type DayViews,
} from '@marquee/domain/views/views';
import { workThrough } from '../async/work-through.ts';
import { privateDocument } from '../runtime/private-document.ts';
import { storedDay } from '../views/count-views.ts';
import { foldWeek } from '../views/fold-week.ts';

/** How many weeks and shards a run processes, and how many owners in parallel. */
const BOUNDS = { page: 200, most: 20_000, parallel: 20 } as const;

/** Views without the totals of deleted links, which would otherwise accumulate forever. */
const ofLinks = (views: DayViews, named: readonly NamedLink[]): DayViews => ({
  ...views,
  links: Object.fromEntries(
    named.flatMap(({ code }) => (views.links[code] ? [[code, views.links[code]]] : [])),
  ),
});

/** Folds a week with its shards, each view once: a concurrent view is either in a shard or starts a new one. */
export function foldStoredWeek(firestore: Firestore, week: DocumentReference, now: number): Promise<void> {
  return firestore.runTransaction(async (transaction) => {
    const views = week.parent;
    const { docs } = await transaction.get(
      views.where('__name__', '>=', week).where('__name__', '<=', views.doc(`${week.id}.~`)),
    );
    const shards = docs.filter(({ id }) => id !== week.id);
    const stored = docs.find(({ id }) => id === week.id);
    if (stored) {
      const folded = foldWeek(
        week.id,
        docs.flatMap((document) => readViews(document.id, document.data())),
        now,
      );
      const earlier = views.doc(EARLIER);
      const hasLinks = Object.keys(folded.links).length > 0;
      const [totals, named] = hasLinks
        ? await transaction.getAll(earlier, privateDocument(firestore, views.parent?.id ?? '', 'links'))
        : [];
      const { folds_at: _due, ...fields } = stored.data();
      transaction.set(week, {
        ...(folded.isOver ? {} : fields),
        days: Object.fromEntries(folded.days.map((day) => [day.day, storedDay(day)])),
        ...(folded.foldsAt === undefined ? {} : { folds_at: Timestamp.fromMillis(folded.foldsAt) }),
      });
      if (totals && named) {
        const [before = noViews(EARLIER)] = readViews(EARLIER, totals.data());
        const sums = addViews(before, { ...noViews(EARLIER), links: folded.links });
        transaction.set(earlier, storedDay(ofLinks(sums, readNamedLinks(named.data()))));
      }
    }
    // Shards without a week remain from a deleted account: nothing may be written for it.
    for (const { ref } of shards) transaction.delete(ref);
  });
}

/** Folds an owner's weeks in sequence: parallel transactions would contend for the totals, and retry after a second. */
async function foldWeeks(
  firestore: Firestore,
  weeks: readonly DocumentReference[],
  now: number,
): Promise<number> {
  let failure: unknown;
  for (const week of weeks) {
    await foldStoredWeek(firestore, week, now).catch((error: unknown) => (failure ??= error));
  }
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error('A week was not folded');
  return weeks.length;
}

/** Folds the weeks that are due; returns their number. A week that fails is due again in the next run. */
export function sweepViews({ firestore }: { readonly firestore: Firestore }, now: number): Promise<number> {
  const due = firestore
    .collectionGroup('views')
    .where('folds_at', '<=', Timestamp.fromMillis(now))
    .orderBy('folds_at');
  return workThrough(due, BOUNDS, (found) => {
    const owners = new Map<string, Map<string, DocumentReference>>();
    for (const { ref } of found) {
      const week = ref.parent.doc(weekOfShard(ref.id));
      owners.set(
        week.parent.path,
        (owners.get(week.parent.path) ?? new Map<string, DocumentReference>()).set(week.path, week),
      );
    }
    return [...owners.values()].map((weeks) => () => foldWeeks(firestore, [...weeks.values()], now));
  });
}
