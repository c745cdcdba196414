// Shown in place of something that could not be loaded: what it was, and Try Again.
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from './error-alert.tsx';

interface LoadFailedProps {
  readonly title?: string;
  readonly text: string;
  readonly onRetry: () => void;
}

export function LoadFailed({ onRetry, ...alert }: LoadFailedProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorAlert
      {...alert}
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
