import { createUserWithEmailAndPassword } from 'firebase/auth';
import { auth } from '#web/firebase/auth.ts';
import { isVerified } from '#web/account/verified.ts';
import { errorCode } from '#web/account/auth-errors.ts';
import { signIn, type Credentials, type SignInOutcome } from './sign-in.ts';
import { sendVerification } from '#web/account/verification-mail.ts';

type SignUpOutcome =
  /** The account was created, and the verification mail is on its way. */
  | 'verification-needed'
  /** The account was created, but the mail could not be sent. */
  | 'mail-not-sent'
  | 'signed-in'
  /** The address was registered before, with another password. */
  | 'already-registered'
  | { readonly existing: SignInOutcome };

async function signInInstead(credentials: Credentials): Promise<SignUpOutcome> {
  try {
    return { existing: await signIn(credentials) };
  } catch (error) {
    const code = errorCode(error);
    // These errors of the sign-in attempt do not say whether the password is right.
    if (code === 'auth/network-request-failed' || code === 'auth/too-many-requests') throw error;
    return 'already-registered';
  }
}

/** Creates an account; with an address that has one, signs in instead. Throws Firebase's error. */
export async function signUp(credentials: Credentials): Promise<SignUpOutcome> {
  try {
    await createUserWithEmailAndPassword(auth, credentials.email.trim(), credentials.password);
  } catch (error) {
    if (errorCode(error) === 'auth/email-already-in-use') return await signInInstead(credentials);
    throw error;
  }
  try {
    await sendVerification();
  } catch (error) {
    console.warn('The verification mail was not sent.', error);
    return auth.currentUser && isVerified(auth.currentUser) ? 'signed-in' : 'mail-not-sent';
  }
  return auth.currentUser && isVerified(auth.currentUser) ? 'signed-in' : 'verification-needed';
}
