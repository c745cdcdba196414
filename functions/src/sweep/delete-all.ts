import { deleteEverything, type Backends } from '../accounts/delete-everything.ts';
import { logFailure } from '../runtime/log.ts';

/**
 * Deletes accounts one after another, until `signal` aborts; a failure is logged, and the others go on. Returns how many
 * were deleted.
 */
export async function deleteAll(
  backends: Backends,
  uids: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for (const uid of uids) {
    if (signal.aborted) break;
    try {
      await deleteEverything(backends, uid, signal);
      deleted += 1;
    } catch (error) {
      logFailure('account not deleted', error);
    }
  }
  return deleted;
}
