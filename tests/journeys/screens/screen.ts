// One screen in one state, and the way to it.
import type { Page } from '@playwright/test';
import type { Language } from '../../../web/src/i18n/languages.ts';
import { expect } from '../fixtures.ts';
import type { Persona } from '../personas.ts';
import { layOutEverything } from '../settled.ts';

export interface Screen {
  /** The file name of its pictures and the name of its test. */
  readonly name: string;
  /** Its address, or what makes one. */
  readonly path: string | ((page: Page) => Promise<string>);
  /** Who looks; a visitor unless named. */
  readonly as?: Persona;
  /** From the address to the state; without it the state is the loaded page. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What has to happen before the address is opened, such as a request that must not be answered. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Leaves a mark on its browser or its account, and so is looked at in a browser context of its own. */
  readonly isAlone?: true;
  /** Still loading on purpose. */
  readonly isLoading?: true;
  /** English unless named. In another language the sweep only looks whether everything fits: the parts are the same. */
  readonly language?: Language;
  /** Only for pictures, since it takes long to reach and the sweep would find nothing new there; with a service worker. */
  readonly isPictureOnly?: true;
  /** Console errors that the state itself provokes. */
  readonly provokes?: readonly RegExp[];
}

/** What stands in for content that is on its way; the design system's page shows some that never goes. */
const WAITING = '.MuiSkeleton-root:not([data-sample] *), .MuiCircularProgress-root:not([data-sample] *)';

/** Opens a screen and brings it to its state, with its fonts there and nothing moving. */
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
    () => (document.getElementById('fonts')?.getAttribute('media') ?? 'all') === 'all',
  );
  await layOutEverything(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
