// The only module by which the site loads Firebase: on a device with a stored session, after the page has loaded.
import { isLogoutAsked, withdrawLogout } from '../account/asked-logout.ts';
import { forgetAccount, isOtherAccount } from '../account/forget-account.ts';
import { signOut } from '../account/sign-out.ts';
import { SIGNED_IN_HINT } from '../config/local-keys.ts';
import { withFirestore } from '../firebase/with-firestore.ts';
import { auth } from '../firebase/auth.ts';
import { storeText } from '../storage/device-storage.ts';
import { credentials } from '../firebase/credentials.ts';

export interface Account {
  readonly uid: string;
  /** The headers that identify the account to a function. */
  readonly credentials: () => Promise<Readonly<Record<string, string>>>;
  /** Writes a view to Firestore, for when the function cannot be reached: up to 3 attempts; throws when all fail. */
  readonly writeView: (ownerId: string) => Promise<void>;
  readonly logOut: () => Promise<void>;
}

/** The account that is signed in, if any, once Firebase Auth has read it from the device. */
export async function readAccount(): Promise<Account | undefined> {
  await auth.authStateReady();
  if (auth.currentUser && isLogoutAsked(auth.currentUser.uid)) await signOut();
  const user = auth.currentUser;
  if (!user) withdrawLogout();
  if (isOtherAccount(user?.uid)) await forgetAccount(user?.uid);
  if (!user) return undefined;
  return {
    uid: user.uid,
    credentials: () => credentials(user),
    writeView: async (ownerId) => {
      const { writeView } = await withFirestore(() => import('./write-view.ts'));
      await writeView(ownerId, user.uid);
    },
    logOut: async () => {
      await signOut();
      storeText(SIGNED_IN_HINT, null);
      await forgetAccount(undefined);
    },
  };
}
