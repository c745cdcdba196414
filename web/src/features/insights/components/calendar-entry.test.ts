import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readSentLinks, type SentLink } from '@marquee/domain/views/named-link';
import { calendarEntry } from './calendar-entry.ts';

const [link] = readSentLinks({
  links: {
    '0123456789abc': {
      label: "Mukesh's office",
      project: 'Kalari, again; part 2',
      role: 'Meera',
      next_on: '2026-05-31',
      note: 'Bring shoes\nGate 3\r\nEND:VCALENDAR',
    },
  },
}) as [SentLink];

test('a next date becomes one whole-day event with an alarm, even if its note has calendar syntax', () => {
  const text = calendarEntry(link, Date.UTC(2026, 4, 20));
  expect(text).toContain('DTSTART;VALUE=DATE:20260531\r\n');
  expect(text).toContain('DTSTAMP:20260520T000000Z\r\n');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [event, ...more] = calendar.getAllSubcomponents('vevent');
  expect(more).toEqual([]);
  expect(event?.getFirstPropertyValue('summary')).toBe("Mukesh's office, Kalari, again; part 2");
  expect(event?.getFirstPropertyValue('description')).toBe('Meera\nBring shoes\nGate 3\nEND:VCALENDAR');
  expect(event?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('PT9H');
});
