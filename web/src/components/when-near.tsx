// For content whose code or pictures are loaded only when its place comes near the screen.
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';

interface WhenNearProps {
  /** As high as the content, so that nothing below moves. */
  readonly placeholder: ReactElement;
  readonly children: ReactNode;
}

/** Content stays once it is shown. A browser without `IntersectionObserver` shows it at once. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const { ref, inView } = useInView({ triggerOnce: true, rootMargin: '200px 0px', fallbackInView: true });
  return <div ref={ref}>{inView ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>;
}
