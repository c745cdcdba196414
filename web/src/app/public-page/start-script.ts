// The end of a public page's inline script: takes the page over once it is seen. As a module that the page names itself,
// React would run before the first paint wherever its files are in the cache, and a repeat visit's portrait would wait
// for it (docs/performance.md).
import { PUBLIC_PAGE_SCRIPT_ID } from '@marquee/domain/public-page';

/** Runs in the page as its own text: nothing from outside may be used in it. */
function start(linkId: string): void {
  const { supportedEntryTypes } = PerformanceObserver;
  /** Resolves once something was painted that is meant; a browser that does not tell counts as having painted. */
  const painted = (type: string, isMeant: (entry: PerformanceEntry) => boolean) =>
    new Promise<void>((resolve) => {
      if (!supportedEntryTypes.includes(type)) {
        resolve();
        return;
      }
      const observer = new PerformanceObserver((list) => {
        if (!list.getEntries().some(isMeant)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe({ type, buffered: true });
    });
  const atMost = (milliseconds: number, promise: Promise<void>) =>
    Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  addEventListener('DOMContentLoaded', () => {
    const link = document.getElementById(linkId);
    if (!(link instanceof HTMLLinkElement)) return;
    const portrait = document.querySelector('picture img');
    void atMost(
      2000,
      painted('paint', ({ name }) => name === 'first-contentful-paint'),
    )
      .then(() =>
        portrait
          ? atMost(
              500,
              painted(
                'largest-contentful-paint',
                (entry) => 'element' in entry && entry.element === portrait,
              ),
            )
          : undefined,
      )
      .then(() => import(/* @vite-ignore */ link.href))
      .catch((error: unknown) => console.warn('The page stays as the server sent it.', error));
  });
}

export const START_SCRIPT = `(${start.toString()})('${PUBLIC_PAGE_SCRIPT_ID}')`;
