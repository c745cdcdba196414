// The notifications that views make: one a viewer, and one for all viewers past the hour's cap.
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import {
  MORE_VIEWERS,
  notificationName,
  PROFILE_VIEW_TITLE,
  profileViewMessage,
  UNNAMED_VIEWER,
} from '@marquee/domain/notification';
import { readProfile } from '@marquee/domain/read-profile';
import { readSettings } from '@marquee/domain/settings';
import type { SignedInViewer } from './viewer.ts';

export interface ShownViewer {
  readonly id: string | null;
  readonly name: string;
  readonly email: string | null;
}

const NOBODY: ShownViewer = { id: null, name: UNNAMED_VIEWER, email: null };

/** How the owner gets to see the viewer: by name unless switched off, with the address only if switched on. */
export function shownViewer(
  viewer: SignedInViewer | undefined,
  profile: DocumentSnapshot | undefined,
  settings: DocumentSnapshot | undefined,
): ShownViewer {
  if (!viewer?.isVerified) return NOBODY;
  const { show_name_when_viewing, show_email_when_viewing } = readSettings(settings?.data());
  const name = notificationName(readProfile(viewer.uid, profile?.data(), null));
  return {
    id: show_name_when_viewing ? viewer.uid : null,
    name: show_name_when_viewing ? name : UNNAMED_VIEWER,
    email: show_email_when_viewing ? viewer.email : null,
  };
}

const unread = (profileId: string, message: string) => ({
  user_id: profileId,
  title: PROFILE_VIEW_TITLE,
  message,
  type: 'profile_view',
  read: false,
  created_at: FieldValue.serverTimestamp(),
});

const metadata = ({ id, name, email }: ShownViewer) => ({
  viewer_id: id,
  viewer_name: name,
  viewer_email: email,
  timestamp: FieldValue.serverTimestamp(),
  event_type: 'profile_view',
});

export function viewNotification(profileId: string, viewer: ShownViewer) {
  return { ...unread(profileId, profileViewMessage(viewer.name)), metadata: metadata(viewer) };
}

/** To be merged: adds viewers to the hour's '… and N more', which is unread again. */
export function moreNotification(profileId: string, viewers: number) {
  return {
    ...unread(profileId, MORE_VIEWERS),
    metadata: { ...metadata(NOBODY), viewers: FieldValue.increment(viewers) },
  };
}
