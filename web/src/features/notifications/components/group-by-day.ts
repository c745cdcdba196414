import dayjs from 'dayjs';
import type { Notification } from '@marquee/domain/notifications/notification';

export interface DayGroup {
  /** YYYY-MM-DD in the reader's time zone. */
  readonly day: string;
  readonly notifications: readonly Notification[];
}

/** Notifications, newest first, in groups of the reader's days. */
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

/** Whether a day is today's or yesterday's, which have names; else it is shown as `DD MMMM YYYY`. */
export function namedDay(day: string, now: number): 'today' | 'yesterday' | undefined {
  if (day === dayjs(now).format('YYYY-MM-DD')) return 'today';
  return day === dayjs(now).subtract(1, 'day').format('YYYY-MM-DD') ? 'yesterday' : undefined;
}
