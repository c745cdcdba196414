// The package's interface, as a project's tests use it.
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  initializeFirestore,
  onSnapshot,
  setDoc,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import { afterEach, expect, it } from 'vitest';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FirestoreEmulator, formatRequest, RulesCompileError, startEmulator } from '../src/index.ts';

setLogLevel('silent');

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function started(options: Parameters<typeof startEmulator>[0] = {}): Promise<FirestoreEmulator> {
  const emulator = await startEmulator(options);
  open.push(() => emulator.stop());
  return emulator;
}

function client({ host, port, projectId }: FirestoreEmulator): Firestore {
  const app = initializeApp({ projectId }, `${port}-${open.length}`);
  const db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, host, port);
  open.push(async () => {
    await terminate(db);
    await deleteApp(app);
  });
  return db;
}

const rulesWith = (condition: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow read, write: if ${condition}; } } }`;

const valueOf = async (db: Firestore, path: string): Promise<unknown> =>
  (await getDoc(doc(db, path))).get('v');

it('two emulators in one process do not share documents', async () => {
  const [first, second] = await Promise.all([started(), started()]);
  expect(first.port).not.toBe(second.port);
  await setDoc(doc(client(first), 'c/d'), { v: 1 });
  expect(await valueOf(client(second), 'c/d')).toBeUndefined();
});

it.each(['x', -1, 65_536, 1.5])('the port %s is refused', async (port) => {
  await expect(startEmulator({ port: port as number })).rejects.toMatchObject({
    code: 'ERR_SOCKET_BAD_PORT',
  });
});

it('usage counts the documents that Firestore would bill', async () => {
  const emulator = await started({ rules: rulesWith('true') });
  const db = client(emulator);
  await setDoc(doc(db, 'c/d'), { v: 1 });
  await getDoc(doc(db, 'c/d'));
  await getDocs(collection(db, 'c'));
  await deleteDoc(doc(db, 'c/d'));
  expect(emulator.usage()).toEqual({ reads: 2, writes: 1, deletes: 1 });
});

it('clear empties one project and leaves others alone', async () => {
  const emulator = await started();
  const other = { ...emulator, projectId: 'demo-other' };
  const [own, foreign] = [client(emulator), client(other)];
  await setDoc(doc(own, 'c/d'), { v: 1 });
  await setDoc(doc(foreign, 'c/d'), { v: 2 });
  emulator.clear();
  expect([await valueOf(own, 'c/d'), await valueOf(foreign, 'c/d')]).toEqual([undefined, 2]);
});

it('load replaces the rules and returns warnings, but throws and keeps the old rules if the new do not compile', async () => {
  const emulator = await started({ rules: rulesWith('false') });
  const db = client(emulator);
  await expect(valueOf(db, 'c/d')).rejects.toMatchObject({ code: 'permission-denied' });
  expect(
    emulator.load(
      `function unused() { return true; } ${rulesWith('true')}`.replace(
        /^(.*?) (rules_version = '2';)/,
        '$2 $1',
      ),
    ),
  ).toMatchObject([{ severity: 'WARNING', description: 'Unused function: unused.' }]);
  expect(await valueOf(db, 'c/d')).toBeUndefined();
  expect(() => emulator.load(rulesWith('('))).toThrow(RulesCompileError);
  expect(await valueOf(db, 'c/d')).toBeUndefined();
  await expect(startEmulator({ rules: 'nonsense' })).rejects.toThrow(RulesCompileError);
});

it('restore brings back the documents of a snapshot of this emulator, and listeners get the changes', async () => {
  const emulator = await started();
  const db = client(emulator);
  await setDoc(doc(db, 'c/kept'), { v: 1 });
  await setDoc(doc(db, 'c/changed'), { v: 1 });
  const snapshot = emulator.snapshot();
  await setDoc(doc(db, 'c/changed'), { v: 2 });
  await setDoc(doc(db, 'c/new'), { v: 2 });
  const heard: unknown[] = [];
  const settled = new Promise<void>((resolve) => {
    const stop = onSnapshot(doc(db, 'c/changed'), (document) => {
      heard.push(document.get('v'));
      if (heard.length === 1) {
        emulator.restore(snapshot);
        return;
      }
      stop();
      resolve();
    });
  });
  await settled;
  expect(heard).toEqual([2, 1]);
  expect([await valueOf(db, 'c/kept'), await valueOf(db, 'c/new')]).toEqual([1, undefined]);
  await setDoc(doc(db, 'c/kept'), { v: 3 });
  emulator.restore(snapshot);
  expect(await valueOf(db, 'c/kept')).toBe(1);
  const other = await started();
  expect(() => other.restore(snapshot)).toThrow('another emulator');
});

it('restore empties a project that is newer than the snapshot', async () => {
  const emulator = await started();
  const snapshot = emulator.snapshot();
  const db = client(emulator);
  await setDoc(doc(db, 'c/d'), { v: 1 });
  emulator.restore(snapshot);
  expect(await valueOf(db, 'c/d')).toBeUndefined();
});

it('refusals are appended to a file with the condition that failed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'refusals-'));
  open.push(() => rm(folder, { recursive: true }));
  const refusals = path.join(folder, 'refusals.jsonl');
  const db = client(await started({ rules: rulesWith(`id == 'x'`), refusals }));
  await setDoc(doc(db, 'c/x'), { n: 1 });
  await expect(setDoc(doc(db, 'c/y'), { n: 1 })).rejects.toThrow();
  const lines = readFileSync(refusals, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      allowed: false,
      operations: [
        { method: 'create', path: 'c/y', trace: [{ result: 'false', condition: { value: 'false' } }] },
      ],
    },
  ]);
});

it('the message of a refusal and the logged request contain the trace if `explain` is set', async () => {
  const emulator = await started({ rules: rulesWith(`request.auth != null && id == 'x'`), explain: true });
  await expect(valueOf(client(emulator), 'c/d')).rejects.toMatchObject({
    code: 'permission-denied',
    message: expect.stringMatching(/✗ 1:\d+ request\.auth != null → false/) as string,
  });
  const [request] = emulator.requests(1);
  expect(request?.operations[0]?.trace).toMatchObject([{ result: 'false', condition: { value: 'false' } }]);
  expect(request && formatRequest(request)).toContain('Refused for nobody signed in, 5 of 1,000 expressions');
});

it('rules and indexes may have line ends of Windows, and errors have the line numbers that editors show', async () => {
  const windows = (text: string): string => text.replaceAll('\n', '\r\n');
  const match = (condition: string): string =>
    windows(
      `service cloud.firestore {\n  match /databases/{d}/documents/{path=**} {\n    // Comment\n    allow read: if ${condition};\n  }\n}\n`,
    );
  const emulator = await started({
    rules: match(`\n      false`),
    strictIndexes: windows('{\n  "indexes": []\n}\n'),
    explain: true,
  });
  await expect(valueOf(client(emulator), 'c/d')).rejects.toMatchObject({
    message: expect.stringContaining('5:7 allow read in match') as string,
  });
  expect(() => emulator.load(match('+'))).toThrow(/^4:/);
});

it('an emulator reports requests, costs and coverage', async () => {
  const emulator = await started({ rules: rulesWith('request.auth != null') });
  await expect(valueOf(client(emulator), 'c/d')).rejects.toMatchObject({ code: 'permission-denied' });
  expect(emulator.requests(1)).toMatchObject([
    { allowed: false, uid: null, operations: [{ method: 'get', path: 'c/d', cost: { expressions: 4 } }] },
  ]);
  expect(emulator.costs()).toEqual({ limit: 1000, collections: [] });
  expect(emulator.coverage().report).toHaveLength(1);
});
