// The web SDK in Node, where it uses gRPC for everything.
import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  sum,
  terminate,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clear, startTarget, type Target } from '../support/target.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /mine/{id} {
    allow get, list: if request.auth.uid == resource.data.owner;
    allow create: if request.auth.uid == request.resource.data.owner && request.resource.data.at == request.time;
  }
  match /open/{id=**} { allow read, write; }
  match /{path=**}/group/{id} { allow read; }
} }`;

let target: Target;
let db: Firestore;
let stop: () => Promise<void>;

beforeAll(async () => {
  // Refusals are expected here, and the SDK would log them.
  setLogLevel('silent');
  target = await startTarget({ rules: RULES });
  const app = initializeApp({ projectId: target.project }, target.project);
  db = getFirestore(app);
  const [host, port] = target.address.split(':') as [string, string];
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: { user_id: 'alice' } });
  stop = async () => {
    await terminate(db);
    await deleteApp(app);
    await target.close();
  };
});
beforeEach(() => clear(target));
afterAll(() => stop());

it('the web SDK writes with transforms, and the rules see their result', async () => {
  await setDoc(doc(db, 'mine/a'), { owner: 'alice', at: serverTimestamp() });
  expect((await getDoc(doc(db, 'mine/a'))).get('at')).toBeInstanceOf(Timestamp);
  await expect(setDoc(doc(db, 'mine/b'), { owner: 'alice', at: new Date(0) })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await expect(setDoc(doc(db, 'mine/b'), { owner: 'bob', at: serverTimestamp() })).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

it('the web SDK updates, merges, counts and deletes, and gets not-found for a missing document', async () => {
  const ref = doc(db, 'open/a');
  await setDoc(ref, { n: 1, m: { x: 1 } });
  await updateDoc(ref, { n: increment(2), 'm.y': 2, l: arrayUnion('a') });
  await setDoc(ref, { m: { z: 3 } }, { merge: true });
  expect((await getDoc(ref)).data()).toEqual({ n: 3, m: { x: 1, y: 2, z: 3 }, l: ['a'] });
  expect((await getCountFromServer(collection(db, 'open'))).data().count).toBe(1);
  expect((await getAggregateFromServer(collection(db, 'open'), { total: sum('n') })).data().total).toBe(3);
  await deleteDoc(ref);
  expect((await getDoc(ref)).exists()).toBe(false);
  await expect(updateDoc(ref, { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
});

it('the web SDK loses no update when transactions that read, verify and write contend', async () => {
  const ref = doc(db, 'open/counter');
  await setDoc(ref, { n: 0 });
  await setDoc(doc(db, 'open/read'), {});
  const add = () =>
    runTransaction(db, async (transaction) => {
      await transaction.get(doc(db, 'open/read'));
      const { n } = (await transaction.get(ref)).data() as { n: number };
      transaction.update(ref, { n: n + 1 });
    });
  await Promise.all([add(), add(), add()]);
  expect((await getDoc(ref)).get('n')).toBe(3);
}, 30_000);

it('the web SDK raises one snapshot for a commit of several documents', async () => {
  const snapshots: string[][] = [];
  const unsubscribe = onSnapshot(
    query(collection(db, 'open'), where('v', '>', 0), orderBy('v'), limitToLast(2)),
    (snapshot) => {
      if (!snapshot.metadata.hasPendingWrites) snapshots.push(snapshot.docs.map(({ id }) => id));
    },
  );
  await expect.poll(() => snapshots).toEqual([[]]);
  const other = await fetch(`http://${target.address}/v1/${target.database}/documents:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({
      writes: [1, 2, 3].map((v) => ({
        update: { name: `${target.database}/documents/open/d${v}`, fields: { v: { integerValue: v } } },
      })),
    }),
  });
  expect(other.ok).toBe(true);
  await expect.poll(() => snapshots).toEqual([[], ['d2', 'd3']]);
  unsubscribe();
});

it('a listener of the web SDK gets permission-denied when the rules refuse its query', async () => {
  const error = await new Promise<unknown>((resolve) => {
    onSnapshot(collection(db, 'mine'), () => undefined, resolve);
  });
  expect(error).toMatchObject({ code: 'permission-denied' });
});

it('a query of the web SDK is allowed only if its filters prove the rules’ condition', async () => {
  await setDoc(doc(db, 'mine/a'), { owner: 'alice', at: serverTimestamp() });
  const own = query(collection(db, 'mine'), where('owner', '==', 'alice'));
  expect((await getDocs(own)).size).toBe(1);
  await expect(getDocs(query(collection(db, 'mine'), where('owner', '==', 'bob')))).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

it('a listener of the web SDK catches up after being offline', async () => {
  const ref = doc(db, 'open/a');
  await setDoc(ref, { n: 1 });
  await addDoc(collection(db, 'open'), { n: 7 });
  const sizes: number[] = [];
  const unsubscribe = onSnapshot(collection(db, 'open'), (snapshot) => sizes.push(snapshot.size));
  await expect.poll(() => sizes.at(-1)).toBe(2);
  await disableNetwork(db);
  await fetch(`http://${target.address}/v1/${target.database}/documents/open/a`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  const batch = writeBatch(db);
  batch.set(doc(db, 'open/while-offline'), { n: 1 });
  batch.set(doc(db, 'open/too'), { n: 1 });
  const committed = batch.commit();
  await expect.poll(() => sizes.at(-1)).toBe(4);
  await enableNetwork(db);
  await committed;
  await expect.poll(() => sizes.at(-1)).toBe(3);
  unsubscribe();
});
