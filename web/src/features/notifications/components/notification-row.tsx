import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@marquee/domain/notification';
import { notificationText } from './notification-text.ts';
import { visuallyHidden } from '../../../components/visually-hidden.ts';
import { BlockViewer } from './block-viewer.tsx';

/** In a long list, rows out of sight are not laid out: ten thousand of them scroll as fast as ten. */
export const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  // On a narrow screen three buttons stand below the text rather than squeeze it.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 76,
  padding: theme.spacing(1.5, 0.5, 1.5, 1.5),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(2), padding: theme.spacing(1.5, 1, 1.5, 2) },
  '[data-long] &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 76px' },
  // A push leads to its entry.
  '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}));

const Medallion = styled('span')<{ unread: boolean }>(({ theme, unread }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  [theme.breakpoints.up('sm')]: { width: 44, height: 44 },
  borderRadius: '50%',
  color: unread ? theme.vars.palette.primary.main : theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.hover,
}));

const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: 12,
  height: 12,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.background.paper}`,
  backgroundColor: theme.vars.palette.secondary.main,
}));

/** The element of a notification's row. */
export const entryId = (id: string): string => `notification-${id}`;

interface NotificationRowProps {
  readonly notification: Notification;
  /** How long ago it was, in words. */
  readonly age: string;
  readonly onMark: (notification: Notification, read: boolean) => void;
  readonly onDelete: (id: string) => void;
}

/** Drawn anew only when it changes itself: a list may hold thousands. */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps) {
  const { notification, age, onMark, onDelete } = props;
  const { t } = useTranslation('notifications');
  const { id, read, type, viewer_email } = notification;
  const message = notificationText(t, notification);
  const created = dayjs(notification.created_at);
  const Icon = type === 'profile_view' ? VisibilityOutlined : InfoOutlined;
  const MarkIcon = read ? MarkEmailUnreadOutlined : MarkEmailReadOutlined;
  return (
    <Row id={entryId(id)} tabIndex={-1} data-unread={!read}>
      <Medallion unread={!read} aria-hidden="true">
        <Icon fontSize="small" />
        {read ? null : <Dot />}
      </Medallion>
      <Box sx={{ flex: '1 1 112px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: read ? 400 : 600, overflowWrap: 'anywhere' }}>
          {read ? null : <span style={visuallyHidden}>{t('unreadMark')}: </span>}
          {message}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={created.toISOString()} title={created.format('DD MMMM YYYY, HH:mm')}>
            {age}
          </time>
          {viewer_email === null ? null : (
            <>
              {' · '}
              <Link href={`mailto:${encodeURIComponent(viewer_email)}`} sx={{ overflowWrap: 'anywhere' }}>
                {viewer_email}
              </Link>
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', marginInlineStart: 'auto' }}>
        <Tooltip title={t(read ? 'markUnread' : 'markRead')}>
          <IconButton
            aria-label={t(read ? 'markUnreadNamed' : 'markReadNamed', { message })}
            onClick={() => onMark(notification, !read)}
          >
            <MarkIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        {notification.viewer_id === null ? null : (
          <BlockViewer
            uid={notification.user_id}
            viewer={{ id: notification.viewer_id, name: notification.viewer_name }}
            message={message}
          />
        )}
        <Tooltip title={t('delete')}>
          <IconButton aria-label={t('deleteNamed', { message })} onClick={() => onDelete(id)}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Row>
  );
});
