// /notifications: who viewed the profile, live.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '@marquee/domain/limits';
import type { Notification } from '@marquee/domain/notification';
import { useToast } from '../../components/toast.tsx';
import { visuallyHidden } from '../../components/visually-hidden.ts';
import { useSignedInUser } from '../../firebase/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { deleteNotification, markRead } from './api/change-notifications.ts';
import { useUnreadCount } from './api/unread-count.ts';
import { unreadLabel } from './api/unread-limit.ts';
import { useNotificationList } from './api/use-notification-list.ts';
import { DeletedRow } from './components/deleted-row.tsx';
import { EmptyList, FailedList, ListSkeleton } from './components/list-states.tsx';
import { NotificationRow } from './components/notification-row.tsx';
import { groupByDay, namedDay } from './group-by-day.ts';
import { useUndoableDelete } from './use-undoable-delete.ts';

/** Relative times move on this often, in milliseconds. */
const CLOCK = 30_000;

/** Notifications from which on a list counts as long. */
const LONG = 100;

export function NotificationsPage() {
  const { uid } = useSignedInUser();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 } }}>
      <Notifications key={uid} uid={uid} />
    </Container>
  );
}

function Notifications({ uid }: { readonly uid: string }) {
  const { t } = useTranslation(['notifications', 'common']);
  const toast = useToast();
  const now = useNow(CLOCK);
  const unread = useUnreadCount();
  const list = useNotificationList(uid);
  const { notifications, put, drop } = list;
  const [isMarking, setIsMarking] = useState(false);

  const tellFailure = (error: unknown): void => {
    console.error(error);
    toast({ variant: 'error', title: t('changeFailed.title'), text: t('changeFailed.text') });
  };

  const mark = (notification: Notification, read: boolean): void => {
    put([{ ...notification, read }]);
    markRead(notification.id, read).catch((error: unknown) => {
      put([notification]);
      tellFailure(error);
    });
  };

  const markAll = async (): Promise<void> => {
    const before = notifications.filter(({ read }) => !read);
    setIsMarking(true);
    put(before.map((notification) => ({ ...notification, read: true })));
    try {
      const { markAllRead } = await import('./api/mark-all-read.ts');
      await markAllRead(uid);
    } catch (error) {
      put(before);
      tellFailure(error);
    }
    setIsMarking(false);
  };

  const deletion = useUndoableDelete((id) => {
    const deleted = notifications.find((notification) => notification.id === id);
    drop(id);
    deleteNotification(id).catch((error: unknown) => {
      if (deleted) put([deleted]);
      tellFailure(error);
    });
  }, TIMING.toast);

  const dayName = (day: string): string => {
    const name = namedDay(day, now);
    return name === undefined ? dayjs(day).format('DD MMMM YYYY') : t(name);
  };

  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'end',
          justifyContent: 'space-between',
          mb: 3,
        }}
      >
        <div>
          <Typography variant="h2" component="h1">
            {t('title')}
          </Typography>
          {list.status === 'ready' && notifications.length > 0 ? (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {unread === 0 ? t('allRead') : t('unread', { number: unreadLabel(unread) })}
            </Typography>
          ) : null}
        </div>
        {unread > 0 || isMarking ? (
          <Button variant="outlined" loading={isMarking} onClick={() => void markAll()}>
            {t('markAllRead')}
          </Button>
        ) : null}
      </Box>

      <div role="status" aria-live="polite" style={visuallyHidden}>
        {list.arrived ? t('arrived', { message: list.arrived.message }) : ''}
      </div>

      {list.status === 'loading' ? <ListSkeleton /> : null}
      {list.status === 'error' ? <FailedList onRetry={list.retry} /> : null}
      {list.status === 'ready' && notifications.length === 0 ? <EmptyList /> : null}
      {list.status === 'ready'
        ? groupByDay(notifications).map((group) => (
            <Box component="section" key={group.day} aria-labelledby={`day-${group.day}`} sx={{ mb: 3 }}>
              <Typography
                id={`day-${group.day}`}
                variant="subtitle2"
                component="h2"
                color="textSecondary"
                sx={{ mb: 1 }}
              >
                {dayName(group.day)}
              </Typography>
              <Paper
                variant="outlined"
                component="ul"
                data-long={notifications.length > LONG || undefined}
                sx={{ m: 0, p: 0, overflow: 'hidden' }}
              >
                {group.notifications.map((notification) =>
                  deletion.waiting.has(notification.id) ? (
                    <DeletedRow
                      key={notification.id}
                      onUndo={() => deletion.undo(notification.id)}
                      onHold={() => deletion.hold(notification.id)}
                      onRelease={() => deletion.release(notification.id)}
                    />
                  ) : (
                    <NotificationRow
                      key={notification.id}
                      notification={notification}
                      now={now}
                      onMark={mark}
                      onDelete={({ id }) => deletion.remove(id)}
                    />
                  ),
                )}
              </Paper>
            </Box>
          ))
        : null}

      {list.status === 'ready' && notifications.length > 0 ? <Older list={list} /> : null}
    </>
  );
}

function Older({ list }: { readonly list: ReturnType<typeof useNotificationList> }) {
  const { t } = useTranslation(['notifications', 'common']);
  return (
    <Box sx={{ textAlign: 'center', py: 2 }}>
      {list.older === 'failed' ? (
        <Typography role="alert" color="error" sx={{ mb: 1 }}>
          {t('moreFailed')}
        </Typography>
      ) : null}
      {list.hasMore ? (
        <Button variant="outlined" loading={list.older === 'loading'} onClick={() => void list.showOlder()}>
          {list.older === 'failed' ? t('common:retry') : t('showMore')}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('end')}
        </Typography>
      )}
    </Box>
  );
}
