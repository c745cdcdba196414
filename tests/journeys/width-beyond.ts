import type { Frame, FrameLocator, Page } from '@playwright/test';

/** Boxes that scroll sideways on purpose: rows of tabs and pictures, and tables of numbers. */
const SCROLLERS =
  '[role="tablist"] *, [data-cards], ul[aria-hidden="true"], [role="group"]:has(> table), [role="group"]:has(> table) *';

/**
 * What a page, or a frame, shows beyond its width: nothing, or the number of pixels and the innermost elements that
 * reach there. A box that has to be scrolled sideways to be read is named too.
 */
export const widthBeyond = (page: Page | Frame | FrameLocator): Promise<string[]> =>
  page.locator('html').evaluate((root, scrollers) => {
    const { body, defaultView } = root.ownerDocument;
    const all = [...body.querySelectorAll('*')];
    const nameOf = (element: Element): string =>
      `${element.outerHTML.slice(0, 160)} in ${element.parentElement?.outerHTML.slice(0, 60) ?? ''}`;
    // The root's own width includes the scroll bar's gutter.
    const beyond = Math.max(
      root.scrollWidth - (defaultView?.innerWidth ?? root.clientWidth),
      body.scrollWidth - body.clientWidth,
    );
    /** The right edge of an element and of its text, which may be wider than its box. */
    const rightOf = (element: Element): number => {
      const content = root.ownerDocument.createRange();
      content.selectNodeContents(element);
      return Math.max(element.getBoundingClientRect().right, content.getBoundingClientRect().right);
    };
    const wide = all.filter(
      (element) => element.closest(scrollers) === null && rightOf(element) > root.clientWidth + 1,
    );
    const innermost = wide.filter((element) => !wide.some((one) => one !== element && element.contains(one)));
    const scrolled = all.filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        !element.matches(`textarea, ${scrollers}`),
    );
    return [
      ...(beyond > 0 ? [`${String(beyond)} px`, ...innermost.slice(0, 5).map(nameOf)] : []),
      ...scrolled.map((element) => `scrolls sideways: ${nameOf(element)}`),
    ];
  }, SCROLLERS);
