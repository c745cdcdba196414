// Loads the notices and their texts when the page is idle, so that the first paint does not wait for them.
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { loadTexts } from '../../i18n/app-texts.ts';
import { onceIdle } from '../../pwa/once-idle.ts';

const Notices = lazy(async () => {
  const [{ Notices: Loaded }] = await Promise.all([import('./notices.tsx'), loadTexts('pwa')]);
  return { default: Loaded };
});

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
