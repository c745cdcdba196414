// Where and how the functions run, in one place.
import { defineString, expr, projectID } from 'firebase-functions/params';
import type { CallableOptions, HttpsOptions } from 'firebase-functions/https';
import type { EventHandlerOptions, GlobalOptions } from 'firebase-functions/options';
import { REGION, SERVICE_ACCOUNT } from '@marquee/domain/site/region';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import type { StorageOptions } from 'firebase-functions/storage';
import { enforceAppCheck } from './require-app-check.ts';

/**
 * Scheme and host of the product's own domain, such as https://marquee.example. When empty, links are made with the
 * project's web.app address.
 */
export const siteOrigin = defineString('SITE_ORIGIN', { default: '' });

export const projectId = (): string => projectID.value();

export const isEmulator = (): boolean => process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * What all functions share. In the options below, `maxInstances` bounds the bill of an attack; `concurrency` is how
 * many requests share one processor and the memory. All functions together stay below the 20 processors that Google
 * gives a new project in a region, so that a flood of one starves no other (tests/functions/deployed-package.test.ts).
 */
const PLACE = {
  region: REGION,
  cpu: 1,
  serviceAccount: expr`${SERVICE_ACCOUNT}@${projectID}.iam.gserviceaccount.com`,
} as const satisfies GlobalOptions;

/** For rare or slow functions: a sixth of a processor with 256 MiB, a third with 512; one request at a time. */
const FRACTION = { cpu: 'gcf_gen1', concurrency: 1 } as const satisfies GlobalOptions;

/** `/api` is on our own domain: scripts of other sites may not read its answers. */
const CALL = { ...PLACE, cors: false, enforceAppCheck } as const satisfies CallableOptions;

/** profilePage. Hosting caches each page for a minute at each edge, so few instances serve many visitors. */
export const PAGE_OPTIONS = {
  ...PLACE,
  // React, the Admin SDK and 20 requests at once, each with a document that may have 1 MB (docs/security.md).
  memory: '512MiB',
  concurrency: 20, // A page takes some milliseconds of processor and waits some more for Firestore.
  timeoutSeconds: 15, // Firestore is given up on after 4 s.
  maxInstances: 4, // Some 200 pages a second each; Hosting's cache answers the rest.
} as const satisfies GlobalOptions;

/** sitemap: cached in memory and by Hosting, so that search engines cost one listing an hour. */
export const SITEMAP_OPTIONS = {
  ...PLACE,
  ...FRACTION,
  memory: '512MiB', // 50,000 profiles of a listing at once, and some listings as text.
  timeoutSeconds: 30,
  maxInstances: 1,
} as const satisfies GlobalOptions;

/** profileCard: the picture that messengers show for a profile's link. */
export const CARD_OPTIONS = {
  ...PLACE,
  memory: '512MiB', // One portrait of at most 25 megapixels unpacked at a time.
  concurrency: 20, // Cards are drawn one after another; most requests find theirs drawn.
  timeoutSeconds: 20,
  maxInstances: 1, // Messengers request the card of a link once, and Hosting caches it.
} as const satisfies GlobalOptions;

/** profileDocuments: CVs and contact sheets. */
export const DOCUMENT_OPTIONS = {
  ...PLACE,
  memory: '512MiB', // One picture of at most 25 megapixels unpacked at a time, and the cache of drawn documents.
  concurrency: 20, // Documents are drawn one after another; most requests find theirs drawn.
  timeoutSeconds: 30,
  maxInstances: 1, // Hosting caches each for a minute.
} as const satisfies GlobalOptions;

/** checkUpload: an event for each new file. */
export const UPLOAD_OPTIONS = {
  ...PLACE,
  ...FRACTION,
  memory: '512MiB', // One picture of at most 25 megapixels unpacked at a time.
  timeoutSeconds: 60,
  maxInstances: 2, // Events wait for a free instance.
} as const satisfies StorageOptions;

/** accountSweep, pictureSweep and viewSweep: at night in India. */
export const SWEEP_OPTIONS = {
  ...PLACE,
  timeZone: 'Asia/Kolkata',
  ...FRACTION,
  memory: '512MiB',
  timeoutSeconds: 540, // For about 20,000 files, profiles or weeks; the next run continues.
  maxInstances: 1,
} as const satisfies Omit<ScheduleOptions, 'schedule'>;

/** trackProfileView: public, so it checks itself which requests need an App Check token. */
export const VIEW_OPTIONS = {
  ...CALL,
  enforceAppCheck: false,
  memory: '256MiB',
  concurrency: 80, // Views of one profile are recorded together when they meet in one instance.
  timeoutSeconds: 30, // Room for a transaction's retries when many look at one profile.
  maxInstances: 2,
} as const satisfies CallableOptions;

/** Small functions for accounts: each reads or writes a few documents. */
export const CALL_OPTIONS = {
  ...CALL,
  ...FRACTION,
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 2,
} as const satisfies CallableOptions;

/** reportProfile: like trackProfileView, anybody may call it. */
export const REPORT_OPTIONS = { ...CALL_OPTIONS, enforceAppCheck: false } as const satisfies CallableOptions;

/**
 * Milliseconds after which a call of deleteAccount stops and says how much is left: Hosting ends a request after 60 s.
 * Tests set fewer.
 */
export const CALL_TIME = Number(process.env['CALL_TIME'] ?? 45_000);

/** videoThumbnail: a picture of at most 3 MB is fetched and re-encoded. */
export const THUMBNAIL_OPTIONS = {
  ...CALL,
  ...FRACTION,
  memory: '512MiB', // One picture unpacked at a time.
  timeoutSeconds: 30,
  maxInstances: 1, // Called once for each video that somebody adds.
} as const satisfies CallableOptions;

/** askContact, sendMessage and answerLink: anybody may call them, as often as contact-limits.ts allows. */
export const CONTACT_OPTIONS = {
  ...PLACE,
  ...FRACTION,
  cors: false,
  memory: '256MiB',
  timeoutSeconds: 15,
  maxInstances: 2,
} as const satisfies HttpsOptions;

/** For the functions that read or delete a whole account. */
const LONG = {
  memory: '512MiB', // An export has one picture of at most 5 MB in memory at a time, and its copy in the ZIP.
  ...FRACTION,
  timeoutSeconds: 120,
  maxInstances: 2, // Once in an account's life, or nearly.
} as const satisfies GlobalOptions;

/** deleteAccount. */
export const DELETE_OPTIONS = { ...CALL, ...LONG } as const satisfies CallableOptions;

/** exportData, which sends a file and so is no callable. */
export const EXPORT_OPTIONS = { ...PLACE, ...LONG, cors: false } as const satisfies HttpsOptions;

/** The pages behind signed links in mails (mail/signed-link-page.ts). */
export const REQUEST_OPTIONS = {
  ...PLACE,
  ...FRACTION,
  cors: false,
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 2,
} as const satisfies HttpsOptions;

/** Background triggers of stored documents. `retry`: Eventarc repeats an event whose function fails, for a day. */
export const TRIGGER_OPTIONS = {
  ...PLACE,
  ...FRACTION,
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 2, // Events wait for a free instance.
  retry: true,
} as const satisfies EventHandlerOptions;

/** Scheduled functions. One instance: a run continues what the previous run left. */
export const SCHEDULE_OPTIONS = {
  ...PLACE,
  ...FRACTION,
  memory: '512MiB',
  timeoutSeconds: 120,
  maxInstances: 1,
} as const satisfies GlobalOptions;

/** sendReminders. */
export const REMINDER_OPTIONS = {
  ...SCHEDULE_OPTIONS,
  memory: '256MiB', // Ten logs of at most 0.5 MB at once.
} as const satisfies GlobalOptions;
