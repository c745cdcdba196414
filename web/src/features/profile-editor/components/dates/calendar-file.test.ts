import { expect, test } from 'vitest';
import { readCalendarDays as readDays } from './calendar-file.ts';

const readCalendarDays = (text: string) => readDays(text, '2026-11-23');

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
  expect(readCalendarDays(file(lines))?.periods).toEqual([expected]);
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
    unread: 0,
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
  ).toEqual({ periods: [], repeating: 2, short: 2, unread: 1 });
});

test('all calendars of a file are read', () => {
  const one = file(['DTSTART;VALUE=DATE:20261203']);
  const other = file(['DTSTART;VALUE=DATE:20261205']);
  expect(readCalendarDays(`${one}\r\n${other}`)?.periods).toHaveLength(2);
});

const GOOD = ['DTSTART;VALUE=DATE:20270210', 'DTEND;VALUE=DATE:20270212'];

test.each([
  ['a day with dashes', ['DTSTART;VALUE=DATE:2027-02-14', 'DTEND;VALUE=DATE:2027-02-16']],
  ['a day that does not exist', ['DTSTART;VALUE=DATE:20271131']],
  ['an end that does not exist', ['DTSTART;VALUE=DATE:20271130', 'DTEND;VALUE=DATE:20271131']],
  ['a day of seven digits', ['DTSTART:2027021']],
  ['an hour that does not exist', ['DTSTART:20270214T250000', 'DTEND:20270215T250000']],
  ['an empty start', ['DTSTART:']],
  ['a length that is none', ['DTSTART;VALUE=DATE:20270214', 'DURATION:P999999999D']],
  ['more than a year', ['DTSTART;VALUE=DATE:20270214', 'DTEND;VALUE=DATE:20290214']],
  ['a start of 240,000 parameters', [`DTSTART${';A=B'.repeat(60_000)}:20270214`]],
])('an event with %s is counted as unread, and never another day; the others are read', (_what, event) => {
  expect(readCalendarDays(file(event, GOOD))).toMatchObject({
    periods: ['2027-02-10/2027-02-11'],
    unread: 1,
  });
});

test.each([
  ['eight digits without VALUE=DATE', ['DTSTART:20270214', 'DTEND:20270216'], '2027-02-14/2027-02-15'],
  [
    'a time zone with a colon',
    ['DTSTART;TZID=GMT+05:30:20270214T070000', 'DTEND;TZID=GMT+05:30:20270214T190000'],
    '2027-02-14/2027-02-14',
  ],
  [
    'a time zone in quotes',
    ['DTSTART;TZID="(UTC+05:30) Chennai":20270214T070000', 'DURATION:PT12H'],
    '2027-02-14/2027-02-14',
  ],
  [
    'folded lines and an alarm with a length of its own',
    ['BEGIN:VALARM', 'DURATION:PT5M', 'END:VALARM', 'DTSTART;VALUE=DA', ' TE:20270214'],
    '2027-02-14/2027-02-14',
  ],
])('an event with %s is read', (_what, event, period) => {
  expect(readCalendarDays(file(event))).toMatchObject({ periods: [period], unread: 0 });
});

test('events that are over take no room: later ones are read behind any number of them', () => {
  const past = Array.from({ length: 500 }, () => ['DTSTART;VALUE=DATE:20200101']);
  expect(readCalendarDays(file(...past, GOOD))?.periods).toEqual(['2027-02-10/2027-02-11']);
});

test('a file gives the days of the next two years, and events beyond 2,000 are counted as unread', () => {
  const day = (index: number) => new Date(Date.UTC(2027, 0, 1 + 2 * index)).toISOString().slice(0, 10);
  const events = Array.from({ length: 9000 }, (_, index) => [
    `DTSTART;VALUE=DATE:${day(index % 1000).replaceAll('-', '')}`,
  ]);
  const days = readDays(file(...events), '2027-01-01');
  expect([days?.periods.length, days?.unread]).toEqual([366, 7000]);
});

test('the rules of time zones and of repeating events are not looked into', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:X',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'RRULE:FREQ=SECONDLY',
  ];
  const text = file(['DTSTART;TZID=X:20270214T070000', 'DTEND;TZID=X:20270214T190000']);
  const bomb = [...zone, 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'END:STANDARD', 'END:VTIMEZONE'].join(
    '\r\n',
  );
  const [head, ...rest] = text.split('BEGIN:VEVENT');
  expect(readCalendarDays([`${head ?? ''}${bomb}\r\n`, ...rest].join('BEGIN:VEVENT'))).toMatchObject({
    periods: ['2027-02-14/2027-02-14'],
    unread: 0,
  });
});

test.each([
  ['a byte order mark', `\ufeff${file(GOOD)}`, 0],
  ['an alarm that ends without a beginning', file([...GOOD, 'END:VALARM']), 0],
  ['an event without its end', `${file(GOOD)}\r\nBEGIN:VEVENT\r\nDTSTART:20270301`, 1],
  ['an event in which another begins', file(['DTSTART:20270301', 'BEGIN:VEVENT', ...GOOD]), 1],
])('a file with %s gives the other events', (_what, text, unread) => {
  expect(readCalendarDays(text)).toMatchObject({ periods: ['2027-02-10/2027-02-11'], unread });
});

test.each(['Dear Asha,', '<html></html>', '', '\0\0'])(
  'readCalendarDays finds nothing in the text %j, which is no calendar',
  (text) => {
    expect(readCalendarDays(text)).toBeUndefined();
  },
);
