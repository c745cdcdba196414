import type { Timestamp } from './value.ts';

/** The first second a timestamp can hold: 0001-01-01T00:00:00Z. */
export const MIN_TIMESTAMP_SECONDS = -62_135_596_800;
/** The last second a timestamp can hold: 9999-12-31T23:59:59Z. */
export const MAX_TIMESTAMP_SECONDS = 253_402_300_799;

/** Orders timestamps to the nanosecond. */
export function compareTimestamps(left: Timestamp, right: Timestamp): number {
  return left.seconds - right.seconds || left.nanos - right.nanos;
}

let lastMillis = 0;
let lastMillisSeenAt = 0n;

/** The current time with microseconds, which do not decrease within the same millisecond of the clock. */
export function now(): Timestamp {
  const millis = Date.now();
  const ticks = process.hrtime.bigint();
  if (millis !== lastMillis) {
    lastMillis = millis;
    lastMillisSeenAt = ticks;
  }
  const micros = Math.min(999, Number((ticks - lastMillisSeenAt) / 1000n));
  const start = timestampFromMillis(millis);
  return { seconds: start.seconds, nanos: start.nanos + micros * 1000 };
}

/** A timestamp from milliseconds since 1970. */
export function timestampFromMillis(millis: number): Timestamp {
  const seconds = Math.floor(millis / 1000);
  return { seconds, nanos: Math.round((millis - seconds * 1000) * 1_000_000) };
}

/** Whole milliseconds since 1970, rounded down. */
export function timestampToMillis(timestamp: Timestamp): number {
  return timestamp.seconds * 1000 + Math.floor(timestamp.nanos / 1_000_000);
}

/** Truncates to microseconds, as Firestore stores timestamps. */
export function truncateToMicros(timestamp: Timestamp): Timestamp {
  const rest = timestamp.nanos % 1000;
  return rest === 0 ? timestamp : { seconds: timestamp.seconds, nanos: timestamp.nanos - rest };
}

/** Truncates to milliseconds, as server timestamps are. */
export function truncateToMillis(timestamp: Timestamp): Timestamp {
  const rest = timestamp.nanos % 1_000_000;
  return rest === 0 ? timestamp : { seconds: timestamp.seconds, nanos: timestamp.nanos - rest };
}

const RFC_3339 =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):(\d{2}))$/;

/**
 * Reads RFC 3339 text with any time zone offset and up to nine digits after the second. `undefined` for any other text
 * and for times out of range.
 */
export function parseTimestamp(text: string): Timestamp | undefined {
  const match = RFC_3339.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // `Date` turns a day or month that does not exist into another date.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  const sign = match[8] === '-' ? -1 : 1;
  const offset = sign * (Number(match[9] ?? 0) * 3600 + Number(match[10] ?? 0) * 60);
  const seconds = date.getTime() / 1000 + hour * 3600 + minute * 60 + second - offset;
  if (seconds < MIN_TIMESTAMP_SECONDS || seconds > MAX_TIMESTAMP_SECONDS) return undefined;
  return { seconds, nanos: Number((match[7] ?? '').padEnd(9, '0')) };
}

/** RFC 3339 text in UTC with no, three, six or nine digits after the second, as in protobuf's JSON. */
export function formatTimestamp(timestamp: Timestamp): string {
  const whole = new Date(timestamp.seconds * 1000).toISOString().slice(0, 19);
  if (timestamp.nanos === 0) return `${whole}Z`;
  const digits = String(timestamp.nanos).padStart(9, '0');
  return `${whole}.${digits.replace(/(?:000){1,2}$/, '')}Z`;
}
