// The services of the deployed project that pushes need.
import { firestore } from '../runtime/admin.ts';
import { siteAddress } from '../requests/origin.ts';
import type { PushBackends } from './push-notifications.ts';
import { VAPID_PRIVATE_KEY, vapidKeys } from './vapid-keys.ts';

/** The project's backends; functions that use them declare VAPID_PRIVATE_KEY. */
export const pushBackends = (): PushBackends => ({
  firestore: firestore(),
  keys: vapidKeys(VAPID_PRIVATE_KEY.value(), siteAddress()),
  clock: Date.now,
});
