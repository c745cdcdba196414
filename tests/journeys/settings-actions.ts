import type { Page } from '@playwright/test';
import { expect, PASSWORD, startLoggedIn } from './fixtures.ts';

export async function openSettings(page: Page, account: { email: string; password: string }): Promise<void> {
  await startLoggedIn(page, account);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

export async function confirmIdentity(page: Page, button: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: button }).click();
}
