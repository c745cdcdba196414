// Notifications: ids, texts and a function that reads a stored notification and never throws.
import { halfHour } from '../views/half-hour.ts';
import { ANSWER_WORDS, answerOf, type Answer } from '../views/link-answer.ts';
import { LIMITS } from '../values/limits.ts';
import { isPlainName } from '../profile/name.ts';
import { displayName, type Profile } from '../profile/profile.ts';
import { readDay, readLine } from '../values/read-value.ts';
import { asRecord, asText } from '../values/record.ts';
import { storedMilliseconds } from '../values/stored-time.ts';
import { DAY } from '../values/time.ts';

export const NOTIFICATION_TYPES = ['profile_view', 'contact', 'reminder', 'info'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export interface Notification {
  readonly id: string;
  /** The profile's owner, to whom the notification is addressed. */
  readonly user_id: string;
  readonly title: string;
  readonly message: string;
  readonly type: NotificationType;
  readonly read: boolean;
  /** Milliseconds since 1970; 0 while the server has not set it. */
  readonly created_at: number;
  readonly viewer_id: string | null;
  readonly viewer_name: string | null;
  /** Whether the viewer's own profile was public at the time of the view, as functions found it. */
  readonly viewer_is_public: boolean;
  /** How many viewers a notification for several viewers stands for. */
  readonly viewers: number | null;
  /** Set only for viewers who chose to show their e-mail address. */
  readonly viewer_email: string | null;
  /** The label of the named link that the profile was opened by. */
  readonly link_label: string | null;
  /** The code of that link: two links may have the same label. */
  readonly link_code: string | null;
  /** The answer that was given on the link's page. */
  readonly answer: Answer | null;
  /** The day (YYYY-MM-DD) that a reminder is for, and the project of the sent link. */
  readonly reminder: { readonly day: string; readonly project: string } | null;
}

/** The name shown for a viewer who has no name or does not show it. */
export const UNNAMED_VIEWER = 'Someone';

export const PROFILE_VIEW_TITLE = 'Profile View';

export function profileViewMessage(viewerName: string): string {
  return `${viewerName === '' ? UNNAMED_VIEWER : viewerName} viewed your profile`;
}

/** The stored text of the notification that somebody opened the profile by a named link. The owner chose the label. */
export const linkOpenedMessage = (label: string): string => `${label} opened your profile`;

/** How a visitor gets in touch. */
export type ContactChannel = 'whatsapp' | 'message';

export const CONTACT_TITLE = 'Contact';

const MESSAGE_SENT = 'sent you a message. Check your email.';

/** The stored text of the notification that somebody got in touch; `label` is that of the named link used, if any. */
export function contactMessage(channel: ContactChannel, label?: string): string {
  if (channel === 'message') return `${label ?? UNNAMED_VIEWER} ${MESSAGE_SENT}`;
  return label === undefined ? 'Someone asked for your WhatsApp contact' : `${label} asked for your contact`;
}

/** How somebody got in touch, recognised from the stored text of the notification. */
export const contactChannel = (message: string): ContactChannel =>
  message.endsWith(MESSAGE_SENT) ? 'message' : 'whatsapp';

export const ANSWER_TITLE = 'Answer';

/** The stored text of a notified answer: the answer first. It names only the link: who answered by it is not known. */
export const answerMessage = (answer: Answer, label: string): string =>
  `${ANSWER_WORDS.en[answer]}: on your link for ${label}`;

export const REMINDER_TITLE = 'Reminder';

/** The subject of a reminder: the recipient of a sent link, and the project. */
export const reminderSubject = (label: string, project: string): string =>
  project === '' ? label : `${label}, ${project}`;

/** The stored text of the reminder of the next date that the owner noted for a sent link. */
export const reminderMessage = (day: string, label: string, project: string): string =>
  `Reminder for ${day}: ${reminderSubject(label, project)}`;

/** Control, format, surrogate and private-use characters, except Devanagari's joiners. Some reverse the text. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/**
 * A profile's name as other owners' notifications show it: at most as long as a first name may be, without invisible
 * characters. A name that `isPlainName` refuses, such as one that advertises an address, becomes 'Someone'.
 */
export function notificationName(profile: Pick<Profile, 'first_name' | 'last_name' | 'username'>): string {
  const name = displayName(profile).replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim();
  if (name === '' || !isPlainName(name)) return UNNAMED_VIEWER;
  // A pair of surrogates is not cut in two.
  return name
    .slice(0, LIMITS.name)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

const YEAR = 365 * DAY;

/** The fields that mark a notification as read; a time-to-live policy deletes the notification a year later. */
export const readMark = (now: number) => ({ read: true, expires_at: new Date(now + YEAR) }) as const;

/** The id of a view's notification: `{owner}_{viewer}_{half-hour}`, so that one viewer's flood makes one document. */
export function profileViewId(ownerId: string, viewerKey: string, milliseconds: number): string {
  return `${ownerId}_${viewerKey}_${String(halfHour(milliseconds))}`;
}

/** Reads a stored document as a notification. Never throws. */
export function readNotification(id: string, stored: unknown): Notification {
  const fields = asRecord(stored);
  const metadata = asRecord(fields['metadata']);
  const { viewers } = metadata;
  const day = readDay(metadata['day']);
  return {
    id,
    user_id: asText(fields['user_id']),
    title: asText(fields['title']),
    message: typeof viewers === 'number' ? moreViewersMessage(viewers) : asText(fields['message']),
    type: NOTIFICATION_TYPES.find((type) => type === fields['type']) ?? 'info',
    read: fields['read'] === true,
    created_at: storedMilliseconds(fields['created_at']) ?? 0,
    viewer_id: typeof metadata['viewer_id'] === 'string' ? metadata['viewer_id'] : null,
    viewer_name: typeof metadata['viewer_name'] === 'string' ? metadata['viewer_name'] : null,
    viewer_is_public: metadata['viewer_is_public'] === true,
    viewers: typeof viewers === 'number' ? viewers : null,
    viewer_email: typeof metadata['viewer_email'] === 'string' ? metadata['viewer_email'] : null,
    link_label: typeof metadata['link_label'] === 'string' ? metadata['link_label'] : null,
    link_code: typeof metadata['link_code'] === 'string' ? metadata['link_code'] : null,
    answer: answerOf(metadata['answer']) ?? null,
    reminder: day === '' ? null : { day, project: readLine(metadata['project'], LIMITS.shortText) },
  };
}

/**
 * The stored text of the notification that the 61st and later viewers of an hour share. Their number is in
 * `metadata.viewers`, which can be incremented without a read; `readNotification` inserts the number into the text.
 */
export const MORE_VIEWERS = '… and more people viewed your profile';

export function moreViewersMessage(viewers: number): string {
  return viewers === 1
    ? '… and 1 more person viewed your profile'
    : `… and ${String(viewers)} more people viewed your profile`;
}
