// The common parts of journeys about counted visits: a page that is opened, left and opened again.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { BROWSER_AGENT, suiteUrl } from '../../scripts/config/project.ts';
import { expect, siteStarted } from './fixtures.ts';
import type { Actor } from './store.ts';

const ENDPOINT = '/api/trackProfileView';

/**
 * The response to a page's view request. Its body cannot be read reliably: the browser may have discarded a `keepalive`
 * request by then.
 */
export const viewResponse = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(ENDPOINT));

/** Views a profile by the page's request alone, as somebody without an account or with one's headers. */
export const sendView = (
  { uid }: Pick<Actor, 'uid'>,
  account: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(suiteUrl('hosting', ENDPOINT), {
    method: 'POST',
    // The function counts only views by browsers.
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER_AGENT, ...account },
    body: JSON.stringify({ data: { profileId: uid, visitorKey: randomUUID() } }),
  });

/** Collects a page's view requests. */
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

/** Opens a profile and waits until the view and the first actions are counted. The clock must be installed. */
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
  // The module that counts actions loads in parallel to the first call.
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000);
      await hideAndShow(page);
      return actions;
    })
    .toBeGreaterThan(0);
}

/** A fake YouTube player, which reports how much was played; works without internet. */
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
