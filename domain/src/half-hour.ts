const HALF_HOUR = 30 * 60 * 1000;

/** The half-hour a moment falls into, counted from 1970: one viewer counts and notifies once in each. */
export function halfHour(milliseconds: number): number {
  return Math.floor(milliseconds / HALF_HOUR);
}
