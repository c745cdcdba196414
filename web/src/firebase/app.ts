// Starts the Firebase SDK once, with the settings of the environment, and holds the addresses of the local emulators.
import { initializeApp } from 'firebase/app';
import { env } from '../config/env.ts';
import { startAppCheck } from './app-check.ts';

export const firebaseApp = initializeApp(env.firebase);

// A top-level await: modules that import this one wait, since earlier calls would carry no App Check token.
if (env.appCheckKey !== undefined) await startAppCheck(firebaseApp, env.appCheckKey);

/** The addresses of the local suite's emulators (firebase.json). */
export const EMULATORS = {
  host: 'localhost',
  auth: 9099,
  firestore: 8080,
  storage: 9199,
} as const;
