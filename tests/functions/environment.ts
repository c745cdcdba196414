// Firestore as the functions see it, through the Admin SDK: of the suite, or of a test file's own.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import type { NamedLink } from '@marquee/domain/views/named-link';
import { afterAll, beforeAll } from 'vitest';
import type { LinkBackends } from '../../functions/src/links/find-link.ts';
import { BROWSER_AGENT, BUCKET, PORTS, PROJECT_ID } from '../../scripts/config/project.ts';
import { startTestEmulator } from '../setup/test-emulator.ts';
import { serveFunctions, type ServedFunctions } from './served/functions.ts';

/** Backends in which every account is verified. */
export const everybodyVerified = (firestore: Firestore): LinkBackends => ({
  firestore,
  isVerified: () => Promise.resolve(true),
});

export interface TestDatabase {
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly bucket: ReturnType<Storage['bucket']>;
  readonly clear: () => Promise<void>;
}

function databaseAt(host: string, projectId: string): TestDatabase {
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  // Skips Google's metadata server.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `localhost:${String(PORTS['auth'] ?? 9099)}`;
  process.env['STORAGE_EMULATOR_HOST'] = `http://localhost:${String(PORTS['storage'] ?? 9199)}`;
  const storageBucket = projectId === PROJECT_ID ? BUCKET : `${projectId}.appspot.com`;
  const app = initializeApp({ projectId, storageBucket }, projectId);
  const firestore = getFirestore(app);
  afterAll(async () => {
    await firestore.terminate();
    await deleteApp(app);
  });
  return {
    firestore,
    auth: getAuth(app),
    bucket: getStorage(app).bucket(),
    clear: async () => {
      const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
      const { ok, status } = await fetch(`http://${host}/${documents}`, { method: 'DELETE' });
      if (!ok) throw new Error(`The emulator did not clear ${projectId}: ${String(status)}`);
    },
  };
}

/**
 * A database of the suite until the tests of the file have run; by default that of the project whose data the deployed
 * functions and Hosting use.
 */
export const suiteDatabase = (projectId = PROJECT_ID): TestDatabase =>
  databaseAt(`localhost:${String(PORTS['firestore'] ?? 8080)}`, projectId);

/** A database of the test file's own, which triggers no function; `auth` is the suite's, in the same project. */
export async function ownDatabase(projectId: string): Promise<TestDatabase> {
  const { host, port, stop } = await startTestEmulator();
  afterAll(stop);
  return databaseAt(`${host}:${String(port)}`, projectId);
}

/** Stores documents, by path, while the tests of the file run, and deletes them and those below them afterwards. */
export function useDocuments(firestore: Firestore, documents: Readonly<Record<string, object>>): void {
  beforeAll(async () => {
    await Promise.all(Object.entries(documents).map(([path, data]) => firestore.doc(path).set(data)));
  });
  afterAll(async () => {
    await Promise.all(Object.keys(documents).map((path) => firestore.recursiveDelete(firestore.doc(path))));
  });
}

/** A named link as it is stored: live, and opening no private profile. */
export const storedLink = (changes: Partial<NamedLink> = {}) => ({
  label: 'Office',
  ends: 0,
  opens_private: false,
  revoked: false,
  created_at: 1,
  ...changes,
});

/** Stores the named links of an owner: by code, each link's differences from `storedLink`. */
export const storeLinks = (
  firestore: Firestore,
  uid: string,
  links: Readonly<Record<string, Partial<NamedLink>>>,
): Promise<unknown> =>
  firestore.doc(`profiles/${uid}/private/links`).set({
    links: Object.fromEntries(Object.entries(links).map(([code, changes]) => [code, storedLink(changes)])),
  });

/** A callable's request, as a browser sends it. */
export const callable = (data: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'user-agent': BROWSER_AGENT, ...headers },
  body: JSON.stringify({ data }),
});

/** The built functions in a process of their own, while the tests of the file or `describe` run. */
export function useFunctions(
  ...options: Parameters<typeof serveFunctions>
): Pick<ServedFunctions, 'call' | 'output' | 'url'> {
  let running: ServedFunctions | undefined;
  const functions = (): ServedFunctions => {
    if (!running) throw new Error('The functions are not running.');
    return running;
  };
  beforeAll(async () => {
    running = await serveFunctions(...options);
  });
  afterAll(() => running?.stop());
  return {
    call: (name, init) => functions().call(name, init),
    output: () => functions().output(),
    url: (name) => functions().url(name),
  };
}
