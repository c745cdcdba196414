import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import {
  contactChannel,
  reminderSubject,
  UNNAMED_VIEWER,
  type Notification,
} from '@marquee/domain/notifications/notification';

/**
 * The text of a notification, in the current language. The server stores English: texts of known kinds are made again
 * from the fields stored beside them, everything else is shown as stored.
 */
export function notificationText(
  t: TFunction<'notifications'>,
  notification: Pick<
    Notification,
    'type' | 'viewer_name' | 'viewers' | 'message' | 'link_label' | 'answer' | 'reminder'
  >,
): string {
  const { type, viewer_name: name, viewers, link_label: label, reminder } = notification;
  if (type === 'contact' && notification.answer !== null && label !== null) {
    return t(`answered.${notification.answer}`, { label });
  }
  if (type === 'contact') {
    const isMessage = contactChannel(notification.message) === 'message';
    if (label !== null) return t(isMessage ? 'messageSentBy' : 'contactAskedBy', { label });
    return t(isMessage ? 'messageSent' : 'contactAsked');
  }
  if (type === 'reminder' && reminder !== null && label !== null) {
    const day = dayjs(reminder.day).format('D MMMM YYYY');
    return t('reminder', { day, subject: reminderSubject(label, reminder.project) });
  }
  if (type !== 'profile_view') return notification.message;
  if (viewers !== null) return t('viewedByMore', { count: viewers });
  if (name === null) return notification.message;
  const isUnnamed = name === '' || name === UNNAMED_VIEWER;
  if (label !== null) return isUnnamed ? t('opened', { label }) : t('openedNamed', { label, name });
  return isUnnamed ? t('viewedBySomeone') : t('viewed', { name });
}

/**
 * The text of several notifications on one line: their common text or, where their texts differ, that of their link.
 */
export function groupText(
  t: TFunction<'notifications'>,
  [newest, ...rest]: readonly [Notification, ...Notification[]],
): string {
  const text = notificationText(t, newest);
  const { link_label: label } = newest;
  if (label === null || rest.every((other) => notificationText(t, other) === text)) return text;
  return t('opened', { label });
}
