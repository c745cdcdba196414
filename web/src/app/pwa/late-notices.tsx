// The notices are nothing the first paint waits for: they and their texts come when the page is up.
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { loadTexts } from '../../i18n/app-texts.ts';
import { onceIdle } from '../../lib/once-idle.ts';

const Notices = lazy(async () => {
  const [{ Notices: Component }] = await Promise.all([import('./notices.tsx'), loadTexts(['pwa'])]);
  return { default: Component };
});

export function LateNotices() {
  const [isUp, setIsUp] = useState(false);
  useEffect(() => onceIdle(() => setIsUp(true)), []);
  return isUp ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Notices />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
