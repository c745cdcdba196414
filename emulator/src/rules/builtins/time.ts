// The methods of timestamps and durations, and the functions of their namespaces.
import { timestampFromNanos, timestampNanos } from '../operators.ts';
import type { RulesTimestamp } from '../values.ts';
import { type Result, RulesDuration, RulesError, type RulesValue } from '../values.ts';
import { getter, type Methods, type PlainFunctions, wrongArguments } from './method.ts';

const SECOND = 1_000_000_000n;
const MINUTE = 60n * SECOND;
const HOUR = 60n * MINUTE;
const DAY = 24n * HOUR;

const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * DAY,
  d: DAY,
  h: HOUR,
  m: MINUTE,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

function dateOf(timestamp: RulesTimestamp): Date {
  return new Date(timestamp.value.seconds * 1000);
}

function sinceMidnight(timestamp: RulesTimestamp): bigint {
  return ((timestampNanos(timestamp) % DAY) + DAY) % DAY;
}

function dayOfYear(date: Date): number {
  const first = new Date(date);
  first.setUTCMonth(0, 1);
  return Math.round((date.getTime() - first.getTime()) / 86_400_000) + 1;
}

export const TIMESTAMP_METHODS: Methods<RulesTimestamp> = {
  year: getter('timestamp.year', (timestamp) => BigInt(dateOf(timestamp).getUTCFullYear())),
  month: getter('timestamp.month', (timestamp) => BigInt(dateOf(timestamp).getUTCMonth() + 1)),
  day: getter('timestamp.day', (timestamp) => BigInt(dateOf(timestamp).getUTCDate())),
  hours: getter('timestamp.hours', (timestamp) => BigInt(dateOf(timestamp).getUTCHours())),
  minutes: getter('timestamp.minutes', (timestamp) => BigInt(dateOf(timestamp).getUTCMinutes())),
  seconds: getter('timestamp.seconds', (timestamp) => BigInt(dateOf(timestamp).getUTCSeconds())),
  nanos: getter('timestamp.nanos', (timestamp) => BigInt(timestamp.value.nanos)),
  // Monday is 1, Sunday 7.
  dayOfWeek: getter('timestamp.dayOfWeek', (timestamp) => BigInt(dateOf(timestamp).getUTCDay() || 7)),
  dayOfYear: getter('timestamp.dayOfYear', (timestamp) => BigInt(dayOfYear(dateOf(timestamp)))),
  date: getter('timestamp.date', (timestamp) =>
    timestampFromNanos(timestampNanos(timestamp) - sinceMidnight(timestamp)),
  ),
  time: getter('timestamp.time', (timestamp) => new RulesDuration(sinceMidnight(timestamp))),
  toMillis: getter('timestamp.toMillis', (timestamp) => {
    const nanos = timestampNanos(timestamp);
    const millis = nanos / 1_000_000n;
    return nanos % 1_000_000n < 0n ? millis - 1n : millis;
  }),
};

export const DURATION_METHODS: Methods<RulesDuration> = {
  seconds: getter('duration.seconds', (duration) => duration.nanos / SECOND),
  nanos: getter('duration.nanos', (duration) => duration.nanos % SECOND),
};

function areInts(args: readonly RulesValue[], count: number): args is readonly bigint[] {
  return args.length === count && args.every((arg) => typeof arg === 'bigint');
}

export const TIMESTAMP_FUNCTIONS: PlainFunctions = {
  date(args) {
    if (!areInts(args, 3)) return wrongArguments('timestamp.date', args, 'int, int, int');
    const [year, month, day] = args.map(Number) as [number, number, number];
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
      return new RulesError(`Invalid date: ${year}-${month}-${day}.`);
    }
    return timestampFromNanos(BigInt(date.getTime()) * 1_000_000n);
  },
  value(args) {
    if (!areInts(args, 1)) return wrongArguments('timestamp.value', args, 'int');
    return timestampFromNanos((args[0] as bigint) * 1_000_000n);
  },
};

/** The longest duration that protobuf allows: some 10,000 years. */
const MAX_DURATION = 315_576_000_000n * SECOND;

function duration(nanos: bigint): Result {
  const isTooLong = nanos > MAX_DURATION || nanos < -MAX_DURATION;
  return isTooLong ? new RulesError('Duration is out of range.') : new RulesDuration(nanos);
}

export const DURATION_FUNCTIONS: PlainFunctions = {
  value(args) {
    const [amount, unit] = args;
    if (args.length !== 2 || typeof amount !== 'bigint' || typeof unit !== 'string') {
      return wrongArguments('duration.value', args, 'int, string');
    }
    const nanos = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
    return nanos === undefined ? new RulesError(`Invalid duration unit: ${unit}.`) : duration(amount * nanos);
  },
  time(args) {
    if (!areInts(args, 4)) return wrongArguments('duration.time', args, 'int, int, int, int');
    const [hours, minutes, seconds, nanos] = args as [bigint, bigint, bigint, bigint];
    return duration(hours * HOUR + minutes * MINUTE + seconds * SECOND + nanos);
  },
  abs(args) {
    const [value] = args;
    if (args.length !== 1 || !(value instanceof RulesDuration)) {
      return wrongArguments('duration.abs', args, 'duration');
    }
    return new RulesDuration(value.nanos < 0n ? -value.nanos : value.nanos);
  },
};
