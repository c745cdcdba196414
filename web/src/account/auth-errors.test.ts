import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { auth } from '../i18n/en/auth.ts';
import { authProblem, errorCode, serverMessage, type AuthOperation } from './auth-errors.ts';

const text = (
  code: string,
  operation: AuthOperation,
  message = 'Firebase: Error (auth/x).',
): string | undefined => {
  const problem = authProblem(new FirebaseError(code, message), operation);
  if (problem === undefined) return undefined;
  return 'key' in problem ? auth.errors[problem.key] : problem.message;
};

const INVALID = 'Invalid email or password. Please check your credentials and try again.';

it.each(['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found', 'auth/invalid-email'])(
  'the error %s at the login has the text for a wrong e-mail address or password',
  (code) => {
    expect(text(code, 'login')).toBe(INVALID);
  },
);

it.each([
  ['auth/email-already-in-use', 'signup', 'This email is already registered. Please use login instead.'],
  ['auth/invalid-email', 'signup', 'Failed to sign up with email. Please try again.'],
  ['auth/popup-blocked', 'google', auth.errors.popupBlocked],
  ['auth/popup-closed-by-user', 'google', auth.errors.popupClosed],
  ['auth/auth-domain-config-required', 'google', 'No redirect URL returned from authentication provider'],
  [
    'auth/internal-error',
    'google',
    'Failed to connect to Google. Please try the email authentication option.',
  ],
  ['auth/network-request-failed', 'login', auth.errors.network],
  ['auth/too-many-requests', 'login', auth.errors.tooManyRequests],
  ['auth/user-disabled', 'login', auth.errors.disabled],
  ['auth/expired-action-code', 'link', auth.errors.expiredLink],
  ['auth/invalid-action-code', 'link', auth.errors.usedLink],
  ['auth/user-not-found', 'link', auth.errors.usedLink],
  ['auth/code-expired', 'phone', auth.errors.codeExpired],
  ['auth/operation-not-allowed', 'phone', auth.errors.phoneCountry],
  ['auth/wrong-password', 'account', auth.errors.wrongPassword],
  ['auth/email-already-in-use', 'account', auth.errors.emailTaken],
  ['auth/popup-closed-by-user', 'account', auth.errors.popupClosed],
  ['auth/network-request-failed', 'account', auth.errors.network],
] as const)('the error %s of the operation %s has the text ‘%s’', (code, operation, expected) => {
  expect(text(code, operation)).toBe(expected);
});

it('the text of an unknown error code is the server’s message, or else the default of login or sign-up', () => {
  expect(
    text('auth/some-new-code', 'login', 'Firebase: Sign-in is paused for maintenance. (auth/some-new-code).'),
  ).toBe('Sign-in is paused for maintenance.');
  expect(text('auth/some-new-code', 'login', 'Firebase: Error (auth/some-new-code).')).toBe(
    'Login failed. Please check your credentials and try again.',
  );
  expect(text('auth/some-new-code', 'signup', 'Firebase: Error (auth/some-new-code).')).toBe(
    'Failed to sign up with email. Please try again.',
  );
});

it('an error that is not Firebase’s gets the operation’s default text, or none, and never its own message', () => {
  expect(authProblem(new TypeError('x is not a function'), 'login')).toEqual({ key: 'login' });
  expect(authProblem('thrown text', 'signup')).toEqual({ key: 'signup' });
  expect(authProblem(undefined, 'phone')).toBeUndefined();
  expect(authProblem(Object.assign(new Error('x'), { code: 'constructor' }), 'account')).toBeUndefined();
});

it('errorCode returns an error’s code; errorCode and serverMessage return an empty text where there is none', () => {
  expect(errorCode(new FirebaseError('auth/x', 'y'))).toBe('auth/x');
  expect(errorCode(new Error('y'))).toBe('');
  expect(errorCode(null)).toBe('');
  expect(serverMessage(new Error('Firebase: Error (auth/x).'))).toBe('');
  expect(serverMessage('text')).toBe('');
});
