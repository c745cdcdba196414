// Firebase Auth, whose session survives restarts. The app always loads this module; the site's pages load it only on a
// device with a stored session, and load Firestore only to write a view or to remove an account's data.
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../config/env.ts';
import { EMULATORS, firebaseApp } from './app.ts';

// Without a popup resolver: on phones the SDK would load Google's script at once, before a Google sign-in. The
// functions that open Google's window pass `browserPopupRedirectResolver` themselves.
export const auth = initializeAuth(firebaseApp, {
  // Not in IndexedDB: the SDK asks each store of this list before it reads the session, and a database that does not
  // answer (firestore.ts) would stop every start.
  persistence: browserLocalPersistence,
});

if (env.useEmulators) {
  connectAuthEmulator(auth, `http://${EMULATORS.host}:${String(EMULATORS.auth)}`, { disableWarnings: true });
}
