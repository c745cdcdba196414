// Loads the notices when the page is idle, so that the first paint does not wait for them.
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '#web/components/error-boundary.tsx';
import { onceIdle } from '#web/pwa/once-idle.ts';

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }));

export function LateNotices() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onceIdle(() => setIsIdle(true)), []);
  return isIdle ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Notices />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
