// Runs our functions as measured processes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { BUCKET, fromRoot, PORTS, PROJECT_ID } from '../../scripts/config/project.ts';
import type { Usage } from './function-worker.ts';

export interface RunningFunction {
  readonly port: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

interface FunctionOptions {
  readonly storagePort?: number;
  readonly behindProxies?: boolean;
}

/**
 * Serves a function of functions/dist against a Firestore emulator. `storagePort` is where pictures are served. With
 * `behindProxies` the function runs as deployed: it takes the visitor's address from the end of `X-Forwarded-For`, where
 * Google's proxies put it, and here whoever sends the request.
 */
export async function startFunction(
  name: string,
  firestorePort: number,
  { storagePort, behindProxies = false }: FunctionOptions = {},
): Promise<RunningFunction> {
  const child = fork(fromRoot('bench/measure/function-worker.ts'), [name], {
    cwd: fromRoot('.'),
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      METADATA_SERVER_DETECTION: 'none', // No request to Google's metadata server.
      FUNCTIONS_EMULATOR: String(!behindProxies),
      GCLOUD_PROJECT: PROJECT_ID,
      FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: BUCKET }),
      // Lets the Admin SDK accept the unsigned tokens of the local suite.
      FIREBASE_AUTH_EMULATOR_HOST: `localhost:${String(PORTS['auth'])}`,
      FIRESTORE_EMULATOR_HOST: `localhost:${String(firestorePort)}`,
      ...(storagePort !== undefined && {
        FIREBASE_STORAGE_EMULATOR_HOST: `localhost:${String(storagePort)}`,
      }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const nextMessage = async (): Promise<unknown> => {
    const [message] = (await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error(`${name} ended by itself.`))),
    ])) as [unknown];
    return message;
  };
  const { port } = (await nextMessage()) as { readonly port: number };
  return {
    port,
    usage: () => {
      const usage = nextMessage() as Promise<Usage>;
      child.send('usage');
      return usage;
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
