// Client-side navigations, without a page load.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Resolves when the app has rendered its frame in place of the static shell. */
export const waitForApp = (page: Page): Promise<void> => expect(page.locator('#content')).toBeAttached();

/** Navigates as a link of the app does, with its navigation state. */
export async function navigateInApp(page: Page, path: string, state: object | null = null): Promise<void> {
  await waitForApp(page);
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [path, state] as const,
  );
}
