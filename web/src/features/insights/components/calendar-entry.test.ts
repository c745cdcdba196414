import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { sendOfLink } from '@marquee/domain/views/sends';
import { calendarEntry } from './calendar-entry.ts';

const send = {
  ...sendOfLink({ label: "Mukesh's office", created_at: 0 }),
  project: 'Kalari, again; part 2',
  role: 'Meera',
  next_on: '2026-05-31',
  note: 'Bring shoes\nGate 3\r\nEND:VCALENDAR',
};

test('a next date becomes one whole-day event with an alarm, even if its note has calendar syntax', () => {
  const text = calendarEntry({ code: '0123456789abc', send }, Date.UTC(2026, 4, 20));
  expect(text).toContain('DTSTART;VALUE=DATE:20260531\r\n');
  expect(text).toContain('DTSTAMP:20260520T000000Z\r\n');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [event, ...more] = calendar.getAllSubcomponents('vevent');
  expect(more).toEqual([]);
  expect(event?.getFirstPropertyValue('summary')).toBe("Mukesh's office, Kalari, again; part 2");
  expect(event?.getFirstPropertyValue('description')).toBe('Meera\nBring shoes\nGate 3\nEND:VCALENDAR');
  expect(event?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('PT9H');
});
