// functions/dist as in production: packed as firebase-tools packs it, installed alone, and asked for its functions as
// the deployment does.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Files that firebase-tools leaves out of an upload: `ignore` of firebase.json, and files of its own. */
const IGNORED = /^(node_modules|.*\.local|firebase-debug\..*|\.runtimeconfig\.json)$/;

/** Copies the uploaded part of the folder `source` into the empty folder `target`. */
export function pack(source: string, target: string): void {
  cpSync(source, target, { recursive: true, filter: (path) => !IGNORED.test(basename(path)) });
}

/** Installs as Cloud Build does: exactly the lock file, without development dependencies. */
export async function installAlone(folder: string): Promise<void> {
  await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
}

export interface Endpoint {
  readonly entryPoint: string;
  readonly region: readonly string[];
  readonly serviceAccountEmail?: string;
  readonly cpu: number | 'gcf_gen1';
  readonly availableMemoryMb: number;
  readonly maxInstances: number;
  readonly httpsTrigger?: { readonly invoker?: readonly string[] };
}

export interface Manifest {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly params: readonly { readonly name: string; readonly type: string }[];
}

/** The functions and parameters of an installed package, as the program of firebase-functions lists them. */
export async function discover(folder: string, projectId: string): Promise<Manifest> {
  const output = join(folder, 'functions.json');
  const sdk = createRequire(join(folder, 'package.json')).resolve('firebase-functions/params');
  await run(process.execPath, [join(dirname(sdk), '../bin/firebase-functions.js')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
      FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
    },
  });
  const manifest = JSON.parse(readFileSync(output, 'utf8')) as Manifest;
  rmSync(output);
  return manifest;
}
