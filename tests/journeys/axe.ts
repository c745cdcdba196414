// Runs axe on a page. Its half megabyte is compiled once a document, and its findings are returned from the page
// itself.
import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** The violations on a page and its same-origin frames: each broken rule with the elements that break it. */
export async function violationsOf(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async (runOptions) => {
      const { violations } = await window.axe.run(document, runOptions);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 240)).join('\n')}`,
      );
    },
    // Passed rules are neither described nor returned.
    { resultTypes: ['violations' as const], ...options },
  );
}
