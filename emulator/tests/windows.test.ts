// Differences on Windows, as far as they can be simulated: paths with backslashes and a drive, line ends, the shell.
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import posix from 'node:path/posix';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readProjectFiles } from '../src/cli/project-files.ts';
import { startEmulator } from '../src/index.ts';
import { programsIn, standInFor } from '../src/launcher/stand-in.ts';
import { exportDatabase, readExport } from '../src/transports/files/export-files.ts';
import { composeEmulator } from '../src/compose.ts';
import { string } from './support/json.ts';
import { RestDriver } from './support/rest-driver.ts';

/** Turns a Windows path into the path of the same file on this system. */
const here = vi.hoisted(
  () =>
    (path: unknown): unknown =>
      typeof path === 'string' ? path.replace(/^C:(?=\\)/, '').replaceAll('\\', '/') : path,
);
const onWindows = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>): Promise<Module> => {
      const translated = (functions: object): object =>
        Object.fromEntries(
          Object.entries(functions).map(([name, value]: [string, unknown]) => [
            name,
            typeof value === 'function' && /^[a-z]/.test(name)
              ? (path: unknown, ...rest: unknown[]): unknown =>
                  (value as (...args: unknown[]) => unknown)(here(path), ...rest)
              : value,
          ]),
        );
      const module = translated(await original());
      return { ...module, default: module } as Module;
    },
);
vi.mock('node:fs', onWindows);
vi.mock('node:fs/promises', onWindows);
vi.mock('node:path', async (original: () => Promise<{ win32: object }>) => {
  const { win32 } = await original();
  return { ...win32, default: win32 };
});

/** A temporary folder as a Windows path: `C:\…`. */
let folder: string;
const inFolder = (...names: string[]): string => [folder, ...names].join('\\');

beforeAll(() => {
  folder = `C:${fs.mkdtempSync(posix.join(tmpdir(), 'windows-')).replaceAll('/', '\\')}`;
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('standInFor recognises our programs by their Windows paths', () => {
  const programs = programsIn('C:\\Users\\Ann Lee\\app\\node_modules\\firestore-emulator\\dist');
  expect(programs.firestore).toBe(
    'C:\\Users\\Ann Lee\\app\\node_modules\\firestore-emulator\\dist\\firestore.js',
  );
  const start = ['-jar', programs.firestore, '--port', '8080'];
  expect(standInFor(programs, 'java', start)).toEqual({
    command: process.execPath,
    args: [programs.java, ...start],
  });
  expect(standInFor(programs, 'java', ['-jar', 'C:\\other\\firestore.js'])).toBeUndefined();
});

it('readProjectFiles resolves paths of firebase.json with slashes and with backslashes', () => {
  fs.writeFileSync(
    inFolder('firebase.json'),
    '{\r\n  "firestore": {\r\n    "rules": "rules/my.rules",\r\n    "indexes": "rules\\\\my.indexes.json"\r\n  }\r\n}\r\n',
  );
  expect(readProjectFiles(folder)).toMatchObject({
    rules: inFolder('rules', 'my.rules'),
    indexes: inFolder('rules', 'my.indexes.json'),
  });
});

it('an export is read by its folder or file, and a name with backslashes is refused', async () => {
  const running = await composeEmulator({ host: '127.0.0.1', port: 0 });
  try {
    const database = running.emulator.database({ project: 'demo-x', database: '(default)' });
    database.load(
      ['a', 'b'].map((id) => ({
        path: ['c', id],
        fields: new Map([['text', { type: 'string', value: 'line\nline' }]]),
      })),
    );
    await exportDatabase(database, folder, 'data');
    await expect(exportDatabase(database, folder, 'data\\..\\..\\away')).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
    for (const given of ['data', 'data\\', 'data\\data.overall_export_metadata']) {
      const { documents } = await readExport(inFolder(given));
      expect(documents.map(({ path, fields }) => [path, fields.get('text')])).toEqual(
        ['a', 'b'].map((id) => [['c', id], { type: 'string', value: 'line\nline' }]),
      );
    }
  } finally {
    await running.close();
  }
});

it('a journal with line ends of Windows is replayed', async () => {
  const journal = inFolder('journal.jsonl');
  const database = 'projects/demo-test/databases/(default)';
  const name = `${database}/documents/c/d`;
  const first = await startEmulator({ journal });
  await new RestDriver(first.address).commit(database, [{ update: { name, fields: { text: string('x') } } }]);
  await first.stop();
  fs.writeFileSync(journal, fs.readFileSync(journal, 'utf8').replaceAll('\n', '\r\n'));
  const second = await startEmulator({ journal });
  const [document] = await new RestDriver(second.address).get(database, [name]);
  await second.stop();
  expect(document?.fields).toEqual({ text: string('x') });
});

it('the emulator’s window is served, and no Windows path reaches a file outside its folder', async () => {
  const emulator = await startEmulator();
  const answer = (path: string) =>
    fetch(`http://${emulator.address}/${path}`, { headers: { accept: 'text/html' } });
  try {
    const page = await answer('');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const script = await answer('window/window.mjs');
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    for (const name of ['..%5cpackage.json', '..\\package.json', 'C:%5cWindows%5cwin.ini']) {
      expect((await answer(`window/${name}`)).status, name).toBe(404);
    }
  } finally {
    await emulator.stop();
  }
});
