// Lengths of time in milliseconds, and the day of an instant.
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The UTC date of an instant: `2026-01-31`. */
export const utcDate = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
