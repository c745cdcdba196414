// Reads the days of the events in a calendar file (RFC 5545), and nothing else: each event by itself, and of each only
// the lines that say when it is. Time zones are not computed: a day is the day that the file has. Runs in a worker.
import { lastDayToPlan, mergePeriods, storedPeriod, type Period } from '@marquee/domain/profile/busy-dates';
import { addDays, dayInIndia, isCalendarDate } from '@marquee/domain/values/calendar-day';
import { LIMITS } from '@marquee/domain/values/limits';
import { DAY, HOUR, utcDate } from '@marquee/domain/values/time';

/** A shorter event is an appointment, not a day of work. */
const SHORTEST_HOURS = 4;

/** Events that are looked at; further ones count as unread. */
export const MOST_EVENTS = 2000;

/** Characters of a line that says when an event is. */
const LONGEST_LINE = 300;

export interface CalendarDays {
  /** The days of the events that are not over, as stored periods (busy-dates.ts): sorted, without overlaps. */
  readonly periods: readonly string[];
  /** Events that are left out because they repeat. */
  readonly repeating: number;
  /** Events that are left out because they are shorter than four hours. */
  readonly short: number;
  /** Events that are left out because they could not be read. */
  readonly unread: number;
}

interface Time {
  /** Milliseconds of the wall clock, counted as if it were UTC. */
  readonly wall: number;
  readonly isDate: boolean;
}

/** 20270214, 20270214T190000, or with Z for UTC. */
const TIME = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z?))?$/i;

/** A time; `undefined` for what is none, and for a day that does not exist. */
function readTime(value: string): Time | undefined {
  const [, year, month, day, hours, minutes, seconds, utc] = TIME.exec(value) ?? [];
  const date = `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
  if (!isCalendarDate(date)) return undefined;
  if (hours === undefined) return { wall: Date.parse(date), isDate: true };
  const wall = Date.parse(`${date}T00:00:00Z`) + (Number(hours) * 60 + Number(minutes)) * 60_000;
  const exact = wall + Number(seconds) * 1000;
  if (utc === '') return { wall: exact, isDate: false };
  // A time in UTC is on the day that it is in India.
  const inIndia = Date.parse(dayInIndia(exact)) + ((exact + 5.5 * HOUR) % DAY);
  return { wall: inIndia, isDate: false };
}

/** P1W, P2DT3H30M. */
const DURATION = /^\+?P(?:(\d{1,4})W|(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?)$/i;

/** Milliseconds; `undefined` for what is no length of time. */
function readDuration(value: string): number | undefined {
  const found = DURATION.exec(value);
  if (!found) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part || 0));
  return (weeks * 7 + days) * DAY + hours * HOUR + minutes * 60_000 + seconds * 1000;
}

/** The properties of an event that are read. */
const NAMES = ['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'TRANSP', 'STATUS'] as const;
type Name = (typeof NAMES)[number];

/** The values of an event's properties; each value comes last in its line, behind parameters that may hold colons. */
type Event = Map<Name, string>;

/** The end of an event: its first moment afterwards. `undefined` if the event has an end that cannot be read. */
function endOf(event: Event, start: Time): Time | undefined {
  const end = event.get('DTEND');
  if (end !== undefined) return readTime(end);
  const duration = event.get('DURATION');
  if (duration === undefined) return { wall: start.wall + (start.isDate ? DAY : 0), isDate: start.isDate };
  const length = readDuration(duration);
  return length === undefined ? undefined : { wall: start.wall + length, isDate: false };
}

const dayOf = (wall: number): string => utcDate(wall);

/** Whether the event leaves its owner free, or is cancelled. */
const takesNoTime = (event: Event): boolean =>
  event.get('TRANSP')?.toUpperCase() === 'TRANSPARENT' || event.get('STATUS')?.toUpperCase() === 'CANCELLED';

/** The days of one event, or why it gives none. */
function daysOf(event: Event): Period | 'repeating' | 'short' | 'unread' {
  const start = readTime(event.get('DTSTART') ?? '');
  if (!start) return 'unread';
  if (event.has('RRULE') || event.has('RDATE')) return 'repeating';
  const end = endOf(event, start);
  if (!end) return 'unread';
  if (!start.isDate && end.wall - start.wall < SHORTEST_HOURS * HOUR) return 'short';
  const first = dayOf(start.wall);
  const last = end.wall <= start.wall ? first : dayOf(end.wall - 1);
  return last < addDays(first, LIMITS.busy.days) ? { first, last } : 'unread';
}

/** The events of a file, each by itself: one without its end is unread. `undefined` for a text that is no calendar. */
function eventsOf(text: string): { readonly events: readonly Event[]; readonly unread: number } | undefined {
  const events: Event[] = [];
  let event: Event | undefined;
  /** How many parts of the event, such as alarms, are open. */
  let parts = 0;
  let unread = 0;
  let isCalendar = false;
  // A line that begins with a blank goes on with the line before it.
  for (const line of text.replaceAll(/\r?\n[ \t]/g, '').split(/[\r\n\ufeff]+/)) {
    const [, word = '', component = ''] =
      /^(BEGIN|END):([A-Z-]{1,30})\s*$/i.exec(line.slice(0, LONGEST_LINE))?.map((one) => one.toUpperCase()) ??
      [];
    isCalendar ||= component === 'VCALENDAR';
    if (component === 'VEVENT' || component === 'VCALENDAR') {
      const isWhole = word === 'END' && component === 'VEVENT';
      if (event && isWhole && events.length < MOST_EVENTS) events.push(event);
      else if (event) unread += 1;
      event = word === 'BEGIN' && component === 'VEVENT' ? new Map() : undefined;
      parts = 0;
    } else if (word !== '') {
      parts = Math.max(0, parts + (word === 'BEGIN' ? 1 : -1));
    } else if (event && parts === 0) {
      const name = NAMES.find(
        (one) => /[:;]/.test(line.charAt(one.length)) && line.toUpperCase().startsWith(one),
      );
      const value = line.slice(line.lastIndexOf(':') + 1).trim();
      if (name && !event.has(name)) event.set(name, line.length > LONGEST_LINE ? '' : value);
    }
  }
  if (!isCalendar && events.length === 0) return undefined;
  return { events, unread: unread + (event ? 1 : 0) };
}

/**
 * The days of the events in the text of a calendar file; `undefined` for a text that is no calendar. `today` is
 * YYYY-MM-DD.
 */
export function readCalendarDays(text: string, today = dayInIndia()): CalendarDays | undefined {
  const read = eventsOf(text);
  if (!read) return undefined;
  const { events, unread } = read;
  const counts = { repeating: 0, short: 0, unread };
  const periods: Period[] = [];
  for (const event of events) {
    if (takesNoTime(event)) continue;
    const days = daysOf(event);
    if (typeof days === 'string') counts[days] += 1;
    else if (days.last >= today && days.first <= lastDayToPlan(today)) periods.push(days);
  }
  return { periods: mergePeriods(periods).map(storedPeriod), ...counts };
}
