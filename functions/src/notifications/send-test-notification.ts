// The notification of /notification-test. trackProfileView skips own views: testing on oneself needs this route.
import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as yup from 'yup';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { utcDate } from '@marquee/domain/values/time';
import { firestore } from '../runtime/admin.ts';
import { callRoute } from '../requests/call-route.ts';
import { documentId } from '../requests/input.ts';
import { countIn, limitExpiry } from '../requests/rate-limits.ts';
import { notificationDocument } from './notification-document.ts';

const REQUEST = yup.object({
  userId: documentId,
  /** The id of a press of the button: a repeated call writes the same notification. */
  requestId: yup.string().required().uuid(),
});

/** Test notifications that one account may send in a day. */
export const TEST_NOTIFICATIONS_PER_DAY = 20;

export interface TestNotification {
  readonly sender: string;
  readonly recipient: string;
  readonly requestId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Writes the notification, once for each request. */
export async function writeTestNotification(
  database: Firestore,
  { sender, recipient, requestId, now }: TestNotification,
): Promise<'written' | 'repeated' | 'limited'> {
  // A hash, so that a test notification to somebody else does not name the tester's account after its deletion.
  const key = createHash('sha256').update(`${sender}/${requestId}`).digest('base64url');
  const notification = database.collection('notifications').doc(`test_${key}`);
  const limit = database.collection('call_limits').doc(sender);
  return database.runTransaction(async (transaction) => {
    const [before, counter] = await transaction.getAll(notification, limit);
    if (before?.exists === true) return 'repeated';
    const day = utcDate(now);
    const sent = counter?.get('day') === day ? countIn(counter, 'test_notifications') : 0;
    if (sent >= TEST_NOTIFICATIONS_PER_DAY) return 'limited';
    // Merged, because the document also counts the day's thumbnails.
    transaction.set(
      limit,
      { day, test_notifications: sent + 1, expires_at: limitExpiry(now) },
      { merge: true },
    );
    transaction.create(
      notification,
      notificationDocument({
        owner: recipient,
        title: 'Test Notification',
        message: 'This is a test notification',
        event: 'test',
      }),
    );
    return 'written';
  });
}

export const sendTestNotification = callRoute({
  path: ENDPOINTS.sendTestNotification,
  callers: 'account',
  accountPerMinute: 60,
  atOnce: 20,
  seconds: 30,
  input: REQUEST,
  badInput: 'Please enter a target user ID',
  failure: { event: 'test notification not sent', message: 'The test notification could not be written' },
  act: async ({ userId, requestId }, { caller }): Promise<{ readonly success: true }> => {
    if (userId !== caller.uid && caller['tester'] !== true) {
      throw new HttpsError('permission-denied', 'Only your own user ID can be the target');
    }
    const test = { sender: caller.uid, recipient: userId, requestId, now: Date.now() };
    if ((await writeTestNotification(firestore(), test)) === 'limited') {
      throw new HttpsError('resource-exhausted', 'Too many tests for today');
    }
    return { success: true };
  },
});
