// The list of notifications: a section for each day, with a row for each notification or group.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@marquee/domain/notifications/notification';
import { groupAlike, type NotificationLine } from './group-alike.ts';
import { groupByDay, namedDay } from './group-by-day.ts';
import { GroupRow } from './group-row.tsx';
import type { UndoableDelete } from './use-undoable-delete.ts';
import { DeletedRow } from './deleted-row.tsx';
import { NotificationRow } from './notification-row.tsx';

dayjs.extend(relativeTime);

/** A list of more notifications than this is long: the browser lays out only its rows in sight. */
const LONG = 100;

interface NotificationGroupsProps {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether older notifications are on a page that is not loaded yet. */
  readonly hasMore: boolean;
  /** The id of the notification in the URL's hash. */
  readonly named: string | undefined;
  readonly deletion: UndoableDelete;
  readonly onMark: (notifications: readonly Notification[], read: boolean) => void;
}

/** The age of a notification in words; never in the future, even if this clock is a little behind the server's. */
function ageOf({ created_at }: Notification, now: number): string {
  return dayjs(Math.min(created_at, now)).from(now);
}

export function NotificationGroups(props: NotificationGroupsProps) {
  const { notifications, now, hasMore } = props;
  const { t } = useTranslation('notifications');
  const dayName = (day: string): string => {
    const name = namedDay(day, now);
    return name === undefined ? dayjs(day).format('D MMMM YYYY') : t(name);
  };
  const days = useMemo(
    () => groupByDay(notifications).map((group) => ({ ...group, lines: groupAlike(group.notifications) })),
    [notifications],
  );
  return days.map((group, index) => (
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
        {group.lines.map((line) => (
          <LineRow key={line.key} {...props} line={line} isPartial={hasMore && index === days.length - 1} />
        ))}
      </Paper>
    </Box>
  ));
}

interface LineRowProps extends NotificationGroupsProps {
  readonly line: NotificationLine;
  readonly isPartial: boolean;
}

function LineRow({ line: { notifications }, now, named, isPartial, deletion, onMark }: LineRowProps) {
  const [first] = notifications;
  if (notifications.length > 1) {
    return (
      <GroupRow
        notifications={notifications}
        waiting={notifications.flatMap(({ id }) => (deletion.waiting.has(id) ? [id] : []))}
        ages={notifications.map((notification) => ageOf(notification, now))}
        isPartial={isPartial}
        named={notifications.find(({ id }) => id === named)?.id}
        deletion={deletion}
        onMark={onMark}
      />
    );
  }
  if (deletion.waiting.has(first.id)) return <DeletedRow ids={[first.id]} deletion={deletion} />;
  return (
    <NotificationRow
      notification={first}
      age={ageOf(first, now)}
      onMark={onMark}
      onDelete={deletion.remove}
    />
  );
}
