// The common parts of journeys about counted visits: a page that is opened, left and opened again.
import type { Page } from '@playwright/test';
import { expect, siteStarted } from './fixtures.ts';

const ENDPOINT = '/api/trackProfileView';

/**
 * The answer to what a page tells of a visit. What it says cannot be read reliably: the browser may be done with a `keepalive`
 * request before it is asked.
 */
export const viewResponse = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(ENDPOINT));

/** The calls that a page makes to have a visit counted, as they come. */
export function countingCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ENDPOINT)) calls.push(request.url());
  });
  return calls;
}

/** Hides the page, as a change of the tab does, and shows it again. */
export async function hideAndShow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const set = (value: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    set('hidden');
    set('visible');
  });
}

/** Opens a profile that counts the visit, and waits until what is done on it is counted too. The clock must be installed. */
export async function openCounted(page: Page, path: string): Promise<void> {
  const opened = viewResponse(page);
  await page.goto(path);
  await siteStarted(page);
  await page.clock.runFor(2000);
  expect((await opened).status()).toBe(200);
  let actions = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(ENDPOINT) && response.request().postData()?.includes('seconds10') === true) {
      actions += 1;
    }
  });
  // The part that counts is loaded beside the first call.
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000);
      await hideAndShow(page);
      return actions;
    })
    .toBeGreaterThan(0);
}

/** Whether YouTube can be reached or not: its player, as far as it says how much was played. */
export async function playToTheEnd(page: Page): Promise<void> {
  const info = JSON.stringify({ event: 'infoDelivery', info: { currentTime: 99, duration: 100 } });
  await page.route(/youtube-nocookie\.com/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>A player</title><script>
        addEventListener('message', ({ origin }) => parent.postMessage(${JSON.stringify(info)}, origin));
      </script>`,
    }),
  );
  await page.getByRole('link', { name: /^Play |चलाएँ/ }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
}
