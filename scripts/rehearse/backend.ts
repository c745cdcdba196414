// Resolves the functions for a project by firebase-tools' own modules, as a deployment does before its requests to Google.
import { createRequire } from 'node:module';
import { firebaseConfig } from '../config/project.ts';
import type { Settings } from '../config/project-settings.ts';
import type { Manifest } from './package.ts';

const requireFrom = createRequire(import.meta.url);

/** The fields of a function in a backend that our code reads. */
export interface BackendEndpoint {
  readonly id: string;
  readonly region: string;
  readonly serviceAccount: string;
  readonly cpu: number | 'gcf_gen1';
  readonly availableMemoryMb: number;
  readonly concurrency: number;
  readonly maxInstances: number;
  readonly timeoutSeconds: number;
  readonly scheduleTrigger?: object;
  /** Set only after the deployment. */
  uri?: string;
}

export type Backend = object;

interface Modules {
  readonly discovery: {
    buildFromV1Alpha1(
      manifest: object,
      project: string,
      region: string,
      runtime: string,
    ): { params: object[] };
  };
  readonly build: {
    resolveBackend(options: object): Promise<{ backend: Backend }>;
  };
  readonly backend: { allEndpoints(backend: Backend): BackendEndpoint[]; empty(): Backend };
  readonly ensure: {
    secretsAccessDelta(backends: {
      wantBackend: Backend;
      haveBackend: Backend;
    }): Promise<Record<string, string[]>>;
  };
  readonly scheduler: {
    jobFromEndpoint(
      endpoint: BackendEndpoint,
      location: string,
      projectNumber: string,
    ): Promise<{ httpTarget: { oidcToken: { serviceAccountEmail: string } } }>;
  };
}

const load = <Name extends keyof Modules>(path: string): Modules[Name] =>
  requireFrom(`firebase-tools/lib/${path}`) as Modules[Name];

/** The backend of a discovered manifest, resolved without the parameters that are secrets. */
export async function resolveBackend(
  manifest: Manifest,
  projectId: string,
  settings: Settings,
): Promise<Backend> {
  const build = load<'discovery'>('deploy/functions/runtimes/discovery/v1alpha1').buildFromV1Alpha1(
    manifest,
    projectId,
    'us-central1',
    firebaseConfig.functions[0]?.runtime ?? '',
  );
  const { backend } = await load<'build'>('deploy/functions/build').resolveBackend({
    build: { ...build, params: manifest.params.filter(({ type }) => type !== 'secret') },
    firebaseConfig: { projectId, storageBucket: `${projectId}.firebasestorage.app` },
    userEnvs: settings,
    codebase: 'default',
    nonInteractive: true,
    isEmulator: false,
  });
  return backend;
}

export const endpointsOf = (backend: Backend): BackendEndpoint[] =>
  load<'backend'>('deploy/functions/backend').allEndpoints(backend);

/** The accounts that a first deployment gives access to each secret, by the secret's name. */
export const secretReaders = (wantBackend: Backend): Promise<Record<string, string[]>> =>
  load<'ensure'>('deploy/functions/ensure').secretsAccessDelta({
    wantBackend,
    haveBackend: load<'backend'>('deploy/functions/backend').empty(),
  });

export async function scheduleAccount(endpoint: BackendEndpoint): Promise<string> {
  const job = await load<'scheduler'>('gcp/cloudscheduler').jobFromEndpoint(endpoint, endpoint.region, '1');
  return job.httpTarget.oidcToken.serviceAccountEmail;
}
