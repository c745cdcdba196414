import pTimeout from 'p-timeout';

/** Milliseconds in which a lock manager that works answers whether a lock is free. */
const ANSWER = 2000;

/** Whether the browser's lock manager answers at all; it never does where the browser's storage is stuck. */
const isAnswering = (locks: LockManager): Promise<boolean> =>
  pTimeout(
    Promise.resolve(locks.request('marquee.locks', { ifAvailable: true }, () => undefined)).then(() => true),
    { milliseconds: ANSWER, fallback: () => false },
  );

/**
 * Runs one save of an account at a time, also across tabs: an editor that waits for the connection and the sender of a
 * pending save must not both send it. Closing a tab releases the lock. Rejects with the signal's reason when it aborts
 * before the save has the lock.
 */
export async function withSaveLock<Result>(
  uid: string,
  save: () => Promise<Result>,
  options: Pick<LockOptions, 'signal'> = {},
): Promise<Result> {
  // `locks` is absent on pages without HTTPS. Without it only the transaction detects that two tabs save at once.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks && (await isAnswering(locks))) return locks.request(`marquee.save.${uid}`, options, save);
  options.signal?.throwIfAborted();
  return save();
}
