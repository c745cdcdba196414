import { expect, it } from 'vitest';
import { readCallbackLink } from './callback-link.ts';

const read = (address: string) => readCallbackLink(new URL(address, 'https://marquee.example/auth/callback'));

it('readCallbackLink reads the action links of every mode', () => {
  const kinds = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'].map((mode) =>
    read(`?mode=${mode}&oobCode=c0de&apiKey=k&lang=en`),
  );
  expect(kinds).toEqual([
    { kind: 'verify-email', code: 'c0de' },
    { kind: 'reset-password', code: 'c0de' },
    { kind: 'recover-email', code: 'c0de' },
    { kind: 'change-email', code: 'c0de' },
  ]);
});

it('readCallbackLink returns ‘unknown’ for an unknown mode, the mode ‘toString’, and a missing or empty code', () => {
  for (const query of [
    '?mode=signIn&oobCode=c',
    '?mode=verifyEmail',
    '?mode=verifyEmail&oobCode=',
    '?mode=toString&oobCode=c',
  ]) {
    expect(read(query)).toEqual({ kind: 'unknown' });
  }
});

it('readCallbackLink returns the error of the hash or query, its description first, whatever the mode', () => {
  expect(read('?error=access_denied&error_description=No+thanks')).toEqual({
    kind: 'error',
    text: 'No thanks',
  });
  expect(read('#error=server_error')).toEqual({ kind: 'error', text: 'server_error' });
  expect(read('?error=from-query#error=from-hash')).toEqual({ kind: 'error', text: 'from-hash' });
  expect(read('#error=')).toEqual({ kind: 'error', text: '' });
  expect(read('?error=x&mode=verifyEmail&oobCode=c')).toEqual({ kind: 'error', text: 'x' });
});

it('readCallbackLink cuts the text of an error to 200 characters', () => {
  const link = read(`?error_description=${'long '.repeat(200)}`);
  expect(link.kind === 'error' && link.text.length).toBe(200);
});

it('readCallbackLink reads a code without a mode as Google’s, and tokens as ‘unknown’', () => {
  expect(read('?code=abc&state=s')).toEqual({ kind: 'google' });
  expect(read('#access_token=a&refresh_token=b&type=signup')).toEqual({ kind: 'unknown' });
});

it('readCallbackLink returns ‘nothing’ for an address without parameters', () => {
  expect(read('')).toEqual({ kind: 'nothing' });
  expect(read('#')).toEqual({ kind: 'nothing' });
});
