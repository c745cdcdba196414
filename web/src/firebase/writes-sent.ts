// A transaction overtakes single writes, which wait in Firestore's queue: what is read or written after them waits too.
import { waitForPendingWrites } from 'firebase/firestore';
import pTimeout from 'p-timeout';
import { isOffline, subscribeToConnection } from '../pwa/connection.ts';
import { firestore } from './firestore.ts';

/** Milliseconds. */
const LONGEST = 10_000;

/**
 * Resolves when the server has what this device still writes, at the latest after ten seconds; at once where there is no
 * connection or it is lost.
 */
export async function writesSent(): Promise<void> {
  let unsubscribe = (): void => undefined;
  const lost = new Promise<void>((resolve) => {
    const check = (): void => {
      if (isOffline()) resolve();
    };
    unsubscribe = subscribeToConnection(check);
    check();
  });
  const sent = waitForPendingWrites(firestore).catch(() => undefined);
  await pTimeout(Promise.race([sent, lost]), { milliseconds: LONGEST, fallback: () => undefined });
  unsubscribe();
}
