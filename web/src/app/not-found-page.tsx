import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LogoMark } from '../components/logo.tsx';
import { paths } from '../config/paths.ts';

export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 10, md: 18 }, textAlign: 'center' }}>
      <LogoMark size={96} />
      <Typography variant="h2" component="h1" gutterBottom sx={{ mt: 4 }}>
        {t('notFound')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('notFoundText')}
      </Typography>
      <Button component={Link} to={paths.home.href()} variant="contained">
        {t('returnHome')}
      </Button>
    </Container>
  );
}
