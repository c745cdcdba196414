// The triggers of web push: one runs for each new notification, one every minute for the outboxes that are due.
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../runtime/admin.ts';
import { logFailure } from '../runtime/log.ts';
import { SCHEDULE_OPTIONS, TRIGGER_OPTIONS } from '../runtime/function-options.ts';
import { siteAddress } from '../requests/origin.ts';
import { deliverAllDue, pushNotification, type PushBackends } from './push-notifications.ts';
import { pushItemOf } from './push-item.ts';
import { VAPID_PRIVATE_KEY, vapidKeys } from './vapid-keys.ts';

const backends = (): PushBackends => ({
  firestore: firestore(),
  keys: vapidKeys(VAPID_PRIVATE_KEY.value(), siteAddress()),
  clock: Date.now,
});

/** Eventarc repeats the event until it succeeds: an item that is in the outbox already is not added again. */
export const pushOnNotification = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'notifications/{id}', secrets: [VAPID_PRIVATE_KEY] },
  async ({ data, params, time }) => {
    const toPush = pushItemOf(params.id, data?.data(), Date.parse(time));
    if (!toPush) return;
    try {
      await pushNotification(backends(), toPush.owner, toPush.item);
    } catch (error) {
      logFailure('notification not pushed', error);
      throw error;
    }
  },
);

/** Seconds before a run's time-out in which it begins no more messages. */
const RESERVE = 20;

export const sendDuePushes = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: 'every 1 minutes', secrets: [VAPID_PRIVATE_KEY] },
  async () => {
    await deliverAllDue(backends(), Date.now() + (SCHEDULE_OPTIONS.timeoutSeconds - RESERVE) * 1000);
  },
);
