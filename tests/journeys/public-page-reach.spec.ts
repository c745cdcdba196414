// Quick access on a public page: parts by their address, the contact while scrolling, and everything important before
// the pictures on a weak network.
import { NO_CAPTION, type Picture } from '@marquee/domain/profile/picture';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, siteStarted, test } from './fixtures.ts';
import { settled } from './settled.ts';
import { newActor } from './store.ts';

/** The sample actor whose page has the most parts. */
const SAMPLE = '/meera-kulkarni';
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

const fromTop = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);

test('an address with #photos, #videos or #credits leads to that part, and the End key to the page’s end', async ({
  journey,
}) => {
  const page = await journey.open('visitor', PHONE);
  for (const id of ['photos', 'videos', 'credits']) {
    await page.goto('about:blank');
    await page.goto(`${SAMPLE}#${id}`);
    await settled(page);
    expect(Math.abs(await fromTop(page, id))).toBeLessThan(2);
  }
  await page.goto(SAMPLE);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'Report this profile' })).toBeInViewport();
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.round(scrollY)),
    )
    .toBeLessThan(2);
  expect(await height()).toBe(before);
});

test(
  'on a laptop one contact is in reach wherever the page is scrolled to',
  { tag: '@timeline' },
  async ({ journey }) => {
    const page = await journey.open('visitor', { javaScriptEnabled: false });
    await page.goto(SAMPLE);
    const contact = page.getByRole('button', { name: 'Chat on WhatsApp' });
    await expect(contact).toHaveCount(1);
    await expect(contact).toBeInViewport();
    await page.getByRole('heading', { name: 'Work Links' }).scrollIntoViewIfNeeded();
    await expect(contact.last()).toBeInViewport();
    await expect(contact.first()).not.toBeInViewport();
  },
);

test('on a phone the photos are a strip below the facts, which needs no script', async ({ journey }) => {
  const page = await journey.open('visitor', { ...PHONE, javaScriptEnabled: false });
  await page.goto(SAMPLE);
  const photos = page.locator('header li > [data-photo]');
  await expect(photos).toHaveCount(5);
  await photos.last().scrollIntoViewIfNeeded();
  await expect(photos.last()).toBeInViewport();
  await expect(photos.last()).toHaveAttribute('href', /_sample5\./);
});

test('the photos take their room before their files have come', async ({ journey }) => {
  const heights: number[] = [];
  for (const isHeld of [true, false]) {
    // A browser with nothing in its cache.
    const page = await journey.open(`visitor ${String(isHeld)}`, PHONE);
    if (isHeld) await page.route(/gallery%2F/, () => undefined);
    await page.goto(SAMPLE, { waitUntil: 'domcontentloaded' });
    for (const photo of isHeld ? [] : await page.locator('#photos li:not([hidden]) img').all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveJSProperty('complete', true);
    }
    const loaded = await page
      .locator('#photos li:not([hidden]) img')
      .evaluateAll((photos) => photos.filter((photo) => (photo as HTMLImageElement).naturalWidth > 0).length);
    expect(loaded).toBe(isHeld ? 0 : 5);
    const { height } = (await page.locator('#photos ul').boundingBox()) ?? { height: 0 };
    heights.push(height);
  }
  const [before = 0, after = 0] = heights;
  // Parts of a pixel may be lost.
  expect(Math.abs(before - after)).toBeLessThan(2);
});

test('a panorama on a row of its own is as wide as the grid, and no part of it is cut off', async ({
  journey,
}) => {
  const photo = (width: number, height: number): Picture => ({
    ...NO_CAPTION,
    file: 'gallery/none.jpg',
    width,
    height,
    steps: [],
  });
  const actor = await newActor({ photos: [photo(1600, 1000), photo(2000, 500)] });
  const page = await journey.open('visitor');
  const body = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#805' } })
    .webp()
    .toBuffer();
  await page.route(/gallery%2Fnone/, (route) => route.fulfill({ body, contentType: 'image/webp' }));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${actor.username}`);
    const grid = await page.locator('#photos ul').boundingBox();
    const box = await page.locator('#photos ul img').last().boundingBox();
    expect(box?.width).toBeCloseTo(grid?.width ?? 0, 0);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4, 1);
  }
});

test(
  'on a weak network the contact is visible and Share opens while every picture is on its way',
  { tag: '@cdp' },
  async ({ journey }) => {
    const page = await journey.open('visitor', PHONE);
    let letPicturesCome: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (letPicturesCome = resolve));
    await page.route(/\/o\/profiles/, async (route) => {
      await held;
      await route.continue();
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    });
    await page.goto(SAMPLE, { waitUntil: 'commit' });
    await expect(page.locator('[data-bar]')).toBeInViewport();
    await siteStarted(page);
    await page.getByRole('link', { name: 'Share Profile' }).tap();
    await expect(page.getByRole('dialog', { name: 'Share Profile' })).toBeVisible();
    letPicturesCome?.();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('[data-portrait] img')?.complete,
    );
  },
);

test('a browser that saves data gets the smallest pictures and no fonts', async ({ journey }) => {
  const page = await journey.open('visitor', { ...PHONE, extraHTTPHeaders: { 'save-data': 'on' } });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(new URL(request.url()).pathname)));
  const response = await page.goto(SAMPLE);
  expect(response?.headers()['vary']).toMatch(/save-data/i);
  await siteStarted(page);
  await page.getByRole('heading', { name: 'Work Links' }).scrollIntoViewIfNeeded();
  await settled(page);
  const pictures = asked.filter((path) => path.includes('/o/'));
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter((path) => !path.includes('thumb'))).toEqual([]);
  expect(asked.filter((path) => path.endsWith('.woff2'))).toEqual([]);
});
