// Where and how the functions run, in one place.
import { defineString, expr, projectID } from 'firebase-functions/params';
import type { HttpsOptions } from 'firebase-functions/https';
import type { EventHandlerOptions, GlobalOptions } from 'firebase-functions/options';
import { REGION, SERVICE_ACCOUNT } from '@marquee/domain/site/region';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import type { StorageOptions } from 'firebase-functions/storage';

/**
 * Scheme and host of the product's own domain, such as https://marquee.example. When empty, links are made with the
 * project's web.app address.
 */
export const siteOrigin = defineString('SITE_ORIGIN', { default: '' });

export const projectId = (): string => projectID.value();

export const isEmulator = (): boolean => process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * What all functions share. In the options below, `maxInstances` bounds the bill of an attack; `concurrency` is how
 * many requests share one processor and the memory, and what a route of them may take is the route's `atOnce`
 * (requests/route.ts). All functions together take at most 12 of the 20 processors that Google gives a new project in a
 * region, which leaves room for another instance of each (tests/functions/deployed-package.test.ts).
 */
const PLACE = {
  region: REGION,
  serviceAccount: expr`${SERVICE_ACCOUNT}@${projectID}.iam.gserviceaccount.com`,
} as const satisfies GlobalOptions;

/** For functions that browsers call, through Hosting and without Google's credentials. */
const HTTP = { ...PLACE, cpu: 1, invoker: 'public', cors: false } as const satisfies HttpsOptions;

/** For events and schedules: a sixth of a processor with 256 MiB, a third with 512; one at a time. */
const FRACTION = { ...PLACE, cpu: 'gcf_gen1', concurrency: 1 } as const satisfies GlobalOptions;

/** site. Hosting caches each page for a minute at each edge, so few instances serve many visitors. */
export const SITE_OPTIONS = {
  ...HTTP,
  // React, the Admin SDK, 40 pages at once, each with a document that may have 1 MB (docs/security.md), and the sitemap.
  memory: '1GiB',
  concurrency: 80,
  timeoutSeconds: 30,
  maxInstances: 3, // Some 200 pages a second each; Hosting's cache answers the rest.
} as const satisfies HttpsOptions;

/** drawings: share cards, CVs and contact sheets. */
export const DRAWING_OPTIONS = {
  ...HTTP,
  memory: '1GiB', // One picture of at most 25 megapixels unpacked at a time, and the caches of drawn files.
  concurrency: 40,
  timeoutSeconds: 30,
  maxInstances: 2, // Hosting caches each for a minute.
} as const satisfies HttpsOptions;

/** views: alone, so that a viral profile starves nobody. */
export const VIEW_OPTIONS = {
  ...HTTP,
  memory: '512MiB',
  concurrency: 80, // Views of one profile are recorded together when they meet in one instance.
  timeoutSeconds: 30,
  maxInstances: 2,
} as const satisfies HttpsOptions;

/** api: all other calls of people. */
export const API_OPTIONS = {
  ...HTTP,
  memory: '1GiB', // One picture of at most 25 megapixels unpacked, two exports, and 80 small calls.
  concurrency: 80,
  timeoutSeconds: 60,
  maxInstances: 2,
} as const satisfies HttpsOptions;

/** checkUpload: an event for each new file. */
export const UPLOAD_OPTIONS = {
  ...FRACTION,
  memory: '512MiB', // One picture of at most 25 megapixels unpacked at a time.
  timeoutSeconds: 60,
  maxInstances: 2, // Events wait for a free instance.
} as const satisfies StorageOptions;

/** Background triggers of stored documents. `retry`: Eventarc repeats an event whose function fails, for a day. */
export const TRIGGER_OPTIONS = {
  ...FRACTION,
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 2, // Events wait for a free instance.
  retry: true,
} as const satisfies EventHandlerOptions;

/** Scheduled functions, by India's clock. One instance: a run continues what the previous run left. */
export const SCHEDULE_OPTIONS = {
  ...FRACTION,
  timeZone: 'Asia/Kolkata',
  memory: '512MiB',
  maxInstances: 1,
} as const satisfies Omit<ScheduleOptions, 'schedule'>;
