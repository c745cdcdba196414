// Shown in place of a screen that failed to render, with two buttons for what the user can try.
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';
import { DarkBulb } from './pictures/dark-bulb.tsx';

export function ErrorFallback({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        picture={<DarkBulb />}
        heading="h1"
        title={t('somethingWrong')}
        text={t('somethingWrongText')}
      >
        <Button variant="contained" size="large" onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button variant="outlined" size="large" onClick={() => globalThis.location.reload()}>
          {t('refresh')}
        </Button>
      </EmptyState>
    </div>
  );
}
