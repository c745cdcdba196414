// The site's fixed pages: documents that work without a script, in both languages, and what the script adds.
import type { Page } from '@playwright/test';
import { pathsRenderedBy, sitePath } from '@marquee/domain/site/routes';
import { LATER_STYLES } from '../../web/src/site/head-script.ts';
import { expect, newAccount, siteStarted, startLoggedIn, test } from './fixtures.ts';
import { waitForApp } from './in-app.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const SITE_SCRIPT = /\/assets\/start-site-[\w-]+\.js$/;

test(
  'without scripts pages can be read, questions open to their answers, and links work',
  { tag: '@scripts' },
  async ({ journey }) => {
    const page = await journey.open('reader', { javaScriptEnabled: false });
    await page.goto('/');
    await expect(heading(page)).toHaveText('share your acting profile like a pro');
    for (const name of ['Create a profile', 'Completely free', 'Enjoy']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    // Controls that need a script are hidden.
    await expect(page.getByRole('button', { name: 'Look around' })).toBeHidden();
    const answer = page.getByText('Because I made it for myself');
    await expect(answer).toBeHidden();
    await page.getByText('Why is this free?').click();
    await expect(answer).toBeVisible();
    await page.getByText('Who are you?').click();
    await expect(answer).toBeHidden();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(heading(page)).toHaveText('Terms and Conditions');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(9);
    await page.getByRole('link', { name: 'Read the Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(heading(page)).toHaveText('Privacy Policy');
    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(/\/hi\/privacy$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  },
);

test('a page of the site loads only the site’s script, and sends no request to another host', async ({
  journey,
}) => {
  const page = await journey.open('visitor');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url());
  });
  await page.goto('/terms');
  await siteStarted(page);
  await page.evaluate(() => document.fonts.ready);
  const scripts = asked.filter((url) => url.endsWith('.js'));
  expect(scripts.filter((url) => !SITE_SCRIPT.test(url))).toEqual([]);
  expect(scripts.length).toBeLessThanOrEqual(2);
  expect(new Set(asked.map((url) => new URL(url).host)).size).toBe(1);
});

test('script and fonts of a page are requested after its load event', async ({ journey }) => {
  const page = await journey.open('visitor');
  await page.goto('/terms');
  await siteStarted(page);
  await page.evaluate(() => document.fonts.ready);
  const requests = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|woff2)$/.test(name))
      .map(({ name, startTime }) => ({ kind: name.split('.').at(-1), isLate: startTime > loaded }));
  });
  expect(requests).toContainEqual({ kind: 'js', isLate: true });
  expect(requests).toContainEqual({ kind: 'woff2', isLate: true });
  expect(requests.filter(({ isLate }) => !isLate)).toEqual([]);
});

test('each page of the site is there in both languages, and each links to the other', async ({ journey }) => {
  const page = await journey.open('reader', { javaScriptEnabled: false });
  for (const path of pathsRenderedBy('site')) {
    for (const [language, other, name] of [
      ['en', 'hi', 'हिन्दी'],
      ['hi', 'en', 'English'],
    ] as const) {
      await page.goto(sitePath(path, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`:5000${sitePath(path, language)}$`),
      );
      await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute(
        'href',
        new RegExp(`:5000${sitePath(path, other)}$`),
      );
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute(
        'href',
        sitePath(path, other),
      );
    }
  }
});

test('a visitor whose browser prefers Hindi is redirected to Hindi before the first paint, and a choice is remembered', async ({
  journey,
}) => {
  const page = await journey.open('reader', { locale: 'hi-IN' });
  await page.goto('/terms#privacy');
  await expect(page).toHaveURL(/\/hi\/terms#privacy$/);
  await expect(heading(page)).toHaveText('नियम और शर्तें');
  await siteStarted(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/terms#privacy$/);
  await expect(heading(page)).toHaveText('Terms and Conditions');
  await page.goto('/faqs');
  await expect(heading(page)).toHaveText('Frequently asked questions');

  await siteStarted(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/faqs$/);
  // A chosen language holds on profiles too.
  await page.goto('/meera-kulkarni');
  await expect(page).toHaveURL(/\/meera-kulkarni\?lang=hi$/);
  await expect(page.getByRole('heading', { name: 'फ़ोटो और हेडशॉट' })).toBeVisible();
});

test(
  "a page has the system's theme, or a chosen one, before its script has loaded",
  { tag: '@media' },
  async ({ journey }) => {
    const paper = (page: Page) =>
      page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    const dark = 'rgb(21, 14, 27)';
    const light = 'rgb(251, 247, 240)';
    const page = await journey.open('reader', { colorScheme: 'dark' }, [/ERR_FAILED|dynamically imported/]);
    await page.route(SITE_SCRIPT, (route) => route.abort());
    await page.goto('/faqs', { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    expect(await paper(page)).toBe(dark);
    await page.evaluate(() => localStorage.setItem('mui-mode', 'light'));
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    expect(await paper(page)).toBe(light);
  },
);

test('every text in Devanagari is set in a font that has its letters', async ({ journey }) => {
  const page = await journey.open('reader', {}, [/status of 404/]);
  const paths = [...pathsRenderedBy('site').map((path) => sitePath(path, 'hi')), '/meera-kulkarni?lang=hi'];
  for (const path of [...paths, '/nobody-of-that-name?lang=hi', '/', '/meera-kulkarni']) {
    await page.goto(path);
    // The style sheet of dialogs and fonts applies last.
    await expect
      .poll(() =>
        page.evaluate(
          (id) => Boolean(document.querySelector<HTMLLinkElement>(`#${id}[media=all]`)?.sheet),
          LATER_STYLES,
        ),
      )
      .toBe(true);
    const unreadable = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = (node.textContent ?? '').trim();
        const element = node.parentElement;
        if (!element || !/[\u0900-\u097f]/.test(text)) continue;
        const { fontFamily } = getComputedStyle(element);
        // This font has only the glyphs of one word.
        const hasLetters = fontFamily.includes('Hindi Name')
          ? text === 'हिन्दी'
          : fontFamily.includes('Noto Sans Devanagari');
        if (!hasLetters) found.push(`${text}: ${fontFamily}`);
      }
      return found;
    });
    expect(unreadable, path).toEqual([]);
  }
});

test('a signed-in visitor has the account menu in the bar, and can log out there', async ({ journey }) => {
  const page = await journey.open('actor');
  await startLoggedIn(page, await newAccount());
  await page.goto('/');
  await expect(page).toHaveURL(/\/my-profile$/);
  await page.goto('/terms');
  const bar = page.getByRole('banner');
  await expect(bar.getByText('Login')).toBeHidden();
  await siteStarted(page);
  await bar.getByText('My Account').click();
  await expect(bar.locator('details a')).toHaveText(['My Profile', 'Settings', 'FAQs']);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'Settings' })).toBeHidden();
  await bar.getByText('My Account').click();
  await bar.getByRole('button', { name: 'Logout' }).click();
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/my-profile');
  await expect(page).toHaveURL(/\/login$/);
});

test('a page shown after the session has ended looks as it does for a visitor', async ({ journey }) => {
  const page = await journey.open('visitor');
  await page.goto('/faqs');
  await page.evaluate(() => localStorage.setItem('signed_in', '1'));
  await page.goto('/meera-kulkarni');
  await expect(page.locator('html[data-account]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Make Your Own Free Profile' })).toBeVisible();
});

test(
  'the label of a field that the browser autofills moves out of the way',
  { tag: '@cdp' },
  async ({ journey }) => {
    const page = await journey.open('visitor');
    await page.goto('/login');
    await waitForApp(page);
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
  },
);
