/** The smallest value such that at least `share` of all values are not greater; 0.5 gives the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Runs `work` `count` times, one after another; returns the results. */
export async function times<Value>(count: number, work: (index: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let index = 0; index < count; index += 1) values.push(await work(index));
  return values;
}

/** Runs `work` `count` times, at most `width` at a time. */
export async function concurrently(
  count: number,
  width: number,
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}
