// The route /api/deleteAccount. One call works for at most 45 seconds, since Hosting ends a request after 60: the app
// calls again until nothing is left.
import { HttpsError } from 'firebase-functions/https';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { auth, bucket, firestore } from '../runtime/admin.ts';
import { logInfo } from '../runtime/log.ts';
import { isFreshLogin } from '../requests/caller.ts';
import { callRoute } from '../requests/call-route.ts';
import { anyInput } from '../requests/input.ts';
import { countLeft, deleteEverything } from './delete-everything.ts';
import { hasTombstone } from './tombstones.ts';

interface DeletionAnswer {
  readonly deleted: boolean;
  /** How many documents and pictures still exist. */
  readonly left: number;
}

/** Milliseconds after which a call stops and says how much is left. Tests set fewer. */
const CALL_TIME = Number(process.env['CALL_TIME'] ?? 45_000);

export const deleteAccount = callRoute({
  path: ENDPOINTS.deleteAccount,
  callers: 'account',
  accountPerMinute: 30,
  atOnce: 2, // Each has some pages of documents in memory.
  seconds: 58,
  input: anyInput,
  badInput: '',
  failure: { event: 'account not deleted', message: 'The account could not be deleted completely' },
  act: async (_input, { caller }): Promise<DeletionAnswer> => {
    const { uid } = caller;
    const backends = { auth: auth(), firestore: firestore(), bucket: bucket() };
    const signal = AbortSignal.timeout(CALL_TIME);
    // A deletion that has begun may be finished without a fresh login, however long it takes.
    if (!isFreshLogin(caller) && !(await hasTombstone(backends.firestore, uid)))
      throw new HttpsError('failed-precondition', 'Please confirm that it is you.');
    try {
      await deleteEverything(backends, uid, signal);
    } catch (error) {
      if (signal.aborted) return { deleted: false, left: await countLeft(backends, uid) };
      throw error;
    }
    logInfo('account deleted');
    return { deleted: true, left: 0 };
  },
});
