// A transaction overtakes single writes, which wait in Firestore's queue: what is read or written after them waits too.
import { waitForPendingWrites } from 'firebase/firestore';
import pTimeout from 'p-timeout';
import { untilOffline } from '../pwa/until-connection.ts';
import { firestore } from './firestore.ts';

/** Milliseconds. */
const LONGEST = 10_000;

/**
 * Resolves when the server has what this device still writes, at the latest after ten seconds; at once where there is no
 * connection or it is lost.
 */
export async function writesSent(): Promise<void> {
  const stopped = new AbortController();
  const sent = waitForPendingWrites(firestore).catch(() => undefined);
  await pTimeout(Promise.race([sent, untilOffline(stopped.signal)]), {
    milliseconds: LONGEST,
    fallback: () => undefined,
  });
  stopped.abort();
}
