// The direct write: the one notification the security rules let a viewer make (design, section 5).
import { getDoc, runTransaction, serverTimestamp } from 'firebase/firestore';
import {
  PROFILE_VIEW_TITLE,
  profileViewId,
  profileViewMessage,
  UNNAMED_VIEWER,
} from '@marquee/domain/notification';
import { displayName } from '@marquee/domain/profile';
import { DEFAULT_SETTINGS } from '@marquee/domain/settings';
import { firestore } from '../../../firebase/firestore.ts';
import { notificationDoc, profileRef, settingsRef } from '../../../firebase/references.ts';
import { serverNow } from '../../../lib/server-now.ts';

/** First and last name, else username, else 'Someone'; 'Someone' too when the viewer hides the name. */
async function viewerName(uid: string): Promise<string> {
  const [profile, settings] = await Promise.all([getDoc(profileRef(uid)), getDoc(settingsRef(uid))]);
  const { show_name_when_viewing } = settings.data() ?? DEFAULT_SETTINGS;
  const stored = profile.data();
  return (show_name_when_viewing && stored ? displayName(stored) : '') || UNNAMED_VIEWER;
}

/** Tells the owner of the viewer's view. Throws what Firestore throws; a second in the half-hour is refused. */
export async function writeViewDirectly(ownerId: string, viewerId: string): Promise<void> {
  const [viewer_name, now] = await Promise.all([viewerName(viewerId), serverNow()]);
  // A transaction fails when there is no connection, where a plain write would wait for one and tell too late.
  await runTransaction(
    firestore,
    (transaction) => {
      transaction.set(notificationDoc(profileViewId(ownerId, viewerId, now)), {
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
      return Promise.resolve();
    },
    { maxAttempts: 1 },
  );
}
