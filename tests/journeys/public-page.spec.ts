// How the public page looks: on any screen, in any script, on paper, in the theme a visitor chose, while fonts come.
import { readPdf } from '../../functions/src/documents/read-drawn-pdf.ts';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import type { Page } from '@playwright/test';
import type { Profile } from '@marquee/domain/profile/profile';
import { expect, test } from './fixtures.ts';
import { paper } from './in-firefox.ts';
import { settled } from './settled.ts';
import { newActor } from './store.ts';
import { widthBeyond } from './width-beyond.ts';

const FULL: Partial<Profile> = {
  first_name: 'Asha',
  last_name: 'Rao',
  height: `5'6" (168 cm)`,
  location: 'Mumbai',
  screen_age_min: 22,
  screen_age_max: 30,
  introduction: 'Film and theatre actor from Mumbai, at home in comedy and in the long silences between.',
  languages: ['Hindi', 'English', 'Marathi'],
  skills: ['Theatre Acting', 'Kathak'],
  education: 'National School of Drama',
  introduction_video: 'https://youtu.be/aqz-KE-bpKQ',
  additional_videos: [
    { ...NO_VIDEO_DETAILS, platform: 'youtube', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' },
    { ...NO_VIDEO_DETAILS, platform: 'instagram', url: 'https://www.instagram.com/reel/abc/' },
  ],
  social: { facebook: '', instagram: 'asha', imdb: 'nm1234567', website: 'https://asha.example/' },
  contact_shield: false,
  whatsapp_link: 'https://wa.me/919876543210',
};

const MANY_SKILLS = Array.from({ length: 40 }, (_, index) => `A skill with the number ${String(index + 1)}`);

const ODD: Readonly<Record<string, Partial<Profile>>> = {
  'nothing but a name': { first_name: 'Jo', last_name: '' },
  'long names': {
    ...FULL,
    first_name: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekhara Iy',
    last_name: 'Lakshminarasimhamurthy Krishnaswamy Ramanathapuram Balasubr',
  },
  'names of one word': { ...FULL, first_name: 'W'.repeat(60), last_name: 'm'.repeat(60) },
  'forty skills': { ...FULL, skills: MANY_SKILLS },
  'a right-to-left script': {
    ...FULL,
    first_name: 'فریدہ',
    last_name: 'مرچنٹ',
    location: 'ممبئی',
    introduction: 'ممبئی سے تعلق رکھنے والی فلم اور تھیٹر کی اداکارہ۔',
    languages: ['اردو', 'English'],
  },
  Devanagari: { ...FULL, first_name: 'मीरा', last_name: 'कुलकर्णी', introduction: 'मुंबई की अभिनेत्री। 🎭' },
};

/** The sample actor with five photos. */
const SAMPLE = '/meera-kulkarni';

test('whatever a profile holds, nothing reaches beyond the screen', async ({ journey }) => {
  const page = await journey.open('visitor');
  for (const [what, profile] of Object.entries(ODD)) {
    const { username } = await newActor(profile);
    await page.goto(`/${username}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await widthBeyond(page), `${what} at ${String(width)} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(SAMPLE);
  expect(await widthBeyond(page), 'five photos at 320 px').toEqual([]);
});

test('the facts below a name in a right-to-left script keep their order', async ({ journey }) => {
  const { username } = await newActor(ODD['a right-to-left script'] ?? {});
  const page = await journey.open('visitor', { viewport: { width: 1280, height: 800 } });
  await page.goto(`/${username}`);
  const box = async (text: string) => await page.getByText(text, { exact: true }).boundingBox();
  const [height, location] = [await box('Height'), await box('Location')];
  expect(height?.x).toBeLessThan(location?.x ?? 0);
});

/** The pages of a PDF, read as a viewer does: Firefox packs their objects. */
const pagesOf = async (pdf: Buffer): Promise<number> => (await readPdf(new Uint8Array(pdf), 0.1)).length;

test('a public page prints as one page, whatever its length', async ({ journey }) => {
  const page = await journey.open('visitor');
  const sentence = 'I trained for the stage in Pune and came to film by accident. ';
  const long = await newActor({ ...FULL, introduction: sentence.repeat(25), skills: MANY_SKILLS });
  const fullest = await newActor({
    ...FULL,
    introduction: sentence.repeat(64),
    education: 'Diploma in Acting, residential, Pune, 2019\n'.repeat(60),
    skills: MANY_SKILLS,
  });
  for (const path of [SAMPLE, '/joseph-tharakan', `/${long.username}`, `/${fullest.username}`]) {
    await page.goto(path);
    for (const format of ['A4', 'Letter'] as const) {
      expect(await pagesOf(await page.pdf(paper(page, format))), `${path} on ${format}`).toBe(1);
    }
  }
});

test(
  'on paper the photos are in one row, and a video’s link shows its address',
  { tag: '@media' },
  async ({ journey }) => {
    const page = await journey.open('visitor');
    await page.goto(SAMPLE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').first()).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByText(/^youtu\.be\//).first()).toBeVisible();
    const photos = page.getByRole('link', { name: /^Open photo/ });
    const tops = await photos.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);

    // Long words beside the portrait do not make it narrow.
    await page.goto('/joseph-tharakan');
    const portrait = await page.getByRole('main').locator('img').first().boundingBox();
    expect((portrait?.width ?? 0) / (portrait?.height ?? 1)).toBeCloseTo(4 / 5, 1);
  },
);

test(
  'a chosen theme applies without any of the page’s script files',
  { tag: '@media' },
  async ({ journey }) => {
    const page = await journey.open('visitor', { colorScheme: 'dark' }, [/Failed to load resource/]);
    await page.goto(SAMPLE);
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await paper();
    await page.evaluate(() => localStorage.setItem('mui-mode', 'light'));
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    expect(await paper()).not.toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
    await page.reload();
    expect(await paper()).toBe(dark);
  },
);

/** How many font files the page has requested so far. */
const fontsAsked = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  );

test('fonts load after the portrait on a first visit, at once on a later one, and also without scripts', async ({
  journey,
}) => {
  const page = await journey.open('visitor');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { fontsAtFirst: document.querySelector('#later')?.getAttribute('media') });
    });
  });
  const atFirst = () => page.evaluate(() => (globalThis as { fontsAtFirst?: string }).fontsAtFirst);
  let letPortraitCome: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letPortraitCome = resolve;
  });
  await page.route(/firebasestorage|:9199/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(SAMPLE, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await fontsAsked(page)).toBe(0);
  letPortraitCome?.();
  await expect.poll(() => fontsAsked(page)).toBeGreaterThan(0);
  await page.evaluate(() => document.fonts.ready);
  expect(await atFirst()).toBe('print, (scripting: none)');

  await page.goto('/thoi-keisham');
  expect(await atFirst()).toBe('all');

  const plain = await journey.open('visitor', { javaScriptEnabled: false });
  const font = plain.waitForRequest(/\.woff2$/);
  await plain.goto(SAMPLE);
  await font;
});

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];

/** Delays fonts until the page is rendered without them, and records each layout shift. */
async function watchShifts(page: Page): Promise<(path: string) => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  // Fonts come when all of the page is painted: on a busy machine it is painted in pieces, which move each other.
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(async () => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      if (document.readyState === 'loading' || !isPainted) return false;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      (globalThis as { fontsSince?: number }).fontsSince ??= performance.now();
      return true;
    });
    await route.continue();
  });
  return async (path) => {
    await page.goto(path);
    await page.locator('#later[media=all]').waitFor({ state: 'attached' });
    await settled(page);
    return page.evaluate(() => {
      const { shifts: found, fontsSince } = globalThis as unknown as {
        readonly shifts: readonly (PerformanceEntry & { readonly value: number })[];
        readonly fontsSince?: number;
      };
      return found.filter(({ startTime }) => startTime >= (fontsSince ?? 0)).map(({ value }) => value);
    });
  };
}

test('nothing on a public page moves when the fonts arrive', async ({ journey }) => {
  const page = await journey.open('visitor');
  const shifts = await watchShifts(page);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    for (const path of [SAMPLE, '/thoi-keisham']) {
      // A limit of less than a pixel of one line.
      expect((await shifts(path)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0001);
    }
  }
});

test('the landing page stays where it is when the fonts and its sample come', async ({ journey }) => {
  const page = await journey.open('visitor');
  const shifts = await watchShifts(page);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    // The limit allows for the Login button, which grows by 4 px.
    expect((await shifts('/')).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  }
});
