// Starts the Firebase SDK once, with the settings of the environment, and holds the addresses of the local emulators.
import { initializeApp } from 'firebase/app';
import { env } from '../config/env.ts';
import { startAppCheck } from './app-check.ts';

export const firebaseApp = initializeApp(env.firebase);

// Before any other service of the SDK is started: each asks App Check for its token at its calls. The build's variable
// is a constant, so that a build without a key has no code of App Check.
if (import.meta.env.VITE_APP_CHECK_KEY && env.appCheckKey !== undefined) {
  startAppCheck(firebaseApp, env.appCheckKey);
}

/** The addresses of the local suite's emulators (firebase.json). */
export const EMULATORS = {
  host: 'localhost',
  auth: 9099,
  firestore: 8080,
  storage: 9199,
} as const;
