// Runs axe on a page. Its half megabyte is compiled once a document, and its findings are returned from the page
// itself.
import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * The violations on a page, or in its open dialog: each broken rule with the elements that break it. What is in a frame
 * is a page of its own.
 */
export async function violationsOf(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOptions) => {
      const dialog = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1);
      const { violations } = await window.axe.run(dialog ?? document, runOptions);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 240)).join('\n')}`,
      );
    },
    // Passed rules are neither described nor returned.
    { resultTypes: ['violations' as const], iframes: false, ...options },
  );
}
