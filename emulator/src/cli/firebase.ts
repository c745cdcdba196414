// `firestore-emulator firebase …`: runs the project's own firebase-tools without Java.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ApiLibrary, makeValidatorsLazily } from '../launcher/lazy-validators.ts';
import { programsIn, type Spawner, standInForJava } from '../launcher/stand-in.ts';

/** The oldest firebase-tools that starts the program named in an environment variable in place of Google's archive. */
const OLDEST = { major: 13, minor: 11 } as const;

/** Runs firebase-tools in this process; when firebase-tools exits, the process ends. */
export async function firebase(args: readonly string[]): Promise<void> {
  const script = findFirebaseTools(process.cwd());
  const libraryOf = createRequire(script);
  // firebase-tools starts the Storage rules runtime with cross-spawn.
  standInForJava(programsIn(import.meta.dirname), [libraryOf('cross-spawn') as Spawner]);
  makeValidatorsLazily(libraryOf('exegesis-express') as ApiLibrary);
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
}

function findFirebaseTools(folder: string): string {
  const require = createRequire(path.join(folder, 'package.json'));
  let manifest: string;
  try {
    manifest = require.resolve('firebase-tools/package.json');
  } catch {
    throw new Error('firebase-tools is not installed here: npm install --save-dev firebase-tools');
  }
  const { bin, version } = require(manifest) as { bin: { firebase: string }; version: string };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
    const oldest = `${String(OLDEST.major)}.${String(OLDEST.minor)}.0`;
    throw new Error(
      `firestore-emulator needs firebase-tools ${oldest} or newer, and ${version} is installed.`,
    );
  }
  return path.join(path.dirname(manifest), bin.firebase);
}
