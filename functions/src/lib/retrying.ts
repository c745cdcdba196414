import { setTimeout as sleep } from 'node:timers/promises';

export interface Patience {
  readonly attempts: number;
  /** Milliseconds of the longest first pause. Each later one may be twice as long as that before it. */
  readonly firstPause: number;
}

/** Tries again what failed for a passing reason, after pauses of random length so that rivals come apart. */
export async function retrying<Value>(
  work: () => Promise<Value>,
  isPassing: (error: unknown) => boolean,
  { attempts, firstPause }: Patience,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isPassing(error)) throw error;
      await sleep(Math.random() * firstPause * 2 ** (attempt - 1));
    }
  }
}
