// The end of a public page's inline script: brings the fonts and the module that takes the page over once it is seen. What
// the page names itself takes the line from the portrait, and out of a cache React would run before the first paint
// (docs/performance.md, 2 and 2a).
import { PUBLIC_PAGE_SCRIPTS_ID } from '@marquee/domain/public-page';
import { FONTS_SCRIPT } from '../theme/font-start.ts';

/** Runs in the page as its own text: nothing from outside may be used in it. */
function start(scriptsId: string, bringFonts: () => void): void {
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
    const scripts = document.getElementById(scriptsId);
    const portrait = document.querySelector('picture img');
    const somethingSeen = atMost(
      2000,
      painted('paint', ({ name }) => name === 'first-contentful-paint'),
    );
    const portraitSeen = somethingSeen.then(() =>
      portrait
        ? painted('largest-contentful-paint', (entry) => 'element' in entry && entry.element === portrait)
        : undefined,
    );
    void somethingSeen.then(() => atMost(3000, portraitSeen)).then(bringFonts);
    void somethingSeen
      .then(() => atMost(500, portraitSeen))
      .then(() => {
        if (scripts instanceof HTMLTemplateElement) document.body.append(scripts.content);
      });
  });
}

export const START_SCRIPT = `(${start.toString()})('${PUBLIC_PAGE_SCRIPTS_ID}',${FONTS_SCRIPT})`;
