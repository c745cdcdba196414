import { setTimeout as sleep } from 'node:timers/promises';

export interface Backoff {
  readonly attempts: number;
  /** Milliseconds of the longest first pause; each later pause may be twice as long as the one before. */
  readonly firstPause: number;
}

/** Retries transient failures after pauses of random length, so that competing instances do not collide again. */
export async function retry<Value>(
  operation: () => Promise<Value>,
  isTransient: (error: unknown) => boolean,
  { attempts, firstPause }: Backoff,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await operation();
    } catch (error) {
      if (attempt >= attempts || !isTransient(error)) throw error;
      await sleep(Math.random() * firstPause * 2 ** (attempt - 1));
    }
  }
}
