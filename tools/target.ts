// The project that a script works on: the local suite's unless a real one is named, and never a real one by accident.
import { applicationDefault, initializeApp, type App } from 'firebase-admin/app';
import { readFileSync } from 'node:fs';
import { NoCredentials } from './doctor/google-api.ts';
import { isListening } from '../scripts/processes/ports.ts';
import { fromRoot, PORTS, PROJECT_ID } from '../scripts/config/project.ts';

export interface Target {
  readonly projectId: string;
  readonly isLocal: boolean;
}

const EMULATOR_VARIABLES = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/** The names that .firebaserc gives projects, such as `production`. */
const ALIASES = (
  JSON.parse(readFileSync(fromRoot('.firebaserc'), 'utf8')) as { projects: Record<string, string> }
).projects;

/** The target of `--project`, an id or an alias. @throws Error for an invalid id, or a real project beside emulators */
export function targetOf(asked: string | undefined): Target {
  const project = ALIASES[asked ?? ''] ?? asked;
  const named = EMULATOR_VARIABLES.filter((name) => (process.env[name] ?? '') !== '');
  if (project !== undefined && !/^[a-z][a-z0-9-]{4,29}$/.test(project)) {
    throw new Error(`${project} cannot be a project id.`);
  }
  if (project === undefined || project.startsWith('demo-')) {
    return { projectId: project ?? PROJECT_ID, isLocal: true };
  }
  if (named.length > 0) {
    throw new Error(
      `${named.join(' and ')} set, which point at emulators: unset them to work on ${project}.`,
    );
  }
  return { projectId: project, isLocal: false };
}

const NO_CREDENTIALS =
  'There are no Google credentials here, or no connection: run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS.';

/** A token of whoever is logged in on this machine. @throws NoCredentials with instructions when nobody is */
export async function accessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch {
    throw new NoCredentials(NO_CREDENTIALS);
  }
}

/** The Admin SDK on the target. Throws when the local suite does not answer or there are no credentials. */
export async function openTarget({ projectId, isLocal }: Target, name: string): Promise<App> {
  if (isLocal) {
    // Skips Google's metadata server.
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    for (const [emulator, variable] of [
      ['firestore', 'FIRESTORE_EMULATOR_HOST'],
      ['auth', 'FIREBASE_AUTH_EMULATOR_HOST'],
    ] as const) {
      const port = PORTS[emulator] ?? 0;
      if (!(await isListening(port))) {
        throw new Error(
          `The local suite's ${emulator} does not answer on port ${String(port)}: run \`npm start\`, or name a real project with --project.`,
        );
      }
      process.env[variable] = `localhost:${String(port)}`;
    }
    return initializeApp({ projectId }, name);
  }
  // A person's credentials name no project whose quota pays: Authentication then answers 403.
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= projectId;
  const credential = applicationDefault();
  await credential.getAccessToken().catch(() => {
    throw new Error(NO_CREDENTIALS);
  });
  return initializeApp({ projectId, credential }, name);
}
