import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '@marquee/domain/limits';
import { profileViewId } from '@marquee/domain/notification';
import { recordView, type View } from '../../functions/src/views/record-view.ts';
import { testDatabase } from './environment.ts';

const { firestore, clear, close } = testDatabase('demo-functions-views');

const OWNER = 'owner';
const VIEWER = { uid: 'ravi-uid', email: 'viewer@example.com' };
const NOON = Date.UTC(2026, 4, 20, 12, 5);
const MINUTE = 60_000;

const anonymous = (key: string, now = NOON): View => ({
  profileId: OWNER,
  viewer: undefined,
  viewerKey: key,
  now,
});
const named = (now = NOON): View => ({ profileId: OWNER, viewer: VIEWER, viewerKey: 'account', now });

const record = (view: View) => recordView(firestore, view);

async function notifications(): Promise<{ id: string; data: DocumentData }[]> {
  const { docs } = await firestore.collection('notifications').where('user_id', '==', OWNER).get();
  return docs.map((document) => ({ id: document.id, data: document.data() }));
}

async function count(day = '2026-05-20'): Promise<unknown> {
  return (await firestore.doc(`profiles/${OWNER}/views/${day}`).get()).get('count');
}

beforeEach(async () => {
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
    const own: View = { ...named(), viewer: { uid: OWNER, email: null } };
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

  test('that is not there gets no view', async () => {
    expect(await record({ ...anonymous('a'), profileId: 'nobody' })).toBe('missing');
    expect(await firestore.doc('profiles/nobody/views/2026-05-20').get()).toHaveProperty('exists', false);
  });

  test('whose owner wants no notifications is counted all the same', async () => {
    await firestore.doc(`settings/${OWNER}`).set({ notify_views: false });
    expect(await record(anonymous('a'))).toBe('recorded');
    expect(await record(anonymous('a'))).toBe('repeated');
    expect(await notifications()).toEqual([]);
    expect(await count()).toBe(1);
  });
});

describe('a flood', () => {
  test('past 60 an hour shares one notification while the count stays exact', async () => {
    const visitors = LIMITS.notificationsPerHour + 3;
    for (let index = 0; index < visitors; index += 1) {
      expect(await record(anonymous(`visitor-${String(index)}`))).toBe('recorded');
    }
    const told = await notifications();
    expect(told).toHaveLength(LIMITS.notificationsPerHour + 1);
    expect(
      told.filter(({ data }) => data['message'] === '… and 3 more people viewed your profile'),
    ).toHaveLength(1);
    expect(await count()).toBe(visitors);

    // The next hour starts anew.
    await record(anonymous('late', NOON + 60 * MINUTE));
    expect(await notifications()).toHaveLength(LIMITS.notificationsPerHour + 2);
    expect(await count()).toBe(visitors + 1);
  }, 60_000);

  test('at once is counted in few transactions, and told of within the cap', async () => {
    const visitors = 300;
    const keys = Array.from({ length: visitors }, (_, index) => `visitor-${String(index)}`);
    const outcomes = await Promise.all([...keys, ...keys].map((key) => record(anonymous(key))));
    expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(visitors);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(visitors);
    expect(await count()).toBe(visitors);
    const told = await notifications();
    expect(told).toHaveLength(LIMITS.notificationsPerHour + 1);
    expect(told.find(({ id }) => id.includes('_more_'))?.data['message']).toBe(
      `… and ${String(visitors - LIMITS.notificationsPerHour)} more people viewed your profile`,
    );
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

  test('at once loses none and counts none twice', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'a', 'a', 'b'];
    const outcomes = await Promise.all(keys.map((key) => record(anonymous(key))));
    expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(5);
    expect(await count()).toBe(5);
    expect(await notifications()).toHaveLength(5);
  });
});
