// When the log of what was sent reminds its owner: at eight in the morning of a next date, in India. `remind_on` is the
// earliest date that is still to come, so that what is due is one query, and a date that was reminded of is behind it.
import { addDays, dayInIndia } from '../values/calendar-day.ts';
import { own } from '../values/read-value.ts';
import type { Send, SendLog } from './sends.ts';

const EIGHT = 8 * 60 * 60 * 1000;

/** After an outage of so many days a reminder is of no use. */
const LATEST = 7;

/** The day whose reminders are due. */
export const reminderDay = (now: number): string => dayInIndia(now - EIGHT);

const isOpen = ({ stage, next_on }: Send): boolean => stage !== 'closed' && next_on !== '';

/** The dates that were not reminded of, from the day in `remind_on` on. */
const isPending = (day: string, remind_on: string): boolean => remind_on !== '' && day >= remind_on;

export interface DueReminder extends Send {
  readonly code: string;
}

/** The dates that are due, the earliest first. */
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

/** `remind_on` of the log once `changed` are its entries. What is set to a past date, or today after eight, reminds nobody. */
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
