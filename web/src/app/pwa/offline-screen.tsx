// Stands where a screen's files are not on this device and there is no connection to get them with.
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LogoMark } from '../../components/logo.tsx';
import { paths } from '../../config/paths.ts';

export function OfflineScreen() {
  const { t } = useTranslation('common');
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 10, md: 18 }, textAlign: 'center' }}>
      <LogoMark size={96} />
      <Typography variant="h2" component="h1" gutterBottom sx={{ mt: 4 }}>
        {t('offline.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('offline.text')}
      </Typography>
      <Button variant="contained" onClick={() => globalThis.location.reload()} sx={{ mr: 2 }}>
        {t('retry')}
      </Button>
      <Button component={Link} to={paths.myProfile.href()} reloadDocument variant="outlined">
        {t('account.myProfile')}
      </Button>
    </Container>
  );
}
