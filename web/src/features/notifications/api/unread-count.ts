// The unread number: in the top bar, in the document's title and on the installed app's icon.
import { useEffect, useState } from 'react';
import { useTitleCount } from '../../../components/page-meta.ts';
import { useSession } from '../../../firebase/session.ts';
import { unreadLabel } from './unread-limit.ts';

/** How many notifications of the signed-in user are unread, live; `undefined` until that is known, 100 means more than 99. */
export function useUnreadCount(): number | undefined {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const [told, setTold] = useState<{ uid: string; count: number } | undefined>();

  useEffect(() => {
    if (uid === null) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    import('./watch-unread.ts')
      .then(({ watchUnread }) => {
        if (!left) stop = watchUnread(uid, (count) => setTold({ uid, count }));
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      left = true;
      stop?.();
    };
  }, [uid]);

  return told && told.uid === uid ? told.count : undefined;
}

/** Shows the number in the document's title and on the installed app's icon; the session's end takes it off again. */
export function useUnreadBadge(count: number): void {
  useTitleCount(count === 0 ? '' : unreadLabel(count));
  useEffect(() => {
    // Absent where apps cannot be installed; refused where they are not.
    if (!('setAppBadge' in navigator)) return;
    void (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined);
  }, [count]);
}
