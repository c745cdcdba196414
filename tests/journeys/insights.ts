import type { Locator, Page } from '@playwright/test';

/** The row of a named link on /insights: the link is also a row of what was sent. */
export const linkRow = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Named links' }).getByRole('row', { name });
