import { useEffect } from 'react';

/** Scrolls to the top when the phone is turned (specification, section 2); a keyboard that opens is no turn. */
export function useScrollToTopOnRotation(): void {
  useEffect(() => {
    const toTop = (): void => scrollTo({ top: 0 });
    // jsdom and Safari before 16.4 have no screen.orientation.
    const orientation = (screen as Partial<Screen>).orientation;
    if (!orientation) {
      addEventListener('orientationchange', toTop);
      return () => removeEventListener('orientationchange', toTop);
    }
    orientation.addEventListener('change', toTop);
    return () => orientation.removeEventListener('change', toTop);
  }, []);
}
