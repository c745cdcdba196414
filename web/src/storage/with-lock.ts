import pTimeout from 'p-timeout';

/** Milliseconds in which a lock manager that works answers whether a lock is free. */
const ANSWER = 2000;

/**
 * Whether the browser's lock manager can be used: it never answers where the browser's storage is stuck, and refuses
 * where the browser blocks storage (Firefox without cookies).
 */
const isUsable = (locks: LockManager): Promise<boolean> =>
  pTimeout(
    Promise.resolve(locks.request('marquee.locks', { ifAvailable: true }, () => undefined)).then(
      () => true,
      (error: unknown) => {
        console.warn('This browser gives no locks: two tabs may do the same at once.', error);
        return false;
      },
    ),
    { milliseconds: ANSWER, fallback: () => false },
  );

/** Whether a tab holds the lock of a name; `false` where the lock manager cannot say so. */
export const isHeld = (name: string): Promise<boolean> =>
  pTimeout(
    Promise.resolve()
      .then(() => navigator.locks.query())
      .then(
        ({ held = [] }) => held.some((lock) => lock.name === name),
        () => false,
      ),
    { milliseconds: ANSWER, fallback: () => false },
  );

/**
 * Does one work of a name at a time, also across tabs; closing a tab releases its lock. Without a lock manager that can
 * be used, tabs do not wait for each other. Rejects with the signal's reason when it aborts before the work has begun.
 */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  options: Pick<LockOptions, 'signal'> = {},
): Promise<Result> {
  // `locks` is absent on pages without HTTPS.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks && (await isUsable(locks))) return locks.request(name, options, work);
  options.signal?.throwIfAborted();
  return work();
}
