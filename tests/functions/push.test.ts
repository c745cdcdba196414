// Web push from the stored notification to the browser, through the suite's push service: what arrives, what is
// collected, what is retried, and that nothing is sent to anybody who switched it off.
import { randomUUID } from 'node:crypto';
import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteEverything } from '../../functions/src/accounts/delete-everything.ts';
import { loadDevices, MAX_DEVICES, storeDevice } from '../../functions/src/push/devices.ts';
import { LEASE, type PushItem } from '../../functions/src/push/outbox-state.ts';
import {
  deliverAllDue,
  deliverDue,
  pushNotification,
  type PushBackends,
} from '../../functions/src/push/push-notifications.ts';
import { vapidKeys } from '../../functions/src/push/vapid-keys.ts';
import {
  startPushService,
  type PushedMessage,
  type PushService,
} from '../../scripts/push-service/push-service.ts';
import { ownDatabase } from './environment.ts';
import { MINUTE } from '@marquee/domain/values/time';

const NOON = Date.parse('2026-11-23T12:00:00+05:30');

const { firestore, auth } = await ownDatabase('demo-push');
const keys = vapidKeys(webPush.generateVAPIDKeys().privateKey, 'https://marquee.example');
let service: PushService;
let now = NOON;
let uid = '';
const backends: PushBackends = { firestore, keys, clock: () => now };

beforeAll(async () => {
  service = await startPushService(0);
});
afterAll(() => service.close());
beforeEach(() => {
  now = NOON;
  uid = `owner-${randomUUID().slice(0, 8)}`;
});

interface Browser {
  readonly endpoint: string;
  readonly id: string;
}

/** Stores a subscription, as of a browser in which an account switched push on. */
async function browser({ owner = uid, key = keys.publicKey } = {}): Promise<Browser> {
  const response = await fetch(`${service.origin}/subscribe`, {
    method: 'POST',
    body: JSON.stringify({ vapid: key }),
  });
  const subscription = (await response.json()) as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const device = {
    uid: owner,
    endpoint: subscription.endpoint,
    ...subscription.keys,
    name: 'Test',
  };
  return { endpoint: subscription.endpoint, id: await storeDevice(firestore, device) };
}

async function received({ endpoint }: Browser): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${service.origin}/messages?endpoint=${encodeURIComponent(endpoint)}`);
  const { messages } = (await response.json()) as { messages: PushedMessage[] };
  return messages.map(({ text }) => JSON.parse(text ?? 'null') as Record<string, unknown>);
}

const titles = async (device: Browser): Promise<unknown[]> =>
  (await received(device)).map(({ title }) => title);

const fault = (device: Browser, body?: object) =>
  fetch(device.endpoint.replace('/push/', '/faults/'), {
    method: body ? 'PUT' : 'DELETE',
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const settings = (data: object) => firestore.collection('settings').doc(uid).set(data);
const view = (id: string, name: string | null = null): PushItem => ({ id, kind: 'view', name, viewers: 1 });
const notify = (item: PushItem) => pushNotification(backends, uid, item);
const outbox = async () => (await firestore.collection('push_outbox').doc(uid).get()).data();

/** Runs the schedule at a moment. */
async function runAt(time: number): Promise<void> {
  now = time;
  await deliverAllDue(backends, now + MINUTE);
}

describe('pushes of notifications', () => {
  test('a push reaches each of the owner’s browsers, encrypted, with the unread count', async () => {
    const [phone, laptop] = [await browser(), await browser()];
    for (const id of ['n1', 'n2']) {
      await firestore.collection('notifications').doc(`${uid}${id}`).set({ user_id: uid, read: false });
    }
    await firestore.collection('notifications').doc(`${uid}n3`).set({ user_id: uid, read: true });
    await notify(view('n1', 'Asha Rao'));
    const message = {
      title: 'Someone viewed your profile',
      body: 'Tap to see it in your notifications.',
      path: '/notifications#n1',
      unread: 2,
    };
    expect(await received(laptop)).toEqual([message]);
    expect(await received(phone)).toEqual([message]);
  });

  test('a push is in Hindi for an account whose language is Hindi', async () => {
    const phone = await browser();
    await settings({ language: 'hi' });
    await notify(view('n1'));
    expect(await titles(phone)).toEqual(['किसी ने आपकी प्रोफ़ाइल देखी']);
  });

  test.each([
    ['is pushed', {}, ['You have a reminder for today']],
    ['is not pushed where that is switched off', { push_reminders: false }, []],
    ['is not pushed where reminders are switched off', { notify_reminders: false }, []],
  ])('a reminder %s', async (_name, choices, expected) => {
    const phone = await browser();
    await settings(choices);
    await notify({ id: 'n1', kind: 'reminder', name: 'Office', viewers: 1 });
    expect(await titles(phone)).toEqual(expected);
  });

  test('a push reaches the other browsers once when nothing can be encrypted for one of them', async () => {
    const [phone, broken] = [await browser(), await browser()];
    await firestore.doc(`push_subscriptions/${broken.id}`).update({ p256dh: `B${'A'.repeat(86)}` });
    await notify(view('n1'));
    await runAt(NOON + 60 * MINUTE);
    expect([await titles(phone), await titles(broken)]).toEqual([['Someone viewed your profile'], []]);
    expect(await outbox()).toMatchObject({ sending: null, pending: [] });
  });

  test('a push names the viewer when the owner chose so', async () => {
    const phone = await browser();
    await settings({ push_shows_name: true });
    await notify(view('n1', 'Asha Rao'));
    expect(await titles(phone)).toEqual(['Asha Rao viewed your profile']);
  });

  test('notifications are collected for half an hour after a push', async () => {
    const phone = await browser();
    await notify(view('n1'));
    now += MINUTE;
    await notify(view('n2'));
    await notify(view('n3'));
    await runAt(NOON + 29 * MINUTE);
    expect(await titles(phone)).toHaveLength(1);
    await runAt(NOON + 30 * MINUTE);
    expect(await titles(phone)).toEqual(['Someone viewed your profile', '2 views of your profile']);
    await runAt(NOON + 60 * MINUTE);
    expect(await titles(phone)).toHaveLength(2);
  });

  test('a notification whose event arrives several times at once is pushed once', async () => {
    const phone = await browser();
    await Promise.all(Array.from({ length: 5 }, () => notify(view('n1'))));
    await runAt(NOON + 31 * MINUTE);
    expect(await titles(phone)).toEqual(['Someone viewed your profile']);
  });

  test('a push waits for the end of the quiet hours on the owner’s clock', async () => {
    const phone = await browser();
    await settings({ quiet_hours: { from: 11 * 60, to: 13 * 60 }, time_zone: 'Asia/Kolkata' });
    await notify(view('n1'));
    await runAt(NOON + 59 * MINUTE);
    expect(await titles(phone)).toEqual([]);
    await runAt(NOON + 60 * MINUTE);
    expect(await titles(phone)).toHaveLength(1);
  });
});

test.each(['gone', 'ended'])('a device whose subscription is %j is deleted', async (way) => {
  const [phone, laptop] = [await browser(), await browser()];
  if (way === 'gone') await fault(phone, { kind: 'gone' });
  else await fetch(phone.endpoint, { method: 'DELETE' });
  await notify(view('n1'));
  expect((await loadDevices(firestore, uid)).map(({ id }) => id)).toEqual([laptop.id]);
  expect(await titles(laptop)).toHaveLength(1);
});

test('a device whose push service was down gets the message when it is back, and the other device not twice', async () => {
  const [phone, laptop] = [await browser(), await browser()];
  await fault(phone, { kind: 'down' });
  await notify(view('n1'));
  await runAt(NOON + MINUTE);
  await fault(phone);
  await runAt(NOON + 2 * MINUTE);
  expect(await titles(phone)).toEqual([]);
  await runAt(NOON + 3 * MINUTE);
  expect([await titles(phone), await titles(laptop)].map(({ length }) => length)).toEqual([1, 1]);
});

test('a push service that stays down is given up after an hour, and what came meanwhile goes to the others', async () => {
  const [phone, laptop] = [await browser(), await browser()];
  await fault(phone, { kind: 'down' });
  await notify(view('n1'));
  now = NOON + MINUTE;
  await notify(view('n2'));
  for (let minute = 1; minute <= 120; minute += 1) await runAt(NOON + minute * MINUTE);
  expect(await titles(phone)).toEqual([]);
  expect(await titles(laptop)).toHaveLength(2);
  await runAt(NOON + 300 * MINUTE);
  expect(await outbox()).not.toHaveProperty('due_at');
  expect(await outbox()).toMatchObject({ sending: null, pending: [] });
});

test('a push service that sends Retry-After gets no request for that time', async () => {
  const phone = await browser();
  await fault(phone, { kind: 'limited', retryAfter: 600 });
  await notify(view('n1'));
  await fault(phone);
  await runAt(NOON + 9 * MINUTE);
  expect(await titles(phone)).toEqual([]);
  await runAt(NOON + 10 * MINUTE);
  expect(await titles(phone)).toHaveLength(1);
});

test('a request to a push service that never answers is given up, and repeated later', async () => {
  const phone = await browser();
  await fault(phone, { kind: 'slow' });
  await notify(view('n1'));
  await fault(phone);
  await runAt(NOON + MINUTE);
  expect(await titles(phone)).toHaveLength(1);
});

test('a push service that rejects our key gets no retry, and the device stays registered', async () => {
  const phone = await browser({ key: webPush.generateVAPIDKeys().publicKey });
  await notify(view('n1'));
  expect(await titles(phone)).toEqual([]);
  expect(await loadDevices(firestore, uid)).toHaveLength(1);
  expect(await outbox()).not.toHaveProperty('due_at');
});

test('a message of an instance that dies while sending is sent by another when its lease ends', async () => {
  const phone = await browser();
  const dying: PushBackends = {
    ...backends,
    send: () => {
      throw new Error('killed');
    },
  };
  await expect(pushNotification(dying, uid, view('n1'))).rejects.toThrow('killed');
  await runAt(NOON + LEASE - 1000);
  expect(await titles(phone)).toEqual([]);
  await runAt(NOON + LEASE);
  expect(await titles(phone)).toHaveLength(1);
});

test('nothing is pushed or stored without a device', async () => {
  await notify(view('n1'));
  expect(await outbox()).toBeUndefined();
});

test.each<[string, object, PushItem['kind']]>([
  ['views switched off for push', { push_views: false }, 'view'],
  ['views switched off in the app', { notify_views: false }, 'view'],
  ['moderation switched off for push', { push_moderation: false }, 'moderation'],
])('nothing is pushed with %s', async (_name, choices, kind) => {
  const phone = await browser();
  await settings(choices);
  await notify({ ...view('n1'), kind });
  await runAt(NOON + 40 * MINUTE);
  expect(await titles(phone)).toEqual([]);
});

test('collected notifications are not pushed when their kind is switched off meanwhile', async () => {
  const phone = await browser();
  await notify(view('n1'));
  await notify(view('n2'));
  await settings({ push_views: false });
  await runAt(NOON + 40 * MINUTE);
  expect(await titles(phone)).toHaveLength(1);
});

test('nothing is pushed to a deleted device, also in the middle of retries', async () => {
  const phone = await browser();
  await fault(phone, { kind: 'down' });
  await notify(view('n1'));
  await fault(phone);
  await firestore.collection('push_subscriptions').doc(phone.id).delete();
  await runAt(NOON + 5 * MINUTE);
  await notify(view('n2'));
  await runAt(NOON + 60 * MINUTE);
  expect(await titles(phone)).toEqual([]);
});

test('nothing is pushed to a browser that another account has taken over', async () => {
  const phone = await browser();
  const device = (await loadDevices(firestore, uid))[0];
  if (!device) throw new Error('no device');
  const other = `other-${uid}`;
  await storeDevice(firestore, { ...device, uid: other, name: 'Test' });
  await notify(view('n1'));
  expect(await titles(phone)).toEqual([]);
  await pushNotification(backends, other, view('n2'));
  expect(await titles(phone)).toHaveLength(1);
});

test('nothing is pushed after the account is deleted, not even notifications collected before', async () => {
  const phone = await browser();
  await auth.createUser({ uid, email: `${uid}@example.com` });
  await notify(view('n1'));
  await notify(view('n2'));
  const bucket = { getFiles: () => Promise.resolve([[]]) } as never;
  await deleteEverything({ auth, firestore, bucket }, uid);
  await runAt(NOON + 40 * MINUTE);
  await deliverDue(backends, uid);
  expect(await titles(phone)).toHaveLength(1);
  expect(await outbox()).toBeUndefined();
  expect(await loadDevices(firestore, uid)).toEqual([]);
});

test('an account has a bounded number of devices: a further one replaces the oldest', async () => {
  const first = await browser();
  for (let count = 0; count < MAX_DEVICES; count += 1) await browser();
  const ids = (await loadDevices(firestore, uid)).map(({ id }) => id);
  expect(ids).toHaveLength(MAX_DEVICES);
  expect(ids).not.toContain(first.id);
});
