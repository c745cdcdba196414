// Every navigation starts at the top, or at the part of the page its hash names.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a lazy page may take to bring the part a hash names. */
const WAIT = 3000;

function scrollToPart(id: string): () => void {
  const find = (): boolean => {
    const part = document.getElementById(id);
    part?.scrollIntoView();
    return part !== null;
  };
  if (find()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (find()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), WAIT);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

export function ScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (hash.length > 1) {
      // A prerendered page can be read, and scrolled, before the app is there.
      return first.current && globalThis.scrollY > 0
        ? undefined
        : scrollToPart(decodeURIComponent(hash.slice(1)));
    }
    // The first page is where the browser left it: to ask or to say so would have it lay out the page at once.
    if (!first.current) globalThis.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [pathname, hash, key]);
  // Focus follows, so that a keyboard or a screen reader goes on from the new page and not from a link that is gone.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
