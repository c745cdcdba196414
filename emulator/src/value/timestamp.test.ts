import { expect, test } from 'vitest';
import {
  compareTimestamps,
  formatTimestamp,
  now,
  parseTimestamp,
  timestampFromMillis,
  timestampToMillis,
  truncateToMicros,
  truncateToMillis,
} from './timestamp.ts';

test.each([
  ['1970-01-01T00:00:00Z', 0, 0, '1970-01-01T00:00:00Z'],
  ['1970-01-01T09:00:00.5+09:00', 0, 500_000_000, '1970-01-01T00:00:00.500Z'],
  ['1969-12-31T23:59:59.000001Z', -1, 1000, '1969-12-31T23:59:59.000001Z'],
  ['2024-02-29T12:00:00.123456789-01:30', 1_709_213_400, 123_456_789, '2024-02-29T13:30:00.123456789Z'],
  ['0001-01-01T00:00:00Z', -62_135_596_800, 0, '0001-01-01T00:00:00Z'],
  ['9999-12-31T23:59:59.999999999Z', 253_402_300_799, 999_999_999, '9999-12-31T23:59:59.999999999Z'],
])('the timestamp %s is read and written', (text, seconds, nanos, written) => {
  const timestamp = parseTimestamp(text);
  expect(timestamp).toEqual({ seconds, nanos });
  expect(formatTimestamp({ seconds, nanos })).toBe(written);
});

test.each([
  '',
  '2024-02-30T00:00:00Z',
  '2024-13-01T00:00:00Z',
  '2024-01-01T24:00:00Z',
  '2024-01-01 00:00:00Z',
  '2024-01-01T00:00:00',
  '2024-01-01T00:00:00.Z',
  '0001-01-01T00:00:00+00:01',
  '0000-01-01T00:00:00Z',
])('the timestamp %j is refused', (text) => {
  expect(parseTimestamp(text)).toBeUndefined();
});

test('timestamps that now returns never go back and are cut to microseconds', () => {
  const before = Date.now();
  let last = now();
  for (let round = 0; round < 10_000; round++) {
    const next = now();
    expect(compareTimestamps(next, last)).toBeGreaterThanOrEqual(0);
    expect(next.nanos % 1000).toBe(0);
    last = next;
  }
  expect(timestampToMillis(last)).toBeGreaterThanOrEqual(before);
  expect(timestampToMillis(last)).toBeLessThanOrEqual(Date.now());
});

test('timestamps are cut to microseconds or milliseconds, and converted from and to milliseconds', () => {
  const precise = { seconds: -2, nanos: 123_456_789 };
  expect(truncateToMicros(precise)).toEqual({ seconds: -2, nanos: 123_456_000 });
  expect(truncateToMillis(precise)).toEqual({ seconds: -2, nanos: 123_000_000 });
  expect(timestampToMillis(precise)).toBe(-1877);
  expect(timestampFromMillis(-1877)).toEqual({ seconds: -2, nanos: 123_000_000 });
});
