// functions/dist is a closed package: packed as firebase-tools packs it and installed alone in an empty folder, with
// nothing of this repository around it, it has every function and answers a page.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, serviceOf, type Endpoint } from '@marquee/domain/site/routes';
import { REGION, serviceAccountOf } from '@marquee/domain/site/region';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWanted } from '../../tools/doctor/repository.ts';
import { fromRoot, PROJECT_ID } from '../../scripts/config/project.ts';
import { FUNCTIONS_PARAMETERS, FUNCTIONS_SECRETS } from '../../scripts/config/project-settings.ts';
import {
  endpointsOf,
  resolveBackend,
  scheduleAccount,
  secretReaders,
  type Backend,
} from '../../scripts/rehearse/backend.ts';
import { discover, installAlone, pack, type Manifest } from '../../scripts/rehearse/package.ts';
import { NEW_PROJECT_PROCESSORS, processors } from '../../scripts/rehearse/backend-processors.ts';
import { suiteDatabase, useDocuments } from './environment.ts';
import { serveFunctions } from './served/functions.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-package-'));
const { firestore } = suiteDatabase();
const name = `packed-${randomUUID().slice(0, 8)}`;
const documents = {
  [`profiles/${name}`]: { username: name, first_name: 'Asha', last_name: 'Rao', is_profile_public: true },
  [`usernames/${name}`]: { uid: name },
};

const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const ACCOUNT = serviceAccountOf(PROJECT_ID);
let manifest: Manifest;
let backend: Backend;

useDocuments(firestore, documents);
beforeAll(async () => {
  pack(fromRoot('functions/dist'), folder);
  await installAlone(folder);
  manifest = await discover(folder, PROJECT_ID);
  const settings = Object.fromEntries(FUNCTIONS_PARAMETERS.map((parameter) => [parameter, '1']));
  backend = await resolveBackend(manifest, PROJECT_ID, { ...settings, ENFORCE_APP_CHECK: 'false' });
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('the uploaded package holds the bundle, its fonts, and exact versions with a lock file, and nothing else', () => {
  expect(readdirSync(folder).filter((file) => file !== 'node_modules')).toEqual([
    'fonts',
    'index.js',
    'package-lock.json',
    'package.json',
  ]);
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const { packages } = read('package-lock.json') as { packages: Record<string, { link?: boolean }> };
  expect(Object.keys(packages).filter((path) => path !== '' && !path.startsWith('node_modules/'))).toEqual(
    [],
  );
  expect(Object.entries(packages).filter(([, { link }]) => link)).toEqual([]);
});

it('the uploaded package has every function and asks for the documented settings', () => {
  const { endpoints, params } = manifest;
  expect(Object.keys(endpoints).sort()).toEqual([...readWanted(PROJECT_ID).functions].sort());
  expect(Object.keys(endpoints).length).toBeLessThanOrEqual(10);
  const answering = (Object.keys(ENDPOINTS) as Endpoint[]).map(serviceOf);
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(answering));
  const named = (isSecret: boolean) =>
    params.filter(({ type }) => (type === 'secret') === isSecret).map((param) => param.name);
  expect(named(false).sort()).toEqual([...FUNCTIONS_PARAMETERS].sort());
  expect(named(true).sort()).toEqual([...FUNCTIONS_SECRETS].sort());
});

it('the uploaded package runs each function in our region, as our service account by its whole address', () => {
  for (const { id, region, serviceAccount } of endpointsOf(backend)) {
    expect([id, region, serviceAccount]).toEqual([id, REGION, ACCOUNT]);
  }
});

it('the uploaded package gives each function limits within those allowed', () => {
  for (const endpoint of endpointsOf(backend)) {
    const { id: name, maxInstances, concurrency, timeoutSeconds, availableMemoryMb, cpu } = endpoint;
    expect(maxInstances, name).toBeGreaterThan(0);
    expect(maxInstances, name).toBeLessThanOrEqual(20);
    expect(concurrency, name).toBeGreaterThan(0);
    expect(concurrency, name).toBeLessThanOrEqual(80);
    expect(timeoutSeconds, name).toBeGreaterThan(0);
    // Only schedules may run longer, because no caller waits for them.
    expect(timeoutSeconds, name).toBeLessThanOrEqual(endpoint.scheduleTrigger === undefined ? 120 : 1800);
    expect(availableMemoryMb, name).toBeGreaterThanOrEqual(256);
    // Less than a whole processor serves one request at a time.
    expect([concurrency === 1 ? 'gcf_gen1' : 1, 1], name).toContain(cpu);
  }
});

it('anybody may call the functions for browsers, and the package says so itself', () => {
  const called = Object.values(manifest.endpoints).filter((endpoint) => endpoint.httpsTrigger !== undefined);
  expect(called.map(({ entryPoint }) => entryPoint).sort()).toEqual(['api', 'drawings', 'site', 'views']);
  expect(called.map(({ httpsTrigger }) => httpsTrigger?.invoker)).toEqual(called.map(() => ['public']));
});

it('firebase-tools grants the uploaded package’s secrets to our service account, and signs its schedules as it', async () => {
  const readers = await secretReaders(backend);
  expect(Object.keys(readers).sort()).toEqual([...FUNCTIONS_SECRETS].sort());
  expect(new Set(Object.values(readers).flat())).toEqual(new Set([ACCOUNT]));
  const scheduled = endpointsOf(backend).filter((endpoint) => endpoint.scheduleTrigger !== undefined);
  expect(scheduled.length).toBeGreaterThan(2);
  expect(await Promise.all(scheduled.map(scheduleAccount))).toEqual(scheduled.map(() => ACCOUNT));
});

it('all functions at their bounds, and one instance more of each, as in a release, fit into a new project', () => {
  const { atBounds, started } = processors(backend);
  expect(atBounds).toBeLessThanOrEqual(12);
  expect(atBounds + started).toBeLessThanOrEqual(NEW_PROJECT_PROCESSORS);
});

it('the uploaded package answers a page', async () => {
  const functions = await serveFunctions({}, { folder });
  try {
    const response = await fetch(new URL(name, functions.url('site')));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Asha Rao');
  } finally {
    await functions.stop();
  }
});
