// The list on screen is every notification seen so far. Only the newest 25 are listened to: when a new one pushes the
// oldest out of that window it stays on screen, and when one is deleted elsewhere it leaves.
import type { Notification } from '@marquee/domain/notification';

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
 * What is known after the live window changed. `window` is what it holds now, newest first; `isFull` says that older
 * ones may lie beyond it.
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

/** What is known after a page of older ones was read; what is already known is fresher and stays. */
export function mergeOlder(known: Known, page: readonly Notification[]): Known {
  return new Map([...page.map((notification) => [notification.id, notification] as const), ...known]);
}
