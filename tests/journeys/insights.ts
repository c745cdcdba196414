import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const PANEL = { en: 'Links you sent', hi: 'आपके भेजे लिंक' } as const;

/** A named link on /insights: a row of the table, on a phone an item of the list. */
export const linkRow = (page: Page, name: string, language: keyof typeof PANEL = 'en'): Locator =>
  page.getByRole('region', { name: PANEL[language] }).locator('tbody tr, li').filter({ hasText: name });

export async function chooseOfLink(page: Page, label: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${label}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Expects how often a named link was opened in the days shown. */
export const expectOpens = (page: Page, name: string, count: number): Promise<void> =>
  expect(linkRow(page, name).getByRole('cell').nth(3)).toHaveText(String(count));
