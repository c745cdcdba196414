// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { pathToRestore, rememberPath } from './last-path.ts';
import {
  clearGoogleAttempt,
  getFlag,
  isGoogleAttemptPending,
  markGoogleAttempt,
  setFlag,
} from './session-flags.ts';
import { MINUTE } from '@marquee/domain/values/time';

beforeEach(() => sessionStorage.clear());

const NOW = 1_750_000_000_000;

it('a Google sign-in is pending for 2 minutes, and its flags are removed at the first check after', () => {
  markGoogleAttempt(NOW);
  expect(getFlag('google_auth_attempted')).toBe('true');
  expect(isGoogleAttemptPending(NOW + 2 * MINUTE)).toBe(true);
  expect(isGoogleAttemptPending(NOW + 2 * MINUTE + 1)).toBe(false);
  for (const flag of ['auth_in_progress', 'auth_redirect_timestamp', 'google_auth_attempted'] as const) {
    expect(getFlag(flag)).toBeUndefined();
  }
});

it('a Google sign-in that has ended, never began, or began at an invalid or future time is not pending', () => {
  expect(isGoogleAttemptPending(NOW)).toBe(false);
  markGoogleAttempt(NOW);
  clearGoogleAttempt();
  expect(isGoogleAttemptPending(NOW)).toBe(false);
  for (const time of ['', 'soon', '-1', String(NOW + MINUTE)]) {
    setFlag('auth_in_progress', 'true');
    setFlag('auth_redirect_timestamp', time);
    expect(isGoogleAttemptPending(NOW), time).toBe(false);
  }
});

it('the return path of a Google sign-in is still stored when the sign-in has ended', () => {
  setFlag('auth_origin', '/settings');
  markGoogleAttempt(NOW);
  clearGoogleAttempt();
  expect(getFlag('auth_origin')).toBe('/settings');
});

it.each(['/settings', '/settings/account', '/notifications', '/profile/edit', '/profile/edit/credits'])(
  'a tab that was redirected to /my-profile returns to %s, once',
  (path) => {
    rememberPath(path);
    expect(pathToRestore('/my-profile', NOW)).toBe(path);
    expect(pathToRestore('/my-profile', NOW + MINUTE)).toBeUndefined();
  },
);

it('pathToRestore returns no path outside the account’s screens, and none where another screen than /my-profile is open', () => {
  rememberPath('/faqs');
  expect(pathToRestore('/my-profile', NOW)).toBeUndefined();
  rememberPath('/settings');
  expect(pathToRestore('/settings', NOW + MINUTE)).toBeUndefined();
  setFlag('last_path', 'https://evil.example');
  expect(pathToRestore('/my-profile', NOW + 2 * MINUTE)).toBeUndefined();
});

it('a path is restored only if a second has passed since the tab last became visible', () => {
  rememberPath('/faqs');
  pathToRestore('/my-profile', NOW);
  rememberPath('/settings');
  expect(pathToRestore('/my-profile', NOW + 999)).toBeUndefined();
  expect(pathToRestore('/my-profile', NOW + 1000)).toBe('/settings');
});
