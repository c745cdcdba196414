// A line of the list: a notification, a group of several that say the same, or an entry of a group.
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@marquee/domain/notifications/notification';
import { profilePath } from '@marquee/domain/site/routes';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import { NotificationMenu, viewerOf } from './notification-menu.tsx';
import { Swipeable } from './swipeable.tsx';

/** In a long list, rows out of sight are not laid out: ten thousand of them scroll as fast as ten. */
export const Row = styled('li')(({ theme }) => ({
  listStyle: 'none',
  '[data-long] > &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 76px' },
  // A push message opens the list, which focuses the row of the message's notification.
  '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}));

export const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  // With large type the buttons wrap below the text.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 76,
  padding: theme.spacing(1.5, 0.5, 1.5, 1.5),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(2), padding: theme.spacing(1.5, 1, 1.5, 2) },
}));

/** The id of the element of a notification's row. */
export const entryId = (id: string): string => `notification-${id}`;

interface MessageProps {
  readonly text: string;
  readonly viewer: Notification;
  /** What stands behind the text. */
  readonly after?: string;
}

/** A notification's text. A viewer's name at its beginning links to the viewer's profile if that was public. */
export function Message({ text, viewer, after = '' }: MessageProps) {
  const { viewer_id, viewer_name, viewer_is_public } = viewer;
  if (!viewer_is_public || viewer_id === null || !viewer_name || !text.startsWith(viewer_name))
    return <span>{text + after}</span>;
  return (
    <>
      <Link translate="no" href={profilePath({ id: viewer_id, username: '' })}>
        {viewer_name}
      </Link>
      <span>{text.slice(viewer_name.length) + after}</span>
    </>
  );
}

interface NotificationLineProps {
  /** Newest first, at least one; several are a group. */
  readonly notifications: readonly [Notification, ...Notification[]];
  /** Names the line's button and menu for screen readers. */
  readonly name: string;
  readonly message: ReactNode;
  /** How long ago the newest notification was, in words. */
  readonly age: string;
  readonly onMark: (notifications: readonly Notification[], read: boolean) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  /** Shown in front of the message. */
  readonly medallion?: ReactNode;
  /** Shown below the message, after the age. */
  readonly children?: ReactNode;
}

export function NotificationLine(props: NotificationLineProps) {
  const { notifications, name, message, age, medallion, children } = props;
  const { t } = useTranslation('notifications');
  const [{ user_id, created_at, viewer_email }] = notifications;
  const isRead = notifications.every(({ read }) => read);
  const created = dayjs(created_at);
  const mark = (): void => props.onMark(notifications, !isRead);
  const remove = (): void => props.onDelete(notifications.map(({ id }) => id));
  const MarkIcon = isRead ? MarkEmailUnreadOutlined : MarkEmailReadOutlined;
  return (
    <Swipeable isRead={isRead} onMark={mark} onDelete={remove}>
      <Line>
        {medallion}
        <Box sx={{ flex: '1 1 112px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: isRead ? 400 : 600, overflowWrap: 'anywhere' }}>
            {isRead ? null : <span style={visuallyHidden}>{t('unreadMark')}: </span>}
            {message}
          </Typography>
          <Typography component="div" variant="body2" color="textSecondary">
            <time dateTime={created.toISOString()} title={created.format('D MMMM YYYY, HH:mm')}>
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
            {children}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flex: 'none', marginInlineStart: 'auto' }}>
          <Tooltip title={t(isRead ? 'markUnread' : 'markRead')}>
            <IconButton
              aria-label={t(isRead ? 'markUnreadNamed' : 'markReadNamed', { message: name })}
              onClick={mark}
            >
              <MarkIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          <NotificationMenu uid={user_id} viewer={viewerOf(notifications)} name={name} onDelete={remove} />
        </Box>
      </Line>
    </Swipeable>
  );
}
