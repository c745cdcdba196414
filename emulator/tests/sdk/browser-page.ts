// Runs in the browser: the web SDK over WebChannel and REST, as web apps use it.
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getCountFromServer,
  getDoc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  terminate,
} from 'firebase/firestore';

interface Scenario {
  readonly host: string;
  readonly port: number;
  readonly project: string;
  readonly longPolling: boolean;
  readonly persistent: boolean;
}

/** Listens, writes, counts and reads with the web SDK; returns the results and the codes of refusals. */
async function run({ host, port, project, longPolling, persistent }: Scenario): Promise<unknown> {
  // The SDK would log the refusals, which are expected.
  setLogLevel('silent');
  const app = initializeApp({ projectId: project, apiKey: 'unused' }, project);
  const db = initializeFirestore(app, {
    experimentalForceLongPolling: longPolling,
    localCache: persistent ? persistentLocalCache() : memoryLocalCache(),
  });
  connectFirestoreEmulator(db, host, port, { mockUserToken: { user_id: 'alice' } });

  const snapshots: string[][] = [];
  const seen = (ids: string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const unsubscribe = onSnapshot(
        query(collection(db, 'open'), orderBy('n')),
        { includeMetadataChanges: true },
        (snapshot) => {
          const now = snapshot.docs.map(({ id }) => id);
          snapshots.push(now);
          const isSettled = !snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites;
          if (!isSettled || now.join() !== ids.join()) return;
          unsubscribe();
          resolve();
        },
        reject,
      );
    });
  const both = seen(['a', 'b']);
  await setDoc(doc(db, 'open/b'), { n: 2, at: serverTimestamp(), text: 'ü😀' });
  await setDoc(doc(db, 'open/a'), { n: 1 });
  await both;
  await runTransaction(db, async (transaction) => {
    const { n } = (await transaction.get(doc(db, 'open/a'))).data() as { n: number };
    transaction.update(doc(db, 'open/a'), { n: n + 10 });
  });
  await seen(['b', 'a']);
  const count = (await getCountFromServer(collection(db, 'open'))).data().count;
  const refused = await setDoc(doc(db, 'closed/x'), {}).then(
    () => 'allowed',
    (error: unknown) => (error as { code: string }).code,
  );
  const listenRefused = await new Promise((resolve) => {
    onSnapshot(
      doc(db, 'closed/x'),
      () => undefined,
      (error) => resolve(error.code),
    );
  });
  const text = (await getDoc(doc(db, 'open/b'))).get('text') as string;
  await terminate(db);
  await deleteApp(app);
  return { count, refused, listenRefused, text };
}

Object.assign(globalThis, { runScenario: run });
