// Exports of Google's emulator are imported, and ours are as it writes them. tests/fixtures/google-export was made by version 1.19.9, of the documents
// below and 300 of 300 letters each, so that records span blocks.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator } from '../src/index.ts';
import { decodeEntity } from '../src/transports/files/google/decode-entity.ts';
import { encodeEntity } from '../src/transports/files/google/encode-entity.ts';
import { readRecords, writeRecords } from '../src/transports/files/google/log-records.ts';
import { writeGoogleExport } from '../src/transports/files/google/write-google-export.ts';
import { RestDriver } from './support/rest-driver.ts';
import { array, bool, bytes, double, int, map, NULL, reference, string, time } from './support/json.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures/google-export');
const OUTPUT = 'all_namespaces/all_kinds/output-0';
const inProject = (project: string, name: string): string =>
  `projects/${project}/databases/(default)/documents/${name}`;
let folder: string;

async function unpack(target: string): Promise<string> {
  const files = {
    'overall.gz': `${path.basename(target)}.overall_export_metadata`,
    'kinds.gz': 'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata',
    'output-0.gz': OUTPUT,
  };
  await mkdir(path.join(target, path.dirname(OUTPUT)), { recursive: true });
  for (const [from, to] of Object.entries(files)) {
    await writeFile(path.join(target, to), gunzipSync(await readFile(path.join(FIXTURES, from))));
  }
  return target;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'google-export-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an export of Google’s emulator is imported with every type of value', async () => {
  const emulator = await startEmulator({ import: await unpack(path.join(folder, 'firestore_export')) });
  const driver = new RestDriver(emulator.address);
  const names = ['c/all', 'c/all/sub/__id42__', 'users/ann', 'many/m0', 'many/m299'];
  const [all, ...others] = await driver.get(
    'projects/demo/databases/(default)',
    names.map((name) => inProject('demo', name)),
  );
  const vector = map({ __type__: string('__vector__'), value: array(double(1), double(2.5)) });
  expect(all?.fields).toEqual({
    null: NULL,
    bool: bool(true),
    int: int(-5),
    big: int(9_223_372_036_854_775_807n),
    dbl: double(1.5),
    nan: double('NaN'),
    negzero: double(0),
    inf: double('Infinity'),
    time: time('2024-02-29T23:59:58.123456Z'),
    old: time('0001-01-01T00:00:00Z'),
    str: string('héllo😀'),
    long: string('x'.repeat(2000)),
    bytes: { bytesValue: 'AAH/' },
    ref: reference(inProject('demo', 'users/alice/posts/1')),
    ref2: reference('projects/other/databases/named/documents/a/__id7__'),
    geo: { geoPointValue: { latitude: 48.25, longitude: -16.5 } },
    geo0: { geoPointValue: { latitude: 0, longitude: 0 } },
    arr: array(int(1), string('a'), NULL, map({ k: int(1) })),
    one: array(int(1)),
    emptyArr: { arrayValue: {} },
    map: map({
      a: int(1),
      b: map({ c: array(int(2)), d: { arrayValue: {} } }),
      e: { mapValue: {} },
    }),
    emptyMap: { mapValue: {} },
    vec: vector,
    mapvec: map({ v: vector }),
    'with.dot': int(1),
    'a`b': int(2),
    emptyStr: string(''),
    emptyBytes: bytes(''),
    arrBytes: array(
      { bytesValue: 'AAE=' },
      { geoPointValue: { latitude: 1, longitude: 0 } },
      time('2024-01-01T00:00:00Z'),
      reference(inProject('demo', 'c/d')),
    ),
  });
  expect(others.map((document) => document?.fields)).toEqual([
    { n: int(1) },
    undefined,
    { s: string('y'.repeat(300)) },
    { s: string('y'.repeat(300)) },
  ]);
  expect(others[1]?.name).toBe(inProject('demo', 'users/ann'));
  await emulator.stop();
});

test('what Google’s emulator exported is written again byte for byte', async () => {
  const read = async (name: string) => gunzipSync(await readFile(path.join(FIXTURES, name)));
  const log = await read('output-0.gz');
  const documents = readRecords(log).map(decodeEntity);
  const target = path.join(folder, 'written/firestore_export');
  await writeGoogleExport(target, documents);
  expect((await readFile(path.join(target, OUTPUT))).equals(log)).toBe(true);
  const overall = path.join(target, 'firestore_export.overall_export_metadata');
  expect((await readFile(overall)).equals(await read('overall.gz'))).toBe(true);
});

test('an export of `gcloud` by collections is imported, with each of its files', async () => {
  const target = path.join(folder, '2026-11-27T06:00:00_12345');
  await writeGoogleExport(target, []);
  await rm(path.join(target, 'all_namespaces'), { recursive: true });
  const paths = [
    'kind_users/output-0/users/ann',
    'kind_users/output-10/users/bob',
    'kind_posts/output-0/posts/p',
  ];
  for (const [kind, output, ...segments] of paths.map((name) => name.split('/')) as [
    string,
    string,
    string,
  ][]) {
    const file = path.join(target, 'all_namespaces', kind, output);
    await mkdir(path.dirname(file), { recursive: true });
    const document = {
      database: { project: 'live', database: '(default)' },
      path: segments,
      fields: new Map(),
    };
    await writeFile(file, Buffer.concat([...writeRecords([encodeEntity(document)])]));
    await writeFile(path.join(path.dirname(file), `all_namespaces_${kind}.export_metadata`), '');
  }
  const emulator = await startEmulator({ import: target });
  const documents = await new RestDriver(emulator.address).get(
    'projects/demo/databases/(default)',
    ['users/ann', 'users/bob', 'posts/p'].map((name) => inProject('demo', name)),
  );
  await emulator.stop();
  expect(documents.map((document) => document?.name)).not.toContain(undefined);
});

test('an export of no documents is imported', async () => {
  const target = path.join(folder, 'empty');
  await writeGoogleExport(target, []);
  const emulator = await startEmulator({ import: target });
  await emulator.stop();
});

test.each([
  [
    'a damaged record',
    async (target: string) => {
      const file = path.join(target, OUTPUT);
      const log = await readFile(file);
      log[40_000] = (log[40_000] as number) ^ 1;
      await writeFile(file, log);
    },
    /^Failed parse entity file:.*output-0 \(the checksum of the record at byte \d+ is wrong\)$/,
  ],
  [
    'a file that is cut off',
    async (target: string) => {
      const file = path.join(target, OUTPUT);
      await writeFile(file, (await readFile(file)).subarray(0, 50_000));
    },
    /^Failed parse entity file:.*output-0 \(the record at byte \d+ is cut off\)$/,
  ],
  [
    'no documents beside its metadata',
    (target: string) => rm(path.join(target, 'all_namespaces'), { recursive: true }),
    /^The export in .* is Google's, and has no files of documents \(output-0, …\): copy the whole folder\.$/,
  ],
  [
    'metadata of another format',
    (target: string) =>
      writeFile(path.join(target, `${path.basename(target)}.overall_export_metadata`), 'something else'),
    /^Failed to parse overall export metadata file: .* is not the metadata of an export of Firestore\.$/,
  ],
])('an export with %s is refused with its cause', async (what, damage, message) => {
  const target = await unpack(path.join(folder, what.replaceAll(' ', '-')));
  await damage(target);
  await expect(startEmulator({ import: target })).rejects.toThrow(message);
});

test('an import of a folder that is not there is refused', async () => {
  const missing = path.join(folder, 'missing');
  await expect(startEmulator({ import: missing })).rejects.toThrow(`There is no export at ${missing}.`);
});
