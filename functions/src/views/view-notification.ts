// The notifications of views: one for each viewer, and one for all viewers past the hour's cap.
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { NamedLink } from '@marquee/domain/views/named-link';
import {
  linkOpenedMessage,
  MORE_VIEWERS,
  notificationName,
  PROFILE_VIEW_TITLE,
  profileViewMessage,
  UNNAMED_VIEWER,
} from '@marquee/domain/notifications/notification';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { readSettings } from '@marquee/domain/accounts/settings';
import type { SignedInViewer } from './viewer.ts';

export interface ShownViewer {
  readonly id: string | null;
  readonly name: string;
  readonly email: string | null;
  /** Whether the name may link to the viewer's profile: it is public, and the viewer is named. */
  readonly isPublic: boolean;
}

export const NOBODY: ShownViewer = { id: null, name: UNNAMED_VIEWER, email: null, isPublic: false };

/** The viewer as the owner sees them: with the name unless switched off, with the e-mail address if switched on. */
export function shownViewer(
  viewer: SignedInViewer | undefined,
  profile: DocumentSnapshot | undefined,
  settings: DocumentSnapshot | undefined,
): ShownViewer {
  if (!viewer?.isVerified) return NOBODY;
  const { show_name_when_viewing, show_email_when_viewing } = readSettings(settings?.data());
  const own = readProfile(viewer.uid, profile?.data());
  const isPublic = profile?.exists === true && own.is_profile_public && !own.taken_down;
  return {
    id: show_name_when_viewing ? viewer.uid : null,
    name: show_name_when_viewing ? notificationName(own) : UNNAMED_VIEWER,
    email: show_email_when_viewing ? viewer.email : null,
    isPublic: show_name_when_viewing && isPublic,
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

const metadata = ({ id, name, email, isPublic }: ShownViewer) => ({
  viewer_id: id,
  viewer_name: name,
  viewer_email: email,
  viewer_is_public: isPublic,
  timestamp: FieldValue.serverTimestamp(),
  event_type: 'profile_view',
});

/** `link`: the named link that the profile was opened by. */
export function viewNotification(profileId: string, viewer: ShownViewer, link?: NamedLink) {
  if (!link) return { ...unread(profileId, profileViewMessage(viewer.name)), metadata: metadata(viewer) };
  return {
    ...unread(profileId, linkOpenedMessage(link.label)),
    metadata: { ...metadata(viewer), link_code: link.code, link_label: link.label },
  };
}

/** Fields to merge: they add viewers to the hour's '… and N more' and mark it unread again. */
export function moreNotification(profileId: string, viewers: number) {
  return {
    ...unread(profileId, MORE_VIEWERS),
    metadata: { ...metadata(NOBODY), viewers: FieldValue.increment(viewers) },
  };
}
