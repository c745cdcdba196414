import { HttpsError } from 'firebase-functions/https';
import { logFailure } from '../runtime/log.ts';

/**
 * The result of a callable's work. A failure is logged as `event`.
 * @throws HttpsError `unavailable` with `message` when the work fails
 */
export async function orUnavailable<Result>(
  event: string,
  message: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    logFailure(event, error);
    throw new HttpsError('unavailable', message);
  }
}
