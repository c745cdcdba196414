import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '#web/components/error-alert.tsx';
import { env } from '#web/config/env.ts';

/** Says that the build has no real Firebase settings; the forms below it are disabled. */
export function ConfigurationBanner() {
  const { t } = useTranslation('auth');
  if (env.isConfigured) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <ErrorAlert title={t('configuration.title')} text={t('configuration.text')} />
    </Box>
  );
}
