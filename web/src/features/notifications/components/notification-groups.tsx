// The list itself: a section a day, a row a notification.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@marquee/domain/notification';
import { groupByDay, namedDay } from './group-by-day.ts';
import type { UndoableDelete } from './use-undoable-delete.ts';
import { DeletedRow } from './deleted-row.tsx';
import { NotificationRow } from './notification-row.tsx';

dayjs.extend(relativeTime);

/** Notifications from which on a list counts as long. */
const LONG = 100;

interface NotificationGroupsProps {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly deletion: UndoableDelete;
  readonly onMark: (notification: Notification, read: boolean) => void;
}

/** A clock a little behind the server's must not make it come from the future. */
function ageOf({ created_at }: Notification, now: number): string {
  return dayjs(Math.min(created_at, now)).from(now);
}

export function NotificationGroups({ notifications, now, deletion, onMark }: NotificationGroupsProps) {
  const { t } = useTranslation('notifications');
  const dayName = (day: string): string => {
    const name = namedDay(day, now);
    return name === undefined ? dayjs(day).format('DD MMMM YYYY') : t(name);
  };
  return groupByDay(notifications).map((group) => (
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
              age={ageOf(notification, now)}
              onMark={onMark}
              onDelete={deletion.remove}
            />
          ),
        )}
      </Paper>
    </Box>
  ));
}
