import { expect, test } from 'vitest';
import {
  DEFAULT_NOTIFICATION_CHOICES,
  messageLanguage,
  readNotificationChoices,
} from './notification-choices.ts';

test.each([[undefined], [null], ['text'], [{}], [{ theme: 'dark', notify_views: false }]])(
  'the stored %o, which has no notification choices, is read as the defaults',
  (stored) => {
    expect(readNotificationChoices(stored)).toEqual(DEFAULT_NOTIFICATION_CHOICES);
  },
);

test('by default no weekly summary is mailed and no push names anybody', () => {
  const { mail_summary, push_shows_name } = readNotificationChoices(undefined);
  expect({ mail_summary, push_shows_name }).toEqual({ mail_summary: false, push_shows_name: false });
});

test('readNotificationChoices returns stored choices as they are', () => {
  const chosen = {
    push_views: false,
    push_links: false,
    notify_contacts: false,
    push_contacts: false,
    notify_reminders: false,
    push_reminders: false,
    notify_declines: false,
    push_moderation: false,
    push_shows_name: true,
    mail_summary: true,
    quiet_hours: { from: 1320, to: 420 },
    time_zone: 'Europe/London',
    language: 'hi',
  };
  expect(readNotificationChoices(chosen)).toEqual(chosen);
});

test.each([
  ['a time zone that does not exist', { time_zone: 'Mars/Olympus' }],
  ['an unsupported language', { language: 'fr' }],
  ['quiet hours that end when they begin', { quiet_hours: { from: 60, to: 60 } }],
  ['quiet hours that end at minute 1440', { quiet_hours: { from: 60, to: 1440 } }],
  ['quiet hours that begin before the day', { quiet_hours: { from: -1, to: 60 } }],
  ['quiet hours of parts of minutes', { quiet_hours: { from: 60.5, to: 120 } }],
  ['quiet hours whose times are texts', { quiet_hours: { from: '60', to: '120' } }],
  ['quiet hours whose end is no number', { quiet_hours: { from: 60, to: NaN } }],
  ['quiet hours that are null', { quiet_hours: null }],
  ['quiet hours without an end', { quiet_hours: { from: 60 } }],
  ['quiet hours as a text', { quiet_hours: '22-7' }],
  ['a choice that is no boolean', { mail_summary: 'yes', push_shows_name: 1 }],
])('a settings document with %s is read as the defaults', (_name, stored) => {
  expect(readNotificationChoices(stored)).toEqual(DEFAULT_NOTIFICATION_CHOICES);
});

test('quiet hours may begin or end at midnight', () => {
  for (const quiet_hours of [
    { from: 0, to: 420 },
    { from: 1320, to: 0 },
  ])
    expect(readNotificationChoices({ quiet_hours }).quiet_hours).toEqual(quiet_hours);
});

test.each([
  ['hi', 'hi'],
  ['en', 'en'],
  ['fr', 'en'],
  [null, 'en'],
])('messages to an account with the language %j are in %s', (stored, language) => {
  expect(messageLanguage(stored)).toBe(language);
});
