// The public page as visitors of all kinds have it: on any screen, on paper, in the theme they chose, and under attack.
import type { Page } from '@playwright/test';
import type { Profile } from '@marquee/domain/profile';
import { expect, test } from './fixtures.ts';
import { newActor } from './store.ts';

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
    { platform: 'youtube', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' },
    { platform: 'instagram', url: 'https://www.instagram.com/reel/abc/' },
  ],
  social: { facebook: '', instagram: 'asha', imdb: 'nm1234567', website: 'https://asha.example/' },
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

const beyondTheScreen = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('whatever a profile holds, nothing reaches beyond the screen', async ({ journey }) => {
  test.slow();
  const page = await journey.open('visitor');
  for (const [what, profile] of Object.entries(ODD)) {
    const { username } = await newActor(profile);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${username}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await beyondTheScreen(page), `${what} at ${String(width)} px`).toBe(0);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(SAMPLE);
  expect(await beyondTheScreen(page), 'five photos at 320 px').toBe(0);
});

test('a right-to-left profile is set from the right, its facts included', async ({ journey }) => {
  const { username } = await newActor(ODD['a right-to-left script'] ?? {});
  const page = await journey.open('visitor', { viewport: { width: 1280, height: 800 } });
  await page.goto(`/${username}`);
  const box = async (text: string) => await page.getByText(text, { exact: true }).boundingBox();
  const [height, location] = [await box('Height'), await box('Location')];
  expect(height?.x).toBeGreaterThan(location?.x ?? Infinity);
});

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('printed it is one page, whatever its length', async ({ journey }) => {
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
    for (const format of ['A4', 'Letter']) {
      expect(pagesOf(await page.pdf({ format })), `${path} on ${format}`).toBe(1);
    }
  }
});

test('on paper photos are a contact sheet and links are their addresses', async ({ journey }) => {
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
});

test('a chosen theme holds from the first paint, before any file of ours', async ({ journey }) => {
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
});

test('nothing moves when the fonts come', async ({ journey }) => {
  const page = await journey.open('visitor');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Long enough for a paint without them.
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  for (const size of [
    { width: 360, height: 740 },
    { width: 412, height: 823 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    for (const path of [SAMPLE, '/thoi-keisham']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    }
  }
});

test('what an owner wrote runs nowhere, and neither does what somebody injects', async ({ journey }) => {
  const attack = '</script><script>globalThis.owned = 1</script><img src=x onerror="globalThis.owned = 2">';
  const { username } = await newActor({
    ...FULL,
    first_name: attack.slice(0, 60),
    introduction: `${attack} \u202e ${'x'.repeat(3000)}`,
    education: attack,
    social: { facebook: attack, instagram: attack, imdb: attack, website: 'javascript:globalThis.owned=3' },
  });
  const page = await journey.open('visitor', {}, [/Content Security Policy/]);
  await page.goto(`/${username}`);
  await expect(page.getByText('globalThis.owned = 1').first()).toBeVisible();
  const refused = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const directives: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          directives.push(effectiveDirective);
          if (directives.length === 2) resolve(directives);
        });
        const script = document.createElement('script');
        script.textContent = 'globalThis.owned = 4';
        document.body.append(script);
        const image = document.createElement('div');
        image.innerHTML = '<img src="/favicon.svg" onload="globalThis.owned = 5">';
        document.body.append(image);
      }),
  );
  expect(refused.toSorted()).toEqual(['script-src-attr', 'script-src-elem']);
  expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false);
});

test('all photos are looked at full screen, by keys and by touch', async ({ journey }) => {
  const page = await journey.open('visitor', { viewport: { width: 390, height: 800 }, hasTouch: true });
  await page.goto(SAMPLE);
  // The script has taken over once the menu closes on Escape.
  await expect(async () => {
    await page.getByRole('link', { name: 'Open photo 2 of 5' }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
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

  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open photo 2 of 5' })).toBeFocused();
});

/** A move inside the app, which the client renders: a link of the app's own, without a page load. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('inside the app the same page is rendered by the client, with a card for what it cannot show', async ({
  journey,
}) => {
  const page = await journey.open('visitor');
  const heading = page.getByRole('heading', { level: 1 });
  await moveTo(page, SAMPLE);
  await expect(heading).toHaveText('Meera Kulkarni');
  await expect(page.getByRole('link', { name: /^Open photo/ })).toHaveCount(5);
  await moveTo(page, '/farida-merchant');
  await expect(heading).toHaveText('Private Profile');
  await moveTo(page, '/nobody-of-this-name');
  await expect(heading).toHaveText('Profile Not Found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('inside the app a slow profile shows its shape, and a failed one can be tried again', async ({
  journey,
}) => {
  const page = await journey.open('visitor', {}, [/ERR_FAILED|Failed to load resource|offline/i]);
  let isAway = true;
  // Firestore answers nothing; later it does.
  await page.route(/(localhost|127\.0\.0\.1):8080\//, async (route) => {
    if (!isAway) return route.continue();
    // Long enough to be seen waiting.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return route.abort();
  });
  await moveTo(page, SAMPLE);
  await expect(page.getByRole('status', { name: 'Loading the profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({ timeout: 30_000 });
  isAway = false;
  await expect(async () => {
    await page.getByRole('button', { name: 'Try Again' }).click({ timeout: 1000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera Kulkarni', { timeout: 12_000 });
  }).toPass();
});
