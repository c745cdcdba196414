// Moves link counts that are older than 90 days into one document of sums (views/old-links.ts): a year of views then stays
// below 1 MB.
import { FieldValue, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { readNamedLinks, type NamedLink } from '@marquee/domain/views/named-link';
import { addViews, EARLIER, noViews, readViews, type DayViews } from '@marquee/domain/views/views';
import { workThrough } from '../async/work-through.ts';
import { privateDocument } from '../runtime/private-document.ts';
import { storedDay } from '../views/count-views.ts';
import { withoutLinks } from '../views/old-links.ts';

/** How many weeks a run processes, and how many owners in parallel. */
const BOUNDS = { page: 200, most: 20_000, parallel: 20 } as const;

/** Views without the totals of deleted links, which would otherwise accumulate forever. */
const ofLinks = (views: DayViews, named: readonly NamedLink[]): DayViews => ({
  ...views,
  links: Object.fromEntries(
    named.flatMap(({ code }) => (views.links[code] ? [[code, views.links[code]]] : [])),
  ),
});

function moveLinks(firestore: Firestore, week: DocumentReference): Promise<void> {
  const views = week.parent;
  const earlier = views.doc(EARLIER);
  return firestore.runTransaction(async (transaction) => {
    const [stored, totals, named] = await transaction.getAll(
      week,
      earlier,
      privateDocument(firestore, views.parent?.id ?? '', 'links'),
    );
    // The account was deleted meanwhile: nothing is written for it.
    if (stored?.exists !== true) return;
    const { days, links } = withoutLinks(readViews(week.id, stored.data()));
    transaction.update(week, {
      days: Object.fromEntries(days.map((day) => [day.day, storedDay(day)])),
      links_until: FieldValue.delete(),
    });
    const [before = noViews(EARLIER)] = readViews(EARLIER, totals?.data());
    const sums = addViews(before, { ...noViews(EARLIER), links });
    transaction.set(earlier, storedDay(ofLinks(sums, readNamedLinks(named?.data()))));
  });
}

/** Processes an owner's weeks in sequence: parallel transactions would contend for the totals, and retry after a second. */
async function moveAll(firestore: Firestore, weeks: readonly DocumentReference[]): Promise<number> {
  let failure: unknown;
  for (const week of weeks) {
    await moveLinks(firestore, week).catch((error: unknown) => (failure ??= error));
  }
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error('A week was not swept');
  return weeks.length;
}

/** Moves the link counts of the weeks that are due; returns their number. A week that fails is due in the next run. */
export function sweepViews({ firestore }: { readonly firestore: Firestore }, now: number): Promise<number> {
  const due = firestore
    .collectionGroup('views')
    .where('links_until', '<=', Timestamp.fromMillis(now))
    .orderBy('links_until');
  return workThrough(due, BOUNDS, (found) => {
    const owners = new Map<string, DocumentReference[]>();
    for (const { ref } of found) {
      owners.set(ref.parent.path, [...(owners.get(ref.parent.path) ?? []), ref]);
    }
    return [...owners.values()].map((weeks) => () => moveAll(firestore, weeks));
  });
}
