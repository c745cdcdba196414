// Error elements: shown when a route could not be loaded or rendered.
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorFallback } from '../components/error-fallback.tsx';
import { isOffline } from '../pwa/connection.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { EmptyStage } from '../components/pictures/empty-stage.tsx';
import { paths } from '../config/paths.ts';

/** Shown when a screen's files are not on this device and there is no connection. */
function OfflineScreen() {
  const { t } = useTranslation('common');
  return (
    <EmptyState picture={<EmptyStage />} heading="h1" title={t('offline.title')} text={t('offline.text')}>
      <Button variant="contained" size="large" onClick={() => globalThis.location.reload()}>
        {t('retry')}
      </Button>
      <Button component={Link} to={paths.myProfile.href()} reloadDocument variant="outlined" size="large">
        {t('account.myProfile')}
      </Button>
    </EmptyState>
  );
}

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
