// Replaces the two Java archives that firebase-tools runs, the Firestore emulator and the Storage rules runtime, by our
// programs, or the first by an archive of Google's that firebase-tools would not start by itself. Patches firebase-tools' own process, because a `java` on the PATH does not work on Windows.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** Paths of our programs that replace `java` and Google's two archives. */
export interface Programs {
  readonly java: string;
  readonly firestore: string;
  readonly storageRules: string;
  /** Google's Firestore emulator, of any version, to run instead of `firestore`. */
  readonly official?: string | undefined;
}

export function programsIn(folder: string): Programs {
  return {
    java: path.join(folder, 'java.js'),
    firestore: path.join(folder, 'firestore.js'),
    storageRules: path.join(folder, 'storage-rules.js'),
    official: process.env['FIRESTORE_EMULATOR_OFFICIAL'],
  };
}

/** The class that runs Google's archive, which not every version names in its manifest; `start` is gcloud's command. */
export const OFFICIAL_MAIN = ['com.google.cloud.datastore.emulator.firestore.CloudFirestore', 'start'];

interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

/** What to run in place of `java`; `undefined` for other commands and other archives, which run as they are. */
export function standInFor(
  { java, firestore, storageRules, official }: Programs,
  command: string,
  args: readonly string[],
): Command | undefined {
  if (command !== 'java') return undefined;
  const jar = args.indexOf('-jar');
  const archive = args[jar + 1];
  if (official !== undefined && jar !== -1 && archive === official) {
    // Without firebase-tools' log of every request, which takes tens of megabytes and as long as the requests.
    const options = args.slice(0, jar).filter((arg) => !arg.includes('debug_log_level'));
    return {
      command: 'java',
      args: [...options, '-cp', official, ...OFFICIAL_MAIN, ...args.slice(jar + 2)],
    };
  }
  const isOurs = jar === -1 ? args.includes('-version') : [firestore, storageRules].includes(archive ?? '');
  return isOurs ? { command: process.execPath, args: [java, ...args] } : undefined;
}

/** A module with `spawn`: node:child_process or cross-spawn. */
export interface Spawner {
  spawn: (this: void, command: string, ...rest: unknown[]) => childProcess.ChildProcess;
}

/**
 * Makes this process start our programs instead of Java's. `others` are modules to patch besides node:child_process:
 * cross-spawn runs `cmd.exe` on a Windows without Java, where `java` would not be recognised.
 */
export function standInForJava(programs: Programs, others: readonly Spawner[]): void {
  process.env['FIRESTORE_EMULATOR_BINARY_PATH'] = programs.official ?? programs.firestore;
  // Google's Storage rules may be run beside Google's Firestore.
  const { STORAGE_EMULATOR_BINARY_PATH: given } = process.env;
  process.env['STORAGE_EMULATOR_BINARY_PATH'] = (programs.official && given) ?? programs.storageRules;
  const { spawn: spawnNode } = childProcess as Spawner;
  for (const spawner of [childProcess as Spawner, ...others]) {
    const { spawn } = spawner;
    const spawnOurs: Spawner['spawn'] = (command, ...rest) => {
      const [args] = rest;
      const ours = Array.isArray(args) ? standInFor(programs, command, args as string[]) : undefined;
      return ours ? spawnNode(ours.command, ours.args, ...rest.slice(1)) : spawn(command, ...rest);
    };
    Object.assign(spawner, { spawn: spawnOurs });
  }
  syncBuiltinESMExports();
}
