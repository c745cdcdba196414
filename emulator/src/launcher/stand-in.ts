// Replaces the two Java archives that firebase-tools runs, the Firestore emulator and the Storage rules runtime, by our
// programs. Patches firebase-tools' own process, because a `java` on the PATH does not work on Windows.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** Paths of our programs that replace `java` and Google's two archives. */
export interface Programs {
  readonly java: string;
  readonly firestore: string;
  readonly storageRules: string;
}

export function programsIn(folder: string): Programs {
  return {
    java: path.join(folder, 'java.js'),
    firestore: path.join(folder, 'firestore.js'),
    storageRules: path.join(folder, 'storage-rules.js'),
  };
}

/** Node's arguments for running our program in place of `java`; `undefined` for other commands and other archives. */
export function standInFor(
  { java, firestore, storageRules }: Programs,
  command: string,
  args: readonly string[],
): readonly string[] | undefined {
  if (command !== 'java') return undefined;
  const jar = args.indexOf('-jar');
  const isOurs =
    jar === -1 ? args.includes('-version') : [firestore, storageRules].includes(args[jar + 1] ?? '');
  return isOurs ? [java, ...args] : undefined;
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
  process.env['FIRESTORE_EMULATOR_BINARY_PATH'] = programs.firestore;
  process.env['STORAGE_EMULATOR_BINARY_PATH'] = programs.storageRules;
  const { spawn: spawnNode } = childProcess as Spawner;
  for (const spawner of [childProcess as Spawner, ...others]) {
    const { spawn } = spawner;
    const spawnOurs: Spawner['spawn'] = (command, ...rest) => {
      const [args] = rest;
      const ours = Array.isArray(args) ? standInFor(programs, command, args as string[]) : undefined;
      return ours ? spawnNode(process.execPath, ours, ...rest.slice(1)) : spawn(command, ...rest);
    };
    Object.assign(spawner, { spawn: spawnOurs });
  }
  syncBuiltinESMExports();
}
