import type { Locator, Page } from '@playwright/test';

/** The row of a named link in /insights' table of named links; the log of what was sent has a row for it too. */
export const linkRow = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Named links' }).getByRole('row', { name });
