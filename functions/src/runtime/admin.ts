// Starts the Admin SDK once for all functions of an instance.
import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { pictureBase as baseOf } from '@marquee/domain/profile/picture';

/** The app of this instance, started on first use. */
export const startedApp = (): App => getApps()[0] ?? initializeApp();

export function firestore(): Firestore {
  return getFirestore(startedApp());
}

export function auth(): Auth {
  return getAuth(startedApp());
}

/** The project's bucket, where the pictures are. */
export function bucket(): ReturnType<Storage['bucket']> {
  return getStorage(startedApp()).bucket();
}

/** The bucket's name: `bucket()` would load Storage's client, which costs a cold instance a tenth of its first page. */
export function bucketName(): string {
  const { storageBucket } = startedApp().options;
  if (storageBucket === undefined) throw new Error('FIREBASE_CONFIG names no bucket.');
  return storageBucket;
}

/** The beginning of the addresses of the bucket's pictures. */
export function pictureBase(): string {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  return baseOf(bucketName(), emulator === undefined ? undefined : `http://${emulator}`);
}
