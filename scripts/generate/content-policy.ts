// The Content-Security-Policy of Hosting's own files: the app, the site and the not-found page. Public pages get theirs
// from their function (functions/src/public-page/security-headers.ts).
import { createHash } from 'node:crypto';
import { PLAYER_SOURCE, RECAPTCHA_SOURCES } from '@marquee/domain/content-sources';
import { STORAGE_ORIGIN } from '@marquee/domain/picture';
import { HEAD_SCRIPT } from '../../web/src/site/head-script.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline scripts are allowed by their hashes. */
export function contentPolicy(inlineScripts: readonly string[] = [HEAD_SCRIPT]): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inlineScripts.map(sha256),
      'https://apis.google.com',
      ...RECAPTCHA_SOURCES.script,
    ],
    // Emotion adds style elements while the app runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', STORAGE_ORIGIN, 'https://*.googleusercontent.com'],
    'font-src': ["'self'"],
    // Auth, Firestore, Storage and App Check are hosts of googleapis.com.
    'connect-src': ["'self'", 'https://*.googleapis.com', ...RECAPTCHA_SOURCES.connect],
    'frame-src': ["'self'", 'https://*.firebaseapp.com', ...RECAPTCHA_SOURCES.frame, PLAYER_SOURCE],
    // heic-to converts HEIC photos in a worker that it makes of a blob.
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
