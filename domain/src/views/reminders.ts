// Reminders of next dates in the log of sent links: at eight in the morning of the day, in India. `remind_on` is the
// earliest date whose reminder is still to be sent, so that one query finds the logs with due reminders.
import { addDays, dayInIndia } from '../values/calendar-day.ts';
import { own } from '../values/read-value.ts';
import type { Send, SendLog } from './sends.ts';

const EIGHT = 8 * 60 * 60 * 1000;

/** Reminders that are late by more than this many days, after an outage, are not sent. */
const LATEST = 7;

export const reminderDay = (now: number): string => dayInIndia(now - EIGHT);

const isOpen = ({ stage, next_on }: Send): boolean => stage !== 'closed' && next_on !== '';

/** Whether a date still needs a reminder: it is not before `remind_on`. */
const isPending = (day: string, remind_on: string): boolean => remind_on !== '' && day >= remind_on;

export interface DueReminder extends Send {
  readonly code: string;
}

/** The log's entries whose reminders are due, the earliest date first. */
export function dueReminders({ sends, remind_on }: SendLog, now: number): DueReminder[] {
  const today = reminderDay(now);
  return Object.entries(sends)
    .filter(
      ([, send]) =>
        isOpen(send) &&
        isPending(send.next_on, remind_on) &&
        send.next_on <= today &&
        send.next_on >= addDays(today, -LATEST),
    )
    .map(([code, send]) => ({ ...send, code }))
    .sort((a, b) => (a.next_on < b.next_on ? -1 : Number(a.next_on > b.next_on)));
}

/**
 * The value of `remind_on` once the log has the entries `changed`. New dates that have already come get no reminder.
 */
export function nextReminder({ sends, remind_on }: SendLog, changed: SendLog['sends'], now: number): string {
  const today = reminderDay(now);
  const days = Object.entries(changed)
    .filter(
      ([code, send]) =>
        isOpen(send) &&
        (send.next_on > today ||
          (own(sends, code)?.next_on === send.next_on && isPending(send.next_on, remind_on))),
    )
    .map(([, { next_on }]) => next_on);
  return days.sort()[0] ?? '';
}
