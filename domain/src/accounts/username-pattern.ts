import { LIMITS } from '../values/limits.ts';

/**
 * A stored username: a-z, 0-9, `-` and `_`, with a letter or digit at both ends. `npm run generate` writes it into
 * firestore.rules.
 */
export const USERNAME_PATTERN = new RegExp(
  `^[a-z0-9][a-z0-9_-]{${String(LIMITS.username.min - 2)},${String(LIMITS.username.max - 2)}}[a-z0-9]$`,
);
