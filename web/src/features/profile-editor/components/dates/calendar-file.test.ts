import { expect, test } from 'vitest';
import { readCalendarDays } from './calendar-file.ts';

const file = (...events: readonly string[][]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//EN',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:1@example', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

test.each([
  [
    'whole days end on the day before DTEND',
    ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261210'],
    '2026-12-03/2026-12-09',
  ],
  ['a whole day without an end is one day', ['DTSTART;VALUE=DATE:20261203'], '2026-12-03/2026-12-03'],
  [
    'whole days with a length of one week are seven days',
    ['DTSTART;VALUE=DATE:20261203', 'DURATION:P1W'],
    '2026-12-03/2026-12-09',
  ],
  [
    'an end before the start is ignored',
    ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261201'],
    '2026-12-03/2026-12-03',
  ],
  [
    'an event with a time zone is on the days that the file has',
    ['DTSTART;TZID=Asia/Kolkata:20261203T070000', 'DTEND;TZID=Asia/Kolkata:20261204T190000'],
    '2026-12-03/2026-12-04',
  ],
  [
    'an event that ends at midnight ends on the day before',
    ['DTSTART:20261203T120000', 'DTEND:20261204T000000'],
    '2026-12-03/2026-12-03',
  ],
  [
    'a time in UTC is on India’s day',
    ['DTSTART:20261202T190000Z', 'DTEND:20261203T120000Z'],
    '2026-12-03/2026-12-03',
  ],
])('the days of a calendar file: %s', (_what, lines, expected) => {
  expect(readCalendarDays(file(lines)).periods).toEqual([expected]);
});

test('titles, places and descriptions of calendar events are not read', () => {
  const event = [
    'DTSTART;VALUE=DATE:20261203',
    'SUMMARY:Secret film',
    'LOCATION:Pune',
    'DESCRIPTION:Call 7am',
  ];
  expect(readCalendarDays(file(event))).toEqual({
    periods: ['2026-12-03/2026-12-03'],
    repeating: 0,
    short: 0,
  });
});

test('repeating and short events are counted but give no days, free and cancelled ones are ignored', () => {
  const day = 'DTSTART;VALUE=DATE:20261203';
  expect(
    readCalendarDays(
      file(
        [day, 'RRULE:FREQ=SECONDLY'],
        [day, 'RDATE;VALUE=DATE:20261204'],
        ['DTSTART:20261203T100000', 'DTEND:20261203T110000'],
        ['DTSTART:20261203T100000'],
        [day, 'TRANSP:TRANSPARENT'],
        [day, 'STATUS:CANCELLED'],
        ['SUMMARY:Without a start'],
      ),
    ),
  ).toEqual({ periods: [], repeating: 2, short: 2 });
});

test('all calendars of a file are read', () => {
  const one = file(['DTSTART;VALUE=DATE:20261203']);
  expect(readCalendarDays(`${one}\r\n${one}`).periods).toHaveLength(2);
});

test.each(['Dear Asha,', '<html></html>', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT', '\0\0'])(
  'readCalendarDays throws for the text %j, which is no calendar',
  (text) => {
    expect(() => readCalendarDays(text)).toThrow();
  },
);
