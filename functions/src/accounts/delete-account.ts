// The trigger behind /api/deleteAccount.
import { HttpsError, onCall } from 'firebase-functions/https';
import { auth, bucket, firestore } from '../lib/admin.ts';
import { logFailure, logInfo } from '../lib/log.ts';
import { DELETE_OPTIONS } from '../lib/settings.ts';
import { isFreshLogin, requireCaller } from '../requests/caller.ts';
import { deleteEverything } from './delete-everything.ts';

export const deleteAccount = onCall(DELETE_OPTIONS, async (request): Promise<{ readonly deleted: true }> => {
  const caller = await requireCaller(request);
  if (!isFreshLogin(caller)) throw new HttpsError('failed-precondition', 'Please confirm that it is you.');
  try {
    await deleteEverything({ auth: auth(), firestore: firestore(), bucket: bucket() }, caller.uid);
  } catch (error) {
    logFailure('account not deleted', error);
    throw new HttpsError('unavailable', 'The account could not be deleted completely');
  }
  logInfo('account deleted');
  return { deleted: true };
});
