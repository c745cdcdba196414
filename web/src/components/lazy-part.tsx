// A part of a screen whose code is loaded when it is shown: until then a placeholder, and a message where it fails.
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadFailed } from './load-failed.tsx';

interface LazyPartProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** React keeps a failed dynamic import for as long as the document lives, so Try Again loads the page again. */
export function LazyPart({ fallback = null, children }: LazyPartProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorBoundary fallback={<LoadFailed text={t('partFailed')} onRetry={() => location.reload()} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
