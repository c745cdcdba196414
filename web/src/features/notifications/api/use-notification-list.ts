// The newest notifications, live: one listener, whose limit grows with each 'Show more'.
import { limit, orderBy, query, where, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import type { Notification } from '@marquee/domain/notifications/notification';
import { openedInstances } from '#web/firebase/firestore.ts';
import { knownQuery } from '#web/firebase/known-snapshots.ts';
import { retryRead, type FailedRead } from '#web/firebase/live.ts';
import { notificationsRef } from '#web/firebase/references.ts';

const PAGE_SIZE = 25;

interface State {
  readonly status: 'loading' | 'error' | 'ready';
  /** Newest first. */
  readonly notifications: readonly Notification[];
  /** Whether there are older notifications than those listed, as far as this device knows. */
  readonly hasMore: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
  /** Whether the server has answered: notifications that arrive later are new. */
  readonly isCurrent: boolean;
  /** The newest notification that arrived while the list was open. */
  readonly arrived: Notification | undefined;
}

const LOADING: State = {
  status: 'loading',
  notifications: [],
  hasMore: false,
  older: 'idle',
  isCurrent: false,
  arrived: undefined,
};

/** The next state after a snapshot. The query asks for one notification more than is shown. */
function afterSnapshot(before: State, snapshot: QuerySnapshot<Notification>, shown: number): State {
  const found = snapshot.docs.map((document) => document.data());
  const { fromCache } = snapshot.metadata;
  // With a new limit, the first snapshot has only what this device has cached.
  const isPartial = fromCache && found.length <= shown;
  const notifications = found.slice(0, shown);
  const [newest] = notifications;
  const isNews =
    before.isCurrent &&
    newest !== undefined &&
    newest.created_at > (before.notifications[0]?.created_at ?? -Infinity);
  return {
    status: 'ready',
    notifications,
    hasMore: found.length > shown || (isPartial && before.hasMore),
    older: isPartial && before.older === 'loading' && navigator.onLine ? 'loading' : 'idle',
    isCurrent: before.isCurrent || !fromCache,
    arrived: isNews ? newest : before.arrived,
  };
}

const afterFailure = (before: State): State =>
  before.status === 'ready' ? { ...before, older: 'failed' } : { ...before, status: 'error' };

export interface NotificationList extends Omit<State, 'isCurrent'> {
  readonly retry: () => void;
  readonly showOlder: () => void;
}

/** The user's notifications; a component that uses this hook needs the uid as its `key`. */
export function useNotificationList(uid: string): NotificationList {
  const [shown, setShown] = useState(PAGE_SIZE);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(LOADING);
  const failure = useRef<FailedRead>(undefined);

  useEffect(() => {
    const instance = openedInstances();
    const asked = query(
      notificationsRef(),
      where('user_id', '==', uid),
      orderBy('created_at', 'desc'),
      limit(shown + 1),
    );
    const subscription = knownQuery(`notifications of ${uid}/${String(shown)}`, asked).subscribe({
      next: (known) => {
        setState((before) =>
          'data' in known ? afterSnapshot(before, known.data, shown) : afterFailure(before),
        );
      },
      error: (error: Error) => {
        console.error('Notifications could not be listened to.', error);
        failure.current = { error, instance };
        setState(afterFailure);
      },
    });
    return () => subscription.unsubscribe();
  }, [uid, shown, attempt]);

  return {
    ...state,
    retry: () => {
      setState((before) => (before.status === 'error' ? LOADING : { ...before, older: 'loading' }));
      const again = (): void => setAttempt(attempt + 1);
      if (failure.current) retryRead(failure.current, again);
      else again();
    },
    showOlder: () => {
      setState((before) => ({ ...before, older: 'loading' }));
      setShown(shown + PAGE_SIZE);
    },
  };
}
