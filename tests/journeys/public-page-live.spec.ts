// What a visitor does on a public page: reads it without a script, opens the menu, looks at photos, plays videos, shares.
import type { Page } from '@playwright/test';
import { expect, siteStarted, newAccount, startLoggedIn, test } from './fixtures.ts';
import { settled } from './settled.ts';
import { newActor } from './store.ts';

/** The sample actor with five photos, an intro video and work links. */
const SAMPLE = '/meera-kulkarni';

/** The hosts of all HTTP requests of a page; the set grows as the page sends them. */
function askedHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}

/** Holds the page's requests to these addresses until the returned function is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letCome: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => letCome?.();
}

test(
  'without JavaScript a public page can be read, its links followed, and a report sent',
  { tag: '@scripts' },
  async ({ journey }) => {
    const page = await journey.open('visitor', { javaScriptEnabled: false });
    await page.goto(SAMPLE);
    for (const text of ['Meera Kulkarni', 'Photos & Headshots', 'Intro Video', 'Work Links', 'Education']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByLabel('Menu').first().click();
    await expect(menu.getByRole('link', { name: 'Create Your Profile' })).toBeVisible();
    const target = async (name: RegExp) =>
      (await page.getByRole('link', { name }).first().getAttribute('href')) ?? '';
    expect(await target(/^Open photo 1/)).toMatch(/^http.*\.webp/);
    expect(await target(/^Play the intro video/)).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
    await page.goto(`/${(await newActor()).username}`);
    await page.getByRole('link', { name: 'Report this profile' }).click();
    const form = page.locator('dialog#report form');
    await form.getByLabel('Something else').check();
    await form.getByLabel('What should we know? (optional)').fill('Sent without a script.');
    // The emulator starts a process for each function that is called.
    await form.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(page).toHaveURL(/\/api\/reportProfile$/);
  },
);

test('the page’s script loads after the portrait, but does not wait for a picture that never arrives', async ({
  journey,
}) => {
  const page = await journey.open('visitor');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letPortraitCome = await holdBack(page, /-profile-[\w-]+\.webp/);
  await page.goto(SAMPLE, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
  letPortraitCome();
  await siteStarted(page);

  await page.unroute(/-profile-[\w-]+\.webp/);
  await page.route(/-profile-[\w-]+\.webp/, () => undefined);
  await page.clock.install();
  await page.goto('/joseph-tharakan', { waitUntil: 'commit' });
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(page.locator('html[data-started]')).toBeAttached({ timeout: 500 });
  }).toPass();
});

test('a visitor without an account sends requests only to the site and to Storage', async ({ journey }) => {
  const page = await journey.open('visitor');
  const hosts = askedHosts(page);
  const viewed = page.waitForResponse(/\/api\/trackProfileView/);
  await page.goto(SAMPLE);
  await viewed;
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await settled(page);
  expect([...hosts].map((host) => host.replace('127.0.0.1', 'localhost')).toSorted()).toEqual([
    'localhost:5000',
    'localhost:9199',
  ]);
});

test('the menu closes on a click elsewhere and on Escape', async ({ journey }) => {
  const page = await journey.open('visitor');
  await page.goto(SAMPLE);
  await siteStarted(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const button = page.getByLabel('Menu').first();
  await button.click();
  await expect(menu).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a video is requested from YouTube only after a click, and plays at 16:9', async ({ journey }) => {
  const page = await journey.open('visitor', {}, [/youtube|ERR_/]);
  const hosts = askedHosts(page);
  await page.route(/youtube-nocookie\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' }),
  );
  await page.goto(SAMPLE);
  await siteStarted(page);
  const posters = page.getByRole('link', { name: /^Play / });
  const count = await posters.count();
  expect(count).toBeGreaterThan(1);
  await posters.last().scrollIntoViewIfNeeded();
  await settled(page);
  expect([...hosts].filter((host) => host.includes('you'))).toEqual([]);

  await posters.first().scrollIntoViewIfNeeded();
  const poster = await posters.first().boundingBox();
  await posters.first().click();
  const player = page.locator('iframe');
  await expect(player).toHaveCount(1);
  await expect(player).toHaveAttribute('title', 'Showreel 2026');
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
  const frame = await player.boundingBox();
  expect(frame).toEqual(poster);
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(16 / 9, 2);
  await expect
    .poll(() => [...hosts].filter((host) => host.includes('you')))
    .toEqual(['www.youtube-nocookie.com']);
  await posters.first().click();
  await expect(player).toHaveCount(2);
  await expect(posters).toHaveCount(count - 2);
});

test('photos are browsed full screen by keys and by swipes, and closed with Escape', async ({ journey }) => {
  const page = await journey.open('visitor', { viewport: { width: 390, height: 800 }, hasTouch: true });
  await page.goto(SAMPLE);
  await siteStarted(page);
  const opener = page.getByRole('link', { name: 'Open photo 2 of 5' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  const counter = dialog.getByText(/^\d \/ 5$/);
  await expect(counter).toHaveText('2 / 5');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText('3 / 5');
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('5 / 5');

  const swipe = (from: number, to: number) =>
    dialog.evaluate(
      (element, [start, end]) => {
        const touch = (clientX: number) =>
          new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
        const send = (type: string, at: number, down: boolean) =>
          element.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true,
              touches: down ? [touch(at)] : [],
              changedTouches: [touch(at)],
            }),
          );
        send('touchstart', start, true);
        send('touchend', end, false);
      },
      [from, to] as const,
    );
  await swipe(300, 100);
  await expect(counter).toHaveText('1 / 5');
  await swipe(100, 120);
  await expect(counter).toHaveText('1 / 5');
  await swipe(100, 300);
  await expect(counter).toHaveText('5 / 5');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // Last, because Firefox then has the focus in its own bar, which its driver cannot leave.
  await opener.click();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
});

test('the photos before and after the open one are preloaded', async ({ journey }) => {
  const page = await journey.open('visitor', { viewport: { width: 1280, height: 900 } });
  await page.goto(SAMPLE);
  await siteStarted(page);
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => decodeURIComponent(name)));
  const photos = await page
    .getByRole('link', { name: /^Open photo/ })
    .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)));
  const [, , third = '', fourth = '', fifth = ''] = photos;
  // The grid loads only the small photos.
  expect(await loaded()).not.toContain(fourth);
  await page.getByRole('link', { name: 'Open photo 4 of 5' }).click();
  await expect.poll(loaded).toEqual(expect.arrayContaining([third, fourth, fifth]));
});

test(
  'back closes a photo and stays on the page; a reload keeps it open',
  { tag: '@back' },
  async ({ journey }) => {
    const page = await journey.open('visitor');
    await page.goto('/faqs');
    await page.goto(SAMPLE);
    await siteStarted(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('link', { name: 'Open photo 1 of 5' }).click();
    await expect(dialog.getByText('1 / 5')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('2 / 5')).toBeVisible();
    await page.reload();
    await expect(dialog.getByText('2 / 5')).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(SAMPLE);
    await page.goForward();
    await expect(dialog.getByText('2 / 5')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/faqs');
  },
);

test('a dialog opened before its script has loaded shows no controls that need the script', async ({
  journey,
}) => {
  const page = await journey.open('visitor', { permissions: ['clipboard-read', 'clipboard-write'] });
  const letScriptCome = await holdBack(page, /\/assets\/(?!share)[^/]+\.js$/);
  const letShareCome = await holdBack(page, /\/assets\/share[^/]+\.js$/);
  await page.goto(SAMPLE);
  await page.getByRole('link', { name: 'Share Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Profile' });
  await expect(dialog.getByRole('link', { name: 'Preview' })).toBeVisible();
  const copy = dialog.getByText('Copy Link');
  await expect(copy).toBeHidden();
  letScriptCome();
  await siteStarted(page);
  await expect(copy).toBeHidden();
  letShareCome();
  await copy.click();
  await expect(page.getByText('Link Copied!')).toBeVisible();
});

test('a signed-in visitor can share another’s public profile, and has links to the own one', async ({
  journey,
}) => {
  const page = await journey.open('colleague', { permissions: ['clipboard-read', 'clipboard-write'] });
  await startLoggedIn(page, await newAccount());
  await page.goto(SAMPLE);
  await page.getByRole('link', { name: 'Share Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Profile' });
  await expect(dialog.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', /\/meera-kulkarni$/);
  await dialog.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/meera-kulkarni$/);
  await page.keyboard.press('Escape');
  await page.getByLabel('Menu').first().click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(['Home', 'My Profile']);
  await expect(page.getByRole('link', { name: 'Go to My Profile' })).toHaveAttribute('href', '/my-profile');
});
