// Firestore for one test file: our emulator in this process; with `--official` the suite's, which is Google's.
import { readFileSync } from 'node:fs';
import { startEmulator } from 'firestore-emulator';
import { fromRoot, PORTS } from '../../scripts/config/project.ts';

export const isOfficial = process.env['OFFICIAL_EMULATORS'] === 'true';

export interface TestEmulator {
  readonly host: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts the emulator; queries need an index, as in the suite. */
export async function startTestEmulator(): Promise<TestEmulator> {
  if (!isOfficial)
    return startEmulator({ strictIndexes: readFileSync(fromRoot('firestore.indexes.json'), 'utf8') });
  return { host: 'localhost', port: PORTS['firestore'] ?? 0, stop: () => Promise.resolve() };
}
