// Common parts of all screens: bar, anchors, accordion, titles, focus after a navigation, the error page and the way
// home.
import type { Page } from '@playwright/test';
import { PHONE } from './editor.ts';
import { expect, siteStarted, startLoggedIn, test } from './fixtures.ts';
import { waitForApp } from './in-app.ts';
import { newActor } from './store.ts';
import { widthBeyond } from './width-beyond.ts';

const background = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);

const CLEAR = /^(transparent|rgba\(0, 0, 0, 0\))$/;

test('the landing page has its blocks and links, and opens one answer at a time', async ({ journey }) => {
  const page = await journey.open('visitor', { reducedMotion: 'reduce' });
  await page.goto('/');
  await siteStarted(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('share your acting profile like a pro');
  for (const title of [
    'Create a profile',
    'Make it public',
    'Share with anyone',
    'Completely free',
    'Get Notified When Your Profile Gets Viewed',
    'Send the link',
    'Be told when it is opened',
    'Enjoy',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Make your free profile' })).toHaveAttribute('href', '/signup');
  for (const name of ['Support with a donation', "Visit the founder's website"]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', /^\/terms/);
  await expect(footer.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  await expect(footer.getByText('Your professional acting portfolio, simplified.')).toBeVisible();
  await expect(footer.getByText(`© ${String(new Date().getFullYear())}`)).toBeVisible();

  const questions = ['Why is this free?', /What are your plans/, 'Who are you?'].map((name) =>
    page.getByText(name),
  );
  const opened = () =>
    page
      .locator('details[name=faq]')
      .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  await questions[0]?.click();
  expect(await opened()).toEqual([true, false, false]);
  await questions[2]?.click();
  expect(await opened()).toEqual([false, false, true]);
  await questions[2]?.click();
  expect(await opened()).toEqual([false, false, false]);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL(/#how-it-works$/);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
});

test('the app bar is transparent at the top fifty pixels of the landing page, and opaque elsewhere', async ({
  journey,
}) => {
  const page = await journey.open('visitor', { reducedMotion: 'reduce' });
  await page.goto('/');
  await siteStarted(page);
  await expect.poll(() => background(page)).toMatch(CLEAR);
  await page.evaluate(() => scrollTo(0, 49));
  await expect.poll(() => background(page)).toMatch(CLEAR);
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(() => background(page)).toBe('rgb(255, 255, 255)');
  await page.goto('/faqs');
  await expect.poll(() => background(page)).toBe('rgb(255, 255, 255)');
});

test('the sample profile on the landing page loads by itself, is used after a click, and is a real page', async ({
  journey,
}) => {
  const page = await journey.open('visitor');
  await page.goto('/');
  const sample = page.frameLocator('iframe[title="A sample profile as visitors see it"]');
  await expect(sample.getByText('Meera Kulkarni')).toBeAttached();
  await page.getByRole('button', { name: 'Look around' }).click();
  await expect(sample.getByRole('heading', { name: 'Meera Kulkarni' })).toBeVisible();

  // Before its script has started, the link opens the picture itself.
  await sample.locator('html[data-started]').waitFor({ state: 'attached' });
  await sample.getByRole('link', { name: 'Open photo 1 of 5' }).click();
  const viewer = sample.getByRole('dialog');
  await expect(viewer).toContainText('1 / 5');
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect(viewer).toContainText('2 / 5');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();

  await sample.getByRole('link', { name: /WhatsApp/ }).click();
  await expect(page.getByText('This actor is made up. On your profile, this leads to you.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // The sample is as narrow as a phone, whatever the window's width.
  expect(await widthBeyond(sample)).toEqual([]);
});

test('a link inside the app opens the new screen at its top, with its title and the focus', async ({
  journey,
}) => {
  const page = await journey.open('visitor', {
    reducedMotion: 'reduce',
    viewport: { width: 800, height: 400 },
  });
  await page.goto('/login');
  await expect(page).toHaveTitle('Login | Marquee');
  await waitForApp(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveTitle('Reset your password | Marquee');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const HEADS = {
  '/': ['Marquee - Professional Actor Profiles', 'index, follow'],
  '/login': ['Login | Marquee', 'noindex, nofollow'],
  '/signup': ['Create your account | Marquee', 'index, follow'],
  '/terms': ['Terms and Conditions | Marquee', 'index, follow'],
  // A visitor is led to /login.
  '/my-profile': ['Login | Marquee', 'noindex, nofollow'],
} as const;

test('each route has its title, description and robots', async ({ journey }) => {
  const page = await journey.open('visitor');
  const seen = new Set<string>();
  for (const [path, [title, robots]] of Object.entries(HEADS)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', robots);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length ?? 0, path).toBeGreaterThan(10);
    seen.add(`${await page.title()} ${description ?? ''}`);
  }
  expect(seen.size).toBe(Object.keys(HEADS).length - 1);
});

test('the terms and the privacy policy have their sections', async ({ journey }) => {
  const page = await journey.open('visitor');
  await page.goto('/terms');
  const terms = page.getByRole('main');
  await expect(terms.getByRole('heading', { level: 2 })).toHaveCount(9);
  await expect(terms.getByText('Last updated: June 15, 2023')).toBeVisible();
  await expect(terms.getByText(/30 days' notice/)).toBeVisible();
  await expect(terms.getByRole('link', { name: 'Read the Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await page.goto('/privacy');
  for (const title of [
    'Who is responsible',
    'Our legal grounds',
    'What we store',
    'When you view the profiles of others',
    'Where it is stored',
    'For how long',
    'Your rights',
    'Contact',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
});

test('an unknown address answers with status 404 and a link to the home page', async ({ journey }) => {
  const page = await journey.open('visitor');
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a screen that cannot be loaded is reported, and Try Again or Refresh Page shows it', async ({
  journey,
}) => {
  const page = await journey.open('visitor', undefined, [
    /ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/,
    // Firefox gives no more of the error.
    /React Router caught the following error during render Error /,
  ]);
  const chunk = /\/assets\/calendar-demo-page-.*\.js/;
  for (const way of ['Try Again', 'Refresh Page']) {
    await page.route(chunk, (route) => route.abort());
    await page.goto('/calendar-demo');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    // The bar stays, with its links.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Marquee, home' })).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole('button', { name: way }).click();
    await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  }
});

test(
  'animations are off for a visitor who prefers reduced motion, and on for others',
  { tag: '@media' },
  async ({ journey }) => {
    for (const [reducedMotion, scrolling] of [
      ['reduce', 'auto'],
      ['no-preference', 'smooth'],
    ] as const) {
      const page = await journey.open(reducedMotion, { reducedMotion });
      await page.goto('/typography-demo');
      await expect(page.getByRole('button', { name: 'Move' })).toBeVisible();
      const found = await page.evaluate(() => {
        const seconds = (text: string) => Math.max(...text.split(',').map(parseFloat));
        const durations = [...document.querySelectorAll('main *')]
          .map((element) => getComputedStyle(element))
          .map(({ transitionDuration, animationDuration }) =>
            [transitionDuration, animationDuration].map(seconds),
          )
          .flat();
        return {
          scrolling: getComputedStyle(document.documentElement).scrollBehavior,
          longest: Math.max(...durations),
        };
      });
      expect(found.scrolling).toBe(scrolling);
      if (reducedMotion === 'reduce') expect(found.longest).toBeLessThan(0.001);
      else expect(found.longest).toBeGreaterThan(0.1);
    }
  },
);

test(
  'a choice can be read in forced colours, and a switch shows its state',
  { tag: '@media' },
  async ({ journey }) => {
    const page = await journey.open('owner', { forcedColors: 'active', reducedMotion: 'reduce' });
    await startLoggedIn(page, await newActor());
    await page.goto('/my-profile');
    const chosen = page.getByRole('button', { name: /Last 30 days/, pressed: true });
    const { background, texts } = await chosen.evaluate((button) => ({
      background: getComputedStyle(button).backgroundColor,
      texts: [button, ...button.querySelectorAll('*')].map((element) => getComputedStyle(element).color),
    }));
    expect(new Set(texts).size).toBe(1);
    expect(texts).not.toContain(background);

    await page.goto('/settings');
    const track = (name: string) =>
      page
        .getByRole('switch', { name })
        .evaluate(
          (input) => getComputedStyle(input.parentElement?.nextElementSibling ?? input).backgroundColor,
        );
    await expect(page.getByRole('switch', { name: 'Show my name' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Show my email address' })).not.toBeChecked();
    expect(await track('Show my name')).toBe(background);
    expect(await track('Show my email address')).not.toBe(background);
  },
);

test('buttons and a focused field have borders in forced colours', { tag: '@media' }, async ({ journey }) => {
  const page = await journey.open('visitor', { forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/login');
  await waitForApp(page);
  for (const name of ['Login', 'Continue with Google']) {
    const control = page.getByRole('main').getByRole('button', { name, exact: true });
    const { style, width } = await control.evaluate((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return { style: borderTopStyle, width: parseFloat(borderTopWidth) };
    });
    expect(style, name).not.toBe('none');
    expect(width, name).toBeGreaterThanOrEqual(1);
  }
  await page.getByLabel('Email').focus();
  const outline = await page
    .locator('.MuiOutlinedInput-root.Mui-focused fieldset')
    .evaluate((element) => parseFloat(getComputedStyle(element).borderTopWidth));
  expect(outline).toBeGreaterThanOrEqual(2);
});

test('a toast appears in the lower half of a phone’s screen, away from title and menu', async ({
  journey,
}) => {
  const page = await journey.open('actor', PHONE);
  await page.goto('/typography-demo');
  await page.getByRole('button', { name: 'Show a toast: success' }).tap();
  const toast = page.locator('#toasts').getByText('One at a time, gone after five seconds.');
  await expect(toast).toBeVisible();
  const { y } = (await toast.boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThan(PHONE.viewport.height / 2);
});
