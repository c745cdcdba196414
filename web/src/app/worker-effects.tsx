// Starts the service worker once the page is up; not in `vite dev`, whose files have no fixed names.
import { useEffect } from 'react';
import { useSession } from '../account/session.ts';
import { onceIdle } from '../pwa/once-idle.ts';

export function WorkerEffects() {
  const { status } = useSession();
  const isSignedIn = status === 'signed-in';
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || status === 'pending') return undefined;
    return onceIdle(() => {
      import('../pwa/worker.ts')
        .then(({ startWorker }) => startWorker(isSignedIn))
        .catch((error: unknown) => console.warn('The app is not kept for offline use.', error));
    });
  }, [status, isSignedIn]);
  return null;
}
