/**
 * Runs one save of an account at a time, also across tabs: an editor that waits for the connection and what sends a
 * pending save must not both send it. A tab that is closed lets go by itself.
 */
export function withSaveLock<Result>(uid: string, save: () => Promise<Result>): Promise<Result> {
  // Absent before Safari 15.4: then only the transaction detects that two tabs save at once.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? locks.request(`marquee.save.${uid}`, save) : save();
}
