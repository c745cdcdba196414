// The way to the notifications.
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

export function NotificationBell() {
  const { t } = useTranslation('common');
  return (
    <IconButton
      color="inherit"
      component={Link}
      to={paths.notifications.href()}
      aria-label={t('account.notifications')}
    >
      <NotificationsNone />
    </IconButton>
  );
}
