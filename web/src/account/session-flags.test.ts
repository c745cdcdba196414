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

beforeEach(() => sessionStorage.clear());

const NOW = 1_750_000_000_000;
const MINUTE = 60_000;

it('a Google attempt is pending for 2 minutes, and forgotten after', () => {
  markGoogleAttempt(NOW);
  expect(getFlag('google_auth_attempted')).toBe('true');
  expect(isGoogleAttemptPending(NOW + 2 * MINUTE)).toBe(true);
  expect(isGoogleAttemptPending(NOW + 2 * MINUTE + 1)).toBe(false);
  for (const flag of ['auth_in_progress', 'auth_redirect_timestamp', 'google_auth_attempted'] as const) {
    expect(getFlag(flag)).toBeUndefined();
  }
});

it('a Google attempt that has ended, never began, or has no sensible time is not pending', () => {
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

it('a Google attempt that has ended keeps its return path', () => {
  setFlag('auth_origin', '/settings');
  markGoogleAttempt(NOW);
  clearGoogleAttempt();
  expect(getFlag('auth_origin')).toBe('/settings');
});

it.each(['/settings', '/settings/account', '/notifications', '/profile/edit', '/profile/edit/credits'])(
  'a tab that was redirected to the profile returns to %s',
  (path) => {
    rememberPath(path);
    expect(pathToRestore('/my-profile', NOW)).toBe(path);
    // It is restored only once.
    expect(pathToRestore('/my-profile', NOW + MINUTE)).toBeUndefined();
  },
);

it('a tab restores no path outside the account’s screens, and none from another screen than /my-profile', () => {
  rememberPath('/faqs');
  expect(pathToRestore('/my-profile', NOW)).toBeUndefined();
  rememberPath('/settings');
  expect(pathToRestore('/settings', NOW + MINUTE)).toBeUndefined();
  setFlag('last_path', 'https://evil.example');
  expect(pathToRestore('/my-profile', NOW + 2 * MINUTE)).toBeUndefined();
});

it('a second visibility event within a second is ignored', () => {
  rememberPath('/faqs');
  pathToRestore('/my-profile', NOW);
  rememberPath('/settings');
  expect(pathToRestore('/my-profile', NOW + 999)).toBeUndefined();
  expect(pathToRestore('/my-profile', NOW + 1000)).toBe('/settings');
});
