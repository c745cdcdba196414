import EventOutlined from '@mui/icons-material/EventOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import type { NotificationType } from '@marquee/domain/notifications/notification';

const Circle = styled('span')<{ unread: boolean }>(({ theme, unread }) => ({
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

const ICONS = {
  profile_view: VisibilityOutlined,
  contact: InfoOutlined,
  reminder: EventOutlined,
  info: InfoOutlined,
} as const satisfies Readonly<Record<NotificationType, unknown>>;

/** The icon of a notification's kind, with a dot while it is unread. */
export function Medallion({ type, isRead }: { readonly type: NotificationType; readonly isRead: boolean }) {
  const Icon = ICONS[type];
  return (
    <Circle unread={!isRead} aria-hidden="true">
      <Icon fontSize="small" />
      {isRead ? null : <Dot />}
    </Circle>
  );
}
