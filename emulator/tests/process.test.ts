// The bundle as firebase-tools runs it: flags, signals, ports, exports.
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, inject, it } from 'vitest';
import { map, reference, string } from './support/json.ts';
import { RestDriver } from './support/rest-driver.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'firestore-emulator-process-'));
const bundle = path.join(inject('bundle'), 'firestore.js');
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  readonly exit: Promise<number | null>;
}

/** Starts the bundle the way launcher/java.ts does: it is imported, with the arguments that follow `-jar <archive>`. */
async function start(...flags: string[]): Promise<Running> {
  const launcher = `process.argv = ['java', ...process.argv.slice(1)]; await import(process.argv[1]);`;
  const fixed = ['--host', '127.0.0.1', '--port', '0', '--websocket_port', '0', '--project_id', 'demo-x'];
  const args = ['--input-type=module', '--eval', launcher, bundle, ...fixed, ...flags];
  const child = spawn(process.execPath, args, { stdio: 'pipe' });
  children.push(child);
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.on('exit', (code) => reject(new Error(`exited with ${code ?? 'a signal'}`)));
  });
  return { child, address: /127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '', exit };
}

it('the idle process takes less than 100 MB of memory', async () => {
  const { child } = await start();
  const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
  expect(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])).toBeLessThan(100 * 1024);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'the process exits with code 0 on %s while a client is connected',
  async (signal) => {
    const { child, address, exit } = await start();
    const [host, port] = address.split(':') as [string, string];
    const socket = net.connect(Number(port), host);
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.on('connect', resolve));
    child.kill(signal);
    expect(await exit).toBe(0);
  },
);

it('the process answers POST /shutdown and exits with code 0', async () => {
  const { address, exit } = await start();
  expect(await (await fetch(`http://${address}/shutdown`, { method: 'POST' })).text()).toBe(
    'Shutting down...\n',
  );
  expect(await exit).toBe(0);
});

it('the process reports that its port is taken, and exits with code 1', async () => {
  const { address } = await start();
  const child = spawn(process.execPath, [
    bundle,
    '--host',
    '127.0.0.1',
    '--port',
    address.split(':')[1] as string,
  ]);
  children.push(child);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(1);
  expect(stderr).toContain('address already in use');
});

it('the process applies the rules of the file that --rules names', async () => {
  const rules = path.join(folder, 'test.rules');
  writeFileSync(
    rules,
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /open/{x} { allow read; } } }",
  );
  const { address } = await start('--rules', rules, '--single_project_mode', 'true');
  const status = async (name: string) =>
    (await fetch(`http://${address}/v1/projects/demo-x/databases/(default)/documents/${name}`)).status;
  expect([await status('open/x'), await status('closed/x')]).toEqual([404, 403]);
});

it('an export seeds the databases of another process, also for other projects and after a reset', async () => {
  const database = 'projects/demo-x/databases/(default)';
  const fields = { text: string('ü'), deep: map({ self: reference(`${database}/documents/c/d`) }) };
  const first = await start();
  await new RestDriver(first.address).commit(database, [
    { update: { name: `${database}/documents/c/d`, fields } },
    { update: { name: `${database}/documents/c/d/sub/e`, fields: {} } },
  ]);
  // The request that firebase-tools' hub sends.
  const response = await fetch(`http://${first.address}/emulator/v1/projects/demo-x:export`, {
    method: 'POST',
    body: JSON.stringify({ database, export_directory: folder, export_name: 'firestore_export' }),
  });
  expect([response.status, await response.text()]).toEqual([200, '{\n}\n']);
  const metadata = path.join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');
  const second = await start('--seed_from_export', metadata);
  const names = ['c/d', 'c/d/sub/e'];
  const read = (project: string) =>
    new RestDriver(second.address).get(
      `projects/${project}/databases/(default)`,
      names.map((name) => `projects/${project}/databases/(default)/documents/${name}`),
    );
  expect((await read('demo-x')).map((document) => document?.fields)).toEqual([fields, undefined]);
  expect((await read('demo-x'))[1]).toBeDefined();
  const [other] = await read('demo-other');
  expect(other?.fields?.['deep']).toEqual(
    map({ self: reference('projects/demo-other/databases/(default)/documents/c/d') }),
  );
  // A reset deletes added documents and keeps the seed.
  await new RestDriver(second.address).commit(database, [
    { update: { name: `${database}/documents/c/more` } },
  ]);
  await fetch(`http://${second.address}/reset`, { method: 'POST' });
  expect((await read('demo-x'))[0]?.fields).toEqual(fields);
  const after = await new RestDriver(second.address).get(database, [`${database}/documents/c/more`]);
  expect(after).toEqual([undefined]);
});

it('a journal loses no acknowledged commit when the process is killed', async () => {
  const database = 'projects/demo-x/databases/(default)';
  const journal = path.join(folder, 'journal.jsonl');
  const first = await start('--journal', journal);
  const writer = new RestDriver(first.address);
  const name = (id: string) => `${database}/documents/c/${id}`;
  const acknowledgedIds: string[] = [];
  const write = async (): Promise<void> => {
    for (let index = 0; ; index++) {
      await writer.commit(database, [
        { update: { name: name(`${index}a`), fields: { text: string('ü') } } },
        { update: { name: name(`${index}b`), fields: {} } },
        ...(index === 0 ? [] : [{ delete: name(`${index - 1}b`) }]),
      ]);
      acknowledgedIds.push(`${index}a`);
      if (index === 50) first.child.kill('SIGKILL');
    }
  };
  await expect(write()).rejects.toThrow();
  await first.exit;
  // A kill during a write leaves such an incomplete last line.
  appendFileSync(journal, '{"database":"projects/demo-x/data');

  const second = await start('--journal', journal);
  const reader = new RestDriver(second.address);
  const found = await reader.get(database, acknowledgedIds.map(name));
  expect(found.length).toBeGreaterThan(50);
  expect(found.map((document) => document?.fields)).toEqual(found.map(() => ({ text: string('ü') })));
  // Each commit is either complete or missing.
  const ids = (await reader.query(`${database}/documents`, { from: [{ collectionId: 'c' }] })).map(
    ({ name: full }) => full.slice(name('').length),
  );
  const last = Math.max(...ids.map((id) => Number.parseInt(id, 10)));
  expect(ids.filter((id) => id.endsWith('b'))).toEqual([`${last}b`]);
  // The journal continues after the last complete commit.
  await reader.commit(database, [{ delete: name('0a') }]);
  second.child.kill('SIGKILL');
  await second.exit;
  const third = await start('--journal', journal);
  expect(await new RestDriver(third.address).get(database, [name('0a'), name('1a')])).toEqual([
    undefined,
    found[1],
  ]);
});

it('an export to a missing folder and an import of a file that is no export are refused', async () => {
  const { address } = await start();
  const post = (action: string, body: object) =>
    fetch(`http://${address}/emulator/v1/projects/demo-x:${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
  const nowhere = await post('export', { export_directory: path.join(folder, 'none'), export_name: 'x' });
  expect(await nowhere.json()).toMatchObject({
    error: { status: 'FAILED_PRECONDITION', message: 'export_directory must be a directory' },
  });
  const nothing = await post('import', { export_directory: bundle });
  expect(await nothing.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
});

it('--strict_indexes refuses queries without an index', async () => {
  const indexes = path.join(folder, 'indexes.json');
  writeFileSync(indexes, '{"indexes":[],"fieldOverrides":[]}');
  const { address } = await start('--strict_indexes', indexes);
  const structuredQuery = {
    from: [{ collectionId: 'c' }],
    orderBy: [{ field: { fieldPath: 'a' } }, { field: { fieldPath: 'b' } }],
  };
  await expect(
    new RestDriver(address).query('projects/demo-x/databases/(default)/documents', structuredQuery),
  ).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
});
