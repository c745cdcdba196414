import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** The names of the documents below a profile that its owner alone reads. */
export const PRIVATE_DOCUMENTS = ['contact', 'yesterday', 'links', 'versions', 'releases'] as const;

export const privateDocument = (
  firestore: Firestore,
  uid: string,
  name: (typeof PRIVATE_DOCUMENTS)[number],
): DocumentReference => firestore.collection('profiles').doc(uid).collection('private').doc(name);
