// The package as npm packs it, installed into an empty folder: the README's examples work there, outside of Vitest.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PACKAGE = path.join(import.meta.dirname, '..');
const run = promisify(execFile);
let folder: string;

/** Runs a program in the folder in which the package is installed; returns its output. */
const inFolder = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await run(program, [...args], { cwd: folder })).stdout;

/** The code sample of the README that contains these words. */
async function sample(words: string): Promise<string> {
  const readme = await readFile(path.join(PACKAGE, 'README.md'), 'utf8');
  const found = readme.split('```').find((part) => part.includes(words));
  return (found ?? '').replace(/^\w+\n/, '');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packed-emulator-'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  // A copy is packed, because `dist` may be in use; it is inside the package's folder, so that it finds node_modules.
  await mkdir(path.join(PACKAGE, '.cache'), { recursive: true });
  const copy = await mkdtemp(path.join(PACKAGE, '.cache/pack-'));
  const files = ['package.json', 'README.md', 'CHANGELOG.md', 'docs', 'src', 'window', 'build.ts'];
  for (const file of [...files, 'tsconfig.json', 'tsconfig.types.json']) {
    await cp(path.join(PACKAGE, file), path.join(copy, file), { recursive: true });
  }
  await run('npm', ['pack', '--ignore-scripts=false', '--pack-destination', folder], { cwd: copy });
  await rm(copy, { recursive: true });
  await inFolder('npm', 'install', '--offline', '--no-audit', './firestore-emulator-0.1.0.tgz');
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the README’s sample for tests starts an emulator, restores a snapshot and stops', async () => {
  await writeFile(
    path.join(folder, 'firestore.rules'),
    "rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read; } } }",
  );
  const code = (await sample('emulator.restore(empty)'))
    .replace('afterEach(', 'const after = [];\nafter.push(')
    .replace('afterAll(', 'after.push(');
  await writeFile(
    path.join(folder, 'sample.js'),
    `import { readFileSync } from 'node:fs';
${code}
const documents = \`http://\${emulator.address}/v1/projects/demo/databases/(default)/documents/notes/1\`;
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const written = await fetch(documents, { method: 'PATCH', headers, body: '{"fields":{"a":{"integerValue":"1"}}}' });
const read = async () => (await fetch(documents, { headers })).status;
const before = await read();
await after[0]();
console.log(written.status, before, await read());
await after[1]();
`,
  );
  expect(await inFolder(process.execPath, 'sample.js')).toBe('200 200 404\n');
}, 30_000);

test('the README’s sample for tests type-checks against the package', async () => {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const declared =
    'declare function afterEach(run: () => unknown): void;\ndeclare const afterAll: typeof afterEach;';
  const node = "import { readFileSync } from 'node:fs';";
  await writeFile(
    path.join(folder, 'sample.ts'),
    [node, declared, await sample('emulator.restore(empty)')].join('\n'),
  );
  const types = path.dirname(
    path.dirname(createRequire(import.meta.url).resolve('@types/node/package.json')),
  );
  await inFolder(
    process.execPath,
    path.join(path.dirname(compiler), 'bin/tsc'),
    ...['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'],
    ...['--typeRoots', types, '--types', 'node', 'sample.ts'],
  );
}, 60_000);

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

test('explain prints the condition that refuses the README’s sample request', async () => {
  await writeFile(path.join(folder, 'request.json'), await sample('"documents": { "notes/1"'));
  await writeFile(
    path.join(folder, 'notes.rules'),
    `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /notes/{id} {
    allow get: if true;
    allow update: if request.auth.uid == resource.data.owner
      && request.resource.data.text.size() <= 5;
} } }`,
  );
  const bin = path.join(folder, 'node_modules/.bin/firestore-emulator');
  const explained = inFolder(bin, 'explain', 'request.json', '--rules', 'notes.rules');
  await expect(explained).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('request.resource.data.text.size() <= 5 → false') as unknown,
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
