import { useEffect, useState, type RefObject } from 'react';

/** How near the window, in pixels, an element counts as about to be seen. */
const NEAR = '300px';

interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
}

/**
 * True from when the page has loaded, has nothing else to do and the element is near the window. Never for a visitor
 * who asks to save data.
 */
export function useAtRest(element: RefObject<Element | null>): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (!observed || (navigator as NavigatorWithConnection).connection?.saveData === true) return undefined;
    const undo: (() => void)[] = [];
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        undo.push(whenIdle(() => setIsAtRest(true)));
      },
      { rootMargin: NEAR },
    );
    undo.push(() => observer.disconnect());
    const start = (): void => observer.observe(observed);
    if (document.readyState === 'complete') start();
    else {
      globalThis.addEventListener('load', start, { once: true });
      undo.push(() => globalThis.removeEventListener('load', start));
    }
    return () => undo.forEach((step) => step());
  }, [element]);
  return isAtRest;
}
