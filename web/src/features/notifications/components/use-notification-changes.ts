// Marking and deleting notifications: shown at once, undone on screen when the server refuses.
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '@marquee/domain/values/timing';
import type { Notification } from '@marquee/domain/notifications/notification';
import { useToast } from '../../../components/toast.tsx';
import { isOffline } from '../../../pwa/connection.ts';
import { deleteNotification, markRead } from '../api/change-notifications.ts';
import type { useNotificationList } from '../api/use-notification-list.ts';
import { useUndoableDelete } from './use-undoable-delete.ts';

export function useNotificationChanges(uid: string, list: ReturnType<typeof useNotificationList>) {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const { notifications, put, drop } = list;
  const [isMarking, setIsMarking] = useState(false);

  const reportFailure = useCallback(
    (error: unknown): void => {
      console.error('A notification could not be changed.', error);
      toast({ variant: 'error', title: t('changeFailed.title'), text: t('changeFailed.text') });
    },
    [toast, t],
  );

  const mark = useCallback(
    (changed: readonly Notification[], read: boolean): void => {
      put(changed.map((notification) => ({ ...notification, read })));
      const ids = changed.map(({ id }) => id);
      markRead(ids, read).catch((error: unknown) => {
        put(changed);
        reportFailure(error);
      });
    },
    [put, reportFailure],
  );

  const markAll = async (): Promise<void> => {
    const before = notifications.filter(({ read }) => !read);
    if (isOffline()) {
      // Those on screen: the change goes out by itself when the connection is back.
      mark(before, true);
      return;
    }
    setIsMarking(true);
    put(before.map((notification) => ({ ...notification, read: true })));
    try {
      const { markAllRead } = await import('../api/mark-all-read.ts');
      await markAllRead(uid);
    } catch (error) {
      put(before);
      reportFailure(error);
    }
    setIsMarking(false);
  };

  const deletion = useUndoableDelete((id) => {
    const deleted = notifications.find((notification) => notification.id === id);
    drop(id);
    deleteNotification(id).catch((error: unknown) => {
      if (deleted) put([deleted]);
      reportFailure(error);
    });
  }, TIMING.toast);

  return { mark, markAll, isMarking, deletion };
}
