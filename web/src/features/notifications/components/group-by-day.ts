import dayjs from 'dayjs';
import type { Notification } from '@marquee/domain/notifications/notification';

export interface DayGroup {
  /** YYYY-MM-DD in the time zone of the user's device. */
  readonly day: string;
  readonly notifications: readonly Notification[];
}

/** Notifications, newest first, grouped by the days of the user's time zone. */
export function groupByDay(notifications: readonly Notification[]): DayGroup[] {
  const groups = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const day = dayjs(notification.created_at).format('YYYY-MM-DD');
    const group = groups.get(day);
    if (group) group.push(notification);
    else groups.set(day, [notification]);
  }
  return Array.from(groups, ([day, list]) => ({ day, notifications: list }));
}

/** The text key of a day that is today or yesterday; any other day is shown as `D MMMM YYYY`. */
export function namedDay(day: string, now: number): 'today' | 'yesterday' | undefined {
  if (day === dayjs(now).format('YYYY-MM-DD')) return 'today';
  return day === dayjs(now).subtract(1, 'day').format('YYYY-MM-DD') ? 'yesterday' : undefined;
}
