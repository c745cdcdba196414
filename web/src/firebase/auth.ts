// Firebase Auth, kept over restarts. Also the only part of Firebase that a signed-in visitor's public page loads.
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { env } from '../config/env.ts';
import { EMULATORS, firebaseApp } from './app.ts';

export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  popupRedirectResolver: browserPopupRedirectResolver,
});

if (env.useEmulators) {
  connectAuthEmulator(auth, `http://${EMULATORS.host}:${String(EMULATORS.auth)}`, { disableWarnings: true });
}
