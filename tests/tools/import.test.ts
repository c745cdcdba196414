// The importer as it is called, against the suite: 10,000 odd rows, killed in the middle and run again.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../tools/import/finding.ts';
import { oddRows } from '../../tools/import/odd-rows.ts';
import { planImport } from '../../tools/import/plan.ts';
import { fromRoot, PORTS, suiteUrl } from '../../scripts/config/project.ts';
import { suiteDatabase } from '../functions/environment.ts';

process.env['METADATA_SERVER_DETECTION'] = 'none';
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `localhost:${String(PORTS['auth'] ?? 0)}`;

const PROJECT = 'demo-import';
const { firestore, clear, close } = suiteDatabase(PROJECT);
const app = initializeApp({ projectId: PROJECT }, 'import-test');
const auth = getAuth(app);

const folder = mkdtempSync(join(tmpdir(), 'marquee-import-'));
const at = (name: string): string => join(folder, name);
const rows = oddRows(20261121);
const plan = planImport(rows);

function start(...more: string[]) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      fromRoot('tools/import.ts'),
      '--project',
      PROJECT,
      '--users',
      at('users.json'),
      '--profiles',
      at('profiles.json'),
      '--notifications',
      at('notifications.json'),
      '--journal',
      at('journal.jsonl'),
      '--report',
      at('report.jsonl'),
      ...more,
    ],
    { cwd: fromRoot('.') },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  return { child, ended };
}

const size = async (collection: string): Promise<number> =>
  (await firestore.collection(collection).count().get()).data().count;
const report = (): Finding[] =>
  readFileSync(at('report.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Finding);
const journalLines = (): number =>
  existsSync(at('journal.jsonl')) ? readFileSync(at('journal.jsonl'), 'utf8').split('\n').length - 1 : 0;

async function accounts(): Promise<number> {
  let count = 0;
  for (let token: string | undefined; ;) {
    const page = await auth.listUsers(1000, token);
    count += page.users.length;
    token = page.pageToken;
    if (token === undefined || token === '') return count;
  }
}

beforeAll(async () => {
  await clear();
  await fetch(suiteUrl('auth', `/emulator/v1/projects/${PROJECT}/accounts`), {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  for (const [name, list] of Object.entries(rows)) writeFileSync(at(`${name}.json`), JSON.stringify(list));
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await close();
  await deleteApp(app);
});

// One import, step by step: a dry run, an interrupted run, its continuation, and what it left.
describe('10,000 rows', { shuffle: false }, () => {
  // Somebody in the new product has one of the names, and one of the addresses.
  const [taken] = plan.profiles.filter(({ item }) => item.username !== '');
  const [rival] = plan.users;

  test('a dry run writes nothing and says what it would do', async () => {
    await firestore.doc(`usernames/${taken?.item.username ?? ''}`).set({ uid: 'somebody-new' });
    await auth.createUser({ uid: 'somebody-new', email: rival?.item.record.email ?? '' });
    const { code, output } = await start().ended;
    expect(output).toContain('Dry run');
    expect(code).toBe(0);
    expect(output).toMatch(/users +3000 rows: \d+ would be written, \d+ refused/);
    expect(await size('profiles')).toBe(0);
    expect(await accounts()).toBe(1);
    expect(journalLines()).toBe(0);
    expect(report()).toContainEqual(
      expect.objectContaining({ kind: 'users', row: rival?.row, level: 'refused' }),
    );
  }, 240_000);

  test('killed in the middle, then run again: every row once, as if nothing had happened', async () => {
    const first = start('--apply');
    // Into the profiles.
    while (
      !existsSync(at('journal.jsonl')) ||
      !readFileSync(at('journal.jsonl'), 'utf8').includes('"kind":"profiles"')
    ) {
      expect(first.child.exitCode).toBeNull();
      await sleep(20);
    }
    first.child.kill('SIGKILL');
    await first.ended;
    const partly = await size('profiles');
    expect(partly).toBeGreaterThan(0);
    expect(partly).toBeLessThan(plan.profiles.length);
    const before = journalLines();

    const { code, output } = await start('--apply').ended;
    expect(output).not.toContain('Error');
    expect(code).toBe(0);
    expect(journalLines()).toBeGreaterThan(before);
    expect(await size('profiles')).toBe(plan.profiles.length);
    expect(await size('notifications')).toBe(plan.notifications.length);
    // The rival's account instead of the one whose address it has.
    expect(await accounts()).toBe(plan.users.length);
    const names = plan.profiles.filter(({ item }) => item.username !== '').length;
    expect(await size('usernames')).toBe(names);

    const findings = report();
    const refusedRows = new Set(
      findings.filter(({ level }) => level === 'refused').map(({ kind, row }) => `${kind} ${String(row)}`),
    );
    expect(refusedRows.size).toBe(
      10_000 - plan.users.length - plan.profiles.length - plan.notifications.length + 1,
    );
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'profiles', row: taken?.row, level: 'changed' }),
    );
    expect((await firestore.doc(`profiles/${taken?.item.uid ?? ''}`).get()).get('username')).toBe('');
  }, 480_000);

  test('a third run changes nothing', async () => {
    const lines = journalLines();
    const { code } = await start('--apply').ended;
    expect(code).toBe(0);
    expect(journalLines()).toBe(lines);
    expect(await size('profiles')).toBe(plan.profiles.length);
  }, 120_000);

  test('an imported account logs in with its own password hash kept, or has to reset it', async () => {
    const kept = plan.users.find(({ item, row }) => item.record.passwordHash !== undefined && row > 10);
    const { passwordHash } = await auth.getUser(kept?.item.record.uid ?? '');
    expect(passwordHash).toBeTruthy();
    const open = plan.users.find(({ item, row }) => item.needsPassword && row > 10);
    expect((await auth.getUser(open?.item.record.uid ?? '')).passwordHash ?? '').toBe('');
  });

  test('another file under the same journal is refused', async () => {
    writeFileSync(at('users.json'), '[]');
    const { code, output } = await start('--apply').ended;
    expect(code).toBe(1);
    expect(output).toContain('is not the one that');
  }, 120_000);
});
