// After a navigation the focus is on the new screen's content, and a part that its hash names is scrolled to as soon as
// it is there. React Router's ScrollRestoration does the rest.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds that a screen may take to load the part a hash names. */
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

export function NavigationFocus() {
  const { pathname, hash, key } = useLocation();
  const isFirst = useRef(true);
  useEffect(
    () => (hash.length > 1 ? scrollToPart(decodeURIComponent(hash.slice(1))) : undefined),
    [pathname, hash, key],
  );
  // So that a keyboard or a screen reader continues at the new screen and not at a link that is gone.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
