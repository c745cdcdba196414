// Error elements: shown when a route could not be loaded or rendered.
import { ErrorFallback } from '../components/error-fallback.tsx';
import { isOffline } from '../pwa/connection.ts';
import { OfflineScreen } from './offline-screen.tsx';

const reload = (): void => globalThis.location.reload();

/** Shown inside the frame, so that the top bar stays. */
export function ScreenError() {
  return isOffline() ? <OfflineScreen /> : <ErrorFallback onRetry={reload} />;
}

/** Shown in place of the frame, when the frame itself threw. */
export function FrameError() {
  return (
    <main>
      <ErrorFallback onRetry={reload} />
    </main>
  );
}
