// The notification that somebody used a profile's contact: at most one in a half-hour for the same channel and named
// link, or for the same channel without a link. It names no visitor.
import type { NamedLink } from '@marquee/domain/views/named-link';
import { halfHour } from '@marquee/domain/views/half-hour';
import {
  CONTACT_TITLE,
  contactMessage,
  type ContactChannel,
} from '@marquee/domain/notifications/notification';
import { notificationDocument } from '../notifications/notification-document.ts';

type Link = Pick<NamedLink, 'code' | 'label'> | undefined;

export const contactNotificationId = (
  uid: string,
  channel: ContactChannel,
  link: Link,
  now: number,
): string => {
  const by = link === undefined ? channel : `${channel}-${link.code}`;
  return `${uid}_contact-${by}_${String(halfHour(now))}`;
};

/** `link`: the named link that the page was opened by. */
export function contactNotification(uid: string, channel: ContactChannel, link: Link) {
  const notification = notificationDocument({
    owner: uid,
    title: CONTACT_TITLE,
    message: contactMessage(channel, link?.label),
    type: 'contact',
    event: `contact_${channel}`,
  });
  if (link === undefined) return notification;
  const { code, label } = link;
  return { ...notification, metadata: { ...notification.metadata, link_code: code, link_label: label } };
}
