import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

interface Bounds {
  /** Documents read at a time. */
  readonly page: number;
  /** A run reads no further page once it has read this many documents; the next run takes the rest. */
  readonly most: number;
  /** Jobs that run at a time. */
  readonly parallel: number;
}

type Job = () => Promise<number>;

/**
 * Runs the jobs that `jobsOf` makes of a query's documents, page by page, and returns the sum of their results. A job that
 * fails does not stop the others.
 * @throws the first failure, once all jobs have run
 */
export async function workThrough(
  query: Query,
  { page, most, parallel }: Bounds,
  jobsOf: (found: readonly QueryDocumentSnapshot[]) => readonly Job[],
): Promise<number> {
  let sum = 0;
  let failure: unknown;
  let rest = query.limit(page);
  for (let seen = 0; seen < most;) {
    const { docs } = await rest.get();
    const jobs = jobsOf(docs);
    for (let index = 0; index < jobs.length; index += parallel) {
      const results = await Promise.allSettled(jobs.slice(index, index + parallel).map((job) => job()));
      for (const result of results) {
        if (result.status === 'fulfilled') sum += result.value;
        else failure ??= result.reason;
      }
    }
    seen += docs.length;
    const last = docs.at(-1);
    if (last === undefined || docs.length < page) break;
    rest = query.startAfter(last).limit(page);
  }
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error('A job failed');
  return sum;
}
