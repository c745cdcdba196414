// The number of unread notifications: in the top bar, in the document's title and on the installed app's icon.
import { limit, query, where } from 'firebase/firestore';
import { useEffect } from 'react';
import { useTitleCount } from '#web/components/screen-meta.ts';
import { useLiveQuery } from '#web/firebase/live.ts';
import { notificationsRef } from '#web/firebase/references.ts';
import { UNREAD_LIMIT, unreadLabel } from './unread-limit.ts';

/** How many notifications of a user are unread, live; `undefined` until that is known, 100 means more than 99. */
export function useUnreadCount(uid: string): number | undefined {
  const unread = useLiveQuery(
    `unread of ${uid}`,
    query(
      notificationsRef(),
      where('user_id', '==', uid),
      where('read', '==', false),
      limit(UNREAD_LIMIT + 1),
    ),
  );
  // A failure shows no message here, because the list itself shows one.
  return unread.status === 'ready' ? unread.data.length : undefined;
}

/** Shows the number in the document's title and on the installed app's icon, until it is 0 or the session ends. */
export function useUnreadBadge(count: number): void {
  useTitleCount(count === 0 ? '' : unreadLabel(count));
  useEffect(() => {
    // `setAppBadge` is absent where apps cannot be installed, and rejects where the app is not installed.
    if (!('setAppBadge' in navigator)) return;
    void (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined);
  }, [count]);
}
