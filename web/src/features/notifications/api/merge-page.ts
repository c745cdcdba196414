// The list on screen is every notification seen so far. Only the newest 25 are listened to: one that a new one pushes
// out of that window stays on screen, and one that is deleted elsewhere is removed.
import type { Notification } from '@marquee/domain/notifications/notification';

export type Known = ReadonlyMap<string, Notification>;

export interface WindowChange {
  readonly type: 'added' | 'modified' | 'removed';
  readonly notification: Notification;
}

/** Newest first; notifications of the same moment by id, as Firestore orders them. */
export function newestFirst(a: Notification, b: Notification): number {
  if (a.created_at !== b.created_at) return b.created_at - a.created_at;
  return a.id < b.id ? 1 : -1;
}

/**
 * The list after the live window changed. `window` is its content, newest first; `isFull` means that there may be older
 * ones.
 */
export function mergeWindow(
  known: Known,
  changes: readonly WindowChange[],
  window: readonly Notification[],
  isFull: boolean,
): Known {
  const merged = new Map(known);
  const oldest = window.at(-1);
  for (const { type, notification } of changes) {
    const slidOut = isFull && oldest !== undefined && newestFirst(oldest, notification) < 0;
    if (type === 'removed' && !slidOut) merged.delete(notification.id);
    else merged.set(notification.id, notification);
  }
  return merged;
}

/** The list after a page of older ones was read; notifications that are in the list already are newer and stay. */
export function mergeOlder(known: Known, page: readonly Notification[]): Known {
  return new Map([...page.map((notification) => [notification.id, notification] as const), ...known]);
}
