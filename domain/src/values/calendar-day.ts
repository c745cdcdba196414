// Days of the calendar as they are stored: YYYY-MM-DD, without a time or a zone.
import { DAY, HOUR, utcDate } from './time.ts';

const DATE = /^(19(0[1-9]|[1-9]\d)|20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** India's clocks are five and a half hours ahead of UTC all year. */
const INDIA_MS = 5.5 * HOUR;

/** Whether the text is a day that exists, written YYYY-MM-DD, of a year from 1901 to 2099. */
export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day that comes `days` days after `day`. */
export const addDays = (day: string, days: number): string => utcDate(Date.parse(day) + days * DAY);

/** The day in India at an instant, whatever the device's time zone: actors and casting teams are in India. */
export const dayInIndia = (at = Date.now()): string => utcDate(at + INDIA_MS);
