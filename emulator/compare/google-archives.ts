// Finds Google's own emulators on this machine: the Firestore archive of any version, and the Storage rules runtime.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export interface OfficialEmulators {
  readonly firestore: string;
  /** Without Google's Storage rules runtime ours runs beside Google's Firestore. */
  readonly storageRules: string | undefined;
}

/** The oldest Java that runs Google's archives. */
const OLDEST_JAVA = 11;
/** firebase-tools starts the Storage rules runtime with flags that older versions do not know. */
const OLDEST_JAVA_FOR_STORAGE = 21;
const IN_GCLOUD = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Google's emulators. @throws Error that names where they were looked for, or the Java that they need */
export function findOfficialEmulators(env: NodeJS.ProcessEnv = process.env): OfficialEmulators {
  const java = javaVersion();
  if (java === undefined || java < OLDEST_JAVA) {
    const found = java === undefined ? 'no java is on the PATH' : `java is version ${String(java)}`;
    throw new Error(`Google's emulators need Java ${String(OLDEST_JAVA)} or newer: ${found}.`);
  }
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  const places = [
    env['FIRESTORE_EMULATOR_BINARY_PATH'],
    ...gcloudFolders(env).map((folder) => join(folder, IN_GCLOUD)),
    newestIn(cache, 'cloud-firestore-emulator'),
  ].filter((place) => place !== undefined);
  const firestore = places.find(existsSync);
  if (firestore === undefined) {
    throw new Error(
      `Google's Firestore emulator is not on this machine. Looked for: ${[...places, join(cache, 'cloud-firestore-emulator-v*.jar')].join(', ')}. ` +
        'Set FIRESTORE_EMULATOR_BINARY_PATH, or run "gcloud components install cloud-firestore-emulator" or "npx firebase setup:emulators:firestore".',
    );
  }
  const storage = env['STORAGE_EMULATOR_BINARY_PATH'] ?? newestIn(cache, 'cloud-storage-rules-runtime');
  const isUsable = java >= OLDEST_JAVA_FOR_STORAGE && storage !== undefined && existsSync(storage);
  return { firestore, storageRules: isUsable ? storage : undefined };
}

/** The major version of `java`; `undefined` if there is none. */
function javaVersion(): number | undefined {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  // Java 8 called itself 1.8.
  const version = /version "(?:1\.)?(\d+)/.exec(stderr)?.[1];
  return version === undefined ? undefined : Number(version);
}

function gcloudFolders(env: NodeJS.ProcessEnv): string[] {
  const command = (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find(existsSync);
  return [
    ...(env['CLOUDSDK_ROOT_DIR'] === undefined ? [] : [env['CLOUDSDK_ROOT_DIR']]),
    ...(command === undefined ? [] : [dirname(dirname(realpathSync(command)))]),
    '/usr/lib/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
}

/** The archive of the highest version in firebase-tools' cache. */
function newestIn(cache: string, name: string): string | undefined {
  if (!existsSync(cache)) return undefined;
  const [newest] = readdirSync(cache)
    .filter((file) => file.startsWith(`${name}-v`) && file.endsWith('.jar'))
    .sort((left, right) => right.localeCompare(left, 'en', { numeric: true }));
  return newest === undefined ? undefined : join(cache, newest);
}
