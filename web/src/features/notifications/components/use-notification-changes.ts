// Marks and deletes notifications. Firestore shows a change at once, and reverts it when the server refuses it.
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '@marquee/domain/values/timing';
import type { Notification } from '@marquee/domain/notifications/notification';
import { useToast } from '#web/components/toast.tsx';
import { isOffline } from '#web/pwa/connection.ts';
import { deleteNotification, markAllRead, markRead } from '../api/change-notifications.ts';
import { useUndoableDelete } from './use-undoable-delete.ts';

export function useNotificationChanges(uid: string, notifications: readonly Notification[]) {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const [isMarking, setIsMarking] = useState(false);
  /** The ids of deleted notifications, which are hidden even while a snapshot still contains them. */
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());

  const reportFailure = useCallback(
    (error: unknown): void => {
      console.error('A notification could not be changed.', error);
      toast({ variant: 'error', title: t('changeFailed.title'), text: t('changeFailed.text') });
    },
    [toast, t],
  );

  const mark = useCallback(
    (changed: readonly Notification[], read: boolean): void => {
      const ids = changed.map(({ id }) => id);
      markRead(ids, read).catch(reportFailure);
    },
    [reportFailure],
  );

  const markAll = async (): Promise<void> => {
    if (isOffline()) {
      // Marks the notifications on the screen; Firestore sends the change once there is a connection.
      mark(
        notifications.filter(({ read }) => !read),
        true,
      );
      return;
    }
    setIsMarking(true);
    try {
      await markAllRead(uid);
    } catch (error) {
      reportFailure(error);
    }
    setIsMarking(false);
  };

  const deletion = useUndoableDelete((id) => {
    setDeleted((before) => new Set([...before, id]));
    deleteNotification(id).catch((error: unknown) => {
      setDeleted((before) => new Set([...before].filter((other) => other !== id)));
      reportFailure(error);
    });
  }, TIMING.toast);

  return { mark, markAll, isMarking, deletion, deleted };
}
