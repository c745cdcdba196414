// Cloud Firestore with its cache on the device, shared by all tabs.
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { env } from '../config/env.ts';
import { EMULATORS, firebaseApp } from './app.ts';

export const firestore = initializeFirestore(firebaseApp, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});

if (env.useEmulators) connectFirestoreEmulator(firestore, EMULATORS.host, EMULATORS.firestore);
