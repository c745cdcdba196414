// An instance of Firestore that has ended: after a failure that the SDK does not expect, such as a local storage that became
// full, it refuses all that follows.
import { openedInstances, reopenFirestore } from './firestore.ts';

const hasEnded = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('INTERNAL ASSERTION FAILED');

let replacing: Promise<void> | undefined;

/**
 * Opens another instance if the error says that the one of this number has ended; `undefined` if it does not, or if another
 * one is open.
 */
export function replaceEnded(error: unknown, instance: number): Promise<void> | undefined {
  if (!hasEnded(error) || instance !== openedInstances()) return undefined;
  replacing ??= reopenFirestore().finally(() => {
    replacing = undefined;
  });
  return replacing;
}

/**
 * The result of some work with Firestore, which takes its references when it begins. If the instance has ended, the work is
 * done again by another one: it must be such that it may be done twice.
 */
export async function whileOpen<Result>(work: () => Promise<Result>): Promise<Result> {
  const instance = openedInstances();
  try {
    // An ended instance may throw at once, instead of a promise that rejects.
    return await work();
  } catch (error) {
    if (!hasEnded(error)) throw error;
    console.warn('Firestore has ended, and is opened again.', error);
    await replaceEnded(error, instance);
    return work();
  }
}
