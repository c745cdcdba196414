// The nightly sweep of views: /insights reads few documents, and no view is lost or counted twice.
import { beforeEach, expect, test } from 'vitest';
import { EARLIER, firstViewsId, readViews, viewsByDay, weekId } from '@marquee/domain/views/views';
import { DAY, utcDate } from '@marquee/domain/values/time';
import { sweepViews } from '../../functions/src/sweep/sweep-views.ts';
import { viewRecorder } from '../../functions/src/views/view-recorder.ts';
import type { View } from '../../functions/src/views/view.ts';
import { everybodyVerified, ownDatabase, storeLinks } from './environment.ts';

const { firestore, clear } = await ownDatabase('demo-sweep-views');

const OWNER = 'owner';
const MONDAY = Date.UTC(2026, 4, 18);
const NOON = MONDAY + 2.5 * DAY;
const CODE = '0123456789abc';
const views = firestore.collection(`profiles/${OWNER}/views`);

const visitors = (number: number, from: number, now = NOON, code: string | undefined = CODE): View[] =>
  Array.from({ length: number }, (_, index) => ({
    kind: 'open',
    profileId: OWNER,
    viewer: undefined,
    viewerKey: `visitor-${String(from + index)}`,
    now,
    code,
  }));

async function stored() {
  const { docs } = await views.get();
  const days = viewsByDay(docs.flatMap((document) => readViews(document.id, document.data())));
  const links = [...days.values()].map((day) => day.links[CODE]?.count ?? 0);
  return {
    ids: docs.map(({ id }) => id),
    count: [...days.values()].reduce((sum, day) => sum + day.count, 0),
    links: links.reduce((sum, count) => sum + count, 0),
  };
}

beforeEach(async () => {
  await clear();
  await firestore.doc(`profiles/${OWNER}`).set({ is_profile_public: true });
  await firestore.doc(`settings/${OWNER}`).set({ notify_views: false, notify_links: false });
  await storeLinks(firestore, OWNER, { [CODE]: {} });
});

const week = weekId(NOON);

test('a week keeps its link counts for 90 days, and the sweep loses no view that is recorded meanwhile', async () => {
  const record = viewRecorder(everybodyVerified(firestore));
  await Promise.all(visitors(3, 0).map(record));
  expect(await sweepViews({ firestore }, MONDAY + 98 * DAY - 1)).toBe(0);
  expect(await stored()).toEqual({ ids: [week], count: 3, links: 3 });
  const [swept] = await Promise.all([
    sweepViews({ firestore }, MONDAY + 98 * DAY),
    ...visitors(5, 10).map(record),
  ]);
  expect(swept).toBe(1);
  expect(await stored()).toMatchObject({ count: 8, links: 8 });
});

test('a week that was deleted with its account is not written back', async () => {
  const record = viewRecorder(everybodyVerified(firestore));
  await Promise.all(visitors(3, 0).map(record));
  // Deletes the account after its week was found to be due.
  const runTransaction: typeof firestore.runTransaction = async (work) => {
    await firestore.recursiveDelete(firestore.doc(`profiles/${OWNER}`));
    return firestore.runTransaction(work);
  };
  const deleting = Object.create(firestore, {
    runTransaction: { value: runTransaction },
  }) as typeof firestore;
  expect(await sweepViews({ firestore: deleting }, MONDAY + 98 * DAY)).toBe(1);
  expect((await stored()).ids).toEqual([]);
});

test('link counts older than 90 days become one sum for each link, and the days keep their other counts', async () => {
  const record = viewRecorder(everybodyVerified(firestore));
  for (const week of [0, 1, 2]) {
    await Promise.all(visitors(2, 10 * week, NOON + week * 7 * DAY).map(record));
  }
  await sweepViews({ firestore }, MONDAY + (7 + 98) * DAY);
  const earlier = readViews(EARLIER, (await views.doc(EARLIER).get()).data());
  expect(earlier).toMatchObject([{ count: 0, links: { [CODE]: { count: 4, actions: {} } } }]);
  expect(await stored()).toMatchObject({ count: 6, links: 6 });
  const [day] = readViews(weekId(NOON), (await views.doc(weekId(NOON)).get()).data());
  expect(day).toMatchObject({ count: 2, sources: { link: 2 }, links: {} });

  await sweepViews({ firestore }, MONDAY + (14 + 98) * DAY);
  expect(readViews(EARLIER, (await views.doc(EARLIER).get()).data())).toMatchObject([
    { links: { [CODE]: { count: 6 } } },
  ]);
  expect(await stored()).toMatchObject({ count: 6, links: 6 });
});

test('counts of a deleted link older than 90 days are dropped from the sums and stay in the days', async () => {
  const GONE = 'zyxwvtsrqpnmk';
  await storeLinks(firestore, OWNER, { [CODE]: {}, [GONE]: {} });
  const record = viewRecorder(everybodyVerified(firestore));
  await Promise.all([...visitors(2, 0), ...visitors(3, 10, NOON, GONE)].map(record));
  await sweepViews({ firestore }, MONDAY + 98 * DAY);
  const sums = async () => (await views.doc(EARLIER).get()).get('links') as unknown;
  expect(await sums()).toEqual({ [CODE]: '2', [GONE]: '3' });

  await storeLinks(firestore, OWNER, { [CODE]: {} });
  await Promise.all(visitors(1, 20, NOON + 7 * DAY).map(viewRecorder(everybodyVerified(firestore))));
  await sweepViews({ firestore }, MONDAY + (7 + 98) * DAY);
  expect(await sums()).toEqual({ [CODE]: '3' });
  expect(await stored()).toMatchObject({ count: 6, links: 3 });
});

test('/insights reads 180 days from no more than 27 documents', async () => {
  const now = MONDAY + 200 * DAY + 20 * 60 * 60 * 1000;
  for (let monday = MONDAY; monday <= now; monday += 7 * DAY) {
    const day = utcDate(monday);
    await views.doc(weekId(monday)).set({ days: { [day]: { count: 100 } } });
  }
  const first = firstViewsId(now - 179 * DAY);
  const { size } = await views.where('__name__', '>=', views.doc(first)).get();
  expect(size).toBeLessThanOrEqual(27);
});
