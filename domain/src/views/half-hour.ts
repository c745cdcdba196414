const HALF_HOUR = 30 * 60 * 1000;

/** The number of a moment's half-hour since 1970. A viewer is counted, and notifies the owner, once in a half-hour. */
export function halfHour(milliseconds: number): number {
  return Math.floor(milliseconds / HALF_HOUR);
}

const HALF_HOURS_OF_A_DAY = 48;

/** How many UTC days later the half-hour `to` is than the half-hour `from`. */
export const daysBetween = (from: number, to: number): number =>
  Math.floor(to / HALF_HOURS_OF_A_DAY) - Math.floor(from / HALF_HOURS_OF_A_DAY);

/** The most days that counts of returns distinguish: returns after more days (at most 90) are counted as after 31. */
export const LONGEST_RETURN = 31;
