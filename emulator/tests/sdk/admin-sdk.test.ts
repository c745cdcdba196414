// The Admin SDK as functions use it: gRPC, bypassing the rules.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  FieldValue,
  Filter,
  type Firestore,
  GeoPoint,
  initializeFirestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clear, startTarget, type Target } from '../support/target.ts';

let target: Target;
let db: Firestore;
let stop: () => Promise<void>;

beforeAll(async () => {
  target = await startTarget({
    rules: "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read: if false; } }",
  });
  // Points the SDK to the emulator, without credentials.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', target.address);
  const app = initializeApp({ projectId: target.project }, target.project);
  db = initializeFirestore(app);
  stop = async () => {
    await db.terminate();
    await deleteApp(app);
    await target.close();
    // The environment is restored, because test files share a process and start their own emulators.
    vi.unstubAllEnvs();
  };
});
beforeEach(() => clear(target));
afterAll(() => stop());

it('the Admin SDK searches vectors, with distances, thresholds and filters', async () => {
  const collection = db.collection('c');
  await collection.doc('a').set({ v: FieldValue.vector([1, 0]), kind: 'x' });
  await collection.doc('b').set({ v: FieldValue.vector([0, 2]), kind: 'x' });
  await collection.doc('c').set({ v: FieldValue.vector([1, 1]), kind: 'y' });
  const search = { vectorField: 'v', queryVector: [1, 0], limit: 5, distanceMeasure: 'EUCLIDEAN' as const };
  const found = await collection.findNearest({ ...search, distanceResultField: 'distance' }).get();
  expect(found.docs.map((document) => [document.id, document.get('distance') as number])).toEqual([
    ['a', 0],
    ['c', 1],
    ['b', Math.sqrt(5)],
  ]);
  const near = await collection.findNearest({ ...search, distanceThreshold: 1 }).get();
  expect(near.docs.map(({ id }) => id)).toEqual(['a', 'c']);
  const filtered = await collection.where('kind', '==', 'x').findNearest(search).get();
  expect(filtered.docs.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('the Admin SDK gets values of its own types back as they were stored', async () => {
  const reference = db.doc('c/d');
  const data = {
    when: Timestamp.fromMillis(1_700_000_000_000),
    where: new GeoPoint(1, 2),
    bytes: Buffer.from('x'),
    reference,
    nested: { list: [1, 2.5, { deep: null }] },
    vector: FieldValue.vector([1, 2, 3]),
  };
  await reference.set(data);
  const stored = await reference.get();
  expect(stored.get('when')).toEqual(data.when);
  expect(stored.get('where')).toEqual(data.where);
  expect(stored.get('bytes')).toEqual(data.bytes);
  expect((stored.get('reference') as typeof reference).isEqual(reference)).toBe(true);
  expect(stored.get('nested')).toEqual(data.nested);
  expect((stored.get('vector') as { toArray(): number[] }).toArray()).toEqual([1, 2, 3]);
});

it('the Admin SDK loses no update when transactions contend', async () => {
  const counter = db.doc('c/counter');
  await counter.set({ n: 0 });
  const add = () =>
    db.runTransaction(async (transaction) => {
      const { n } = (await transaction.get(counter)).data() as { n: number };
      transaction.update(counter, { n: n + 1 });
    });
  await Promise.all(Array.from({ length: 5 }, add));
  expect((await counter.get()).get('n')).toBe(5);
}, 30_000);

it('the Admin SDK reads one state in a read-only transaction', async () => {
  await db.doc('c/d').set({ n: 1 });
  const seen = await db.runTransaction(
    async (transaction) => {
      const before = (await transaction.get(db.doc('c/d'))).get('n') as number;
      await db.doc('c/d').set({ n: 2 });
      return [before, (await transaction.get(db.doc('c/d'))).get('n') as number];
    },
    { readOnly: true },
  );
  expect(seen).toEqual([1, 1]);
});

it('the Admin SDK gets the results of queries, counts, pages and lists', async () => {
  const batch = db.batch();
  for (let n = 0; n < 10; n++) batch.set(db.doc(`c/d${n}`), { n, even: n % 2 === 0, tags: [`t${n % 3}`] });
  await batch.commit();
  const c = db.collection('c');
  const numbers = async (query: FirebaseFirestore.Query) =>
    (await query.get()).docs.map((d) => d.get('n') as number);
  expect(await numbers(c.where('even', '==', true).orderBy('n', 'desc').limit(2))).toEqual([8, 6]);
  expect(await numbers(c.orderBy('n').limitToLast(2))).toEqual([8, 9]);
  expect(
    await numbers(
      c.where(Filter.or(Filter.where('n', '==', 1), Filter.where('tags', 'array-contains', 't0'))),
    ),
  ).toEqual([0, 1, 3, 6, 9]);
  expect((await c.where('n', '>', 3).count().get()).data().count).toBe(6);
  const page = await c.orderBy('n').limit(3).get();
  expect(
    await numbers(
      c
        .orderBy('n')
        .startAfter(page.docs[2] as never)
        .limit(2),
    ),
  ).toEqual([3, 4]);
  expect((await c.listDocuments()).map(({ id }) => id)).toHaveLength(10);
  expect((await db.listCollections()).map(({ id }) => id)).toEqual(['c']);
});

it('a listener of the Admin SDK gets every change of a query’s result', async () => {
  const snapshots: string[][] = [];
  const seen = async (count: number) => {
    await expect.poll(() => snapshots.length).toBe(count);
  };
  const unsubscribe = db
    .collection('c')
    .orderBy('n')
    .onSnapshot((snapshot) => snapshots.push(snapshot.docs.map(({ id }) => id)));
  await seen(1);
  await db.doc('c/b').set({ n: 2 });
  await seen(2);
  await db.doc('c/a').set({ n: 1 });
  await seen(3);
  await db.doc('c/b').delete();
  await seen(4);
  unsubscribe();
  expect(snapshots).toEqual([[], ['b'], ['a', 'b'], ['a']]);
});

it('the Admin SDK writes in bulk and deletes recursively', async () => {
  const writer = db.bulkWriter();
  for (let n = 0; n < 50; n++) void writer.set(db.doc(`c/d${n}/sub/e`), { n });
  await writer.close();
  expect((await db.collectionGroup('sub').get()).size).toBe(50);
  await db.recursiveDelete(db.collection('c'));
  expect((await db.collectionGroup('sub').get()).size).toBe(0);
});

it('the Admin SDK writes and reads many large documents at once', async () => {
  const text = 'x'.repeat(900_000);
  const writes = Array.from({ length: 60 }, (_, n) => db.doc(`large/d${n}`).set({ text }));
  await Promise.all(writes);
  const found = await db.collection('large').get();
  expect(found.docs.map((d) => (d.get('text') as string).length)).toEqual(
    Array.from({ length: 60 }, () => 900_000),
  );
}, 60_000);

it('the Admin SDK gets the codes of an update of a missing document and a create of an existing one', async () => {
  await expect(db.doc('c/none').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  await db.doc('c/d').create({ n: 1 });
  await expect(db.doc('c/d').create({ n: 1 })).rejects.toMatchObject({ code: 6 });
});
