/**
 * Runs one save of an account at a time, also across tabs: an editor that waits for the connection and the sender of a
 * pending save must not both send it. Closing a tab releases the lock. Rejects with the signal's reason when it aborts
 * before the save has the lock.
 */
export function withSaveLock<Result>(
  uid: string,
  save: () => Promise<Result>,
  options: Pick<LockOptions, 'signal'> = {},
): Promise<Result> {
  // `locks` is absent before Safari 15.4: then only the transaction detects that two tabs save at once.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? locks.request(`marquee.save.${uid}`, options, save) : save();
}
