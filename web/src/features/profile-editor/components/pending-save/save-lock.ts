/**
 * Runs one save of an account at a time, also across tabs: an editor that waits for the connection and what sends a
 * pending save must not both send it. A tab that is closed lets go by itself.
 */
export function withSaveLock<Result>(uid: string, save: () => Promise<Result>): Promise<Result> {
  // Absent before Safari 15.4: two tabs at once are then told apart by the transaction alone.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? locks.request(`marquee.save.${uid}`, save) : save();
}
