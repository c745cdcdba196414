import { useEffect } from 'react';

/** Scrolls to the top when the phone is rotated; opening the on-screen keyboard is no rotation. */
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
