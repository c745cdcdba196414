import { useEffect } from 'react';
import { onFirstTouch } from '../../lib/first-touch.ts';

/**
 * Loads what a form needs to be sent, Firebase Auth above all, at the first sign of somebody at the page: half of the
 * script of /login would otherwise be there for those who only look in.
 */
export function useLoadOnTouch(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      onFirstTouch(() => {
        // The submit tries again, and tells when it fails.
        load().catch(() => undefined);
      }),
    [load],
  );
}
