/**
 * The badge counts up to this number, and shows '99+' for more, so that ten thousand unread notifications cost no more
 * than a hundred.
 */
export const UNREAD_LIMIT = 99;

/** The number as the badge, the title and the app's icon show it. */
export function unreadLabel(count: number): string {
  return count > UNREAD_LIMIT ? `${String(UNREAD_LIMIT)}+` : String(count);
}
