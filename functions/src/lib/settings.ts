// Where and how the functions run, in one place.
import { defineString } from 'firebase-functions/params';
import type { GlobalOptions } from 'firebase-functions/options';

/** Most users are in India (design, section 8). firebase.json's rewrites name the same region. */
export const REGION = 'asia-south1';

/**
 * Scheme and host of the product's own domain, such as https://marquee.example. When empty, links are made with the
 * host a visitor used, which is right for one domain and for the local suite.
 */
export const siteOrigin = defineString('SITE_ORIGIN', { default: '' });

export const isEmulator = (): boolean => process.env['FUNCTIONS_EMULATOR'] === 'true';

/** Behind Hosting's cache: a page a minute and edge, so few instances serve many visitors. */
export const PAGE_OPTIONS = {
  region: REGION,
  memory: '512MiB', // React, the Admin SDK and 80 requests at once.
  timeoutSeconds: 15, // Firestore is given up on after 4 s.
  maxInstances: 20, // A bound on cost: at some 200 pages a second and instance far above any honest load.
} as const satisfies GlobalOptions;

export const CALL_OPTIONS = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 30, // Room for a transaction's retries when many look at one profile.
  maxInstances: 20,
} as const satisfies GlobalOptions;

/** For what goes through all of an account: pictures are read or removed one after another. */
export const LONG_CALL_OPTIONS = {
  region: REGION,
  memory: '512MiB',
  timeoutSeconds: 120,
  maxInstances: 5,
} as const satisfies GlobalOptions;
