import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../testing/rounds.ts';
import { isTimeZone, mondayOf, nextSummaryAt, quietUntil } from './time-zone.ts';
import { HOUR } from '../values/time.ts';

const at = (iso: string): number => Date.parse(iso);
const NIGHT = { from: 22 * 60, to: 7 * 60 };
const LUNCH = { from: 12 * 60, to: 13 * 60 + 30 };

test.each([
  ['before midnight', '2026-11-22T22:30:00+05:30', NIGHT, '2026-11-23T07:00:00+05:30'],
  ['after midnight', '2026-11-23T06:59:00+05:30', NIGHT, '2026-11-23T07:00:00+05:30'],
  ['in their first minute', '2026-11-22T22:00:00+05:30', NIGHT, '2026-11-23T07:00:00+05:30'],
  ['by day', '2026-11-22T12:15:00+05:30', LUNCH, '2026-11-22T13:30:00+05:30'],
  ['in the first minute of those of midday', '2026-11-22T12:00:00+05:30', LUNCH, '2026-11-22T13:30:00+05:30'],
  [
    'until five past midnight',
    '2026-11-22T23:00:00+05:30',
    { from: 22 * 60, to: 5 },
    '2026-11-23T00:05:00+05:30',
  ],
])('quietUntil during quiet hours returns when they end: %s', (_name, now, quiet, end) => {
  expect(quietUntil(at(now), quiet, 'Asia/Kolkata')).toBe(at(end));
});

test.each([
  ['at the minute they end', '2026-11-23T07:00:00+05:30', NIGHT],
  ['by day', '2026-11-22T15:00:00+05:30', NIGHT],
  ['before those of midday', '2026-11-22T11:59:59+05:30', LUNCH],
  ['at the minute those of midday end', '2026-11-22T13:30:00+05:30', LUNCH],
  ['after those of midday', '2026-11-22T20:00:00+05:30', LUNCH],
  ['no quiet hours chosen', '2026-11-22T23:00:00+05:30', null],
])('quietUntil outside of quiet hours returns null: %s', (_name, now, quiet) => {
  expect(quietUntil(at(now), quiet, 'Asia/Kolkata')).toBeNull();
});

test('quiet hours depend on the owner’s time zone: the same moment is quiet in Mumbai and not in London', () => {
  const now = at('2026-11-22T18:00:00Z');
  expect(quietUntil(now, NIGHT, 'Asia/Kolkata')).toBe(at('2026-11-23T07:00:00+05:30'));
  expect(quietUntil(now, NIGHT, 'Europe/London')).toBeNull();
});

test('quiet hours end at 7:00 by the clock on the night that summer time begins', () => {
  expect(quietUntil(at('2026-03-28T23:00:00Z'), NIGHT, 'Europe/London')).toBe(
    at('2026-03-29T07:00:00+01:00'),
  );
});

test.each([
  ['on a Sunday', '2026-11-22T20:00:00+05:30', 'Asia/Kolkata', '2026-11-23T09:00:00+05:30'],
  ['on Monday before nine', '2026-11-23T08:59:59+05:30', 'Asia/Kolkata', '2026-11-23T09:00:00+05:30'],
  ['on Monday at nine', '2026-11-23T09:00:00+05:30', 'Asia/Kolkata', '2026-11-30T09:00:00+05:30'],
  ['in New York after its summer time', '2026-10-28T12:00:00Z', 'America/New_York', '2026-11-02T14:00:00Z'],
  ['in Kathmandu, 5:45 ahead of UTC', '2026-11-22T20:00:00Z', 'Asia/Kathmandu', '2026-11-23T03:15:00Z'],
])(
  'the next summary is due on the first Monday at nine that is later than now: %s',
  (_name, now, zone, expected) => {
    expect(new Date(nextSummaryAt(at(now), zone)).toISOString()).toBe(new Date(at(expected)).toISOString());
  },
);

test('the next summary is due on a Monday at 9:00 in the zone, later than now and within a week and an hour', () => {
  const zones = ['Asia/Kolkata', 'America/New_York', 'Europe/London', 'Pacific/Apia', 'Pacific/Pago_Pago'];
  fc.assert(
    fc.property(
      fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') }),
      fc.constantFrom(...zones),
      (now, timeZone) => {
        const next = nextSummaryAt(now, timeZone);
        const shown = new Intl.DateTimeFormat('en-GB', {
          timeZone,
          weekday: 'short',
          hour: '2-digit',
          minute: '2-digit',
        }).format(next);
        expect(shown).toBe('Mon 09:00');
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual((7 * 24 + 1) * HOUR);
      },
    ),
    rounds(200),
  );
});

test.each([
  ['2026-11-23T00:00:00+05:30', 'Asia/Kolkata', '2026-11-23'],
  ['2026-11-29T23:59:59+05:30', 'Asia/Kolkata', '2026-11-23'],
  ['2026-11-22T19:00:00Z', 'Asia/Kolkata', '2026-11-23'],
  ['2026-11-22T19:00:00Z', 'Europe/London', '2026-11-16'],
])('the week of %s in %s begins on %s', (now, zone, monday) => {
  expect(mondayOf(at(now), zone)).toBe(monday);
});

test.each([
  ['Asia/Kolkata', true],
  ['Asia/Calcutta', true],
  ['Mars/Olympus', false],
  ['', false],
])('isTimeZone of the name %j is %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
