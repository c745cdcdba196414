// Reminders of next dates, on a Firestore of the file's own: who is notified, when, and once.
import { beforeEach, expect, test } from 'vitest';
import { readNotification } from '@marquee/domain/notifications/notification';
import type { SentLink } from '@marquee/domain/views/named-link';
import { HOUR } from '@marquee/domain/values/time';
import { sendDueReminders } from '../../functions/src/reminders/send-reminders.ts';
import { ownDatabase } from './environment.ts';

const { firestore, clear } = await ownDatabase('demo-reminders');

const A = 'a'.repeat(13);
const B = 'b'.repeat(13);
const TODAY = '2026-05-20';
/** Eight in the morning in India. */
const EIGHT = Date.parse('2026-05-20T02:30:00Z');

const on = (next_on: string, changes: Partial<SentLink> = {}) => ({ label: 'Mukesh', next_on, ...changes });

const linksOf = (uid: string) => firestore.doc(`profiles/${uid}/private/links`);
const store = (uid: string, links: Record<string, unknown>, remind_on: string = TODAY) =>
  linksOf(uid).set({ links, remind_on, changed: A, updated_at: new Date() });
const remindOn = async (uid: string): Promise<unknown> => (await linksOf(uid).get()).get('remind_on');

async function notified(uid = 'asha') {
  const { docs } = await firestore.collection('notifications').where('user_id', '==', uid).get();
  return docs.map((document) => readNotification(document.id, document.data()));
}

beforeEach(clear);

test('a next date is notified once, at 8:00 of its day, however often the schedule runs', async () => {
  await store('asha', { [A]: on(TODAY, { project: 'Kalari' }), [B]: on('2026-06-01') });
  expect(await sendDueReminders(firestore, EIGHT - 1)).toBe(0);
  expect(await notified()).toEqual([]);
  const sent = await Promise.all([sendDueReminders(firestore, EIGHT), sendDueReminders(firestore, EIGHT)]);
  expect(sent.toSorted()).toEqual([0, 1]);
  expect(await sendDueReminders(firestore, EIGHT + HOUR)).toBe(0);
  expect(await notified()).toMatchObject([
    {
      type: 'reminder',
      message: 'Reminder for 2026-05-20: Mukesh, Kalari',
      link_code: A,
      link_label: 'Mukesh',
      reminder: { day: TODAY, project: 'Kalari' },
      read: false,
    },
  ]);
  expect(await remindOn('asha')).toBe('2026-06-01');
  expect((await linksOf('asha').get()).get('links')).toEqual({
    [A]: on(TODAY, { project: 'Kalari' }),
    [B]: on('2026-06-01'),
  });
});

test('a later run sends the reminders of a run that failed, and after the last date nothing is due', async () => {
  await store('asha', { [A]: on('2026-05-18'), [B]: on('2026-05-19') }, '2026-05-18');
  expect(await sendDueReminders(firestore, EIGHT)).toBe(2);
  expect((await notified()).map(({ reminder }) => reminder?.day ?? '').toSorted()).toEqual([
    '2026-05-18',
    '2026-05-19',
  ]);
  expect(await remindOn('asha')).toBeUndefined();
});

test('the next date of a deleted link is reminded of', async () => {
  await store('asha', { [A]: on(TODAY, { archived: true, revoked: true }) });
  expect(await sendDueReminders(firestore, EIGHT)).toBe(1);
});

test('no reminder is sent for a link whose stage is closed', async () => {
  await store('asha', { [A]: on(TODAY, { stage: 'closed' }) });
  expect(await sendDueReminders(firestore, EIGHT)).toBe(0);
  expect(await remindOn('asha')).toBeUndefined();
});

test('an owner who wants no reminders gets none, also not later', async () => {
  await store('asha', { [A]: on(TODAY) });
  await firestore.doc('settings/asha').set({ notify_reminders: false });
  expect(await sendDueReminders(firestore, EIGHT)).toBe(0);
  await firestore.doc('settings/asha').set({ notify_reminders: true });
  expect(await sendDueReminders(firestore, EIGHT + HOUR)).toBe(0);
  expect(await notified()).toEqual([]);
});

test('a malformed document of links does not stop a run, and other owners are reminded', async () => {
  await store(
    'a',
    { __proto__: null, constructor: on(TODAY), [A]: 'text', [B]: { next_on: TODAY } },
    '2000-01-01',
  );
  await linksOf('b').set({ links: 'text', remind_on: TODAY });
  await store('z', { [A]: on(TODAY) });
  await sendDueReminders(firestore, EIGHT);
  expect(await notified('z')).toHaveLength(1);
  expect(await Promise.all(['a', 'b', 'z'].map(remindOn))).toEqual([undefined, undefined, undefined]);
});

test('200 dates on one day cause 30 notifications', async () => {
  const links = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [String(index).padStart(13, '0'), on(TODAY)]),
  );
  await store('asha', links);
  expect(await sendDueReminders(firestore, EIGHT)).toBe(30);
  expect(await sendDueReminders(firestore, EIGHT + HOUR)).toBe(0);
});

test('a run sends the reminders of more owners than a page holds', async () => {
  const batch = firestore.batch();
  for (let index = 0; index < 230; index += 1) {
    batch.set(linksOf(`actor-${String(index)}`), { links: { [A]: on(TODAY) }, remind_on: TODAY });
  }
  await batch.commit();
  expect(await sendDueReminders(firestore, EIGHT)).toBe(230);
}, 60_000);
