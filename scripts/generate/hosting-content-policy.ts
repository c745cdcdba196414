// The Content-Security-Policy of Hosting's own files: the app, the site and the not-found page. Public pages get theirs
// from their function (functions/src/public-page/security-headers.ts).
import { createHash } from 'node:crypto';
import { PLAYER_SOURCE, RECAPTCHA_SOURCES } from '@marquee/domain/site/content-sources';
import { policyText, storageDirectives } from '../../web/content-policy.ts';
import { FLOOR_SCRIPT } from '../../web/src/app/floor-script.ts';
import { PRELOAD_SCRIPT } from '../../web/src/app/preload-screen.ts';
import { HEAD_SCRIPT } from '../../web/src/site/head-script.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy, which allows `inlineScripts` by their hashes. */
export function contentPolicy(
  inlineScripts: readonly string[] = [HEAD_SCRIPT, PRELOAD_SCRIPT, FLOOR_SCRIPT],
): string {
  return policyText({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inlineScripts.map(sha256),
      // The script that loads Google's login frame, and what that script loads.
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/',
      ...RECAPTCHA_SOURCES.script,
    ],
    // Emotion adds style elements while the app runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    ...storageDirectives(),
    'font-src': ["'self'"],
    'frame-src': ["'self'", ...RECAPTCHA_SOURCES.frame, PLAYER_SOURCE],
    // heic-to converts HEIC photos in a worker that it makes of a blob.
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}
