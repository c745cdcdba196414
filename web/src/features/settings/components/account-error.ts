import type { settings } from '../../../i18n/en/settings.ts';

type KnownCode = keyof typeof settings.account.errors;

/** The person closed Google's window: nothing to tell. */
const CANCELLED = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

const KNOWN: Readonly<Record<KnownCode, true>> = {
  'auth/email-already-in-use': true,
  'auth/invalid-email': true,
  'auth/weak-password': true,
  'auth/wrong-password': true,
  'auth/invalid-credential': true,
  'auth/user-mismatch': true,
  'auth/credential-already-in-use': true,
  'auth/account-exists-with-different-credential': true,
  'auth/popup-blocked': true,
  'auth/invalid-verification-code': true,
  'auth/code-expired': true,
  'auth/invalid-phone-number': true,
  'auth/too-many-requests': true,
  'auth/network-request-failed': true,
};

export type AccountErrorKey = `account.errors.${KnownCode}` | 'account.failed';

/** The text for an error of Firebase Auth; `undefined` when the user cancelled. */
export function accountErrorKey(error: unknown): AccountErrorKey | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') return 'account.failed';
  if (CANCELLED.has(code)) return undefined;
  return Object.hasOwn(KNOWN, code) ? `account.errors.${code as KnownCode}` : 'account.failed';
}
