// The drill of a restore and the claim of an account, as processes against the stand-in of Google.
import { startEmulator, type FirestoreEmulator } from 'firestore-emulator';
import { REGION } from '@marquee/domain/site/region';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromRoot } from '../scripts/config/project.ts';
import { faultsOf } from '../scripts/google/answer-request.ts';
import { prepare } from '../scripts/google/prepared.ts';
import { startGoogle, type Google } from '../scripts/google/server.ts';
import { OWNER } from '../scripts/google/stand-in-project.ts';
import { run } from '../scripts/processes/run.ts';

const P = 'marquee-live';
const BACKUPS = `projects/${P}/locations/${REGION}/backups`;

let firestore: FirestoreEmulator;
let google: Google;

beforeEach(async () => {
  firestore = await startEmulator();
  google = await startGoogle({ id: P, documentsAt: firestore.address, operationTime: 500 });
  prepare(google.project);
});
afterEach(async () => {
  google.close();
  await firestore.stop();
});

const tool = (member: string, name: string, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', fromRoot(`tools/${name}.ts`), '--project', P, ...args], {
    FIRESTORE_EMULATOR_HOST: undefined,
    FIREBASE_AUTH_EMULATOR_HOST: undefined,
    ...google.environment(member),
  });

/** A profile, its private part and its username, by their paths. */
const actor = (uid: string) => ({
  [`profiles/${uid}`]: { first_name: { stringValue: 'Asha' }, username: { stringValue: uid } },
  [`profiles/${uid}/private/contact`]: { email: { stringValue: `${uid}@marquee.example` } },
  [`usernames/${uid}`]: { uid: { stringValue: uid } },
});

async function storeLive(documents: object): Promise<void> {
  const root = `projects/${P}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, fields]) => ({
    update: { name: `${root}/${path}`, fields: fields as object },
  }));
  const response = await fetch(`http://${firestore.address}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  expect(response.status).toBe(200);
}

const backUp = (id: string, snapshotTime: string, documents: object): void =>
  void google.project.put(`${BACKUPS}/${id}`, {
    name: `${BACKUPS}/${id}`,
    state: 'READY',
    snapshotTime,
    documents,
  });

test('the drill restores the newest backup beside the live database, compares them and removes the copy', async () => {
  await storeLive({ ...actor('asha'), ...actor('ravi') });
  backUp('old', '2026-11-01T00:00:00Z', {});
  backUp('new', '2026-11-25T00:00:00Z', actor('asha'));
  const { code, output } = await tool(OWNER, 'restore-drill');
  expect(output).toContain('Restored from the backup of 2026-11-25T00:00:00Z');
  expect(output).toContain('✓ profiles: 2 live, 1 restored');
  expect(output).toContain('✓ …/private: 2 live, 1 restored');
  expect(output).toContain('1 of 1 profiles of a sample are readable');
  expect(code, output).toBe(0);
  expect(google.project.resources.has(`projects/${P}/databases/restore-drill`)).toBe(false);
  expect(faultsOf(google.requests)).toEqual([]);
}, 60_000);

test('the drill fails on a backup without profiles, and says that there is none where there is none', async () => {
  await storeLive(actor('asha'));
  const none = await tool(OWNER, 'restore-drill');
  expect(none).toMatchObject({ code: 1 });
  expect(none.output).toContain('There is no backup that is ready: the first comes within a day.');
  backUp('empty', '2026-11-25T00:00:00Z', {});
  const empty = await tool(OWNER, 'restore-drill');
  expect(empty).toMatchObject({ code: 1 });
  expect(empty.output).toContain('✗ profiles: 1 live, none restored');
}, 60_000);

test('a claim is given to an account with a verified address, and taken away', async () => {
  const { project } = google;
  const email = 'asha@marquee.example';
  project.put('accounts/asha', { localId: 'asha', email, emailVerified: false });
  const claim = (...args: string[]) =>
    tool(OWNER, 'claim', '--email', email, '--claim', 'moderator', ...args);
  expect((await claim()).output).toContain('has no verified e-mail address');
  project.put('accounts/asha', { emailVerified: true });
  const given = await claim();
  expect(given, given.output).toMatchObject({ code: 0 });
  expect(project.take('accounts/asha')).toMatchObject({ customAttributes: '{"moderator":true}' });
  expect(await claim('--remove')).toMatchObject({ code: 0 });
  expect(project.take('accounts/asha')).toMatchObject({ customAttributes: '{}' });
  expect(project.take('accounts/asha')['validSince']).toBeDefined();
  expect(faultsOf(google.requests)).toEqual([]);
}, 60_000);

test.each([
  ['nor read them', []],
  ['though they read them', ['roles/firebaseauth.viewer']],
])(
  'whoever may not change accounts, %s, is told which role it takes',
  async (_case, roles) => {
    const { project } = google;
    const person = 'user:helper@marquee.example';
    const bindings = ['roles/serviceusage.serviceUsageConsumer', ...roles].map((role) => ({
      role,
      members: [person],
    }));
    project.policies.set(project.name, [...project.policy(project.name), ...bindings]);
    project.put('accounts/asha', { localId: 'asha', email: 'asha@marquee.example', emailVerified: true });
    const refused = await tool(person, 'claim', '--uid', 'asha', '--claim', 'moderator');
    expect(refused.output).toContain('it needs the role Firebase Authentication Admin');
    expect(refused.code).toBe(1);
    expect(project.take('accounts/asha')).not.toHaveProperty('customAttributes');
    expect(faultsOf(google.requests)).toEqual([]);
  },
  60_000,
);
