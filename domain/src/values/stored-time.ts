import { asRecord } from './record.ts';

/** Milliseconds since 1970 of a number or of a Timestamp of either Firebase SDK; `undefined` for anything else. */
export function storedMilliseconds(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const { seconds, nanoseconds } = asRecord(value);
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
    ? seconds * 1000 + Math.trunc(nanoseconds / 1e6)
    : undefined;
}
