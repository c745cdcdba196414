// The counting Firestore emulator as a process of its own, so that the load generator does not slow it.
// It sends its port to the parent process, and answers each message from there with the counts since the last answer.
import { startCountingFirestore, type Counts } from './counting-firestore.ts';

export interface CountsAndMemory extends Counts {
  /** Megabytes in use on the heap after a full collection. */
  readonly heap: number;
}

const emulator = await startCountingFirestore();
process.on('message', () => {
  globalThis.gc?.();
  const answer: CountsAndMemory = { ...emulator.take(), heap: process.memoryUsage().heapUsed / 2 ** 20 };
  process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: emulator.port });
