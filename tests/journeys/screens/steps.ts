// Steps that bring a screen into a state, such as a form with errors or a list without data.
import type { Page } from '@playwright/test';
import { SHORTLIST } from '../../../web/src/config/local-keys.ts';
import { deployment } from '../replaceable-site.ts';
import { expect } from '../fixtures.ts';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Submits the form as it is, to show its errors. */
export const submit = async (page: Page): Promise<void> => {
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};

/** Firestore's listeners, and its reads of single documents by REST. */
export const FIRESTORE = /google\.firestore\.v1\.Firestore\/Listen|documents:batchGet/;

/** The steps to a screen whose data stays pending, because Firestore never answers; after ten seconds it shows an error. */
export const withoutData = (label: string) =>
  ({
    before: (page: Page) => page.route(FIRESTORE, () => undefined),
    isLoading: true,
    // The session comes from the browser's storage, without Firestore.
    reach: (page: Page) => expect(page.getByRole('status', { name: label })).toBeVisible(),
    provokes: [/Could not reach Cloud Firestore backend/, /is not on this device/],
  }) as const;

export const withoutChunk = (name: string) => (page: Page) =>
  page.route(new RegExp(`/assets/${name}-.*\\.js`), (route) => route.abort());

/** Reloads the screen with the navigation state that the previous one would pass. */
export const withState = (state: Record<string, string>) => async (page: Page) => {
  await page.evaluate((usr) => history.replaceState({ usr, key: 'brought', idx: 0 }, ''), state);
  await page.reload();
};

/** Stores a shortlist on the device: notes by username. */
export const storeShortlistOnDevice = (notes: Readonly<Record<string, string>>) => (page: Page) =>
  page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    SHORTLIST,
    JSON.stringify(Object.entries(notes).map(([profile, note]) => ({ profile, note }))),
  ] as const);

export const dialog = (page: Page) => page.getByRole('dialog');

/** Fires `beforeinstallprompt`, which headless browsers do not. */
export const offerInstall = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('marquee.install-offer', 'due');
    addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve({ outcome: 'accepted' }) }));
    });
  });

/** Serves a site for this page alone, with the service worker in control, and opens `path`. */
export async function ownSite(page: Page, path: string) {
  const { close, ...site } = await deployment();
  page.context().on('close', () => void close());
  await page.goto(`${site.origin}/calendar-demo`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return { ...site, address: site.origin + path };
}

/** Waits until the landing page's phone shows the sample profile with its portrait. */
export const sampleLoaded = (page: Page): Promise<void> =>
  page
    .frameLocator('[data-sample] iframe')
    .locator('[data-portrait] img')
    .evaluate((portrait: HTMLImageElement) => portrait.decode());
