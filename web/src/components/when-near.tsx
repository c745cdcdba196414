// Content whose code or pictures are loaded only when it comes near the screen.
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';

interface WhenNearProps {
  /** The CSS height that is reserved until the content is shown, so that the content below hardly moves. */
  readonly height: string | number;
  /** Shown while the content's code is loaded. */
  readonly placeholder: ReactElement;
  readonly children: ReactNode;
}

/** Content stays once it is shown. Without `IntersectionObserver` the content is shown at once. */
export function WhenNear({ height, placeholder, children }: WhenNearProps) {
  const { ref, inView } = useInView({ triggerOnce: true, rootMargin: '200px 0px', fallbackInView: true });
  return (
    <div ref={ref} style={inView ? undefined : { minHeight: height }}>
      {inView ? <Suspense fallback={placeholder}>{children}</Suspense> : null}
    </div>
  );
}
