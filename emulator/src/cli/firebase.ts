// `firestore-emulator firebase …`: the project's own firebase-tools, without Java.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ApiLibrary, makeValidatorsLazily } from '../launcher/lazy-validators.ts';
import { programsIn, type Spawner, standInForJava } from '../launcher/stand-in.ts';

/** Runs firebase-tools in this process, which then ends as it does. */
export async function firebase(args: readonly string[]): Promise<void> {
  const script = findFirebaseTools(process.cwd());
  const libraryOf = createRequire(script);
  // By cross-spawn firebase-tools starts the Storage rules runtime.
  standInForJava(programsIn(import.meta.dirname), [libraryOf('cross-spawn') as Spawner]);
  makeValidatorsLazily(libraryOf('exegesis-express') as ApiLibrary);
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
}

function findFirebaseTools(folder: string): string {
  const require = createRequire(path.join(folder, 'package.json'));
  try {
    const manifest = require.resolve('firebase-tools/package.json');
    const { bin } = require(manifest) as { bin: { firebase: string } };
    return path.join(path.dirname(manifest), bin.firebase);
  } catch {
    throw new Error('firebase-tools is not installed here: npm install --save-dev firebase-tools');
  }
}
