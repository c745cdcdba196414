// Cloud Firestore, with a cache on the device that all tabs share; in memory where the device cannot store one, and
// where its database does not answer. In WebKit a page that is left during a transaction stops that database for every
// later page until the browser is closed (bug 67039 of WebKit on GitHub), and Firestore begins one whenever a page is
// left. Without a time limit no screen would ever get its data there.
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  doc,
  getDocFromCache,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
  type FirestoreLocalCache,
} from 'firebase/firestore';
import pTimeout from 'p-timeout';
import { CACHE_STUCK, CACHE_TO_CLEAR } from '../config/local-keys.ts';
import { env } from '../config/env.ts';
import { readText, storeText } from '../storage/device-storage.ts';
import { EMULATORS, firebaseApp } from './app.ts';
import { auth } from './auth.ts';
import { canStore } from './can-store.ts';
import { isUnavailable } from './is-unavailable.ts';

/** Milliseconds within which a database of the device answers. A healthy one takes some 20; a slow phone's, some 300. */
const ANSWER = 2000;

/**
 * Milliseconds for which the cache is in memory after the device's database did not answer: a day. Written out, since the
 * chunk of Firestore would take the module of lengths of time, and bring Firestore to every screen that needs one.
 */
const STUCK_FOR = 24 * 60 * 60 * 1000;

/** The current instance, once `openFirestore` has resolved. Do not store it: a change of the account replaces it. */
export let firestore!: Firestore;

let instances = 1;

export const openedInstances = (): number => instances;

function start(localCache: FirestoreLocalCache): Firestore {
  const started = initializeFirestore(firebaseApp, { localCache });
  if (env.useEmulators) connectFirestoreEmulator(started, EMULATORS.host, EMULATORS.firestore);
  return started;
}

const isCacheStuck = (): boolean => {
  const since = Date.now() - Number(readText(CACHE_STUCK) ?? Number.NaN);
  return since >= 0 && since < STUCK_FOR;
};

/** The value of a promise; `otherwise` if it rejects or is not settled in time. */
const inTime = <Value, Otherwise>(
  pending: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> =>
  pTimeout(
    pending.catch(() => otherwise),
    { milliseconds: ANSWER, fallback: () => otherwise },
  );

/** Ends an instance. One whose database does not answer never ends, and is left behind. */
const end = (left: Firestore): Promise<void> => inTime(terminate(left), undefined);

/**
 * Deletes the cache on the device. Where its database does not answer, the deletion is tried again at each start, and
 * nobody reads the cache until it has succeeded.
 */
async function clearCache(left: Firestore): Promise<boolean> {
  storeText(CACHE_TO_CLEAR, '1');
  await end(left);
  const isCleared = await inTime(
    clearIndexedDbPersistence(left).then(() => true),
    false,
  );
  if (isCleared) storeText(CACHE_TO_CLEAR, null);
  return isCleared;
}

/** An instance with the cache on the device, if its database answers. */
async function startPersistent(): Promise<Firestore | undefined> {
  const probe = inTime(canStore(), undefined);
  // Firestore reads its cache once it knows the user, for which Auth may have to ask the server.
  await auth.authStateReady();
  const room = await probe;
  if (room === false) return undefined;
  if (room === true) {
    const started = start(persistentLocalCache({ tabManager: persistentMultipleTabManager() }));
    // No document has this address: a cache that works answers at once that it does not have it.
    const asked = getDocFromCache(doc(started, 'profiles', '-')).then(
      () => 'works',
      (error: unknown) => {
        if (isUnavailable(error)) return 'works';
        console.warn('Documents are cached in memory: the cache of this device fails.', error);
        return 'fails';
      },
    );
    const cache = await inTime(asked, 'stuck');
    if (cache === 'works') return started;
    terminate(started).catch(() => undefined);
    if (cache === 'fails') return undefined;
  }
  console.warn('The database of this device does not answer: documents are cached in memory.');
  storeText(CACHE_STUCK, String(Date.now()));
  return undefined;
}

async function open(): Promise<void> {
  const isToClear = readText(CACHE_TO_CLEAR) !== null;
  const isStuck = isCacheStuck();
  const clearing = isToClear ? clearCache(start(memoryLocalCache())) : undefined;
  // A database that is known not to answer is not waited for.
  const isUsable = !isStuck && (await (clearing ?? true));
  firestore = (isUsable ? await startPersistent() : undefined) ?? start(memoryLocalCache());
}

let opening: Promise<void> | undefined;

/** Opens Firestore, at the first call. Await it before `firestore` is used. Never rejects for want of a store. */
export function openFirestore(): Promise<void> {
  opening ??= open();
  return opening;
}

function replace(isForgotten: boolean): Promise<void> {
  const before = opening;
  opening = (async () => {
    await before;
    const left = before ? firestore : start(memoryLocalCache());
    if (isForgotten) await clearCache(left);
    else await end(left);
    await open();
    // Counted once it can be used: a screen that is drawn before that would listen to the instance that has ended.
    instances += 1;
  })();
  return opening;
}

/** Terminates the instance of an ended session, whose cache another tab may have emptied, and opens a new one. */
export const reopenFirestore = (): Promise<void> => replace(false);

/**
 * Deletes the cache on the device and opens a new instance. Other tabs' instances end; `reopenFirestore` replaces them.
 */
export const forgetFirestore = (): Promise<void> => replace(true);
