// Writes a notification of a view directly: the only kind that the rules let a viewer create. The site loads this file
// as well (site-account/write-view.ts).
import { getDoc, runTransaction, serverTimestamp } from 'firebase/firestore';
import {
  notificationName,
  PROFILE_VIEW_TITLE,
  profileViewId,
  profileViewMessage,
  UNNAMED_VIEWER,
} from '@marquee/domain/notifications/notification';
import { DEFAULT_SETTINGS } from '@marquee/domain/accounts/settings';
import { TIMING } from '@marquee/domain/values/timing';
import { firestore } from '#web/firebase/firestore.ts';
import { directViewDoc, notificationDoc, profileRef, settingsRef } from '#web/firebase/references.ts';
import type { Strategy } from './strategies.ts';

/**
 * The time by the server's clock, in milliseconds since 1970: the half-hour in a notification's id must match it. If
 * the server sends no time, the time by this device's clock, which may be wrong.
 */
async function serverNow(): Promise<number> {
  const response = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const serverTime = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(serverTime) ? Date.now() : serverTime;
}

/**
 * The viewer's name. Throws when the viewer chose not to show it: the notification's id would say who the viewer is.
 */
async function viewerName(uid: string): Promise<string> {
  const [profile, settings] = await Promise.all([getDoc(profileRef(uid)), getDoc(settingsRef(uid))]);
  const { show_name_when_viewing } = settings.data() ?? DEFAULT_SETTINGS;
  if (!show_name_when_viewing) throw new Error('A viewer who does not show the name has no direct write.');
  const stored = profile.data();
  return stored ? notificationName(stored) : UNNAMED_VIEWER;
}

/**
 * Notifies the owner of the viewer's view. Throws what Firestore throws, and when the viewer hides the name. The rules
 * refuse a second write for the same half-hour, and a write less than a minute after the viewer's last one.
 */
export async function writeViewDirectly(ownerId: string, viewerId: string): Promise<void> {
  const [viewer_name, now] = await Promise.all([viewerName(viewerId), serverNow()]);
  const id = profileViewId(ownerId, viewerId, now);
  // A transaction fails without a connection, whereas a plain write would wait for one and notify too late.
  await runTransaction(
    firestore,
    (transaction) => {
      transaction.set(notificationDoc(id), {
        user_id: ownerId,
        title: PROFILE_VIEW_TITLE,
        message: profileViewMessage(viewer_name),
        type: 'profile_view',
        read: false,
        created_at: serverTimestamp(),
        metadata: {
          viewer_id: viewerId,
          viewer_name,
          viewer_email: null,
          timestamp: serverTimestamp(),
          event_type: 'profile_view',
        },
      });
      transaction.set(directViewDoc(viewerId), { at: serverTimestamp(), notification: id });
      return Promise.resolve();
    },
    { maxAttempts: 1 },
  );
}

/** The strategy that writes the notification directly, for signed-in viewers only. */
export const directStrategy = (ownerId: string, viewerId: string): Strategy => ({
  name: 'direct',
  send: async () => {
    await writeViewDirectly(ownerId, viewerId);
    return 'sent';
  },
  retries: TIMING.notificationRetries,
});
