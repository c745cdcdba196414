// The notification that somebody used a profile's contact: one a half-hour, without who.
import { halfHour } from '@marquee/domain/half-hour';
import { CONTACT_TITLE, CONTACT_MESSAGES, type ContactWay } from '@marquee/domain/notification';
import { notificationDocument } from '../notifications/notification-document.ts';

export const contactNotificationId = (uid: string, way: ContactWay, now: number): string =>
  `${uid}_contact-${way}_${String(halfHour(now))}`;

export const contactNotification = (uid: string, way: ContactWay) =>
  notificationDocument({
    owner: uid,
    title: CONTACT_TITLE,
    message: CONTACT_MESSAGES[way],
    type: 'contact',
    event: `contact_${way}`,
  });
