// Cloud Storage: profile and gallery pictures.
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { env } from '../config/env.ts';
import { EMULATORS, firebaseApp } from './app.ts';

export const storage = getStorage(firebaseApp);

if (env.useEmulators) connectStorageEmulator(storage, EMULATORS.host, EMULATORS.storage);
