import pTimeout from 'p-timeout';
import { logFailure } from '../runtime/log.ts';

export interface Job {
  /** The log entry of a failure. */
  readonly failed: string;
  /** Seconds after which a job that has not ended counts as failed; it is not stopped. */
  readonly seconds: number;
  /** `deadline`: the moment, in milliseconds since 1970, at which the job's time is over. */
  readonly run: (deadline: number) => Promise<unknown>;
}

/**
 * Runs a job; true unless it failed. A failure, or a job that hangs, is logged and not thrown, so that other jobs run all
 * the same.
 */
export async function runJob({ failed, seconds, run }: Job): Promise<boolean> {
  const milliseconds = seconds * 1000;
  try {
    await pTimeout(Promise.resolve(Date.now() + milliseconds).then(run), { milliseconds });
    return true;
  } catch (error) {
    logFailure(failed, error);
    return false;
  }
}
