// Cloud Firestore, with a cache on the device that all tabs share; in memory where the device cannot store one.
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { env } from '../config/env.ts';
import { EMULATORS, firebaseApp } from './app.ts';
import { canStore } from './can-store.ts';

const hasStorage = await canStore();

function open(): Firestore {
  const opened = initializeFirestore(firebaseApp, {
    localCache: hasStorage
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  if (env.useEmulators) connectFirestoreEmulator(opened, EMULATORS.host, EMULATORS.firestore);
  return opened;
}

/** The current instance. Do not store it: `reopenFirestore` and `forgetFirestore` replace it. */
export let firestore = open();

let opened = 1;

/** How many Firestore instances have been opened. */
export const openedInstances = (): number => opened;

let reopening: Promise<void> | undefined;

async function reopen(): Promise<void> {
  opened += 1;
  await terminate(firestore);
  firestore = open();
}

/** Terminates the instance of an ended session, whose cache another tab may have emptied, and opens a new one. */
export function reopenFirestore(): Promise<void> {
  reopening ??= reopen().finally(() => {
    reopening = undefined;
  });
  return reopening;
}

/**
 * Deletes the cache on the device and opens a new instance. Other tabs' instances end; `reopenFirestore` replaces them.
 */
export async function forgetFirestore(): Promise<void> {
  const left = firestore;
  await reopenFirestore();
  await clearIndexedDbPersistence(left);
}
