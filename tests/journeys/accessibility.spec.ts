// axe reports nothing, nothing overflows the viewport, with large type either, and only the product's own servers are
// requested. `npm test` opens each screen once, narrow and dark, and in Hindi where the table has it so: what differs most
// from the default. With `SWEEP=all` (nightly, before a release) every state is opened, by all of axe's rules in a wide
// light window and by those of colour and size in a narrow dark one; Hindi is then checked for overflow.
import type { BrowserContext, Page } from '@playwright/test';
import type axe from 'axe-core';
import { PORTS } from '../../scripts/config/project.ts';
import { violationsOf } from './axe.ts';
import { expect, test as base } from './fixtures.ts';
import { sessionOf, startAs, type Persona } from './personas.ts';
import { EACH_SCREEN_ONCE, SCREENS } from './all-screens.ts';
import { heightBeyond } from './height-beyond.ts';
import { showScreen, type Screen } from './screens/screen.ts';
import { widthBeyond } from './width-beyond.ts';

const ALL_RULES = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const satisfies axe.RunOnly;

/** The rules whose outcome depends on the theme or on the width. */
const LOOK_RULES = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
} as const satisfies axe.RunOnly;

const DESKTOP = { width: 1280, height: 800 };
/** The first pass: desktop, light theme. */
const LOOK = { viewport: DESKTOP, reducedMotion: 'reduce', colorScheme: 'light' } as const;
const HINDI = { ...LOOK, locale: 'hi-IN' } as const;

/** Each a browser context per worker for all screens that change nothing; its compiled scripts are cached. */
const test = base.extend<object, { readonly device: BrowserContext; readonly hindiDevice: BrowserContext }>({
  device: [
    async ({ browser }, use) => {
      const device = await browser.newContext(LOOK);
      await use(device);
      await device.close();
    },
    { scope: 'worker' },
  ],
  hindiDevice: [
    async ({ browser }, use) => {
      const device = await browser.newContext(HINDI);
      await use(device);
      await device.close();
    },
    { scope: 'worker' },
  ],
});

/** 1280 px at 400 % zoom, and a small phone. */
const NARROW = { width: 320, height: 640 };
const PHONE = { width: 360, height: 740 };

/** The titles that a page may have: with the product's name, or of a page without a profile or with an error. */
const TITLE =
  / \| Marquee$|^Marquee - |^(Private Profile|Profile Not Found|Profile Taken Down|This Link Has Ended|Something went wrong)$/;

const OWN_PORTS = new Set(Object.values(PORTS).map(String));

/** Firestore requests this address to detect whether it is online; the Content-Security-Policy blocks it. */
const REFUSED = 'https://www.google.com/images/cleardot.gif';

async function expectNoViolations(page: Page, what: string, runOnly: axe.RunOnly): Promise<void> {
  const hasMenu = runOnly.type === 'tag' && (await page.getByRole('menu').isVisible());
  const found = await violationsOf(page, {
    runOnly,
    rules: {
      // `target-size` is not among axe's default rules.
      ...(runOnly.type === 'tag' ? { 'target-size': { enabled: true } } : {}),
      // An open menu is at the end of the body, outside the landmarks.
      ...(hasMenu ? { region: { enabled: false } } : {}),
    },
  });
  expect.soft(found, what).toEqual([]);
}

/**
 * Expects no sideways scroll: with text at 200 % on a laptop and on a phone, then with ordinary text in 320 px, where
 * nothing empty is below the screen either.
 */
async function expectToFit(page: Page, what: string): Promise<void> {
  const expectNothingBeyond = (where: string) =>
    // The layout may still be changing.
    expect.soft.poll(() => widthBeyond(page), { message: `${what}${where}` }).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNothingBeyond('type at 200 %');
  await page.setViewportSize(PHONE);
  await expectNothingBeyond('type at 200 %, 360 px');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(NARROW);
  await expectNothingBeyond('320 px');
  await expect.soft.poll(() => heightBeyond(page), { message: `${what}below, 320 px` }).toBe(0);
}

/** Switches the system to dark; resolves when every colour transition has ended. */
async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // The app sets an attribute on its root; a public page that follows the system does not.
  await page.waitForFunction(() => (document.documentElement.dataset['theme'] ?? 'dark') === 'dark');
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // An animation that follows the scroll position ends only with the page.
    const endless = ({ effect, timeline }: Animation) =>
      effect?.getComputedTiming().endTime === Infinity || !(timeline instanceof DocumentTimeline);
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => !endless(animation))
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}

const PERSONAS = [
  'visitor',
  'actor',
  'hidden',
  'newcomer',
  'moderator',
] as const satisfies readonly Persona[];

/** The addresses that a page requests on other servers than the product's, filled in as they come. */
function foreignRequestsOf(page: Page): readonly string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname, port, href } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return;
    if (href.startsWith(REFUSED)) return;
    if (!['localhost', '127.0.0.1'].includes(hostname) || !OWN_PORTS.has(port)) foreign.push(href);
  });
  return foreign;
}

function sweepEachScreenOnce(): void {
  for (const persona of PERSONAS) {
    for (const screen of EACH_SCREEN_ONCE.filter(({ as = 'visitor' }) => as === persona)) {
      test(screen.name, async ({ journey, device, hindiDevice }) => {
        const isHindi = screen.language === 'hi';
        const page = screen.isAlone
          ? await journey.open(screen.name, isHindi ? HINDI : LOOK, screen.provokes)
          : await journey.openOn(isHindi ? hindiDevice : device, screen.name, screen.provokes);
        await startAs(page, persona);
        const foreignRequests = foreignRequestsOf(page);
        await showScreen(page, screen);

        await expect(page.locator('html')).toHaveAttribute('lang', screen.language ?? 'en');
        await turnDark(page);
        await expectToFit(page, '');
        await expectNoViolations(page, 'narrow, dark', ALL_RULES);

        expect.soft(foreignRequests, 'requests to others').toEqual([]);
        if (!isHindi) expect.soft(await page.title(), 'the title').toMatch(TITLE);
      });
    }
  }
}

const isSwept = ({ isPictureOnly, language }: Screen): boolean => !isPictureOnly && language === undefined;

function sweepEveryState(): void {
  for (const persona of PERSONAS) {
    for (const screen of SCREENS.filter((one) => isSwept(one) && (one.as ?? 'visitor') === persona)) {
      test(screen.name, async ({ journey, device }) => {
        const page = screen.isAlone
          ? await journey.open(screen.name, LOOK, screen.provokes)
          : await journey.openOn(device, screen.name, screen.provokes);
        await startAs(page, persona);
        const foreignRequests = foreignRequestsOf(page);
        await showScreen(page, screen);

        await expectNoViolations(page, 'wide, light', ALL_RULES);
        await turnDark(page);
        await expectToFit(page, '');
        await expectNoViolations(page, 'narrow, dark', LOOK_RULES);

        expect.soft(foreignRequests, 'requests to others').toEqual([]);
        expect.soft(await page.title(), 'the title').toMatch(TITLE);
      });
    }
  }
}

/** Personas that open screens in other languages, each with one browser context. */
const READERS = ['visitor', 'actor', 'newcomer'] as const satisfies readonly Persona[];

function sweepHindi(): void {
  for (const reader of READERS) {
    test(`screens in Hindi fit their width, for the ${reader}`, async ({ journey }) => {
      // All of the reader's screens, one after the other.
      test.slow();
      const storageState = await sessionOf(reader);
      const page = await journey.open(reader, {
        locale: 'hi-IN',
        reducedMotion: 'reduce',
        ...(storageState ? { storageState } : {}),
      });
      for (const screen of SCREENS.filter(
        ({ language, as }) => language === 'hi' && (as ?? 'visitor') === reader,
      )) {
        await page.setViewportSize(DESKTOP);
        await showScreen(page, screen);
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
        await expectToFit(page, `${screen.name}, `);
      }
    });
  }
}

if (process.env['SWEEP'] === 'all') {
  sweepEveryState();
  sweepHindi();
} else {
  sweepEachScreenOnce();
}
