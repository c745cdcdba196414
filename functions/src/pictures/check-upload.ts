// The trigger that judges each new file in the bucket.
import { onObjectFinalized } from 'firebase-functions/storage';
import pRetry from 'p-retry';
import { bucket, firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { UPLOAD_OPTIONS } from '../runtime/function-options.ts';
import { judgeUpload, uploadOf } from './judge-upload.ts';

/** Failures of Storage or Firestore are short. Events are not redelivered: the nightly sweep judges the rest. */
const BACKOFF = { retries: 3, minTimeout: 250, randomize: true } as const;

export const checkUpload = onObjectFinalized(UPLOAD_OPTIONS, async ({ data }) => {
  const upload = uploadOf(data.name, data);
  try {
    const verdict = await pRetry(() => judgeUpload(firestore(), bucket(), upload), BACKOFF);
    logInfo('upload', { verdict });
  } catch (error) {
    logFailure('upload not checked', error);
  }
});
