// The notification that somebody used a profile's contact: one a half-hour, without who.
import { halfHour } from '@marquee/domain/half-hour';
import { CONTACT_TITLE, CONTACT_MESSAGES, type ContactChannel } from '@marquee/domain/notification';
import { notificationDocument } from '../notifications/notification-document.ts';

export const contactNotificationId = (uid: string, channel: ContactChannel, now: number): string =>
  `${uid}_contact-${channel}_${String(halfHour(now))}`;

export const contactNotification = (uid: string, channel: ContactChannel) =>
  notificationDocument({
    owner: uid,
    title: CONTACT_TITLE,
    message: CONTACT_MESSAGES[channel],
    type: 'contact',
    event: `contact_${channel}`,
  });
