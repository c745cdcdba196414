// The command line, as bundled for the package.
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'firestore-emulator-cli-')));
const dist = inject('bundle');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(args: readonly string[], cwd = folder): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(dist, 'cli.js'), ...args], { cwd }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr }),
    );
  });
}

/** A shell command that runs a script of one line with Node. */
const node = (script: string): string => `"${process.execPath}" -e "${script}"`;

it('the command line prints its usage and refuses unknown commands and flags', async () => {
  expect(await run(['--help'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Usage:') as string,
  });
  expect(await run(['dance'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Usage:') as string,
  });
  expect(await run(['start', '--dance'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--dance') as string,
  });
});

it('exec runs one command beside an emulator with firebase.json’s rules, and exits with the command’s code', async () => {
  const project = path.join(folder, 'project');
  mkdirSync(project);
  writeFileSync(path.join(project, 'firebase.json'), JSON.stringify({ firestore: { rules: 'my.rules' } }));
  writeFileSync(
    path.join(project, 'my.rules'),
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /open/{x} { allow read; } } }",
  );
  const ask = (name: string): string =>
    `fetch('http://' + process.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/' + process.env.GCLOUD_PROJECT + '/databases/(default)/documents/${name}/x').then(({ status }) => process.exit(status - 400))`;
  expect((await run(['exec', node(ask('open'))], project)).code).toBe(4);
  expect((await run(['exec', node(ask('closed'))], project)).code).toBe(3);
  expect(await run(['exec', 'two', 'commands'], project)).toMatchObject({ code: 1 });
});

it('exec exports the documents when it ends, and can start from that export', async () => {
  const data = path.join(folder, 'data');
  const at =
    "'http://' + process.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/demo-test/databases/(default)/documents/c";
  const write = `fetch(${at}?documentId=d', { method: 'POST', body: '{}' })`;
  const read = `fetch(${at}/d', { headers: { authorization: 'Bearer owner' } }).then(({ status }) => process.exit(status - 200))`;
  expect((await run(['exec', '--export-on-exit', data, node(write)])).code).toBe(0);
  expect((await run(['exec', '--import', data, node(read)])).code).toBe(0);
  expect((await run(['exec', node(read)])).code).toBe(204);
});

it.each(['SIGINT', 'SIGTERM'] as const)('start exits with code 0 on %s', async (signal) => {
  const child = spawn(process.execPath, [path.join(dist, 'cli.js'), 'start', '--port', '0'], { cwd: folder });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let stdout = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      if (stdout.includes('listening on')) resolve();
    });
  });
  child.kill(signal);
  expect(await exit).toBe(0);
});

it('‘firestore-emulator firebase’ runs emulators:exec of firebase-tools without Java', async () => {
  const port = 20_000 + (process.pid % 20_000);
  writeFileSync(
    path.join(folder, 'firebase.json'),
    JSON.stringify({
      emulators: {
        firestore: { port, websocketPort: port + 1 },
        hub: { port: port + 2 },
        logging: { port: port + 3 },
        ui: { enabled: false },
      },
    }),
  );
  // firebase-tools is resolved from the working directory, which is this package's folder.
  const cwd = path.join(import.meta.dirname, '..');
  const script = `fetch('http://' + process.env.FIRESTORE_EMULATOR_HOST).then(({ status }) => process.exit(status === 200 ? 0 : 1))`;
  const ended = await run(
    [
      'firebase',
      'emulators:exec',
      '--only',
      'firestore',
      '--project',
      'demo-x',
      '--config',
      path.join(folder, 'firebase.json'),
      node(script),
    ],
    cwd,
  );
  expect(ended, ended.stdout).toMatchObject({ code: 0 });
});

it('explain prints the verdict of the rules on a request with its trace, and exits with code 1 for a refusal', async () => {
  const file = path.join(folder, 'request.json');
  const rules = path.join(folder, 'explained.rules');
  writeFileSync(
    rules,
    `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /notes/{id} {
    allow update: if request.auth.uid == resource.data.owner
      && request.resource.data.at == request.time && request.resource.data.text.size() <= 5;
  }
} }`,
  );
  const explained = (text: string, auth: object | null = { uid: 'ann' }) => {
    const documents = { 'notes/1': { owner: 'ann', since: { timestampValue: '2026-01-01T00:00:00Z' } } };
    const request = { update: 'notes/1', data: { text, at: { serverTimestamp: true } } };
    writeFileSync(file, JSON.stringify({ auth, documents, request }));
    return run(['explain', file, '--rules', rules]);
  };
  expect(await explained('short')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Allowed for "ann"') as string,
  });
  const refused = await explained('too long');
  expect(refused.code).toBe(1);
  expect(refused.stdout).toContain('✗ update notes/1');
  expect(refused.stdout).toContain('✗ 5:54 request.resource.data.text.size() <= 5 → false');
  expect(refused.stdout).toContain('· 5:54 request.resource.data.text.size() → 8');
  expect((await explained('short', null)).stdout).toContain('Null value error.');
  writeFileSync(file, JSON.stringify({ request: { list: { from: [{ collectionId: 'notes' }] } } }));
  expect((await run(['explain', file, '--rules', rules])).stdout).toContain('No allow statement covers');
});

it('bench prints how long operations take at each address, and fails for an invalid count or address', async () => {
  const alone = await run(['bench', '--documents', '500', '--rounds', '5']);
  expect(alone, alone.stderr).toMatchObject({ code: 0 });
  expect(alone.stdout).toMatch(/^500 documents, 5 rounds/);
  expect(alone.stdout).toMatch(/commit that rules judge +\d+\.\d\d \/ \d+\.\d\d$/m);
  const beside = await run([
    'exec',
    `"${process.execPath}" "${path.join(dist, 'cli.js')}" bench --documents 100 --rounds 2 $FIRESTORE_EMULATOR_HOST $FIRESTORE_EMULATOR_HOST`,
  ]);
  expect(beside.stdout).toMatch(/read of one document +\d+\.\d\d \/ \d+\.\d\d +\d+\.\d\d \/ \d+\.\d\d$/m);
  expect(await run(['bench', '--rounds', 'none'])).toMatchObject({ code: 1 });
  expect((await run(['bench', '127.0.0.1:1', '--rounds', '1'])).code).toBe(1);
});

// These tests simulate Windows on another system (support/windows.mjs).
describe.skipIf(process.platform === 'win32')('on Windows', () => {
  const windows = ['--import', path.join(import.meta.dirname, 'support', 'windows.mjs')];
  const env = { ...process.env, comspec: '/bin/sh', TEMP: folder };

  it('firebase starts the Storage rules runtime, which firebase-tools spawns with cross-spawn', async () => {
    const project = path.join(folder, 'storage');
    mkdirSync(project);
    writeFileSync(
      path.join(project, 'storage.rules'),
      "rules_version = '2'; service firebase.storage { match /b/{b}/o { match /{f} { allow read; } } }",
    );
    const config = path.join(project, 'firebase.json');
    const port = 20_100 + (process.pid % 20_000);
    writeFileSync(
      config,
      JSON.stringify({
        storage: { rules: 'storage.rules' },
        emulators: {
          storage: { port },
          hub: { port: port + 1 },
          logging: { port: port + 2 },
          ui: { enabled: false },
        },
      }),
    );
    const script = `fetch('http://127.0.0.1:${String(port)}/v0/b/b/o/missing').then(({ status }) => process.exit(status - 404))`;
    const args = [
      'firebase',
      'emulators:exec',
      '--only',
      'storage',
      '--project',
      'demo-x',
      '--config',
      config,
    ];
    const child = spawn(process.execPath, [...windows, path.join(dist, 'cli.js'), ...args, node(script)], {
      cwd: path.join(import.meta.dirname, '..'),
      env,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code, output).toBe(0);
  });

  it('exec does not pass a Ctrl-C on to its command, which gets it from the console', async () => {
    const script = `console.log('begun'); process.on('SIGINT', () => process.exit(9)); process.stdin.on('end', () => process.exit(7)).resume()`;
    const child = spawn(process.execPath, [...windows, path.join(dist, 'cli.js'), 'exec', node(script)], {
      cwd: folder,
      env,
    });
    const exit = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGINT');
    child.stdin.end();
    expect(await exit).toBe(7);
  });

  it('the emulator exits when firebase-tools is killed', async () => {
    const java = JSON.stringify([
      ...windows,
      path.join(dist, 'java.js'),
      '-jar',
      path.join(dist, 'firestore.js'),
      '--port',
      '0',
    ]);
    const script = `require('node:child_process').spawn(process.execPath, ${java}, { detached: true, stdio: 'inherit' })`;
    const parent = spawn(process.execPath, ['-e', script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => parent.stdout.once('data', resolve));
    parent.kill('SIGKILL');
    // The emulator keeps its end of the pipe open until it exits.
    await new Promise((resolve) => parent.stdout.once('close', resolve).resume());
  }, 30_000);
});
