import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeTestNotification } from '../../functions/src/notifications/send-test-notification.ts';
import { ownDatabase } from './environment.ts';

const { firestore } = await ownDatabase('demo-test-notification');

test('a test notification leaves the day’s count of thumbnails as it is', async () => {
  const limit = firestore.doc('call_limits/asha');
  await limit.set({ thumbnail_day: '2026-05-20', thumbnails: 60 });
  const now = Date.UTC(2026, 4, 20, 12);
  const test = { sender: 'asha', recipient: 'asha', requestId: randomUUID(), now };
  expect(await writeTestNotification(firestore, test)).toBe('written');
  expect((await limit.get()).data()).toMatchObject({ thumbnails: 60, test_notifications: 1 });
});
