import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { halfHour } from '@marquee/domain/views/half-hour';
import { profileViewId } from '@marquee/domain/notifications/notification';
import { MINUTE } from '@marquee/domain/values/time';
import { viewRecorder } from '../../functions/src/views/view-recorder.ts';
import { viewerSecret } from '../../functions/src/views/viewer-secret.ts';
import { viewerKey } from '../../functions/src/views/viewer.ts';
import { NOON, OWNER, VIEWER, acting, anonymous, named, viewTests } from './view-fixtures.ts';
import { everybodyVerified } from './environment.ts';

const { firestore, instance, record, pass, notifications, count } = await viewTests('demo-functions-views');

test("a visitor without an account notifies the owner of 'Someone' and is counted", async () => {
  expect(await record(anonymous('a'))).toBe('recorded');
  const [notification, ...more] = await notifications();
  expect(more).toEqual([]);
  expect(notification?.data).toMatchObject({
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
  expect(notification?.data['created_at']).toBeInstanceOf(Timestamp);
  expect(notification?.data['metadata']).toHaveProperty('timestamp');
  expect(await count()).toBe(1);
});

test('a reload is not counted, and a view half an hour later is', async () => {
  expect(await record(anonymous('a'))).toBe('recorded');
  expect(await record(anonymous('a', NOON + 20 * MINUTE))).toBe('repeated');
  expect(await count()).toBe(1);
  expect(await record(anonymous('a', NOON + 30 * MINUTE))).toBe('recorded');
  expect(await count()).toBe(2);
  expect(await notifications()).toHaveLength(2);
});

test('a repeated view adds nothing when the owner has deleted the notification meanwhile', async () => {
  await record(anonymous('a'));
  const [notification] = await notifications();
  await firestore.doc(`notifications/${notification?.id ?? ''}`).delete();
  expect(await record(anonymous('a', NOON + MINUTE))).toBe('repeated');
  expect(await notifications()).toEqual([]);
});

test('a view counts on its day in UTC', async () => {
  await record(anonymous('a', Date.UTC(2026, 4, 20, 23, 59)));
  await record(anonymous('a', Date.UTC(2026, 4, 21, 0, 1)));
  expect(await count('2026-05-20')).toBe(1);
  expect(await count('2026-05-21')).toBe(1);
});

describe('views by a signed-in visitor', () => {
  const shown = async () => (await notifications())[0];

  test('a signed-in visitor is named from their profile, without the address', async () => {
    expect(await record(named())).toBe('recorded');
    const notification = await shown();
    expect(notification?.id).toBe(profileViewId(OWNER, VIEWER.uid, NOON));
    expect(notification?.data['message']).toBe('Ravi Menon viewed your profile');
    expect(notification?.data['metadata']).toMatchObject({
      viewer_id: VIEWER.uid,
      viewer_name: 'Ravi Menon',
      viewer_email: null,
    });
  });

  test('a viewer is named to at most 30 owners in an hour and to 200 in a day, and to others is ‘Someone’', async () => {
    const counts = firestore.doc(`call_limits/named_${VIEWER.uid}`);
    const [hour, day] = [Math.floor(NOON / 3_600_000), Math.floor(NOON / 86_400_000)];
    for (const [stored, name] of [
      [{ hour, in_hour: 29, day, in_day: 199 }, 'Ravi Menon'],
      [{ hour, in_hour: 30, day, in_day: 30 }, 'Someone'],
      [{ hour: hour - 1, in_hour: 30, day, in_day: 200 }, 'Someone'],
      [{ hour: hour - 1, in_hour: 30, day: day - 1, in_day: 200 }, 'Ravi Menon'],
    ] as const) {
      await counts.set(stored);
      for (const { id } of await notifications()) await firestore.doc(`notifications/${id}`).delete();
      for (const counted of ['views', 'viewers'])
        await firestore.recursiveDelete(firestore.collection(`profiles/${OWNER}/${counted}`));
      await firestore.doc(`profiles/${OWNER}`).set({ is_profile_public: true });
      expect(await instance()(named())).toBe('recorded');
      const [notification] = await notifications();
      expect(notification?.data['message']).toBe(`${name} viewed your profile`);
      expect(notification?.data['metadata']).toMatchObject({
        viewer_id: name === 'Someone' ? null : VIEWER.uid,
      });
    }
    expect((await counts.get()).data()).toMatchObject({ hour, in_hour: 1, day, in_day: 1 });
  });

  test.each([
    [{ first_name: '', last_name: '', username: 'ravi' }, 'ravi viewed your profile'],
    [{ first_name: ' ', last_name: '' }, 'Someone viewed your profile'],
    [{ first_name: 'Win\u202e at', last_name: 'evil.example' }, 'Someone viewed your profile'],
    [{ first_name: 'R'.repeat(60), last_name: 'S'.repeat(60) }, `${'R'.repeat(60)} viewed your profile`],
    [{ first_name: 'Ra\u0000vi\u202e', last_name: '\nMenon' }, 'Ravi Menon viewed your profile'],
  ])('a signed-in visitor with the profile %j is notified as %s', async (profile, message) => {
    await firestore.doc(`profiles/${VIEWER.uid}`).set(profile);
    await record(named());
    expect((await shown())?.data['message']).toBe(message);
  });

  test("a visitor who is not verified is 'Someone', with no uid in the notification, and can be blocked", async () => {
    const unverified = { ...named(), viewer: { ...VIEWER, isVerified: false } };
    await record(unverified);
    expect((await shown())?.data['message']).toBe('Someone viewed your profile');
    expect(JSON.stringify(await shown())).not.toContain(VIEWER.uid);
    await firestore.doc(`settings/${OWNER}`).set({ blocked_viewers: { [VIEWER.uid]: 'Ravi' } });
    expect(await record({ ...unverified, viewerKey: 'other' })).toBe('blocked');
  });

  test("a signed-in visitor without a profile is 'Someone'", async () => {
    await firestore.doc(`profiles/${VIEWER.uid}`).delete();
    await record(named());
    expect((await shown())?.data['message']).toBe('Someone viewed your profile');
  });

  test("a visitor who does not want to be named is 'Someone', in the id too", async () => {
    await firestore.doc(`settings/${VIEWER.uid}`).set({ show_name_when_viewing: false });
    await record(named());
    const notification = await shown();
    expect(notification?.data['message']).toBe('Someone viewed your profile');
    expect(JSON.stringify(notification)).not.toContain(VIEWER.uid);
    expect(await record(named(NOON + MINUTE))).toBe('repeated');
  });

  test.each<[string, object, object, boolean]>([
    ['a public profile', { is_profile_public: true }, {}, true],
    ['a private profile', { is_profile_public: false }, {}, false],
    ['a profile that was taken down', { is_profile_public: true, taken_down: { reason: 'spam' } }, {}, false],
    ['a hidden name', { is_profile_public: true }, { show_name_when_viewing: false }, false],
  ])(
    'a notification leads to its viewer’s profile only if that is shown to all and the name is not hidden: %s',
    async (_name, profile, settings, isPublic) => {
      await firestore
        .doc(`profiles/${VIEWER.uid}`)
        .set({ first_name: 'Ravi', last_name: 'Menon', ...profile });
      await firestore.doc(`settings/${VIEWER.uid}`).set(settings);
      await record(named());
      expect((await shown())?.data['metadata']).toMatchObject({ viewer_is_public: isPublic });
    },
  );

  test('the notification has the e-mail address of a visitor who chose to show it', async () => {
    await firestore.doc(`settings/${VIEWER.uid}`).set({ show_email_when_viewing: true });
    await record(named());
    expect((await shown())?.data['metadata']).toMatchObject({ viewer_email: VIEWER.email });
  });

  test('a visitor whose browser wrote the notification is counted and not notified twice', async () => {
    const id = profileViewId(OWNER, VIEWER.uid, NOON);
    await firestore
      .doc(`notifications/${id}`)
      .set({ user_id: OWNER, message: 'written directly', read: true });
    expect(await record(named())).toBe('recorded');
    expect(await notifications()).toEqual([
      { id, data: { user_id: OWNER, message: 'written directly', read: true } },
    ]);
    expect(await count()).toBe(1);
  });

  test('a view of one’s own profile adds nothing', async () => {
    const own = { ...named(), viewer: { uid: OWNER, email: null, isVerified: true } };
    expect(await record(own)).toBe('own');
    expect(await notifications()).toEqual([]);
    expect(await count()).toBeUndefined();
  });
});

test('a private profile’s view is neither notified nor counted', async () => {
  await firestore.doc(`profiles/${OWNER}`).update({ is_profile_public: false });
  expect(await record(anonymous('a'))).toBe('private');
  expect(await notifications()).toEqual([]);
  expect(await count()).toBeUndefined();
});

test('a taken-down profile’s view is neither notified nor counted', async () => {
  await firestore.doc(`profiles/${OWNER}`).update({ taken_down: { reason: 'spam' } });
  expect(await record(anonymous('a'))).toBe('removed');
  expect(await notifications()).toEqual([]);
  expect(await count()).toBeUndefined();
});

test('a view by a blocked viewer is neither notified nor counted, named or not', async () => {
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

test('a view of a missing profile is not stored', async () => {
  expect(await record({ ...anonymous('a'), profileId: 'nobody' })).toBe('missing');
  expect(await firestore.doc('profiles/nobody/views/2026-05-18w').get()).toHaveProperty('exists', false);
});

test('a view is counted although the owner switched notifications off', async () => {
  await firestore.doc(`settings/${OWNER}`).set({ notify_views: false });
  expect(await record(anonymous('a'))).toBe('recorded');
  expect(await record(anonymous('a'))).toBe('repeated');
  expect(await notifications()).toEqual([]);
  expect(await count()).toBe(1);
});

describe('the instance’s cache of an owner', () => {
  const profile = () => firestore.doc(`profiles/${OWNER}`);
  const settings = () => firestore.doc(`settings/${OWNER}`);

  test('a profile made private stops counting and notifying within a minute, on every instance', async () => {
    await record(anonymous('a'));
    await profile().update({ is_profile_public: false });
    pass(MINUTE);
    expect(await record(anonymous('b', NOON + MINUTE))).toBe('private');
    expect(await viewRecorder(everybodyVerified(firestore))(anonymous('c', NOON + MINUTE))).toBe('private');
    expect(await count()).toBe(1);
    expect(await notifications()).toHaveLength(1);
  });

  test('a profile made public counts at once', async () => {
    await profile().update({ is_profile_public: false });
    expect(await record(anonymous('a'))).toBe('private');
    await profile().update({ is_profile_public: true });
    expect(await record(anonymous('a'))).toBe('recorded');
  });

  test('views of an owner who switches notifications off notify nobody after a minute, and are counted', async () => {
    await record(anonymous('a'));
    await settings().set({ notify_views: false });
    pass(MINUTE);
    await record(anonymous('b', NOON + MINUTE));
    expect(await notifications()).toHaveLength(1);
    expect(await count()).toBe(2);
  });

  test('nothing is stored for a deleted account that an instance still has cached', async () => {
    await record(anonymous('a'));
    await firestore.recursiveDelete(profile());
    const stored = await notifications();
    await Promise.all(stored.map(({ id }) => firestore.doc(`notifications/${id}`).delete()));
    expect(await record(anonymous('b'))).toBe('missing');
    expect(await profile().listCollections()).toEqual([]);
    expect(await notifications()).toEqual([]);
  });
});

test('a late view, stored after views of the next hour, is neither lost nor counted twice', async () => {
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
  const [notification] = await notifications();
  // The notification's id is random: it holds neither the viewer's key nor the key's part for the network.
  expect(notification?.id).toMatch(new RegExp(`^${OWNER}_anonymous-[\\w-]{12}_${String(halfHour(NOON))}$`));
  expect(notification?.id).not.toContain('key-a');
  const week = (await firestore.doc(`profiles/${OWNER}/views/2026-05-18w`).get()).data();
  expect(Object.keys(week ?? {}).sort()).toEqual(['days', 'hour', 'notified']);
});

describe('the secrets that viewers’ keys are made with', () => {
  const END_OF_MAY = Date.UTC(2026, 5, 1);
  /** A month's end that falls within a week. */
  const END_OF_JUNE = Date.UTC(2026, 6, 1);

  test('one secret a month is made, by whoever comes first, and expires a day after the month', async () => {
    const [first, second] = await Promise.all([viewerSecret(firestore, NOON), viewerSecret(firestore, NOON)]);
    expect(first).toEqual(second);
    expect(first.length).toBe(32);
    const stored = await firestore.doc('secrets/viewers-2026-05').get();
    expect(first.equals(stored.get('secret') as Buffer)).toBe(true);
    expect((stored.get('expires_at') as Timestamp).toMillis()).toBe(END_OF_MAY + 24 * 60 * MINUTE);
    expect((await viewerSecret(firestore, END_OF_MAY)).equals(first)).toBe(false);
  });

  test('secrets change between two half-hours, so that a viewer of the month’s end is counted once and may act after it', async () => {
    const visitor = async (at: number) =>
      viewerKey(
        await viewerSecret(firestore, at),
        OWNER,
        undefined,
        { visitorKey: '0'.repeat(32), network: '203.0.113.7', userAgent: 'Firefox' },
        at,
      );
    const open = async (at: number) => anonymous(await visitor(at), at);
    expect(await record(await open(END_OF_JUNE - 20 * MINUTE))).toBe('recorded');
    expect(await record(await open(END_OF_JUNE - 1))).toBe('repeated');
    const earlierKey = await visitor(END_OF_JUNE - 29 * MINUTE);
    const actions = acting(await open(END_OF_JUNE + MINUTE), ['video'], earlierKey);
    expect(await record(actions)).toBe('recorded');
    expect(await record(actions)).toBe('repeated');
    expect(await record(await open(END_OF_JUNE + 2 * MINUTE))).toBe('recorded');
    expect(await count('2026-06-30')).toBe(1);
    expect(await count('2026-07-01')).toBe(1);
  });
});
