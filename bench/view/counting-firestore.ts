// Our Firestore emulator in this process, which counts the documents read and written that Firestore would bill.
import { readFileSync } from 'node:fs';
import { startEmulator } from 'firestore-emulator';
import { fromRoot } from '../../scripts/config/project.ts';

export interface Counts {
  readonly reads: number;
  /** Documents written or deleted. */
  readonly writes: number;
}

export interface CountingFirestore {
  readonly port: number;
  /** Returns the counts since the last call. */
  take(): Counts;
  close(): Promise<void>;
}

export async function startCountingFirestore(): Promise<CountingFirestore> {
  const emulator = await startEmulator({
    host: 'localhost',
    rules: readFileSync(fromRoot('firestore.rules'), 'utf8'),
    strictIndexes: readFileSync(fromRoot('firestore.indexes.json'), 'utf8'),
  });
  let taken = emulator.usage();
  return {
    port: emulator.port,
    take: () => {
      const before = taken;
      taken = emulator.usage();
      return {
        reads: taken.reads - before.reads,
        writes: taken.writes + taken.deletes - before.writes - before.deletes,
      };
    },
    close: () => emulator.stop(),
  };
}
