// Times by an owner's own clock: when quiet hours end, and when the next weekly summary is due.
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Minutes of the owner's day, 0 to 1439; a period that ends before it begins goes on after midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** Whether a text is the name of a time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const MINUTES_OF_AN_HOUR = 60;

/** The moment of a wall-clock time, in milliseconds since 1970. */
const instant = (day: string, minute: number, zone: string): number => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const clock = `${two(Math.floor(minute / MINUTES_OF_AN_HOUR))}:${two(minute % MINUTES_OF_AN_HOUR)}`;
  return dayjs.tz(`${day} ${clock}`, zone).valueOf();
};

const ISO_DAY = 'YYYY-MM-DD';

/** When the quiet hours that `now` is in end, in milliseconds since 1970; `null` outside of them. */
export function quietUntil(now: number, quiet: QuietHours | null, zone: string): number | null {
  if (!quiet) return null;
  const { from, to } = quiet;
  const local = dayjs(now).tz(zone);
  const minute = local.hour() * MINUTES_OF_AN_HOUR + local.minute();
  const isOvernight = from > to;
  const isQuiet = isOvernight ? minute >= from || minute < to : minute >= from && minute < to;
  if (!isQuiet) return null;
  const day = isOvernight && minute >= from ? local.add(1, 'day') : local;
  return instant(day.format(ISO_DAY), to, zone);
}

const MONDAY = 1;
const SUMMARY_MINUTE = 9 * MINUTES_OF_AN_HOUR;

/** The first Monday 9:00 of a zone after `now`, in milliseconds since 1970. */
export function nextSummaryAt(now: number, zone: string): number {
  const local = dayjs(now).tz(zone);
  const daysAhead = (MONDAY - local.day() + 7) % 7;
  const monday = instant(local.add(daysAhead, 'day').format(ISO_DAY), SUMMARY_MINUTE, zone);
  return monday > now
    ? monday
    : instant(local.add(daysAhead + 7, 'day').format(ISO_DAY), SUMMARY_MINUTE, zone);
}

/** The Monday of the week that a moment is in, by a zone's calendar: YYYY-MM-DD. */
export function mondayOf(now: number, zone: string): string {
  const local = dayjs(now).tz(zone);
  return local.subtract((local.day() - MONDAY + 7) % 7, 'day').format(ISO_DAY);
}
