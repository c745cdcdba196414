// The package as npm packs it, installed into an empty folder: the README's examples work there, outside of Vitest.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PACKAGE = path.join(import.meta.dirname, '..');
const run = promisify(execFile);
let folder: string;
let packed: string;

/** Runs a program in the folder in which the package is installed; returns its output. */
const inFolder = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await run(program, [...args], { cwd: folder })).stdout;

/** The code sample of the README that contains these words. */
async function sample(words: string): Promise<string> {
  const readme = await readFile(path.join(PACKAGE, 'README.md'), 'utf8');
  const found = readme.split('```').find((part) => part.includes(words));
  return (found ?? '').replace(/^\w*\n/, '');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packed-emulator-'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  // A copy is packed, because `dist` may be in use; it is inside the package's folder, so that it finds node_modules.
  await mkdir(path.join(PACKAGE, '.cache'), { recursive: true });
  const copy = await mkdtemp(path.join(PACKAGE, '.cache/pack-'));
  const files = [
    'package.json',
    'README.md',
    'CHANGELOG.md',
    'docs',
    'src',
    'window',
    'build.ts',
    'notices.ts',
    'pack.ts',
  ];
  for (const file of [...files, 'tsconfig.json', 'tsconfig.types.json']) {
    await cp(path.join(PACKAGE, file), path.join(copy, file), { recursive: true });
  }
  packed = (await run(process.execPath, ['--import', 'tsx', 'pack.ts', folder], { cwd: copy })).stdout;
  await rm(copy, { recursive: true });
  await inFolder('npm', 'install', '--offline', '--no-audit', './firestore-emulator-0.1.0.tgz');
  const vitest = path.dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
  await symlink(vitest, path.join(folder, 'node_modules/vitest'), 'dir');
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('npm run pack packs the programs, the types and the notices of what is bundled', async () => {
  expect(packed).toMatch(/^firestore-emulator-\d+\.\d+\.\d+\.tgz: \d{2,} files, \d{3,} kB$/m);
  const notices = await readFile(
    path.join(folder, 'node_modules/firestore-emulator/dist/NOTICES.txt'),
    'utf8',
  );
  for (const name of ['protobufjs', 'sorted-btree', 're2js', 'long', '@google-cloud/firestore']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d.*\\nLicence: `, 'm'));
  }
  expect(notices).toContain('THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS');
});

/** The README's first sample as it is printed, with a test below it. */
const firstSample = async (): Promise<string> => `${await sample('emulator.restore(empty)')}
import { expect, test } from 'vitest';

const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const url = () => \`http://\${emulator.address}/v1/projects/demo/databases/(default)/documents/notes/1\`;
const read = async () => (await fetch(url(), { headers })).status;

test('a document is written', async () => {
  const body = '{"fields":{"a":{"integerValue":"1"}}}';
  expect((await fetch(url(), { method: 'PATCH', headers, body })).status).toBe(200);
  expect(await read()).toBe(200);
});
test('it is gone in the next test', async () => {
  expect(await read()).toBe(404);
});
`;

test('the README’s sample for tests runs as it is printed', async () => {
  await writeFile(
    path.join(folder, 'firestore.rules'),
    "rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read; } } }",
  );
  await writeFile(path.join(folder, 'sample.test.js'), await firstSample());
  const vitest = path.join(folder, 'node_modules/vitest');
  const output = await inFolder(process.execPath, path.join(vitest, 'vitest.mjs'), 'run', '--reporter=json');
  expect(JSON.parse(output)).toMatchObject({ numPassedTests: 2, numFailedTests: 0 });
}, 60_000);

test.each([
  ['nodenext', ['--module', 'nodenext']],
  ['bundler', ['--module', 'preserve', '--moduleResolution', 'bundler']],
])(
  'the README’s sample for tests type-checks against the package with %s resolution',
  async (_name, module) => {
    const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
    const types = path.dirname(
      path.dirname(createRequire(import.meta.url).resolve('@types/node/package.json')),
    );
    await writeFile(path.join(folder, 'sample.ts'), await sample('emulator.restore(empty)'));
    await inFolder(
      process.execPath,
      path.join(path.dirname(compiler), 'bin/tsc'),
      ...['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', ...module],
      ...['--typeRoots', types, '--types', 'node', 'sample.ts'],
    );
  },
  60_000,
);

test('the package names its entry and its types for resolvers that know no exports', async () => {
  const installed = path.join(folder, 'node_modules/firestore-emulator');
  const manifest = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as {
    main: string;
    types: string;
  };
  expect(await readFile(path.join(installed, manifest.main), 'utf8')).toContain('startEmulator');
  expect(await readFile(path.join(installed, manifest.types), 'utf8')).toContain('startEmulator');
});

test('the installed command line prints its usage, runs a command with exec, and starts an emulator', async () => {
  const bin = path.join(folder, 'node_modules/.bin/firestore-emulator');
  expect(await inFolder(bin, '--help')).toContain('exec');
  const script = 'node -p process.env.FIRESTORE_EMULATOR_HOST';
  expect(await inFolder(bin, 'exec', '--port', '0', script)).toMatch(/^(localhost|127\.0\.0\.1):\d+$/m);
  const started = spawn(bin, ['start', '--port', '0'], { cwd: folder });
  const [line] = (await once(started.stdout, 'data')) as [Buffer];
  expect(line.toString()).toContain('listening on 127.0.0.1:');
  started.kill();
  expect(await once(started, 'exit')).toEqual([0, null]);
}, 30_000);

test('explain prints what the README says of its sample request', async () => {
  await writeFile(path.join(folder, 'request.json'), await sample('"documents": { "notes/1"'));
  await writeFile(path.join(folder, 'notes.rules'), await sample('allow update: if request.auth.uid'));
  const bin = path.join(folder, 'node_modules/.bin/firestore-emulator');
  const explained = inFolder(bin, 'explain', 'request.json', '--rules', 'notes.rules');
  const shown = (await sample('Refused for "ann"')).trim();
  await expect(explained).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(shown) as unknown,
  });
}, 30_000);

test.each([
  ['a missing', undefined, 'firebase-tools is not installed here'],
  ['an older', '12.9.1', 'needs firebase-tools 13.11.0 or newer, and 12.9.1 is installed'],
])(
  '%s firebase-tools is refused with an error that says so',
  async (_which, version, words) => {
    const tools = path.join(folder, 'node_modules/firebase-tools');
    await rm(tools, { recursive: true, force: true });
    if (version !== undefined) {
      await mkdir(tools, { recursive: true });
      await writeFile(
        path.join(tools, 'package.json'),
        JSON.stringify({ name: 'firebase-tools', version, bin: { firebase: 'firebase.js' } }),
      );
    }
    const bin = path.join(folder, 'node_modules/.bin/firestore-emulator');
    await expect(inFolder(bin, 'firebase', 'emulators:start')).rejects.toMatchObject({
      stderr: expect.stringContaining(words) as unknown,
    });
  },
  30_000,
);
