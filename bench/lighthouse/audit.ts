// Runs Lighthouse with a phone's settings on pages of the local suite, signed in where a page needs it.
import { chromium, type Page } from '@playwright/test';
import chromiumBinary from '@sparticuz/chromium';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { freePort } from '../../scripts/processes/ports.ts';
import { SAMPLE_ACTORS } from '../../scripts/seed/sample-actors.ts';
import {
  CHROMIUM_FLAGS,
  EMULATOR_HOSTS,
  PROJECT_ID,
  BUCKET,
  suiteUrl,
} from '../../scripts/config/project.ts';
import { logIn } from '../../tests/journeys/fixtures.ts';
import { waitForPrecache } from '../../tests/journeys/installed-app.ts';
import { withSuite } from '../measure/on-suite.ts';
import { startEdge } from './edge.ts';

export interface Route {
  readonly path: string;
  readonly isSignedIn?: boolean;
  /** False for a page that search engines must not list: Lighthouse then leaves out the audit `is-crawlable`. */
  readonly isListed?: boolean;
}

/** Seeds the sample actors; returns their password. */
async function seed(): Promise<string> {
  Object.assign(process.env, EMULATOR_HOSTS);
  const { SAMPLE_PASSWORD, seedSampleActors } = await import('../../scripts/seed/seed.ts');
  await seedSampleActors({ projectId: PROJECT_ID, bucket: BUCKET });
  return SAMPLE_PASSWORD;
}

/** Runs Lighthouse in a fresh browser with an empty cache. `prepare` may start a session first. Throws on failure. */
export async function lighthouseOf(
  url: string,
  flags: Flags = {},
  prepare?: (page: Page) => Promise<void>,
): Promise<Result> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: process.env['CHROMIUM_PATH'] ?? (await chromiumBinary.executablePath()),
    args: [...CHROMIUM_FLAGS, '--ignore-certificate-errors', `--remote-debugging-port=${String(port)}`],
    baseURL: new URL(url).origin,
  });
  try {
    const [page = await context.newPage()] = context.pages();
    if (!(await page.evaluate(() => navigator.onLine)))
      throw new Error('Without a network interface the browser is offline, and every screen says so.');
    await prepare?.(page);
    const result = await lighthouse(url, { port, logLevel: 'error', ...flags });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await context.close();
  }
}

/** Runs Lighthouse once on a route, with a session where the route needs one. */
function run(origin: string, route: Route, password: string): Promise<Result> {
  const { path, isSignedIn = false, isListed = true } = route;
  const start = async (page: Page): Promise<void> => {
    await logIn(page, { email: SAMPLE_ACTORS[0]?.email ?? '', password });
    // Measures a repeat visit, as most visits are: on a first visit, the service worker is still precaching.
    await waitForPrecache(page);
    await page.goto('about:blank');
  };
  return lighthouseOf(
    origin + path,
    {
      // Keeps the storage, which holds the session; Lighthouse clears the cache all the same.
      disableStorageReset: isSignedIn,
      // The suite's pictures come from an emulator without TLS.
      skipAudits: ['is-on-https', 'inspector-issues', ...(isListed ? [] : ['is-crawlable'])],
    },
    isSignedIn ? start : undefined,
  );
}

/** Audits each route once a round, on the running suite or on one started for this. */
export function audit(routes: readonly Route[], rounds: number): Promise<ReadonlyMap<Route, Result[]>> {
  return withSuite(async () => {
    const password = await seed();
    const edge = await startEdge();
    const results = new Map<Route, Result[]>(routes.map((route) => [route, []]));
    try {
      for (let round = 0; round < rounds; round += 1) {
        // Warm-up: the Functions emulator starts a process at a function's first call, which is no part of a page's load time.
        for (const route of routes) {
          await fetch(suiteUrl('hosting') + route.path);
          results.get(route)?.push(await run(edge.origin, route, password));
        }
      }
    } finally {
      edge.close();
    }
    return results;
  });
}
