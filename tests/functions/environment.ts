// Firestore as the functions see it, through the Admin SDK: of the suite, or of a test file's own.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { LinkBackends } from '../../functions/src/links/find-link.ts';
import { PORTS, PROJECT_ID } from '../../scripts/config/project.ts';
import { startTestEmulator } from '../setup/test-emulator.ts';

/** A database of which every account is verified. */
export const everybodyVerified = (firestore: Firestore): LinkBackends => ({
  firestore,
  isVerified: () => Promise.resolve(true),
});

export interface TestDatabase {
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

function databaseAt(host: string, projectId: string): TestDatabase {
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  // Skips Google's metadata server.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `localhost:${String(PORTS['auth'] ?? 9099)}`;
  const app = initializeApp({ projectId }, projectId);
  const firestore = getFirestore(app);
  return {
    firestore,
    auth: getAuth(app),
    clear: async () => {
      const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
      const { ok, status } = await fetch(`http://${host}/${documents}`, { method: 'DELETE' });
      if (!ok) throw new Error(`The emulator did not clear ${projectId}: ${String(status)}`);
    },
    close: async () => {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}

/** A database of the suite; its own project's is what the deployed functions and Hosting use. */
export const suiteDatabase = (projectId = PROJECT_ID): TestDatabase =>
  databaseAt(`localhost:${String(PORTS['firestore'] ?? 8080)}`, projectId);

/** A database of the test file's own, which triggers no function; `auth` is the suite's, in the same project. */
export async function ownDatabase(projectId: string): Promise<TestDatabase> {
  const { host, port, stop } = await startTestEmulator();
  const { close, ...database } = databaseAt(`${host}:${String(port)}`, projectId);
  return {
    ...database,
    close: async () => {
      await close();
      await stop();
    },
  };
}
