// Gives the screens below it Firebase through reactfire (status mode). Lazy: the screens that need no data load none of it.
import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '../firebase/app.ts';
import { auth } from '../firebase/auth.ts';
import { firestore } from '../firebase/firestore.ts';

export function DataProvider({ children }: { readonly children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
