// The link to the notifications, with the number of unread ones.
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import { paths } from '#web/config/paths.ts';
import { useUnreadBadge, useUnreadCount } from '#web/features/notifications/api/unread-count.ts';

/** The unread count if its last change was a rise, for the live region; `undefined` otherwise and on /notifications. */
function useArrived(count: number | undefined): number | undefined {
  const { pathname } = useLocation();
  const [before, setBefore] = useState(count);
  const [arrived, setArrived] = useState<number>();
  if (count !== before) {
    setBefore(count);
    setArrived(before !== undefined && count !== undefined && count > before ? count : undefined);
  }
  return pathname === paths.notifications.path ? undefined : arrived;
}

export function NotificationBell({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('common');
  const known = useUnreadCount(uid);
  const count = known ?? 0;
  const arrived = useArrived(known);
  useUnreadBadge(count);
  return (
    <>
      <IconButton
        color="inherit"
        component={Link}
        to={paths.notifications.href()}
        aria-label={
          count === 0
            ? t('account.notifications')
            : `${t('account.notifications')}, ${t('account.unread', { count })}`
        }
      >
        <Badge badgeContent={count} max={99} color="secondary">
          <NotificationsNone />
        </Badge>
      </IconButton>
      <div aria-live="polite" style={visuallyHidden}>
        {arrived === undefined ? '' : t('account.unread', { count: arrived })}
      </div>
    </>
  );
}
