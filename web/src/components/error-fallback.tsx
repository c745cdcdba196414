// What stands where a screen could not be shown, with two ways on (specification, section 2).
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function ErrorFallback({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Container maxWidth="sm" role="alert" sx={{ py: { xs: 10, md: 16 }, textAlign: 'center' }}>
      <Typography variant="h2" component="h1" gutterBottom>
        {t('somethingWrong')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('somethingWrongText')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ justifyContent: 'center' }}>
        <Button variant="contained" onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button variant="outlined" onClick={() => globalThis.location.reload()}>
          {t('refresh')}
        </Button>
      </Stack>
    </Container>
  );
}
