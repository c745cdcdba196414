// The notifications that an account gets, and by which channel: fields of `settings/{uid}`. In the app a notification is a
// document, which a push repeats: a kind switched off in the app is not pushed either. The summary is only a mail.
import { isTimeZone, type QuietHours } from './time-zone.ts';
import { asRecord } from '../values/record.ts';

export const NOTIFICATION_KINDS = ['view', 'link', 'contact', 'reminder', 'moderation', 'summary'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_CHANNELS = ['app', 'push', 'mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/**
 * The settings field with the choice for a kind and a channel. `always`: cannot be switched off. `null`: not offered.
 */
export const CHOICE_FIELDS = {
  view: { app: 'notify_views', push: 'push_views', mail: null },
  link: { app: 'notify_links', push: 'push_links', mail: null },
  contact: { app: 'notify_contacts', push: 'push_contacts', mail: null },
  reminder: { app: 'notify_reminders', push: 'push_reminders', mail: null },
  moderation: { app: 'always', push: 'push_moderation', mail: null },
  summary: { app: null, push: null, mail: 'mail_summary' },
} as const satisfies Readonly<Record<NotificationKind, Readonly<Record<NotificationChannel, string | null>>>>;

export interface NotificationChoices {
  /** Whether profile views are pushed, to the devices on which the owner switched push on. */
  readonly push_views: boolean;
  readonly push_links: boolean;
  /** Whether the owner is notified when somebody requests the contact, writes a message or answers to a link. */
  readonly notify_contacts: boolean;
  readonly push_contacts: boolean;
  /** Whether the owner is notified when the next date noted for a sent link has come. */
  readonly notify_reminders: boolean;
  readonly push_reminders: boolean;
  /** Whether the answer 'Not this time' notifies the owner; if not, insights and the weekly summary alone show it. */
  readonly notify_declines: boolean;
  readonly push_moderation: boolean;
  /** Whether a push may name the viewer or the link: it can be read on a locked screen. */
  readonly push_shows_name: boolean;
  readonly mail_summary: boolean;
  /** `null`: a push comes at any time. */
  readonly quiet_hours: QuietHours | null;
  /** IANA name, such as Asia/Kolkata: the time zone of the device that last changed a choice. */
  readonly time_zone: string;
  /** The language of mails, pushes and the share card; null as long as the account has stored none. */
  readonly language: MessageLanguage | null;
}

type BooleanChoice =
  | 'push_views'
  | 'push_links'
  | 'notify_contacts'
  | 'push_contacts'
  | 'notify_reminders'
  | 'push_reminders'
  | 'notify_declines'
  | 'push_moderation'
  | 'push_shows_name'
  | 'mail_summary';

export const MESSAGE_LANGUAGES = ['en', 'hi'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/** The time zone of an account that has stored none: most users are in India. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

export const DEFAULT_NOTIFICATION_CHOICES: NotificationChoices = {
  push_views: true,
  push_links: true,
  notify_contacts: true,
  push_contacts: true,
  notify_reminders: true,
  push_reminders: true,
  notify_declines: true,
  push_moderation: true,
  push_shows_name: false,
  mail_summary: false,
  quiet_hours: null,
  time_zone: DEFAULT_TIME_ZONE,
  language: null,
};

const isMinute = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 24 * 60;

function readQuietHours(stored: unknown): QuietHours | null {
  if (typeof stored !== 'object' || stored === null || !('from' in stored) || !('to' in stored)) return null;
  const { from, to } = stored;
  return isMinute(from) && isMinute(to) && from !== to ? { from, to } : null;
}

const storedLanguage = (value: unknown): MessageLanguage | null =>
  MESSAGE_LANGUAGES.find((language) => language === value) ?? null;

/** The stored value if it is a supported language, else English: for messages to an account. */
export const messageLanguage = (value: unknown): MessageLanguage => storedLanguage(value) ?? 'en';

/** The choices in a stored settings document; a missing field means the default. Never throws. */
export function readNotificationChoices(stored: unknown): NotificationChoices {
  const fields = asRecord(stored);
  const choice = (field: BooleanChoice): boolean => {
    const value = fields[field];
    return typeof value === 'boolean' ? value : DEFAULT_NOTIFICATION_CHOICES[field];
  };
  const zone = fields['time_zone'];
  return {
    push_views: choice('push_views'),
    push_links: choice('push_links'),
    notify_contacts: choice('notify_contacts'),
    push_contacts: choice('push_contacts'),
    notify_reminders: choice('notify_reminders'),
    push_reminders: choice('push_reminders'),
    notify_declines: choice('notify_declines'),
    push_moderation: choice('push_moderation'),
    push_shows_name: choice('push_shows_name'),
    mail_summary: choice('mail_summary'),
    quiet_hours: readQuietHours(fields['quiet_hours']),
    time_zone: typeof zone === 'string' && isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE,
    language: storedLanguage(fields['language']),
  };
}
