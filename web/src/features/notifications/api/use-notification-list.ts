// The list: the newest 25 live, older ones page by page with a cursor, and live from then on.
import {
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Notification } from '@marquee/domain/notifications/notification';
import { notificationsRef } from '../../../firebase/references.ts';
import { mergeOlder, mergeWindow, newestFirst, type Known, type WindowChange } from './merge-page.ts';

const PAGE_SIZE = 25;

/** Older pages that are listened to once they are shown; later ones are read once. A client has room for about 100. */
const LIVE_PAGES = 10;

interface State {
  readonly status: 'loading' | 'error' | 'ready';
  readonly attempt: number;
  readonly known: Known;
  /** Where the next older page begins. */
  readonly cursor: QueryDocumentSnapshot<Notification> | undefined;
  readonly hasMore: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
  /** Whether older pages have been read: from then on the cursor is theirs. */
  readonly isPaged: boolean;
  /** Whether the server has answered: later arrivals are new. */
  readonly isCurrent: boolean;
  /** The newest that came while the list was open. */
  readonly arrived: Notification | undefined;
}

type Action =
  | {
      readonly type: 'window';
      readonly changes: readonly WindowChange[];
      readonly docs: readonly QueryDocumentSnapshot<Notification>[];
      readonly fromServer: boolean;
    }
  | { readonly type: 'failed' }
  | { readonly type: 'again' }
  | { readonly type: 'older-loading' }
  | { readonly type: 'older'; readonly docs: readonly QueryDocumentSnapshot<Notification>[] }
  | { readonly type: 'older-failed' }
  | {
      /** An older page changed, here or on another device. */
      readonly type: 'page';
      readonly changes: readonly WindowChange[];
      readonly docs: readonly QueryDocumentSnapshot<Notification>[];
    }
  | { readonly type: 'put'; readonly notifications: readonly Notification[] }
  | { readonly type: 'drop'; readonly id: string };

const initial = (attempt: number): State => ({
  status: 'loading',
  attempt,
  known: new Map(),
  cursor: undefined,
  hasMore: false,
  older: 'idle',
  isPaged: false,
  isCurrent: false,
  arrived: undefined,
});

function newest(notifications: Iterable<Notification>): Notification | undefined {
  return [...notifications].sort(newestFirst)[0];
}

function afterWindow(state: State, action: Extract<Action, { type: 'window' }>): State {
  const window = action.docs.map((snapshot) => snapshot.data());
  const isFull = window.length === PAGE_SIZE;
  const before = newest(state.known.values());
  const added = newest(
    action.changes.flatMap(({ type, notification }) => (type === 'added' ? [notification] : [])),
  );
  const isNews =
    state.isCurrent && added !== undefined && (before === undefined || newestFirst(added, before) < 0);
  return {
    ...state,
    status: 'ready',
    known: mergeWindow(state.known, action.changes, window, isFull),
    ...(state.isPaged ? {} : { cursor: action.docs.at(-1), hasMore: isFull }),
    isCurrent: state.isCurrent || action.fromServer,
    arrived: isNews ? added : state.arrived,
  };
}

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'window':
      return afterWindow(state, action);
    case 'failed':
      return { ...state, status: 'error' };
    case 'again':
      return initial(state.attempt + 1);
    case 'older-loading':
      return { ...state, older: 'loading' };
    case 'older':
      return {
        ...state,
        older: 'idle',
        isPaged: true,
        known: mergeOlder(
          state.known,
          action.docs.map((snapshot) => snapshot.data()),
        ),
        cursor: action.docs.at(-1) ?? state.cursor,
        hasMore: action.docs.length === PAGE_SIZE,
      };
    case 'older-failed':
      return { ...state, older: 'failed' };
    case 'page': {
      const page = action.docs.map((snapshot) => snapshot.data());
      return {
        ...state,
        known: mergeWindow(state.known, action.changes, page, page.length === PAGE_SIZE),
      };
    }
    case 'put':
      return {
        ...state,
        known: new Map([...state.known, ...action.notifications.map((item) => [item.id, item] as const)]),
      };
    case 'drop': {
      const known = new Map(state.known);
      known.delete(action.id);
      return { ...state, known };
    }
  }
}

const changesOf = (snapshot: QuerySnapshot<Notification>): WindowChange[] =>
  snapshot.docChanges().map(({ type, doc }) => ({ type, notification: doc.data() }));

const ownNewestFirst = (uid: string) => [where('user_id', '==', uid), orderBy('created_at', 'desc')];

export interface NotificationList {
  readonly status: State['status'];
  /** Newest first. */
  readonly notifications: readonly Notification[];
  readonly hasMore: boolean;
  readonly older: State['older'];
  readonly arrived: Notification | undefined;
  readonly retry: () => void;
  readonly showOlder: () => Promise<void>;
  /** Changes the list on screen before the server has confirmed. */
  readonly put: (notifications: readonly Notification[]) => void;
  readonly drop: (id: string) => void;
}

/** The user's notifications; give the component a `key` of the uid. */
export function useNotificationList(uid: string): NotificationList {
  const [state, dispatch] = useReducer(reduce, 0, initial);
  const { attempt, cursor, known } = state;

  const olderPages = useRef<(() => void)[]>([]);
  useEffect(() => {
    const stopAll = olderPages.current;
    return () => {
      for (const stop of stopAll.splice(0)) stop();
    };
  }, [uid, attempt]);

  useEffect(
    () =>
      onSnapshot(
        query(notificationsRef(), ...ownNewestFirst(uid), limit(PAGE_SIZE)),
        { includeMetadataChanges: true },
        (snapshot) => {
          const fromServer = !snapshot.metadata.fromCache;
          dispatch({ type: 'window', changes: changesOf(snapshot), docs: snapshot.docs, fromServer });
        },
        (error) => {
          console.error('Notifications could not be listened to.', error);
          dispatch({ type: 'failed' });
        },
      ),
    [uid, attempt],
  );

  const retry = useCallback(() => dispatch({ type: 'again' }), []);
  const showOlder = useCallback(async () => {
    dispatch({ type: 'older-loading' });
    const page = query(
      notificationsRef(),
      ...ownNewestFirst(uid),
      ...(cursor ? [startAfter(cursor)] : []),
      limit(PAGE_SIZE),
    );
    try {
      const { docs } = await getDocs(page);
      dispatch({ type: 'older', docs });
      if (docs.length === 0 || olderPages.current.length >= LIVE_PAGES) return;
      // Goes on from what was just read, and reads only what changes.
      const stop = onSnapshot(
        page,
        (snapshot) => dispatch({ type: 'page', changes: changesOf(snapshot), docs: snapshot.docs }),
        (error) => console.error('Older notifications could not be listened to.', error),
      );
      olderPages.current.push(stop);
    } catch (error) {
      console.error('Older notifications could not be read.', error);
      dispatch({ type: 'older-failed' });
    }
  }, [uid, cursor]);
  const put = useCallback(
    (notifications: readonly Notification[]) => dispatch({ type: 'put', notifications }),
    [],
  );
  const drop = useCallback((id: string) => dispatch({ type: 'drop', id }), []);
  const notifications = useMemo(() => [...known.values()].sort(newestFirst), [known]);

  return {
    status: state.status,
    notifications,
    hasMore: state.hasMore,
    older: state.older,
    arrived: state.arrived,
    retry,
    showOlder,
    put,
    drop,
  };
}
