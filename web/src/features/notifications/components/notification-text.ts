import type { TFunction } from 'i18next';
import { UNNAMED_VIEWER, type Notification } from '@marquee/domain/notification';

/**
 * What a notification says, in the language on screen. The server stores English: views are told anew from what it
 * stores beside it, everything else as it stands.
 */
export function notificationText(
  t: TFunction<'notifications'>,
  notification: Pick<Notification, 'type' | 'viewer_name' | 'viewers' | 'message'>,
): string {
  const { type, viewer_name: name, viewers } = notification;
  if (type !== 'profile_view') return notification.message;
  if (viewers !== null) return t('viewedByMore', { count: viewers });
  if (name === null) return notification.message;
  return name === '' || name === UNNAMED_VIEWER ? t('viewedBySomeone') : t('viewed', { name });
}
