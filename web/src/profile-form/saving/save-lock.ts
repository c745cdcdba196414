import { withLock } from '#web/storage/with-lock.ts';

/**
 * Runs one save of an account at a time: an editor that waits for the connection and the sender of a pending save must
 * not both send it. Without locks only the transaction detects that two tabs save at once.
 */
export const withSaveLock = <Result>(
  uid: string,
  save: () => Promise<Result>,
  options: Pick<LockOptions, 'signal'> = {},
): Promise<Result> => withLock(`marquee.save.${uid}`, save, options);
