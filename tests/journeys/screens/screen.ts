// One screen in one state, and the steps to it.
import type { Page } from '@playwright/test';
import type { Language } from '../../../web/src/i18n/languages.ts';
import { expect } from '../fixtures.ts';
import type { Persona } from '../personas.ts';

export interface Screen {
  /** The file name of the screen's pictures, and the name of its test. */
  readonly name: string;
  /** The screen's path, or a function that prepares it. */
  readonly path: string | ((page: Page) => Promise<string>);
  /** The persona; a visitor by default. */
  readonly as?: Persona;
  /** Steps from the address to the state; without them the state is the loaded page. */
  readonly reach?: (page: Page) => Promise<void>;
  /** Runs before the address is opened, for example to block a request. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** True for a screen that changes its browser or account, and so needs a browser context of its own. */
  readonly isAlone?: true;
  /** True for a screen that shows a loading state on purpose. */
  readonly isLoading?: true;
  /** English by default. Other languages are only checked for overflow. */
  readonly language?: Language;
  /** True for a screen of screenshots only: slow to reach, and without new components. Runs with a service worker. */
  readonly isPictureOnly?: true;
  /** Console errors that the state itself provokes. */
  readonly provokes?: readonly RegExp[];
}

/** Placeholders of loading content; the design-system page shows some permanently. */
const WAITING = '.MuiSkeleton-root:not([data-sample] *), .MuiCircularProgress-root:not([data-sample] *)';

/** Opens a screen and brings it to its state, with fonts loaded and animations ended. */
export async function showScreen(page: Page, { path, before, reach, isLoading }: Screen): Promise<void> {
  await before?.(page);
  await page.goto(typeof path === 'string' ? path : await path(page));
  if (isLoading) {
    await expect(page.locator('#content [role=status]').first()).toBeVisible();
    await reach?.(page);
  } else {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator(WAITING)).toHaveCount(0);
    await reach?.(page);
    await expect(page.locator(WAITING)).toHaveCount(0);
  }
  // Site pages switch their fonts on once they have started; the app has its fonts from the start.
  await page.waitForFunction(
    () => (document.getElementById('later')?.getAttribute('media') ?? 'all') === 'all',
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
