// Maps Firebase Auth's error codes to keys of `auth.errors` (i18n/en/auth.ts), the messages for the user.
import type { auth } from '../i18n/en/auth.ts';

export type AuthErrorKey = keyof typeof auth.errors;

/** The operation that failed: decides the text of a code in BY_OPERATION, and of a code in neither table. */
export type AuthOperation = 'login' | 'signup' | 'google' | 'phone' | 'link' | 'reset' | 'account';

const TABLE: Readonly<Record<string, AuthErrorKey>> = {
  'auth/invalid-credential': 'invalidCredentials',
  'auth/invalid-login-credentials': 'invalidCredentials',
  'auth/wrong-password': 'invalidCredentials',
  'auth/user-not-found': 'invalidCredentials',
  'auth/invalid-email': 'invalidCredentials',
  'auth/missing-password': 'invalidCredentials',
  'auth/email-already-in-use': 'alreadyRegistered',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/quota-exceeded': 'tooManyRequests',
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'sessionUnreadable',
  'auth/invalid-user-token': 'sessionUnreadable',
  'auth/null-user': 'noSession',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/user-cancelled': 'popupClosed',
  'auth/popup-blocked': 'popupBlocked',
  'auth/account-exists-with-different-credential': 'otherProvider',
  'auth/auth-domain-config-required': 'noRedirectUrl',
  'auth/missing-continue-uri': 'noRedirectUrl',
  'auth/invalid-continue-uri': 'noRedirectUrl',
  'auth/unauthorized-continue-uri': 'noRedirectUrl',
  'auth/expired-action-code': 'expiredLink',
  'auth/invalid-action-code': 'usedLink',
  'auth/invalid-phone-number': 'invalidPhone',
  'auth/missing-phone-number': 'invalidPhone',
  'auth/credential-already-in-use': 'phoneInUse',
  'auth/provider-already-linked': 'phoneInUse',
  'auth/code-expired': 'codeExpired',
  'auth/captcha-check-failed': 'captcha',
  'auth/invalid-app-credential': 'captcha',
};

/** By operation: codes that have a text of their own in that operation, before the one in TABLE. */
const BY_OPERATION: Partial<Record<AuthOperation, Readonly<Record<string, AuthErrorKey>>>> = {
  signup: { 'auth/invalid-email': 'signup', 'auth/operation-not-allowed': 'signup' },
  google: { 'auth/credential-already-in-use': 'otherProvider', 'auth/email-already-in-use': 'otherProvider' },
  // Firebase's answer where its SMS region policy does not allow the number's country (docs/set-up.md).
  phone: { 'auth/operation-not-allowed': 'phoneCountry' },
  // In the settings: confirming the identity, or changing the e-mail address, password or a sign-in method.
  account: {
    'auth/email-already-in-use': 'emailTaken',
    'auth/invalid-email': 'invalidEmail',
    'auth/wrong-password': 'wrongPassword',
    'auth/invalid-credential': 'wrongIdentity',
    'auth/invalid-login-credentials': 'wrongIdentity',
    'auth/user-mismatch': 'otherAccount',
    'auth/credential-already-in-use': 'alreadyLinked',
    'auth/provider-already-linked': 'alreadyLinked',
    'auth/account-exists-with-different-credential': 'alreadyLinked',
    'auth/popup-blocked': 'popupBlockedOnly',
    'auth/invalid-verification-code': 'wrongCode',
  },
  link: {
    // The result of a link in a mail must not reveal whether there is an account.
    'auth/user-not-found': 'usedLink',
    'auth/invalid-email': 'usedLink',
  },
};

const DEFAULTS: Partial<Record<AuthOperation, AuthErrorKey>> = {
  login: 'login',
  signup: 'signup',
  google: 'google',
};

/** Browsers' messages for a chunk that could not be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

/** The `code` of an error, such as Firebase's, else ''. A failed import of a chunk has that of a network error. */
export function errorCode(error: unknown): string {
  if (error instanceof TypeError && NOT_FETCHED.test(error.message)) return 'auth/network-request-failed';
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** An error's message without Firebase's prefix and code; '' if there is no other text, or `error` is no Error. */
export function serverMessage(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.message
    .replace(/^Firebase:\s*/, '')
    .replace(/\(auth\/[\w.-]+\)\.?$/, '')
    .trim()
    .replace(/^Error$/, '');
}

const entry = (
  table: Readonly<Record<string, AuthErrorKey>> | undefined,
  code: string,
): AuthErrorKey | undefined => (table && Object.hasOwn(table, code) ? table[code] : undefined);

function textKey(error: unknown, operation: AuthOperation): AuthErrorKey | undefined {
  const code = errorCode(error);
  return entry(BY_OPERATION[operation], code) ?? entry(TABLE, code);
}

type AuthProblem = { readonly key: AuthErrorKey } | { readonly message: string };

/** Whether an error has a text of its own; another one is worth a line in the console. */
export const hasText = (error: unknown, operation: AuthOperation): boolean =>
  textKey(error, operation) !== undefined;

/**
 * What to tell the user: the key of the code's text, else, at login and sign-up, the server's message, else the key of
 * the operation's default text; `undefined` for an operation without a default, whose text the caller has.
 */
export function authProblem(error: unknown, operation: AuthOperation): AuthProblem | undefined {
  const key = textKey(error, operation);
  if (key !== undefined) return { key };
  const message = operation === 'login' || operation === 'signup' ? serverMessage(error) : '';
  if (message !== '' && errorCode(error) !== '') return { message };
  const fallback = DEFAULTS[operation];
  return fallback === undefined ? undefined : { key: fallback };
}
