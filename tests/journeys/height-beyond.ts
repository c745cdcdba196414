import type { Page } from '@playwright/test';

/** How far a page scrolls past its body, in pixels: an absolute element that its box does not clip makes it longer. */
export const heightBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { body, documentElement: root } = document;
    const end = Math.max(innerHeight, body.getBoundingClientRect().bottom + scrollY);
    // Parts of a pixel are rounded up.
    return Math.max(0, root.scrollHeight - Math.ceil(end) - 1);
  });
