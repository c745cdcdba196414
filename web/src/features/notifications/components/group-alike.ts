// Groups views that say the same on one line. Each view keeps its own document: if several views were counted in one
// document, two views at once would wait for each other, and deleting the line would let the same viewer notify again.
import { UNNAMED_VIEWER, type Notification } from '@marquee/domain/notifications/notification';

/** One line of the list: a notification, or several of one day that say the same. */
export interface NotificationLine {
  readonly key: string;
  /** Newest first, at least one. */
  readonly notifications: readonly [Notification, ...Notification[]];
}

/** The key of the line that a notification belongs to: its kind, and its named link or viewer. */
function lineKey(notification: Notification): string {
  const { id, type, viewer_id, viewer_name, viewers, link_label, link_code } = notification;
  if (type === 'contact') return `contact ${notification.message}`;
  // Other types are each about something else, and older views do not say who the viewer was.
  if (type !== 'profile_view' || viewers !== null || viewer_name === null) return `single ${id}`;
  if (link_label !== null) return `link ${link_code ?? link_label}`;
  if (viewer_id !== null) return `viewer ${viewer_id}`;
  return `named ${viewer_name === '' ? UNNAMED_VIEWER : viewer_name}`;
}

/** The lines of a day's notifications, each where its newest notification is. */
export function groupAlike(notifications: readonly Notification[]): NotificationLine[] {
  const lines = new Map<string, [Notification, ...Notification[]]>();
  for (const notification of notifications) {
    const key = lineKey(notification);
    const line = lines.get(key);
    if (line) line.push(notification);
    else lines.set(key, [notification]);
  }
  return Array.from(lines, ([key, line]) => ({ key, notifications: line }));
}
