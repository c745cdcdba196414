// The triggers of web push: a notification that was written, and each minute what has become due since.
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { readNotification, UNNAMED_VIEWER } from '@marquee/domain/notification';
import { firestore } from '../runtime/admin.ts';
import { logFailure } from '../runtime/log.ts';
import { SCHEDULE_OPTIONS, TRIGGER_OPTIONS } from '../runtime/settings.ts';
import { siteAddress } from '../public-page/origin.ts';
import { deliverAllDue, pushNotification, type PushBackends } from './push-notifications.ts';
import type { PushItem } from './outbox-state.ts';
import { VAPID_PRIVATE_KEY, vapidKeys } from './vapid-keys.ts';

const backends = (): PushBackends => ({
  firestore: firestore(),
  keys: vapidKeys(VAPID_PRIVATE_KEY.value(), siteAddress()),
  clock: Date.now,
});

function pushItem(id: string, stored: unknown): PushItem {
  const { type, viewer_name, viewers, link_label } = readNotification(id, stored);
  const viewKind = link_label === null ? 'view' : 'link';
  return {
    id,
    kind: type === 'profile_view' ? viewKind : type === 'contact' ? 'contact' : 'moderation',
    name: link_label ?? (viewer_name === UNNAMED_VIEWER ? null : viewer_name),
    viewers: viewers ?? 1,
  };
}

/**
 * Milliseconds after which a notification is not pushed: an import writes old ones, and deleting an account rewrites
 * the notifications that named it.
 */
const MAX_AGE = 60 * 60 * 1000;

/** Repeated by Eventarc until it succeeds: an item that is in the outbox already is not added again. */
export const pushOnNotification = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'notifications/{id}', secrets: [VAPID_PRIVATE_KEY] },
  async ({ data, params, time }) => {
    const stored = data?.data();
    const { user_id, created_at } = readNotification(params.id, stored);
    if (user_id === '' || created_at < Date.parse(time) - MAX_AGE) return;
    try {
      await pushNotification(backends(), user_id, pushItem(params.id, stored));
    } catch (error) {
      logFailure('notification not pushed', error);
      throw error;
    }
  },
);

/** Seconds left for the last message of a run. */
const RESERVE = 20;

export const sendDuePushes = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: 'every 1 minutes', secrets: [VAPID_PRIVATE_KEY] },
  async () => {
    await deliverAllDue(backends(), Date.now() + (SCHEDULE_OPTIONS.timeoutSeconds - RESERVE) * 1000);
  },
);
