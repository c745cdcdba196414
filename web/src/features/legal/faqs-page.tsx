import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ProductFaqs } from '../../components/product-faqs.tsx';

export function FaqsPage() {
  const { t } = useTranslation('faqs');
  return (
    <Container maxWidth="md" sx={{ py: { xs: 6, md: 10 } }}>
      <Typography variant="h1" sx={{ fontSize: 'clamp(2.25rem, 5vw, 3.75rem)' }}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 5 }}>
        {t('intro')}
      </Typography>
      <ProductFaqs heading="h2" />
    </Container>
  );
}
