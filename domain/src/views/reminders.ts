// Reminders of next dates of sent links: at eight in the morning of the day, in India. `remind_on`, beside the links, is
// the earliest date whose reminder is still to be sent, so that one query finds the owners with due reminders.
import { addDays, dayInIndia } from '../values/calendar-day.ts';
import { readDay } from '../values/read-value.ts';
import { asRecord } from '../values/record.ts';
import { readSentLinks, type SentLink } from './named-link.ts';

const EIGHT = 8 * 60 * 60 * 1000;

/** Reminders that are late by more than this many days, after an outage, are not sent. */
const LATEST = 7;

export const reminderDay = (now: number): string => dayInIndia(now - EIGHT);

export interface RemindedLinks {
  readonly links: readonly SentLink[];
  /** The earliest day that a reminder is due on; '' for none. */
  readonly remind_on: string;
}

/** Reads the document of all links. Never throws. */
export const readRemindedLinks = (stored: unknown): RemindedLinks => ({
  links: readSentLinks(stored),
  remind_on: readDay(asRecord(stored)['remind_on']),
});

const isOpen = ({ stage, next_on }: SentLink): boolean => stage !== 'closed' && next_on !== '';

/** Whether a date still needs a reminder: it is not before `remind_on`. */
const isPending = (day: string, remind_on: string): boolean => remind_on !== '' && day >= remind_on;

/** The links whose reminders are due, the earliest date first. */
export function dueReminders({ links, remind_on }: RemindedLinks, now: number): SentLink[] {
  const today = reminderDay(now);
  return links
    .filter(
      (link) =>
        isOpen(link) &&
        isPending(link.next_on, remind_on) &&
        link.next_on <= today &&
        link.next_on >= addDays(today, -LATEST),
    )
    .sort((a, b) => (a.next_on < b.next_on ? -1 : Number(a.next_on > b.next_on)));
}

/**
 * The value of `remind_on` once the links are `changed`. New dates that have already come get no reminder.
 */
export function nextReminder(
  { links, remind_on }: RemindedLinks,
  changed: readonly SentLink[],
  now: number,
): string {
  const today = reminderDay(now);
  const before = new Map(links.map(({ code, next_on }) => [code, next_on]));
  const days = changed
    .filter(
      (link) =>
        isOpen(link) &&
        (link.next_on > today ||
          (before.get(link.code) === link.next_on && isPending(link.next_on, remind_on))),
    )
    .map(({ next_on }) => next_on);
  return days.sort()[0] ?? '';
}
