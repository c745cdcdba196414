// The headers of every page. Scripts come from our own files, except the one inline script, which its hash allows; JSON
// in the page is data.
import { createHash } from 'node:crypto';
import {
  APP_CHECK_SOURCE,
  BACKEND_SOURCES,
  PLAYER_SOURCE,
  RECAPTCHA_SOURCES,
} from '@marquee/domain/site/content-sources';
import { STORAGE_ORIGIN } from '@marquee/domain/profile/picture';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The local suite's Auth, Firestore and Storage. */
const EMULATOR = {
  storage: ['http://localhost:9199', 'http://127.0.0.1:9199'],
  backend: ['http://localhost:9099', 'http://localhost:8080'],
};

export interface PolicyInput {
  readonly styles: readonly string[];
  /** The text of its one inline script. */
  readonly script: string;
  readonly isEmulator: boolean;
  /** The project's bucket: pictures come from no other. */
  readonly bucket: string;
  /** Whether signed-in visitors' pages load App Check, which loads reCAPTCHA. */
  readonly usesAppCheck: boolean;
}

/**
 * The Content-Security-Policy. Inline styles and script are allowed by their hashes: a nonce would have to differ in every
 * answer, and these are cached.
 */
function contentSecurityPolicy({ styles, script, isEmulator, bucket, usesAppCheck }: PolicyInput): string {
  const storage = [STORAGE_ORIGIN, ...(isEmulator ? EMULATOR.storage : [])];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", sha256(script), ...(usesAppCheck ? RECAPTCHA_SOURCES.script : [])],
    'style-src': ["'self'", ...styles.map(sha256)],
    'img-src': ["'self'", 'data:', ...storage.map((host) => `${host}/v0/b/${bucket}/o/`)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      // For a signed-in visitor's ID token, and for their own private profile.
      ...BACKEND_SOURCES,
      ...(usesAppCheck ? [APP_CHECK_SOURCE, ...RECAPTCHA_SOURCES.connect] : []),
      ...(isEmulator ? EMULATOR.backend : []),
    ],
    'frame-src': [PLAYER_SOURCE, ...(usesAppCheck ? RECAPTCHA_SOURCES.frame : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    // The form that asks for an actor's WhatsApp link is answered by a redirect to WhatsApp, and Chromium checks
    // redirects too. The hosts are those that firestore.rules lets a link have.
    'form-action': ["'self'", 'https://wa.me', 'https://api.whatsapp.com', 'https://web.whatsapp.com'],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

export function securityHeaders(input: PolicyInput): Readonly<Record<string, string>> {
  const player = `"${PLAYER_SOURCE}"`;
  return {
    'Content-Security-Policy': contentSecurityPolicy(input),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Windows that opened the page, or that it opens, get no reference to it, except the app's windows for Google.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [
      'camera=()',
      'microphone=()',
      'geolocation=()',
      'payment=()',
      'browsing-topics=()',
      `autoplay=(self ${player})`,
      `encrypted-media=(self ${player})`,
      `fullscreen=(self ${player})`,
      `picture-in-picture=(self ${player})`,
    ].join(', '),
  };
}
