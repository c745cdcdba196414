// /notifications: the user's notifications, live.
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { decodeUri } from '@marquee/domain/values/decode-uri';
import { paths } from '#web/config/paths.ts';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import { useSignedInUser } from '#web/account/session.ts';
import { PushOffer } from '#web/push/push-offer.tsx';
import { useNow } from '#web/components/use-now.ts';
import { ScreenContainer } from '#web/components/screen-container.tsx';
import { useUnreadCount } from './api/unread-count.ts';
import { unreadLabel } from './api/unread-limit.ts';
import { useNotificationList } from './api/use-notification-list.ts';
import { EmptyList, FailedList, ListSkeleton } from './components/list-states.tsx';
import { notificationText } from './components/notification-text.ts';
import { entryId } from './components/notification-line.tsx';
import { NotificationGroups } from './components/notification-groups.tsx';
import { useNotificationChanges } from './components/use-notification-changes.ts';

/** Milliseconds between updates of relative times. */
const CLOCK = 30_000;

export default function NotificationsPage() {
  const { uid } = useSignedInUser();
  return (
    <ScreenContainer>
      <Notifications key={uid} uid={uid} />
    </ScreenContainer>
  );
}

/** Once the list is loaded, focuses the notification whose id is in the hash (as after a push); returns that id. */
function useNamedEntry(isReady: boolean): string | undefined {
  const { hash, key } = useLocation();
  const named = hash === '' ? undefined : decodeUri(hash.slice(1));
  useEffect(() => {
    if (!isReady || named === undefined) return;
    const entry = document.getElementById(entryId(named));
    entry?.scrollIntoView({ block: 'center' });
    entry?.focus({ preventScroll: true });
  }, [isReady, named, key]);
  return named;
}

function Notifications({ uid }: { readonly uid: string }) {
  const { t } = useTranslation(['notifications', 'common']);
  const now = useNow(CLOCK);
  const unreadCount = useUnreadCount(uid);
  const list = useNotificationList(uid);
  const named = useNamedEntry(list.status === 'ready');
  const { mark, markAll, isMarking, deletion, deleted } = useNotificationChanges(uid, list.notifications);
  const notifications = useMemo(
    () => list.notifications.filter(({ id }) => !deleted.has(id)),
    [list.notifications, deleted],
  );
  // Until the total is known, shows the number of unread notifications in the list, if any.
  const unread = unreadCount ?? (notifications.filter(({ read }) => !read).length || undefined);

  return (
    <>
      <Header
        isEmpty={list.status !== 'ready' || notifications.length === 0}
        unread={unread}
        isMarking={isMarking}
        onMarkAll={() => void markAll()}
      />

      <div role="status" aria-live="polite" style={visuallyHidden}>
        {list.arrived ? t('arrived', { message: notificationText(t, list.arrived) }) : ''}
      </div>

      {list.status === 'ready' && notifications.length > 0 ? <PushOffer uid={uid} /> : null}
      {list.status === 'loading' ? <ListSkeleton /> : null}
      {list.status === 'error' ? <FailedList onRetry={list.retry} /> : null}
      {list.status === 'ready' && notifications.length === 0 ? <EmptyList /> : null}
      {list.status === 'ready' ? (
        <NotificationGroups
          notifications={notifications}
          now={now}
          hasMore={list.hasMore}
          named={named}
          deletion={deletion}
          onMark={mark}
        />
      ) : null}

      {list.status === 'ready' && notifications.length > 0 ? <Older list={list} /> : null}
    </>
  );
}

interface HeaderProps {
  readonly isEmpty: boolean;
  /** How many notifications are unread; undefined until known. */
  readonly unread: number | undefined;
  readonly isMarking: boolean;
  readonly onMarkAll: () => void;
}

function Header({ isEmpty, unread, isMarking, onMarkAll }: HeaderProps) {
  const { t } = useTranslation('notifications');
  return (
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
        {isEmpty ? null : (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {unread === undefined
              ? '\u00a0'
              : unread === 0
                ? t('allRead')
                : t('unread', { count: unread, number: unreadLabel(unread) })}
          </Typography>
        )}
      </div>
      <Box sx={{ display: 'flex', gap: 1, flexGrow: { xs: 1, sm: 0 } }}>
        {unread || isMarking ? (
          <Button variant="outlined" loading={isMarking} onClick={onMarkAll}>
            {t('markAllRead')}
          </Button>
        ) : null}
        <Tooltip title={t('choose')}>
          <IconButton
            component={Link}
            to={`${paths.settings.href()}#notifications`}
            aria-label={t('choose')}
            sx={{ ml: 'auto' }}
          >
            <TuneOutlined />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
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
        <Button
          variant="outlined"
          loading={list.older === 'loading'}
          onClick={list.older === 'failed' ? list.retry : list.showOlder}
        >
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
