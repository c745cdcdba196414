/** From here on a number is shortened: three of them stand side by side on a phone. */
const LONG = 100_000;

/** A count as it fits on a phone: whole, or as in '5.4M'. */
export function shortNumber(count: number): string {
  return count.toLocaleString(undefined, {
    notation: count < LONG ? 'standard' : 'compact',
    maximumFractionDigits: 1,
  });
}
