import { expect, test } from 'vitest';
import { daysBetween, halfHour } from './half-hour.ts';

test('days between two half-hours are those of UTC’s calendar', () => {
  const at = (iso: string): number => halfHour(Date.parse(iso));
  expect(daysBetween(at('2026-05-20T00:00:00Z'), at('2026-05-20T23:59:59Z'))).toBe(0);
  expect(daysBetween(at('2026-05-20T23:59:59Z'), at('2026-05-21T00:00:00Z'))).toBe(1);
  expect(daysBetween(at('2026-05-01T12:00:00Z'), at('2026-06-01T11:00:00Z'))).toBe(31);
});
