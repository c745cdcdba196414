// Waits until a page has nothing left to load or move, before a picture of it or a check that nothing happened.
import type { Page } from '@playwright/test';

/** Waits for the page's pictures, fonts and animations that end, and for two frames after them. */
export async function settled(page: Page): Promise<void> {
  // Lazy pictures load when they come near the window.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      if (image.complete) return true;
      if (image.getClientRects().length === 0) return true;
      const { top, bottom } = image.getBoundingClientRect();
      return image.loading === 'lazy' && (top > innerHeight || bottom < 0);
    }),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    // A cancelled animation rejects.
    await Promise.allSettled(ending.map(({ finished }) => finished));
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
}
