// The nightly schedules: for the remains of deleted accounts, for pictures that no profile names, and for the views of
// past weeks. Each schedule runs separately, and continues in the next night if it was killed.
import { onSchedule } from 'firebase-functions/scheduler';
import type { Backends } from '../accounts/delete-everything.ts';
import { auth, bucket, firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { SWEEP_OPTIONS } from '../runtime/function-options.ts';
import { sweepAccounts } from './sweep-accounts.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { sweepViews } from './sweep-views.ts';

const nightly = (
  schedule: string,
  what: string,
  sweep: (backends: Backends, now: number) => Promise<number>,
) =>
  onSchedule({ ...SWEEP_OPTIONS, schedule }, async () => {
    const backends = { auth: auth(), firestore: firestore(), bucket: bucket() };
    try {
      logInfo('sweep', { what, swept: await sweep(backends, Date.now()) });
    } catch (error) {
      logFailure(`${what} not swept`, error);
    }
  });

export const accountSweep = nightly('every day 03:30', 'accounts', sweepAccounts);
export const pictureSweep = nightly('every day 03:45', 'pictures', sweepPictures);
export const viewSweep = nightly('every day 04:00', 'views', sweepViews);
