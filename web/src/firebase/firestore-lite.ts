// Firestore without listeners and without the cache on the device: for work on many documents that no screen shows.
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { env } from '../config/env.ts';
import { EMULATORS, firebaseApp } from './app.ts';

export const firestoreLite = getFirestore(firebaseApp);

if (env.useEmulators) connectFirestoreEmulator(firestoreLite, EMULATORS.host, EMULATORS.firestore);
