import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The width of an element in whole pixels; 0 until it is measured. For charts: one that measures itself renders twice in
 * a row, and lays the page out in between.
 */
export function useWidth(): { readonly ref: RefObject<HTMLDivElement | null>; readonly width: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      startTransition(() => setWidth(Math.floor(entry?.contentRect.width ?? 0))),
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
