// With SLOW=1 every file of the app and every answer of the backend comes late, as over a slow network: what a journey
// awaits must be there to stay, and what a screen shows must be right in any order of arrival.
import type { BrowserContext } from '@playwright/test';
import { suiteUrl } from '../../scripts/config/project.ts';

/** Milliseconds by which requests of an origin come late; pages themselves come at once. */
const DELAYS = [
  { address: suiteUrl('hosting', '/assets/'), ms: 900 },
  ...(['auth', 'firestore', 'functions', 'storage'] as const).map((name) => ({
    address: suiteUrl(name),
    ms: 250,
  })),
];

const delayOf = (url: string): number => DELAYS.find(({ address }) => url.startsWith(address))?.ms ?? 0;

export async function slowDown(context: BrowserContext): Promise<void> {
  if (process.env['SLOW'] !== '1') return;
  await context.route(
    (url) => delayOf(url.href) > 0,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayOf(route.request().url())));
      await route.fallback();
    },
  );
}
