// Takes a picture of each screen, width and theme.
import { expect, test, type Page } from '@playwright/test';
import { sessionOf } from '../../tests/journeys/personas.ts';
import { SCREENS } from '../../tests/journeys/all-screens.ts';
import { showScreen } from '../../tests/journeys/screens/screen.ts';
import { settled } from '../../tests/journeys/settled.ts';
import { picturePath, THEMES, WIDTHS } from './screenshot-files.ts';

/** The greatest height of a picture in pixels: of a higher page only the upper part is taken. */
const HIGHEST = 14_000;

/** The locale of a browser in each language. */
const LOCALES = { en: 'en-IN', hi: 'hi-IN' } as const;

/** Makes lazy parts load by scrolling, and loads all pictures at once: scrolling does not reach clipped ones. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** Makes the window as high as the page, so that fixed elements are at the picture's edge and not in its middle. */
async function fitWindow(page: Page, width: number, height: number): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, needed), HIGHEST) });
}

for (const screen of SCREENS) {
  test(screen.name, async ({ browser }) => {
    const storageState = await sessionOf(screen.as ?? 'visitor');
    for (const width of WIDTHS) {
      const height = width < 600 ? 740 : 900;
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        ...(screen.language ? { locale: LOCALES[screen.language] } : {}),
        ...(screen.isPictureOnly ? { serviceWorkers: 'allow' } : {}),
        ...(storageState ? { storageState } : {}),
      });
      const page = await context.newPage();
      await showScreen(page, screen);
      const isLayered = await page.locator('[role=dialog], dialog[open], [role=menu]').first().isVisible();
      if (!isLayered && !screen.isLoading) {
        await scrollThrough(page);
        await fitWindow(page, width, height);
      }
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        // The app updates the attribute after a moment; a page rendered by the server has none until a theme is chosen.
        await expect(page.locator(`html:not([data-theme]), html[data-theme=${theme}]`)).toHaveCount(1);
        await settled(page);
        await page.screenshot({ path: picturePath(screen.name, width, theme) });
      }
      await context.close();
    }
  });
}
