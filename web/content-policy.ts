// The Content-Security-Policies of the app's document: Hosting's header, which allows any bucket
// (scripts/generate/hosting-content-policy.ts), and the policy that a build writes into the document, for its bucket.
import { APP_CHECK_SOURCE, BACKEND_SOURCES, RECAPTCHA_SOURCES } from '../domain/src/site/content-sources.ts';
import { STORAGE_ORIGIN } from '../domain/src/profile/picture.ts';

/** The directives that name Cloud Storage: all of it, or one bucket. */
export function storageDirectives(bucket?: string) {
  const storage = bucket === undefined ? STORAGE_ORIGIN : `${STORAGE_ORIGIN}/v0/b/${bucket}/`;
  return {
    // The other hosts serve the portraits of Google accounts.
    'img-src': ["'self'", 'data:', 'blob:', storage, 'https://*.googleusercontent.com'],
    'connect-src': ["'self'", ...BACKEND_SOURCES, storage, APP_CHECK_SOURCE, ...RECAPTCHA_SOURCES.connect],
  } as const;
}

export const policyText = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
