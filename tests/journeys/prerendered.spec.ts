// Pages that are painted before any script: what is there without the app, for whom, and how the app takes it over.
import type { Page } from '@playwright/test';
import { PRERENDERED_ROUTES } from '@marquee/domain/routes';
import { expect, newAccount, startLoggedIn, test } from './fixtures.ts';
import { appIsThere } from './in-app.ts';

const APP = /\/assets\/app-[\w-]+\.js$/;

/** Keeps the app's script back; gives the function that lets it come. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Tags and classes of everything in the page, as they stand. */
const shapeOf = (page: Page): Promise<string[]> =>
  page
    // The live sample comes when its reader has come to rest.
    .locator('#root :not(iframe)')
    .evaluateAll((elements) => elements.map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`));

/** Until the frame's notices are there and the spinner at the start is gone, the app has more to do by itself. */
async function settled(page: Page): Promise<void> {
  await appIsThere(page);
  await expect(page.locator('[role=progressbar]')).toHaveCount(0);
}

for (const route of PRERENDERED_ROUTES) {
  test(`${route} stands before the app, which takes it over as it is`, async ({ journey }) => {
    // Nothing of what comes when the page is at rest may stand in the way of comparing.
    const page = await journey.open('visitor', {
      reducedMotion: 'reduce',
      viewport: { width: 800, height: 300 },
    });
    const release = await holdApp(page);
    await page.goto(route, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    const title = await page.title();
    const first = await page.getByRole('main').elementHandle();
    release();
    await settled(page);
    // The same elements, not others that look like them.
    expect(await first.evaluate((main) => main.isConnected)).toBe(true);
    expect(await page.title()).toBe(title);
    const takenOver = await shapeOf(page);

    // Rendered by the app alone, nothing would look different.
    await page.route(
      (url) => url.pathname === route,
      async (request) => {
        const response = await request.fetch();
        const html = await response.text();
        await request.fulfill({ response, body: html.replace(/data-painted="[^"]*"/, '') });
      },
    );
    await page.reload();
    await settled(page);
    expect(await shapeOf(page)).toEqual(takenOver);

    // It is the app that stands there: a move inside of it loads no page.
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole('link', { name: 'Marquee, home' }).first().click();
    await expect(heading(page)).toHaveText('share your acting profile like a pro');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
}

test('without scripts the public texts can be read, and their links lead on', async ({ journey }) => {
  const page = await journey.open('reader', { javaScriptEnabled: false });
  await page.goto('/');
  await expect(heading(page)).toHaveText('share your acting profile like a pro');
  for (const name of ['Create a profile', 'Completely free', 'Enjoy']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Because it was made for my own use')).toBeVisible();
  // Neither what only a script could end nor what only a script could do.
  await expect(page.getByRole('progressbar', { includeHidden: true }).first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'हिन्दी' })).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(heading(page)).toHaveText('Terms and Conditions');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(9);
  await page.getByRole('link', { name: 'Read the Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(heading(page)).toHaveText('Privacy Policy');
  await page.goto('/faqs');
  await expect(heading(page)).toHaveText('Frequently asked questions');
  for (const id of ['faq-free', 'faq-plans', 'faq-author']) {
    await expect(page.locator(`[aria-labelledby="${id}-question"]`)).toBeVisible();
  }
});

test('who reads Hindi never sees the page in English', async ({ journey }) => {
  const page = await journey.open('reader', { locale: 'hi-IN' });
  const release = await holdApp(page);
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Marquee, home' }).first()).toBeVisible();
  await expect(page.getByText('Terms and Conditions').first()).toBeHidden();
  await expect(page.getByText('Login', { exact: true })).toBeHidden();
  release();
  await expect(heading(page)).toHaveText('नियम और शर्तें');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test("a chosen scheme holds from the first paint on, and so does the system's", async ({ journey }) => {
  const paper = (page: Page) =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const dark = 'rgb(21, 14, 27)';
  const light = 'rgb(251, 247, 240)';
  const page = await journey.open('reader', { colorScheme: 'dark' });
  const release = await holdApp(page);
  await page.goto('/faqs', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  expect(await paper(page)).toBe(dark);
  await page.evaluate(() => localStorage.setItem('mui-mode', 'light'));
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  expect(await paper(page)).toBe(light);
  release();
  await settled(page);
  expect(await paper(page)).toBe(light);
});

test('who is signed in is not shown the entrance', async ({ journey }) => {
  const page = await journey.open('actor');
  await startLoggedIn(page, await newAccount());
  await page.goto('/my-profile');
  const release = await holdApp(page);
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Login')).toBeHidden();
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Marquee, home' })).toBeVisible();
  await expect(page.getByText('Login to your account')).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/my-profile$/);
  await page.goto('/terms');
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect(heading(page)).toHaveText('Terms and Conditions');
});

test('what is typed and pressed before the app is there is not lost', async ({ journey }) => {
  const account = await newAccount();
  const page = await journey.open('actor');
  const release = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page).toHaveURL(/\/my-profile$/);
});

for (const route of ['/', '/faqs']) {
  test(`a question of ${route} pressed before the app is there opens with it, and alone`, async ({
    journey,
  }) => {
    const page = await journey.open('reader', { reducedMotion: 'reduce' });
    const release = await holdApp(page);
    await page.goto(route, { waitUntil: 'commit' });
    const question = (name: string) => page.getByRole('button', { name, exact: true });
    await question('Why is this free?').click();
    await question('Who are you?').click();
    release();
    await expect(question('Who are you?')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/^An independent writer-director/)).toBeVisible();
    await expect(question('Why is this free?')).toHaveAttribute('aria-expanded', 'false');
  });
}

test('an entrance that is given an error shows it, and not first the form without it', async ({
  journey,
}) => {
  const page = await journey.open('actor');
  const release = await holdApp(page);
  await page.goto('/login?error=denied', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Marquee, home' }).first()).toBeVisible();
  await expect(page.getByText('Login to your account')).toBeHidden();
  release();
  await expect(page.getByRole('alert').first()).toContainText('denied');
  await expect(heading(page)).toHaveText('Login to your account');
});

test('a reader who has scrolled stays where they are when the app comes', async ({ journey }) => {
  const page = await journey.open('reader');
  const release = await holdApp(page);
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  release();
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('what the browser fills in makes its label give way', async ({ journey }) => {
  const page = await journey.open('visitor');
  await page.goto('/login');
  await appIsThere(page);
  const label = page.locator('label', { hasText: 'Email' });
  await expect(label).toHaveAttribute('data-shrink', 'false');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'input[type=email]',
  });
  const force = (...forcedPseudoClasses: string[]) =>
    devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  await force('autofill');
  await expect(label).toHaveAttribute('data-shrink', 'true');
  await force();
  await expect(label).toHaveAttribute('data-shrink', 'false');
});
