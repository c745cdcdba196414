// What a stranger's browser downloads before anybody touches the page.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The page's scripts as they come: what is in each. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    response.text().then(
      (text) => scripts.push(text),
      () => undefined, // The page is gone.
    );
  });
  return scripts;
}

const holds = (scripts: readonly string[], word: string): boolean =>
  scripts.some((script) => script.includes(word));

test('a stranger at the login loads Firebase Auth with the first touch, and nothing of Firestore, charts or the editor', async ({
  journey,
}) => {
  const page = await journey.open('stranger');
  const scripts = scriptsOf(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(2);
  expect(holds(scripts, 'identitytoolkit')).toBe(false);
  await page.getByLabel('Email').focus();
  await expect.poll(() => holds(scripts, 'identitytoolkit')).toBe(true);
  for (const word of ['firestore.googleapis', 'MuiBarChart', 'MuiDateCalendar']) {
    expect(holds(scripts, word), word).toBe(false);
  }
});
