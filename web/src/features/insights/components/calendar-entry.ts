// Makes the calendar file (RFC 5545) for the next date of a sent link. Loaded on demand.
import ICAL from 'ical.js';
import type { SentLink } from '@marquee/domain/views/named-link';
import { reminderSubject } from '@marquee/domain/notifications/notification';

/** Returns a calendar with one whole-day event, whose alarm is at nine in the morning. */
export function calendarEntry({ code, label, project, role, next_on, note }: SentLink, now: number): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Marquee//EN');
  const event = new ICAL.Component('vevent');
  // The uid makes a calendar replace the entry when it is saved again with another day.
  event.addPropertyWithValue('uid', `${code}@marquee`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(now), true));
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(next_on));
  event.addPropertyWithValue('summary', reminderSubject(label, project));
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  const description = [role, note.replace(/\r\n?/g, '\n')].filter((text) => text !== '').join('\n');
  if (description !== '') event.addPropertyWithValue('description', description);
  const alarm = new ICAL.Component('valarm');
  alarm.addPropertyWithValue('action', 'DISPLAY');
  alarm.addPropertyWithValue('description', reminderSubject(label, project));
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromString('PT9H'));
  event.addSubcomponent(alarm);
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}
