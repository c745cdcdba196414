// The logout that the user has asked for, stored until the session has ended: a page that is closed or loaded again
// before that leaves it to the next page that reads the session.
import { LOGOUT_ASKED } from '../config/local-keys.ts';
import { auth } from '../firebase/auth.ts';
import { readText, storeText } from '../storage/device-storage.ts';

export const askLogout = (): void => void storeText(LOGOUT_ASKED, auth.currentUser?.uid ?? null);

/** Forgets it: the session has ended, or the user stays on a screen with unsaved changes. */
export const withdrawLogout = (): void => void storeText(LOGOUT_ASKED, null);

export const isLogoutAsked = (uid: string): boolean => readText(LOGOUT_ASKED) === uid;
