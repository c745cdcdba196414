// What a route shows that could not be loaded or rendered.
import { ErrorFallback } from '../components/error-fallback.tsx';
import { isOffline } from '../pwa/connection.ts';
import { OfflineScreen } from './offline-screen.tsx';

const reload = (): void => globalThis.location.reload();

/** Within the frame: the top bar stays. */
export function ScreenError() {
  return isOffline() ? <OfflineScreen /> : <ErrorFallback onRetry={reload} />;
}

/** In place of the frame, which threw itself. */
export function FrameError() {
  return (
    <main>
      <ErrorFallback onRetry={reload} />
    </main>
  );
}
