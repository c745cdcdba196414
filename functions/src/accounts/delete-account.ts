// The trigger behind /api/deleteAccount. One call works for at most 45 seconds, since Hosting ends a request after 60:
// the app calls again until nothing is left.
import { HttpsError, onCall } from 'firebase-functions/https';
import { auth, bucket, firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { CALL_TIME, DELETE_OPTIONS } from '../runtime/function-options.ts';
import { isFreshLogin, requireCaller } from '../requests/caller.ts';
import { countLeft, deleteEverything } from './delete-everything.ts';
import { hasTombstone } from './tombstones.ts';

interface DeletionAnswer {
  readonly deleted: boolean;
  /** How many documents and pictures still exist. */
  readonly left: number;
}

export const deleteAccount = onCall(DELETE_OPTIONS, async (request): Promise<DeletionAnswer> => {
  const { uid, ...caller } = await requireCaller(request);
  const backends = { auth: auth(), firestore: firestore(), bucket: bucket() };
  const signal = AbortSignal.timeout(CALL_TIME);
  try {
    // A deletion that has begun may be finished without a fresh login, however long it takes.
    if (!isFreshLogin({ uid, ...caller }) && !(await hasTombstone(backends.firestore, uid)))
      throw new HttpsError('failed-precondition', 'Please confirm that it is you.');
    await deleteEverything(backends, uid, signal);
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    if (signal.aborted) return { deleted: false, left: await countLeft(backends, uid) };
    logFailure('account not deleted', error);
    throw new HttpsError('unavailable', 'The account could not be deleted completely');
  }
  logInfo('account deleted');
  return { deleted: true, left: 0 };
});
