// The event of each new notification.
import { onDocumentCreated } from 'firebase-functions/firestore';
import { logFailure } from '../runtime/log.ts';
import { TRIGGER_OPTIONS } from '../runtime/function-options.ts';
import { pushBackends } from './push-backends.ts';
import { pushNotification } from './push-notifications.ts';
import { pushItemOf } from './push-item.ts';
import { VAPID_PRIVATE_KEY } from './vapid-keys.ts';

/** Eventarc repeats the event until it succeeds: an item that is in the outbox already is not added again. */
export const pushOnNotification = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'notifications/{id}', secrets: [VAPID_PRIVATE_KEY] },
  async ({ data, params, time }) => {
    const toPush = pushItemOf(params.id, data?.data(), Date.parse(time));
    if (!toPush) return;
    try {
      await pushNotification(pushBackends(), toPush.owner, toPush.item);
    } catch (error) {
      logFailure('notification not pushed', error);
      throw error;
    }
  },
);
