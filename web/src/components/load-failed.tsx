// Shown in place of content that could not be loaded: a text that says so, and a Try Again button.
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface LoadFailedProps {
  readonly title?: string;
  readonly text: string;
  readonly onRetry: () => void;
}

export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('common');
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      {text}
    </Alert>
  );
}
