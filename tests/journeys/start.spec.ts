// What a signed-out visitor's browser downloads before the first interaction.
import type { Page } from '@playwright/test';
import { SCREEN_FILES_ID, type ScreenFilesList } from '../../web/src/app/preload-screen.ts';
import { suiteUrl } from '../../scripts/config/project.ts';
import { expect, newAccount, startLoggedIn, test } from './fixtures.ts';

/** Collects the contents of the page's scripts as they arrive. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    response.text().then(
      (text) => scripts.push(text),
      () => undefined, // The page has been closed.
    );
  });
  return scripts;
}

const holds = (scripts: readonly string[], word: string): boolean =>
  scripts.some((script) => script.includes(word));

test('a signed-out visitor at the login loads nothing of Firestore, charts or the editor', async ({
  journey,
}) => {
  const page = await journey.open('visitor');
  const scripts = scriptsOf(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  // The service worker's registration is the last that an idle page loads.
  await expect.poll(() => holds(scripts, '/sw.js')).toBe(true);
  for (const word of ['firestore.googleapis', 'MuiBarChart', 'MuiDateCalendar']) {
    expect(holds(scripts, word), word).toBe(false);
  }
});

test('the check of a stored session is sent while the app’s own files still load', async ({ journey }) => {
  const page = await journey.open('actor');
  await startLoggedIn(page, await newAccount());
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/frame-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const [asked] = await Promise.all([
    page.waitForRequest('**/accounts:lookup*'),
    page.goto('/settings', { waitUntil: 'commit' }),
  ]);
  expect(asked.method()).toBe('POST');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the app’s document names the login screen’s files, and Hosting has all files that it names', async () => {
  const html = await (await fetch(suiteUrl('hosting', '/login'))).text();
  const [, text = ''] = new RegExp(`id="${SCREEN_FILES_ID}">(.*?)</script>`).exec(html) ?? [];
  const { files, screens } = JSON.parse(text) as ScreenFilesList;
  const login = screens['/login'];
  expect(login?.page.map((file) => files[file]).join()).toContain('/assets/login-page-');
  expect(login?.en.map((file) => files[file]).join()).toContain('/assets/auth-');
  const answers = await Promise.all(
    files.map(async (file) => (await fetch(suiteUrl('hosting', file), { method: 'HEAD' })).status),
  );
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});
