// The notices are nothing the first paint waits for: they and their texts come when the page is up.
import { useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { loadTexts } from '../../i18n/app-texts.ts';
import { onceIdle } from '../../lib/once-idle.ts';

export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    const load = (): void => {
      Promise.all([import('./notices.tsx'), loadTexts(['pwa'])]).then(
        ([notices]) => setNotices(() => notices.Notices),
        (error: unknown) => {
          console.warn('The notices could not be loaded.', error);
          addEventListener('online', load, { once: true });
        },
      );
    };
    const stop = onceIdle(load);
    return () => {
      stop();
      removeEventListener('online', load);
    };
  }, []);
  return Notices ? (
    <ErrorBoundary fallback={null}>
      <Notices />
    </ErrorBoundary>
  ) : null;
}
