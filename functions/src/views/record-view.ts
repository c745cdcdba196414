// Records one view in one transaction (design, section 7): who looked is decided here from stored documents alone.
import { randomBytes } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { LIMITS } from '@marquee/domain/limits';
import {
  halfHour,
  moreViewersMessage,
  PROFILE_VIEW_TITLE,
  profileViewId,
  profileViewMessage,
  UNNAMED_VIEWER,
  viewDay,
} from '@marquee/domain/notification';
import { displayName } from '@marquee/domain/profile';
import { readProfile } from '@marquee/domain/read-profile';
import { readSettings } from '@marquee/domain/settings';
import type { SignedInViewer } from './viewer.ts';

export interface View {
  readonly profileId: string;
  readonly viewer: SignedInViewer | undefined;
  /** What makes two views one within a half-hour. */
  readonly viewerKey: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type ViewOutcome = 'recorded' | 'repeated' | 'own' | 'private' | 'missing';

const HOUR = 60 * 60 * 1000;

/** Marks are read within their half-hour; Firestore's time-to-live policy on `expires_at` clears them away. */
const MARK_LIFETIME = 2 * HOUR;

interface ShownViewer {
  readonly id: string | null;
  readonly name: string;
  readonly email: string | null;
}

/** How the owner gets to see the viewer: by name unless switched off, with the address only if switched on. */
function shownViewer(
  viewer: SignedInViewer | undefined,
  profile: DocumentSnapshot | undefined,
  settings: DocumentSnapshot | undefined,
): ShownViewer {
  if (!viewer) return { id: null, name: UNNAMED_VIEWER, email: null };
  const { show_name_when_viewing, show_email_when_viewing } = readSettings(settings?.data());
  const name = displayName(readProfile(viewer.uid, profile?.data()));
  return {
    id: show_name_when_viewing ? viewer.uid : null,
    name: show_name_when_viewing && name !== '' ? name : UNNAMED_VIEWER,
    email: show_email_when_viewing ? viewer.email : null,
  };
}

/** How many viewers of the present hour have been told of, from the day's document. */
function toldThisHour(day: DocumentSnapshot, hour: number): number {
  const told: unknown = day.get('hour') === hour ? day.get('hour_told') : 0;
  return typeof told === 'number' ? told : 0;
}

function notification(profileId: string, message: string, viewer: ShownViewer) {
  return {
    user_id: profileId,
    title: PROFILE_VIEW_TITLE,
    message,
    type: 'profile_view',
    read: false,
    created_at: FieldValue.serverTimestamp(),
    metadata: {
      viewer_id: viewer.id,
      viewer_name: viewer.name,
      viewer_email: viewer.email,
      timestamp: FieldValue.serverTimestamp(),
      event_type: 'profile_view',
    },
  };
}

/** Counts the view and tells the owner, unless it is the owner's own or the viewer's second in the half-hour. */
export async function recordView(firestore: Firestore, view: View): Promise<ViewOutcome> {
  const { profileId, viewer, viewerKey, now } = view;
  if (viewer?.uid === profileId) return 'own';
  const profiles = firestore.collection('profiles');
  const settings = firestore.collection('settings');
  const notifications = firestore.collection('notifications');
  const owner = profiles.doc(profileId);
  const day = owner.collection('views').doc(viewDay(now));
  const mark = day.collection('viewers').doc(`${viewerKey}_${String(halfHour(now))}`);
  // A client that could not reach us may have written this one itself.
  const direct = viewer && notifications.doc(profileViewId(profileId, viewer.uid, now));
  const hour = Math.floor(now / HOUR);

  return firestore.runTransaction(async (transaction): Promise<ViewOutcome> => {
    const [profile, marked, today, ownerSettings, viewerProfile, viewerSettings, written] =
      await transaction.getAll(
        owner,
        mark,
        day,
        settings.doc(profileId),
        ...(viewer && direct ? [profiles.doc(viewer.uid), settings.doc(viewer.uid), direct] : []),
      );
    if (!profile?.exists || !today) return 'missing';
    if (!readProfile(profileId, profile.data()).is_profile_public) return 'private';
    if (marked?.exists) return 'repeated';

    transaction.create(mark, { expires_at: Timestamp.fromMillis(now + MARK_LIFETIME) });
    const isTold = readSettings(ownerSettings?.data()).notify_views && written?.exists !== true;
    const told = toldThisHour(today, hour) + (isTold ? 1 : 0);
    transaction.set(day, { count: FieldValue.increment(1), hour, hour_told: told }, { merge: true });
    if (!isTold) return 'recorded';

    if (told > LIMITS.notificationsPerHour) {
      const nobody = { id: null, name: UNNAMED_VIEWER, email: null };
      const message = moreViewersMessage(told - LIMITS.notificationsPerHour);
      transaction.set(
        notifications.doc(`${profileId}_more_${String(hour)}`),
        notification(profileId, message, nobody),
      );
      return 'recorded';
    }
    const shown = shownViewer(viewer, viewerProfile, viewerSettings);
    // A viewer who is not named is not named by the id either.
    const key = shown.id ?? `anonymous-${randomBytes(9).toString('base64url')}`;
    transaction.set(
      notifications.doc(profileViewId(profileId, key, now)),
      notification(profileId, profileViewMessage(shown.name), shown),
    );
    return 'recorded';
  });
}
