// Moves that no page load is part of: the client renders what is moved to.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Resolves when the app has rendered its frame in place of the static shell. */
export const waitForApp = (page: Page): Promise<void> => expect(page.locator('#content')).toBeAttached();

/** To an address as a link of the app's own leads there, with what the link hands over in the router's state. */
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
