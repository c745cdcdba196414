// The way to the notifications, with how many are unread.
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useUnreadBadge, useUnreadCount } from '../../features/notifications/api/unread-count.ts';

export function NotificationBell() {
  const { t } = useTranslation('common');
  const count = useUnreadCount() ?? 0;
  useUnreadBadge(count);
  return (
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
  );
}
