// The built functions in a process of their own, with what they print.
import { spawn } from 'node:child_process';
import { ENDPOINTS, serviceOf, type Endpoint } from '@marquee/domain/site/routes';
import { BUCKET, fromRoot, PORTS, PROJECT_ID } from '../../../scripts/config/project.ts';

const isEndpoint = (name: string): name is Endpoint => name in ENDPOINTS;

const at = (emulator: string): string => `127.0.0.1:${String(PORTS[emulator] ?? 0)}`;

export interface ServedFunctions {
  readonly url: (name: string) => string;
  /** Calls an endpoint, or a function, by its name. */
  readonly call: (name: string, init: RequestInit) => Promise<Response>;
  /** Everything printed so far, both streams. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Milliseconds; a quiet machine takes 3 s. */
const START_TIMEOUT = 60_000;

/**
 * Starts the functions against the suite's emulators; `env` overrides variables. `folder` holds the package, `preload`
 * names modules that are imported before it.
 * @throws when the process ends or is not ready after 60 s, with its output.
 */
export async function serveFunctions(
  env: NodeJS.ProcessEnv,
  {
    folder = fromRoot('functions/dist'),
    preload = [],
  }: { folder?: string; preload?: readonly string[] } = {},
): Promise<ServedFunctions> {
  const child = spawn(
    process.execPath,
    [fromRoot('tests/functions/served/serve-all.mjs'), folder, ...preload],
    {
      cwd: fromRoot('.'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        // Only these variables, as deployed: vitest's own would tell the functions that this is a test.
        PATH: process.env['PATH'],
        TMPDIR: process.env['TMPDIR'],
        GCLOUD_PROJECT: PROJECT_ID,
        FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: BUCKET }),
        FIRESTORE_EMULATOR_HOST: at('firestore'),
        FIREBASE_AUTH_EMULATOR_HOST: at('auth'),
        STORAGE_EMULATOR_HOST: `http://${at('storage')}`,
        METADATA_SERVER_DETECTION: 'none',
        SITE_ORIGIN: '',
        ENFORCE_APP_CHECK: 'false',
        ...env,
      },
    },
  );
  let output = '';
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const ports = await new Promise<Readonly<Record<string, number>>>((resolve, reject) => {
    const timeout = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT);
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      const line = /^\{"ports":.*\}$/m.exec(output)?.[0];
      if (line === undefined) return;
      clearTimeout(timeout);
      resolve((JSON.parse(line) as { ports: Record<string, number> }).ports);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('close', () => reject(new Error(`The functions did not start:\n${output}`)));
  });
  const url = (name: string): string => {
    const [service, path] = isEndpoint(name) ? [serviceOf(name), `api/${ENDPOINTS[name]}`] : [name, ''];
    return `http://127.0.0.1:${String(ports[service])}/${path}`;
  };
  return {
    url,
    call: (name, init) => fetch(url(name), init),
    output: () => output,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
