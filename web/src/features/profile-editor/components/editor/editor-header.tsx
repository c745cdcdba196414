import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function EditorHeader() {
  const { t } = useTranslation('profileEditor');
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <Typography color="textSecondary">{t('intro')}</Typography>
    </Stack>
  );
}
