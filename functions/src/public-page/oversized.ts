// The rules limit the number of a profile's entries, but cannot check each. A document of 1 MB may hold 450,000 values,
// which take a function 15 MB and some tenths of a second to decode.
import { isRecord } from '@marquee/domain/values/record';

/**
 * Twice the values of the fullest profile that the editor saves, and more characters than a profile with the longest
 * addresses has (tests/functions/oversized-profiles.test.ts compares them).
 */
export const LARGEST_PROFILE = { values: 2000, characters: 500_000 } as const;

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Uint8Array ? value.length : 0;

/** Whether a stored document is larger than any that the editor saves. Stops counting at the limit. */
export function isOversized(stored: unknown): boolean {
  let { values, characters } = LARGEST_PROFILE;
  const fits = (value: unknown): boolean => {
    values -= 1;
    characters -= lengthOf(value);
    if (values < 0 || characters < 0) return false;
    if (Array.isArray(value)) return value.every(fits);
    // Timestamps and references are one value.
    if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return true;
    for (const name in value) {
      characters -= name.length;
      if (!fits(value[name])) return false;
    }
    return true;
  };
  return !fits(stored);
}
