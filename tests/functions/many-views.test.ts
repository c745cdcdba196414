// Many views at once: from one network, past the cap of notifications, over several instances.
import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '@marquee/domain/values/limits';
import { MORE_VIEWERS } from '@marquee/domain/notifications/notification';
import { MINUTE } from '@marquee/domain/values/time';
import { viewRecorder, type RecordView } from '../../functions/src/views/view-recorder.ts';
import { NOON, OWNER, anonymous, visitors, viewTests } from './view-fixtures.ts';
import { everybodyVerified, storeLinks } from './environment.ts';

const { firestore, instance, record, notifications, messages, count, marks } =
  await viewTests('demo-functions-many-views');

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

describe('views by a named link among many views', () => {
  const CODE = '0123456789abc';
  const by = (key: string, now = NOON) => ({ ...anonymous(key, now), code: CODE });
  const choose = (choices: object) => firestore.doc(`settings/${OWNER}`).set(choices);
  beforeEach(() => storeLinks(firestore, OWNER, { [CODE]: { label: 'Dharma' } }));

  test('opens by a named link are notified, although views are switched off', async () => {
    await choose({ notify_views: false });
    await Promise.all(visitors(100).map(record));
    expect(await messages()).toEqual([]);
    await record(by('casting'));
    await record(anonymous('without a link'));
    await Promise.all(['casting', 'producer'].map((key) => instance()(by(key))));
    expect(await messages()).toEqual(['Dharma opened your profile', 'Dharma opened your profile']);
    expect(await count()).toBe(103);
  });

  test('opens by a named link are counted and not notified when named links are switched off', async () => {
    await choose({ notify_views: false, notify_links: false });
    await Promise.all(visitors(100).map(record));
    await record(by('casting'));
    expect(await messages()).toEqual([]);
    expect(await count()).toBe(101);
  });

  test('an open under a code that is no live link is not notified', async () => {
    await Promise.all(visitors(100).map(record));
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

test.each([1000, 10_000])(
  '%i visitors at once on two instances are each counted once, however often they come',
  async (number) => {
    const other = instance();
    const by = (index: number): RecordView => (index % 2 === 0 ? record : other);
    const crowd = visitors(number);
    const outcomes = await Promise.all(crowd.map((view, index) => by(index)(view)));
    expect(new Set(outcomes)).toEqual(new Set(['recorded']));
    const repeats = await Promise.all(crowd.map((view, index) => by(index + 1)(view)));
    expect(new Set(repeats)).toEqual(new Set(['repeated']));
    expect(await count()).toBe(number);
    expect(await messages()).toContain(
      `… and ${String(number - LIMITS.notificationsPerHour)} more people viewed your profile`,
    );
    // The document that the owner's screens listen to stays small.
    const week = await firestore.doc(`profiles/${OWNER}/views/2026-05-18w`).get();
    expect(JSON.stringify(week.data()).length).toBeLessThan(1024);
    expect((await marks()).size).toBe(1);
  },
  120_000,
);

test('views of a profile whose account is deleted leave nothing', async () => {
  await Promise.all(visitors(101).map(record));
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

test('the views of a second after a view are one transaction', async () => {
  let transactions = 0;
  const runTransaction: typeof firestore.runTransaction = (...work) => {
    transactions += 1;
    return firestore.runTransaction(...work);
  };
  const counting = Object.create(firestore, {
    runTransaction: { value: runTransaction },
  }) as typeof firestore;
  const recordOnce = viewRecorder(everybodyVerified(counting), () => NOON);
  await recordOnce(anonymous('a'));
  await Promise.all(['b', 'c', 'd'].map((key) => recordOnce(anonymous(key))));
  expect(transactions).toBe(2);
  expect(await count()).toBe(4);
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
