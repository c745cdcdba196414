// Constants apart from limits.ts, which the script of public pages does not load.

import { DAY } from './time.ts';

/** How many profiles a shortlist can have. */
export const MAX_SHORTLISTED = 30;

/** Milliseconds for which a released username is its former owner's alone: 90 days, which the rules repeat. */
export const RELEASED_FOR = 90 * DAY;

/** Durations in milliseconds unless the name says otherwise. */
export const TIMING = {
  toast: 5000,
  startSpinner: 300,
  layoutSpinner: 150,
  linkCopied: 2000,
  profileViewDelay: 1000,
  authFlowExpiry: 2 * 60 * 1000,
  visibilityDedupe: 1000,
  oauthExchangeWait: 1000,
  resendVerification: 60 * 1000,
  notificationRetries: [500, 1000],
} as const;
