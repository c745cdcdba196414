// Starts the Admin SDK once for all functions of an instance.
import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';

const app = (): App => getApps()[0] ?? initializeApp();

export function firestore(): Firestore {
  return getFirestore(app());
}

export function auth(): Auth {
  return getAuth(app());
}

/** The project's bucket, where the pictures are. */
export function bucket(): ReturnType<Storage['bucket']> {
  return getStorage(app()).bucket();
}
