// functions/dist is a closed package: packed as firebase-tools packs it and installed alone in an empty folder, with
// nothing of this repository around it, it has every function and answers a page.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@marquee/domain/routes';
import { REGION, SERVICE_ACCOUNT } from '@marquee/domain/region';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWanted } from '../../tools/doctor/repository.ts';
import { fromRoot, PROJECT_ID } from '../../scripts/config/project.ts';
import { FUNCTIONS_PARAMETERS, FUNCTIONS_SECRETS } from '../../scripts/config/settings.ts';
import { discover, installAlone, pack } from '../../scripts/rehearse/package.ts';
import { suiteDatabase } from './environment.ts';
import { serveFunctions } from './served/functions.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-package-'));
const { firestore, close } = suiteDatabase();
const name = `packed-${randomUUID().slice(0, 8)}`;
const documents = {
  [`profiles/${name}`]: { username: name, first_name: 'Asha', last_name: 'Rao', is_profile_public: true },
  [`usernames/${name}`]: { uid: name },
};

const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

beforeAll(async () => {
  pack(fromRoot('functions/dist'), folder);
  await Promise.all([
    installAlone(folder),
    ...Object.entries(documents).map(([path, data]) => firestore.doc(path).set(data)),
  ]);
}, 180_000);

afterAll(async () => {
  await Promise.all(Object.keys(documents).map((path) => firestore.doc(path).delete()));
  await close();
  rmSync(folder, { recursive: true });
});

describe('the uploaded package', () => {
  it('holds the bundle, its fonts, and exact versions with a lock file, and nothing else', () => {
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

  it('has every function, in our region and as our service account, and asks for the documented settings', async () => {
    const { endpoints, params } = await discover(folder, PROJECT_ID);
    rmSync(join(folder, 'functions.json'));
    expect(Object.keys(endpoints).sort()).toEqual([...readWanted(PROJECT_ID).functions].sort());
    expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(Object.keys(ENDPOINTS)));
    for (const [id, { region, serviceAccountEmail }] of Object.entries(endpoints)) {
      expect([id, region, serviceAccountEmail]).toEqual([id, [REGION], SERVICE_ACCOUNT]);
    }
    const named = (isSecret: boolean) =>
      params.filter(({ type }) => (type === 'secret') === isSecret).map((param) => param.name);
    expect(named(false).sort()).toEqual([...FUNCTIONS_PARAMETERS].sort());
    expect(named(true).sort()).toEqual([...FUNCTIONS_SECRETS].sort());
  });

  it('answers a page', async () => {
    const functions = await serveFunctions({}, folder);
    try {
      const response = await fetch(new URL(name, functions.url('profilePage')));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Asha Rao');
    } finally {
      await functions.stop();
    }
  });
});
