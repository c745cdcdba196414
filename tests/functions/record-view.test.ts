import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '@marquee/domain/limits';
import { MORE_VIEWERS, profileViewId, readNotification } from '@marquee/domain/notification';
import { readViews, viewsByDay } from '@marquee/domain/views';
import { viewRecorder, type RecordView } from '../../functions/src/views/record-view.ts';
import type { View } from '../../functions/src/views/view.ts';
import { viewerSecret } from '../../functions/src/views/viewer-secret.ts';
import { BUSY_FROM } from '../../functions/src/views/tally.ts';
import { ownDatabase } from './environment.ts';

const { firestore, clear, close } = await ownDatabase('demo-functions-views');

const OWNER = 'owner';
const VIEWER = { uid: 'ravi-uid', email: 'viewer@example.com', isVerified: true };
const NOON = Date.UTC(2026, 4, 20, 12, 5);
const MINUTE = 60_000;

const anonymous = (key: string, now = NOON): View => ({
  profileId: OWNER,
  viewer: undefined,
  viewerKey: key,
  now,
});
const named = (now = NOON): View => ({ profileId: OWNER, viewer: VIEWER, viewerKey: 'account', now });

/** What an instance's clock says, for what it remembers. */
let clock = NOON;
let record: RecordView;

async function notifications(): Promise<{ id: string; data: DocumentData }[]> {
  const { docs } = await firestore.collection('notifications').where('user_id', '==', OWNER).get();
  return docs.map((document) => ({ id: document.id, data: document.data() }));
}

/** The day's views as the chart adds them up. */
async function count(day = '2026-05-20'): Promise<number | undefined> {
  const { docs } = await firestore.collection(`profiles/${OWNER}/views`).get();
  return viewsByDay(docs.flatMap((week) => readViews(week.id, week.data()))).get(day)?.count;
}

const marks = () => firestore.collectionGroup('viewers').get();

/** Visitors of their own, the first at `NOON`. */
const visitors = (number: number, from = 0, now = NOON): View[] =>
  Array.from({ length: number }, (_, index) => anonymous(`visitor-${String(from + index)}`, now));

const messages = async (): Promise<string[]> =>
  (await notifications()).map(({ id, data }) => readNotification(id, data).message);

beforeEach(async () => {
  clock = NOON;
  record = viewRecorder(firestore, () => clock);
  await clear();
  await firestore
    .doc(`profiles/${OWNER}`)
    .set({ first_name: 'Asha', last_name: 'Rao', is_profile_public: true });
  await firestore
    .doc(`profiles/${VIEWER.uid}`)
    .set({ first_name: 'Ravi', last_name: 'Menon', username: 'ravi', is_profile_public: false });
});

afterAll(close);

describe('a visitor without an account', () => {
  test("is told of as 'Someone' and counted", async () => {
    expect(await record(anonymous('a'))).toBe('recorded');
    const [told, ...more] = await notifications();
    expect(more).toEqual([]);
    expect(told?.data).toMatchObject({
      user_id: OWNER,
      title: 'Profile View',
      message: 'Someone viewed your profile',
      type: 'profile_view',
      read: false,
      metadata: {
        viewer_id: null,
        viewer_name: 'Someone',
        viewer_email: null,
        event_type: 'profile_view',
      },
    });
    expect(told?.data['created_at']).toBeInstanceOf(Timestamp);
    expect(told?.data['metadata']).toHaveProperty('timestamp');
    expect(await count()).toBe(1);
  });

  test('adds nothing with a reload, and again half an hour later', async () => {
    expect(await record(anonymous('a'))).toBe('recorded');
    expect(await record(anonymous('a', NOON + 20 * MINUTE))).toBe('repeated');
    expect(await count()).toBe(1);
    expect(await record(anonymous('a', NOON + 30 * MINUTE))).toBe('recorded');
    expect(await count()).toBe(2);
    expect(await notifications()).toHaveLength(2);
  });

  test('adds nothing when the owner has deleted the notification meanwhile', async () => {
    await record(anonymous('a'));
    const [told] = await notifications();
    await firestore.doc(`notifications/${told?.id ?? ''}`).delete();
    expect(await record(anonymous('a', NOON + MINUTE))).toBe('repeated');
    expect(await notifications()).toEqual([]);
  });

  test('counts on the day it is', async () => {
    await record(anonymous('a', Date.UTC(2026, 4, 20, 23, 59)));
    await record(anonymous('a', Date.UTC(2026, 4, 21, 0, 1)));
    expect(await count('2026-05-20')).toBe(1);
    expect(await count('2026-05-21')).toBe(1);
  });
});

describe('a signed-in visitor', () => {
  const shown = async () => (await notifications())[0];

  test('is named from the own profile, without the address', async () => {
    expect(await record(named())).toBe('recorded');
    const told = await shown();
    expect(told?.id).toBe(profileViewId(OWNER, VIEWER.uid, NOON));
    expect(told?.data['message']).toBe('Ravi Menon viewed your profile');
    expect(told?.data['metadata']).toMatchObject({
      viewer_id: VIEWER.uid,
      viewer_name: 'Ravi Menon',
      viewer_email: null,
    });
  });

  test.each([
    [{ first_name: '', last_name: '', username: 'ravi' }, 'ravi viewed your profile'],
    [{ first_name: ' ', last_name: '' }, 'Someone viewed your profile'],
  ])('with the profile %j reads %s', async (profile, message) => {
    await firestore.doc(`profiles/${VIEWER.uid}`).set(profile);
    await record(named());
    expect((await shown())?.data['message']).toBe(message);
  });

  test("who is not verified is 'Someone', in the id too, and can be blocked", async () => {
    const unverified: View = { ...named(), viewer: { ...VIEWER, isVerified: false } };
    await record(unverified);
    expect((await shown())?.data['message']).toBe('Someone viewed your profile');
    expect(JSON.stringify(await shown())).not.toContain(VIEWER.uid);
    await firestore.doc(`settings/${OWNER}`).set({ blocked_viewers: { [VIEWER.uid]: 'Ravi' } });
    expect(await record({ ...unverified, viewerKey: 'other' })).toBe('blocked');
  });

  test("without a profile is 'Someone'", async () => {
    await firestore.doc(`profiles/${VIEWER.uid}`).delete();
    await record(named());
    expect((await shown())?.data['message']).toBe('Someone viewed your profile');
  });

  test("who does not want to be named is 'Someone', in the id too", async () => {
    await firestore.doc(`settings/${VIEWER.uid}`).set({ show_name_when_viewing: false });
    await record(named());
    const told = await shown();
    expect(told?.data['message']).toBe('Someone viewed your profile');
    expect(JSON.stringify(told)).not.toContain(VIEWER.uid);
    expect(await record(named(NOON + MINUTE))).toBe('repeated');
  });

  test.each<[string, object, object, boolean]>([
    ['a public profile', { is_profile_public: true }, {}, true],
    ['a private profile', { is_profile_public: false }, {}, false],
    ['a profile that was taken down', { is_profile_public: true, taken_down: { reason: 'spam' } }, {}, false],
    ['a hidden name', { is_profile_public: true }, { show_name_when_viewing: false }, false],
  ])('with %s leads there only if that is public', async (_name, profile, settings, isPublic) => {
    await firestore.doc(`profiles/${VIEWER.uid}`).set({ first_name: 'Ravi', last_name: 'Menon', ...profile });
    await firestore.doc(`settings/${VIEWER.uid}`).set(settings);
    await record(named());
    expect((await shown())?.data['metadata']).toMatchObject({ viewer_is_public: isPublic });
  });

  test('who chose so shows the address', async () => {
    await firestore.doc(`settings/${VIEWER.uid}`).set({ show_email_when_viewing: true });
    await record(named());
    expect((await shown())?.data['metadata']).toMatchObject({ viewer_email: VIEWER.email });
  });

  test('who told the owner directly is counted and not told of twice', async () => {
    const id = profileViewId(OWNER, VIEWER.uid, NOON);
    await firestore.doc(`notifications/${id}`).set({ user_id: OWNER, message: 'told directly', read: true });
    expect(await record(named())).toBe('recorded');
    expect(await notifications()).toEqual([
      { id, data: { user_id: OWNER, message: 'told directly', read: true } },
    ]);
    expect(await count()).toBe(1);
  });

  test('looking at the own profile adds nothing', async () => {
    const own: View = { ...named(), viewer: { uid: OWNER, email: null, isVerified: true } };
    expect(await record(own)).toBe('own');
    expect(await notifications()).toEqual([]);
    expect(await count()).toBeUndefined();
  });
});

describe('a profile', () => {
  test('that is private tells nobody and counts nothing', async () => {
    await firestore.doc(`profiles/${OWNER}`).update({ is_profile_public: false });
    expect(await record(anonymous('a'))).toBe('private');
    expect(await notifications()).toEqual([]);
    expect(await count()).toBeUndefined();
  });

  test('that is taken down tells nobody and counts nothing', async () => {
    await firestore.doc(`profiles/${OWNER}`).update({ taken_down: { reason: 'spam' } });
    expect(await record(anonymous('a'))).toBe('removed');
    expect(await notifications()).toEqual([]);
    expect(await count()).toBeUndefined();
  });

  test('whose owner blocked the viewer neither hears of the view nor counts it, named or not', async () => {
    await firestore.doc(`settings/${OWNER}`).set({ blocked_viewers: { [VIEWER.uid]: 'Ravi Menon' } });
    expect(await record(named())).toBe('blocked');
    await firestore.doc(`settings/${VIEWER.uid}`).set({ show_name_when_viewing: false });
    expect(await record(named())).toBe('blocked');
    expect(await notifications()).toEqual([]);
    expect(await count()).toBeUndefined();
    expect(await record(anonymous('a'))).toBe('recorded');
    await firestore.doc(`settings/${OWNER}`).set({ blocked_viewers: {} });
    expect(await record(named())).toBe('recorded');
    expect(await count()).toBe(2);
  });

  test('that is not there gets no view', async () => {
    expect(await record({ ...anonymous('a'), profileId: 'nobody' })).toBe('missing');
    expect(await firestore.doc('profiles/nobody/views/2026-05-18w').get()).toHaveProperty('exists', false);
  });

  test('whose owner wants no notifications is counted all the same', async () => {
    await firestore.doc(`settings/${OWNER}`).set({ notify_views: false });
    expect(await record(anonymous('a'))).toBe('recorded');
    expect(await record(anonymous('a'))).toBe('repeated');
    expect(await notifications()).toEqual([]);
    expect(await count()).toBe(1);
  });
});

describe('what an instance remembers of an owner', () => {
  const profile = () => firestore.doc(`profiles/${OWNER}`);
  const settings = () => firestore.doc(`settings/${OWNER}`);

  test('a profile made private stops counting and telling within a minute, on every instance', async () => {
    await record(anonymous('a'));
    await profile().update({ is_profile_public: false });
    clock += MINUTE;
    expect(await record(anonymous('b', NOON + MINUTE))).toBe('private');
    expect(await viewRecorder(firestore)(anonymous('c', NOON + MINUTE))).toBe('private');
    expect(await count()).toBe(1);
    expect(await notifications()).toHaveLength(1);
  });

  test('a profile made public counts at once', async () => {
    await profile().update({ is_profile_public: false });
    expect(await record(anonymous('a'))).toBe('private');
    await profile().update({ is_profile_public: true });
    expect(await record(anonymous('a'))).toBe('recorded');
  });

  test('who wants no notifications any more gets none after a minute, and the views are counted', async () => {
    await record(anonymous('a'));
    await settings().set({ notify_views: false });
    clock += MINUTE;
    await record(anonymous('b', NOON + MINUTE));
    expect(await notifications()).toHaveLength(1);
    expect(await count()).toBe(2);
  });

  test('a deleted account gets nothing back, though it is still remembered', async () => {
    await record(anonymous('a'));
    await firestore.recursiveDelete(profile());
    const told = await notifications();
    await Promise.all(told.map(({ id }) => firestore.doc(`notifications/${id}`).delete()));
    expect(await record(anonymous('b'))).toBe('missing');
    expect(await profile().listCollections()).toEqual([]);
    expect(await notifications()).toEqual([]);
  });
});

test('a view that comes after those of the next hour is neither lost nor counted twice', async () => {
  const late = NOON + 54 * MINUTE;
  await record(anonymous('a', late));
  await record(anonymous('b', late + 2 * MINUTE));
  expect(await record(anonymous('a', late))).toBe('repeated');
  expect(await record(anonymous('c', late))).toBe('recorded');
  expect(await record(anonymous('b', late + 2 * MINUTE))).toBe('repeated');
  expect(await count()).toBe(3);
});

test("the owner's documents hold nothing that tells one anonymous visitor from another", async () => {
  await record(anonymous('key-a'));
  const [told] = await notifications();
  expect(told?.id).toBe(profileViewId(OWNER, 'anonymous-key-a', NOON));
  const week = (await firestore.doc(`profiles/${OWNER}/views/2026-05-18w`).get()).data();
  expect(Object.keys(week ?? {}).sort()).toEqual(['days', 'hour', 'seen', 'told']);
});

describe('names in notifications', () => {
  test.each([
    [{ first_name: 'Win\u202e at', last_name: 'evil.example' }, 'Someone viewed your profile'],
    [{ first_name: 'R'.repeat(60), last_name: 'S'.repeat(60) }, `${'R'.repeat(60)} viewed your profile`],
    [{ first_name: 'Ra\u0000vi\u202e', last_name: '\nMenon' }, 'Ravi Menon viewed your profile'],
  ])('of %j are cut and cleaned', async (profile, message) => {
    await firestore.doc(`profiles/${VIEWER.uid}`).set(profile);
    await record(named());
    const [{ data } = { data: {} }] = await notifications();
    expect(data).toMatchObject({
      message,
      metadata: { viewer_name: message.replace(' viewed your profile', '') },
    });
  });
});

describe('visitors without an account from one network', () => {
  test('send three notifications in a half-hour, whatever keys they make up, and are all counted', async () => {
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
});

describe('a flood', () => {
  test('past 60 an hour shares one notification while the count stays exact', async () => {
    const all = visitors(LIMITS.notificationsPerHour + 3);
    for (const view of all) expect(await record(view)).toBe('recorded');
    const told = await notifications();
    expect(told).toHaveLength(LIMITS.notificationsPerHour + 1);
    expect(told.find(({ id }) => id.includes('_more_'))?.data).toMatchObject({
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

  test('at once is counted in few transactions, and told of within the cap', async () => {
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

  test('makes the profile busy: several instances share the count, know each viewer, and agree', async () => {
    const others = [viewRecorder(firestore, () => clock), viewRecorder(firestore, () => clock)];
    const by = (index: number): RecordView => [record, ...others][index % 3] ?? record;
    await Promise.all(visitors(BUSY_FROM).map(record));
    expect((await marks()).size).toBe(0);

    const crowd = visitors(600, BUSY_FROM);
    await Promise.all(crowd.map((view, index) => by(index)(view)));
    const repeats = await Promise.all(
      visitors(BUSY_FROM + crowd.length).map((view, index) => by(index + 1)(view)),
    );
    expect(new Set(repeats)).toEqual(new Set(['repeated']));

    const { docs } = await firestore.collection(`profiles/${OWNER}/views`).get();
    const shards = docs.filter(({ id }) => id.includes('.'));
    expect(shards.length).toBeGreaterThan(0);
    expect(shards.length).toBeLessThanOrEqual(3);
    expect(await count()).toBe(BUSY_FROM + crowd.length);
    expect(await messages()).toContain(
      `… and ${String(BUSY_FROM + crowd.length - LIMITS.notificationsPerHour)} more people viewed your profile`,
    );
    // What the owner's chart listens to stays small.
    const week = docs.find(({ id }) => id === '2026-05-18w');
    expect(JSON.stringify(week?.data()).length).toBeLessThan(8 * 1024);

    // The half-hour over, the profile is quiet again.
    const marked = (await marks()).size;
    await record(anonymous('visitor-0', NOON + 30 * MINUTE));
    expect((await marks()).size).toBe(marked);
    expect(await count()).toBe(BUSY_FROM + crowd.length + 1);
  }, 60_000);

  test('on a busy profile whose account is deleted leaves nothing', async () => {
    await Promise.all(visitors(BUSY_FROM + 1).map(record));
    expect(await record(anonymous('one more'))).toBe('recorded');
    await firestore.recursiveDelete(firestore.doc(`profiles/${OWNER}`));
    expect(await record(anonymous('late'))).toBe('missing');
    expect((await marks()).size).toBe(0);
    expect(await count()).toBeUndefined();
  });

  test('over the end of an hour is told of anew, and each hour is counted', async () => {
    const late = NOON + 54 * MINUTE;
    const views = Array.from({ length: 20 }, (_, index) =>
      anonymous(`visitor-${String(index)}`, index % 2 === 0 ? late : late + 2 * MINUTE),
    );
    await Promise.all(views.map(record));
    expect(await count()).toBe(20);
    expect(await notifications()).toHaveLength(20);
  });

  test('at once, on several instances, loses none and counts none twice', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'a', 'a', 'b'];
    const outcomes = await Promise.all(keys.map((key) => viewRecorder(firestore)(anonymous(key))));
    expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(5);
    expect(await count()).toBe(5);
    expect(await notifications()).toHaveLength(5);
  });
});

describe('a named link', () => {
  const CODE = '0123456789abc';
  const LINK = {
    label: "Mukesh's office",
    ends: 0,
    opens_private: true,
    photo: '',
    video: '',
    revoked: false,
    created_at: 1,
  };
  const store = (changes: object = {}, code = CODE) =>
    firestore
      .doc(`profiles/${OWNER}/private/links`)
      .set({ links: { [code]: { ...LINK, ...changes } } }, { merge: true });
  const by = (key: string, now = NOON): View => ({ ...anonymous(key, now), code: CODE });
  const today = async () => {
    const { docs } = await firestore.collection(`profiles/${OWNER}/views`).get();
    return viewsByDay(docs.flatMap((week) => readViews(week.id, week.data()))).get('2026-05-20');
  };

  test('is named in the notification and counted', async () => {
    await store();
    expect(await record({ ...by('a'), source: 'whatsapp' })).toBe('recorded');
    await record(anonymous('b'));
    expect((await messages()).sort()).toEqual([
      "Mukesh's office opened your profile",
      'Someone viewed your profile',
    ]);
    expect(await today()).toMatchObject({
      count: 2,
      sources: { link: 1, direct: 1 },
      links: { [CODE]: { count: 1 } },
    });
  });

  test('that is revoked or unknown counts for nobody', async () => {
    await store({ revoked: true });
    await record(by('a'));
    await record({ ...by('b'), code: 'zzzzzzzzzzzzz' });
    expect(await today()).toMatchObject({ count: 2, sources: { direct: 2 }, links: {} });
  });

  test('made while the instance has the others cached counts after two seconds', async () => {
    await store({}, 'zzzzzzzzzzzzz');
    await record({ ...by('a'), code: 'zzzzzzzzzzzzz' });
    await store();
    clock += 2000;
    await record(by('b'));
    expect((await today())?.links).toMatchObject({ [CODE]: { count: 1 } });
  });

  test('is counted on a private profile that it opens, until it is revoked', async () => {
    await firestore.doc(`profiles/${OWNER}`).update({ is_profile_public: false });
    await store();
    expect(await record(anonymous('a'))).toBe('private');
    expect(await record(by('a'))).toBe('recorded');
    await store({ revoked: true });
    clock += MINUTE;
    expect(await record(by('b', NOON + MINUTE))).toBe('private');
    expect(await count()).toBe(1);
  });

  test('whose notifications are off is counted, and other views are notified', async () => {
    await store();
    await firestore.doc(`settings/${OWNER}`).set({ notify_links: false });
    await Promise.all([record(by('a')), record(anonymous('b'))]);
    expect(await messages()).toEqual(['Someone viewed your profile']);
    expect(await count()).toBe(2);
  });

  const act = (key: string, actions: View['actions'], now = NOON): View => ({ ...by(key, now), actions });

  test('counts what was done on the page once a half-hour and viewer', async () => {
    await store();
    expect(await record(act('a', ['cv']))).toBe('unopened');
    await record(by('a'));
    expect(await record(act('a', ['video', 'cv']))).toBe('recorded');
    expect(await record(act('a', ['cv']))).toBe('repeated');
    expect(await record(act('a', ['contact']))).toBe('recorded');
    expect(await today()).toMatchObject({
      count: 1,
      actions: { video: 1, cv: 1, contact: 1 },
      links: { [CODE]: { count: 1, actions: { video: 1, cv: 1, contact: 1 } } },
    });
    expect(await notifications()).toHaveLength(1);
  });

  test('counts what was done in the half-hour after it was opened', async () => {
    await store();
    await record(by('a'));
    const later = { ...act('a later', ['cv'], NOON + 30 * MINUTE), earlierKey: 'a' };
    expect(await record(later)).toBe('recorded');
    expect(await record(later)).toBe('repeated');
    expect(await today()).toMatchObject({ count: 1, actions: { cv: 1 } });
  });

  test('of a busy profile is exact over instances and half-hours', async () => {
    await store();
    const instances = [record, viewRecorder(firestore, () => clock)];
    const on = (index: number): RecordView => instances[index % 2] ?? record;
    await Promise.all(Array.from({ length: BUSY_FROM }, (_, index) => record(by(`early-${String(index)}`))));
    await Promise.all(Array.from({ length: 40 }, (_, index) => on(index)(by(`late-${String(index)}`))));
    const keys = ['early-1', 'early-2', 'late-1', 'late-2', 'late-3'];
    await Promise.all(
      keys.flatMap((key, index) => [on(index)(act(key, ['cv', 'video'])), on(index)(act(key, ['cv']))]),
    );
    expect(new Set(await Promise.all(keys.map((key, index) => on(index + 1)(act(key, ['video'])))))).toEqual(
      new Set(['repeated']),
    );
    // The next half-hour is quiet.
    const after = await Promise.all(
      keys.map((key, index) =>
        on(index)({ ...act(`${key} later`, ['cv', 'share'], NOON + 30 * MINUTE), earlierKey: key }),
      ),
    );
    expect(new Set(after)).toEqual(new Set(['recorded']));
    expect(await today()).toMatchObject({
      count: BUSY_FROM + 40,
      links: { [CODE]: { count: BUSY_FROM + 40, actions: { cv: 5, video: 5, share: 5 } } },
    });
  }, 60_000);
});

test('a wave of 1,000 visitors over 200 links, on two instances, is counted exactly', async () => {
  const codes = Array.from({ length: 200 }, (_, index) => String(index).padStart(13, '0'));
  const link = { label: 'x', ends: 0, opens_private: false, photo: '', video: '', revoked: false };
  await firestore
    .doc(`profiles/${OWNER}/private/links`)
    .set({ links: Object.fromEntries(codes.map((code) => [code, { ...link, created_at: 1 }])) });
  const instances = [record, viewRecorder(firestore, () => clock)];
  const by = (index: number): RecordView => instances[index % 2] ?? record;
  const wave = visitors(1000).map((view, index): View => ({ ...view, code: codes[index % codes.length] }));
  await Promise.all(wave.map((view, index) => by(index)(view)));
  await Promise.all(wave.map((view, index) => by(index + 1)({ ...view, actions: ['video', 'cv'] })));
  await Promise.all(wave.map((view, index) => by(index)({ ...view, actions: ['cv'] })));
  const { docs } = await firestore.collection(`profiles/${OWNER}/views`).get();
  const today = viewsByDay(docs.flatMap((week) => readViews(week.id, week.data()))).get('2026-05-20');
  expect(today).toMatchObject({ count: 1000, sources: { link: 1000 }, actions: { video: 1000, cv: 1000 } });
  for (const code of codes) {
    expect(today?.links[code]).toEqual({ count: 5, actions: { video: 5, cv: 5 } });
  }
}, 120_000);

describe("viewers' secret", () => {
  test('is made once, by whoever comes first', async () => {
    const [first, second] = await Promise.all([viewerSecret(firestore), viewerSecret(firestore)]);
    expect(first).toBe(second);
    expect(first.length).toBe(32);
    const stored = (await firestore.doc('secrets/viewers').get()).get('secret') as unknown;
    expect(Buffer.isBuffer(stored) && stored.equals(first)).toBe(true);
  });
});
