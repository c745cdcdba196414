/**
 * Runs one save of an account at a time, also across tabs: an editor that waits for the connection and the sender of a
 * pending save must not both send it. Closing a tab releases the lock.
 */
export function withSaveLock<Result>(uid: string, save: () => Promise<Result>): Promise<Result> {
  // Absent before Safari 15.4: then only the transaction detects that two tabs save at once.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? locks.request(`marquee.save.${uid}`, save) : save();
}
