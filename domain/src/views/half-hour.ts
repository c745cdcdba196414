const HALF_HOUR = 30 * 60 * 1000;

/** The half-hour of a moment, counted from 1970: within one, a viewer is counted, and notifies the owner, only once. */
export function halfHour(milliseconds: number): number {
  return Math.floor(milliseconds / HALF_HOUR);
}

const HALF_HOURS_OF_A_DAY = 48;

/** How many UTC days later the half-hour `to` is than the half-hour `from`. */
export const daysBetween = (from: number, to: number): number =>
  Math.floor(to / HALF_HOURS_OF_A_DAY) - Math.floor(from / HALF_HOURS_OF_A_DAY);

/** In days. A browser that returns after more days (at most 90) is counted as one that returns after this many. */
export const LONGEST_RETURN = 31;
