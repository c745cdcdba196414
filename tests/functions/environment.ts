// Firestore of the local suite as the functions see it: through the Admin SDK, in a project of the test file's own.
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { PORTS } from '../../scripts/config/project.ts';

export interface TestDatabase {
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const host = `localhost:${String(PORTS['firestore'] ?? 8080)}`;

/** The database of a project; the suite's own is what the deployed functions and Hosting use. */
export function testDatabase(projectId: string): TestDatabase {
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  // No machine in the cloud is asked who we are.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `localhost:${String(PORTS['auth'] ?? 9099)}`;
  const app: App = initializeApp({ projectId }, projectId);
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
