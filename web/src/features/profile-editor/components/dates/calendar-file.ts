// Reads the days of the events in a calendar file (RFC 5545), and nothing else. Loaded when a file is chosen.
import ICAL from 'ical.js';
import { storedPeriod } from '@marquee/domain/profile/busy-dates';
import { dayInIndia } from '@marquee/domain/values/calendar-day';

/** A shorter event is an appointment, not a day of work. */
const SHORTEST_HOURS = 4;

export interface CalendarDays {
  /** The days of the events as stored periods (busy-dates.ts), in the order of the file. */
  readonly periods: readonly string[];
  /** Events that are left out because they repeat. */
  readonly repeating: number;
  /** Events that are left out because they are shorter than four hours. */
  readonly short: number;
}

type Time = InstanceType<typeof ICAL.Time>;

/** The day of a time: the day that the file has; for a time in UTC, the day in India. */
const dayOf = (time: Time): string =>
  time.zone === ICAL.Timezone.utcTimezone
    ? dayInIndia(time.toUnixTime() * 1000)
    : time.toString().slice(0, 10);

/** The last day of an event, whose end is exclusive. */
function lastDay(start: Time, end: Time): string {
  if (end.compare(start) <= 0) return dayOf(start);
  const last = end.clone();
  last.adjust(end.isDate ? -1 : 0, 0, 0, end.isDate ? 0 : -1);
  return dayOf(last);
}

const hoursOf = (start: Time, end: Time): number => (end.toUnixTime() - start.toUnixTime()) / 3600;

/** Whether the event leaves its owner free, or is cancelled. */
const takesNoTime = (event: ICAL.Component): boolean =>
  event.getFirstPropertyValue('transp') === 'TRANSPARENT' ||
  event.getFirstPropertyValue('status') === 'CANCELLED';

/** The calendars of a file. ical.js returns one calendar or a list; a calendar is an array that begins with a name. */
function calendarsOf(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  const calendars = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
  return calendars.map((calendar) => new ICAL.Component(calendar));
}

/**
 * The days of the events in the text of a calendar file.
 * @throws What ical.js throws, for a text that is no calendar.
 */
export function readCalendarDays(text: string): CalendarDays {
  const periods: string[] = [];
  let repeating = 0;
  let short = 0;
  for (const component of calendarsOf(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'))) {
    if (!component.hasProperty('dtstart') || takesNoTime(component)) continue;
    const { startDate: start, endDate: end } = new ICAL.Event(component);
    if (component.hasProperty('rrule') || component.hasProperty('rdate')) repeating += 1;
    else if (!start.isDate && hoursOf(start, end) < SHORTEST_HOURS) short += 1;
    else periods.push(storedPeriod({ first: dayOf(start), last: lastDay(start, end) }));
  }
  return { periods, repeating, short };
}
