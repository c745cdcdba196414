import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { env } from '../../config/env.ts';

/** Says that the build has no real Firebase settings; the forms below it are disabled (specification, section 5). */
export function ConfigurationBanner() {
  const { t } = useTranslation('auth');
  if (env.isConfigured) return null;
  return (
    <Alert severity="error" sx={{ mb: 4 }}>
      <AlertTitle>{t('configuration.title')}</AlertTitle>
      {t('configuration.text')}
    </Alert>
  );
}
