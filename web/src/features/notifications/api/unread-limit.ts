/**
 * The badge counts up to this number and then shows '99+': so ten thousand unread notifications load as fast as a
 * hundred.
 */
export const UNREAD_LIMIT = 99;

/** The number as the badge, the title and the app's icon show it. */
export function unreadLabel(count: number): string {
  return count > UNREAD_LIMIT ? `${String(UNREAD_LIMIT)}+` : String(count);
}
