// Starts the Admin SDK once for all functions of an instance.
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

export function firestore(): Firestore {
  return getFirestore(getApps()[0] ?? initializeApp());
}
