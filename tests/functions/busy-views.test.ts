// Many views at once: from one network, past the cap of notifications, over several instances.
import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '@marquee/domain/values/limits';
import { MORE_VIEWERS } from '@marquee/domain/notifications/notification';
import { viewRecorder, type RecordView } from '../../functions/src/views/view-recorder.ts';
import { BUSY_THRESHOLD } from '../../functions/src/views/stored-week.ts';
import { MINUTE, NOON, OWNER, anonymous, visitors, viewTests } from './view-fixtures.ts';
import { everybodyVerified, storeLinks } from './environment.ts';

const { firestore, instance, record, notifications, messages, count, marks } =
  await viewTests('demo-functions-busy-views');

test('visitors of one network send three notifications in a half-hour, whatever keys they make up, and are all counted', async () => {
  for (let index = 0; index < 20; index += 1) await record(anonymous(`networ.key-${String(index)}`));
  await Promise.all(
    visitors(10, 20).map((view) => record({ ...view, viewerKey: `networ.${view.viewerKey}` })),
  );
  expect(await notifications()).toHaveLength(3);
  expect(await count()).toBe(30);
  await record(anonymous('other_.key-0'));
  expect(await notifications()).toHaveLength(4);
  await record(anonymous('networ.key-0', NOON + 30 * MINUTE));
  expect(await notifications()).toHaveLength(5);
});

describe('views by a named link of a busy profile', () => {
  const CODE = '0123456789abc';
  const by = (key: string, now = NOON) => ({ ...anonymous(key, now), code: CODE });
  const choose = (choices: object) => firestore.doc(`settings/${OWNER}`).set(choices);
  beforeEach(() => storeLinks(firestore, OWNER, { [CODE]: { label: 'Dharma' } }));

  test('a named link of a busy profile is notified once a half-hour, although views are switched off', async () => {
    await choose({ notify_views: false });
    await Promise.all(visitors(BUSY_THRESHOLD).map(record));
    expect(await messages()).toEqual([]);
    await record(by('casting'));
    await record(anonymous('without a link'));
    await Promise.all(['casting', 'producer', 'director'].map((key) => instance()(by(key))));
    expect(await notifications()).toMatchObject([
      {
        data: {
          title: 'Profile View',
          message: 'Dharma opened your profile',
          read: false,
          metadata: { viewer_id: null, link_code: CODE, link_label: 'Dharma' },
        },
      },
    ]);
    expect(await count()).toBe(BUSY_THRESHOLD + 4);
  });

  test('a named link of a busy profile is counted and not notified when named links are switched off', async () => {
    await choose({ notify_views: false, notify_links: false });
    await Promise.all(visitors(BUSY_THRESHOLD).map(record));
    await record(by('casting'));
    expect(await messages()).toEqual([]);
    expect(await count()).toBe(BUSY_THRESHOLD + 1);
  });

  test('an open under a code that is no live link is not notified', async () => {
    await Promise.all(visitors(BUSY_THRESHOLD).map(record));
    await record({ ...by('made up'), code: 'zzzzzzzzzzzzz' });
    expect((await notifications()).filter(({ id }) => id.includes('link-'))).toEqual([]);
  });

  test('an open by a named link past the hour’s cap is notified with the link’s label', async () => {
    for (const view of visitors(LIMITS.notificationsPerHour)) await record(view);
    await Promise.all([record(by('casting')), record(by('producer')), record(anonymous('other'))]);
    const all = await messages();
    expect(all.filter((message) => message === 'Dharma opened your profile')).toHaveLength(1);
    expect(all).toContain('… and 1 more person viewed your profile');
    expect(all).toHaveLength(LIMITS.notificationsPerHour + 2);
  });
});

test('viewers past 60 an hour share one notification while the count stays exact', async () => {
  const all = visitors(LIMITS.notificationsPerHour + 3);
  for (const view of all) expect(await record(view)).toBe('recorded');
  const stored = await notifications();
  expect(stored).toHaveLength(LIMITS.notificationsPerHour + 1);
  expect(stored.find(({ id }) => id.includes('_more_'))?.data).toMatchObject({
    message: MORE_VIEWERS,
    read: false,
    metadata: { viewer_id: null, viewers: 3 },
  });
  expect(await messages()).toContain('… and 3 more people viewed your profile');
  expect(await count()).toBe(all.length);

  // The next hour starts anew.
  await record(anonymous('late', NOON + 60 * MINUTE));
  expect(await notifications()).toHaveLength(LIMITS.notificationsPerHour + 2);
  expect(await count()).toBe(all.length + 1);
}, 60_000);

test('views at once are counted exactly, and notified within the cap', async () => {
  const all = visitors(300);
  const outcomes = await Promise.all([...all, ...all].map(record));
  expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(all.length);
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(all.length);
  expect(await count()).toBe(all.length);
  expect(await notifications()).toHaveLength(LIMITS.notificationsPerHour + 1);
  expect(await messages()).toContain(
    `… and ${String(all.length - LIMITS.notificationsPerHour)} more people viewed your profile`,
  );
});

test('several instances that record a busy profile count each viewer once between them', async () => {
  const others = [instance(), instance()];
  const by = (index: number): RecordView => [record, ...others][index % 3] ?? record;
  await Promise.all(visitors(BUSY_THRESHOLD).map(record));
  expect((await marks()).size).toBe(0);

  const crowd = visitors(600, BUSY_THRESHOLD);
  await Promise.all(crowd.map((view, index) => by(index)(view)));
  const repeats = await Promise.all(
    visitors(BUSY_THRESHOLD + crowd.length).map((view, index) => by(index + 1)(view)),
  );
  expect(new Set(repeats)).toEqual(new Set(['repeated']));

  const { docs } = await firestore.collection(`profiles/${OWNER}/views`).get();
  const shards = docs.filter(({ id }) => id.includes('.'));
  expect(shards.length).toBeGreaterThan(0);
  expect(shards.length).toBeLessThanOrEqual(3);
  expect(await count()).toBe(BUSY_THRESHOLD + crowd.length);
  expect(await messages()).toContain(
    `… and ${String(BUSY_THRESHOLD + crowd.length - LIMITS.notificationsPerHour)} more people viewed your profile`,
  );
  // The document that the owner's chart listens to stays small.
  const week = docs.find(({ id }) => id === '2026-05-18w');
  expect(JSON.stringify(week?.data()).length).toBeLessThan(8 * 1024);

  // After the half-hour the profile is quiet again.
  const marked = (await marks()).size;
  await record(anonymous('visitor-0', NOON + 30 * MINUTE));
  expect((await marks()).size).toBe(marked);
  expect(await count()).toBe(BUSY_THRESHOLD + crowd.length + 1);
}, 60_000);

test('views of a busy profile whose account is deleted leave nothing', async () => {
  await Promise.all(visitors(BUSY_THRESHOLD + 1).map(record));
  expect(await record(anonymous('one more'))).toBe('recorded');
  await firestore.recursiveDelete(firestore.doc(`profiles/${OWNER}`));
  expect(await record(anonymous('late'))).toBe('missing');
  expect((await marks()).size).toBe(0);
  expect(await count()).toBeUndefined();
});

test('views before and after the end of an hour are all counted and notified', async () => {
  const late = NOON + 54 * MINUTE;
  const views = Array.from({ length: 20 }, (_, index) =>
    anonymous(`visitor-${String(index)}`, index % 2 === 0 ? late : late + 2 * MINUTE),
  );
  await Promise.all(views.map(record));
  expect(await count()).toBe(20);
  expect(await notifications()).toHaveLength(20);
});

test('visitors at once on several instances are each counted once', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'a', 'a', 'b'];
  const outcomes = await Promise.all(
    keys.map((key) => viewRecorder(everybodyVerified(firestore))(anonymous(key))),
  );
  expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(5);
  expect(await count()).toBe(5);
  expect(await notifications()).toHaveLength(5);
});
