// Flags of a tab, in session storage. They hold no secret; where storage is blocked, no flag is set.
import { TIMING } from '@marquee/domain/values/timing';
import { readText, storeText } from '../storage/device-storage.ts';

type SessionFlag =
  | 'just_logged_in'
  | 'auth_in_progress'
  | 'auth_redirect_timestamp'
  | 'last_path'
  | 'last_visibility_time'
  | 'signup_success'
  | 'signup_email'
  | 'google_auth_attempted'
  /** When the last verification mail was requested. */
  | 'verification_sent_at'
  /** The path at which the current login continues; stored while the browser is on Google's page. */
  | 'auth_origin';

export const getFlag = (flag: SessionFlag): string | undefined =>
  readText(flag, 'sessionStorage') ?? undefined;

export function setFlag(flag: SessionFlag, value: string): void {
  storeText(flag, value, 'sessionStorage');
}

export function clearFlags(...flags: readonly SessionFlag[]): void {
  for (const flag of flags) storeText(flag, null, 'sessionStorage');
}

/** Marks that a Google sign-in has begun in this tab. */
export function markGoogleAttempt(now: number): void {
  setFlag('auth_in_progress', 'true');
  setFlag('auth_redirect_timestamp', String(now));
  setFlag('google_auth_attempted', 'true');
}

/** Removes the mark of a Google sign-in that has ended, successfully or not. */
export function clearGoogleAttempt(): void {
  clearFlags('auth_in_progress', 'auth_redirect_timestamp', 'google_auth_attempted');
}

/**
 * Whether a Google sign-in that this tab began at most 2 minutes ago has not ended; the mark of an older one is
 * removed. True on /login means that the browser is back from Google without a result.
 */
export function isGoogleAttemptPending(now: number): boolean {
  if (getFlag('auth_in_progress') !== 'true') return false;
  const started = Number(getFlag('auth_redirect_timestamp'));
  if (Number.isFinite(started) && started > 0 && now - started <= TIMING.authFlowExpiry && started <= now) {
    return true;
  }
  clearGoogleAttempt();
  return false;
}
