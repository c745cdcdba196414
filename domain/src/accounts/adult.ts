// Profiles of people under 18 stay private.

const ADULT_YEARS = 18;

/** Whether somebody born on `dateOfBirth` ('' if unknown: false) is under 18 on the day `today`; both YYYY-MM-DD. */
export function isMinor(dateOfBirth: string, today: string): boolean {
  if (dateOfBirth === '') return false;
  const birthday = `${String(Number(dateOfBirth.slice(0, 4)) + ADULT_YEARS)}${dateOfBirth.slice(4)}`;
  return today < birthday;
}
