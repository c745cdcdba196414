// The daily schedule that deletes unreferenced data, and folds the views of past weeks.
import { onSchedule } from 'firebase-functions/scheduler';
import { auth, bucket, firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { SWEEP_OPTIONS } from '../runtime/settings.ts';
import { sweepAccounts } from './sweep-accounts.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { sweepViews } from './sweep-views.ts';

export const dailySweep = onSchedule(SWEEP_OPTIONS, async () => {
  const backends = { auth: auth(), firestore: firestore(), bucket: bucket() };
  const now = Date.now();
  const sweeps = { accounts: sweepAccounts, pictures: sweepPictures, views: sweepViews };
  for (const [what, sweep] of Object.entries(sweeps)) {
    try {
      logInfo('sweep', { what, swept: await sweep(backends, now) });
    } catch (error) {
      logFailure(`${what} not swept`, error);
    }
  }
});
