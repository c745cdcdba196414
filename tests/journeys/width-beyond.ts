import type { Frame, Page } from '@playwright/test';

/** How many pixels the content of a page, or of a frame, is wider than what shows it. The root's own width includes the scroll bar's gutter. */
export const widthBeyond = (page: Page | Frame): Promise<number> =>
  page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);
