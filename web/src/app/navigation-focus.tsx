// After a navigation: moves the focus to the new screen's content, and scrolls to the element that the hash names as
// soon as that element is rendered. React Router's ScrollRestoration handles the other scroll positions.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeUri } from '@marquee/domain/values/decode-uri';
import { untilFound } from '../components/until-found.ts';

function scrollTo(id: string): boolean {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  return part !== null;
}

export function NavigationFocus() {
  const { pathname, hash, key } = useLocation();
  const isFirst = useRef(true);
  useEffect(
    () => (hash.length > 1 ? untilFound(() => scrollTo(decodeUri(hash.slice(1)))) : undefined),
    [pathname, hash, key],
  );
  // Keyboard and screen reader continue at the new screen's content, since the clicked link may be gone.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
