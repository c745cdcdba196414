// The trigger that opens each new file in the bucket.
import { onObjectFinalized } from 'firebase-functions/storage';
import { retry } from '../async/retry.ts';
import { bucket, firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { UPLOAD_OPTIONS } from '../runtime/settings.ts';
import { judgeUpload } from './judge-upload.ts';

/** A failure of Storage or Firestore is short. Redelivery of events is off: a file that always fails would come back. */
const BACKOFF = { attempts: 4, firstPause: 500 } as const;

export const checkUpload = onObjectFinalized(UPLOAD_OPTIONS, async ({ data }) => {
  const upload = {
    path: data.name,
    generation: String(data.generation),
    contentType: data.contentType ?? '',
    contentDisposition: data.contentDisposition ?? '',
    contentEncoding: data.contentEncoding ?? '',
  };
  try {
    const verdict = await retry(
      () => judgeUpload(firestore(), bucket(), upload),
      () => true,
      BACKOFF,
    );
    logInfo('upload', { verdict });
  } catch (error) {
    logFailure('upload not checked', error);
  }
});
