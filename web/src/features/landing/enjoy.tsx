import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PRODUCT } from '@marquee/domain/product';
import { SideSection } from './section.tsx';

export function Enjoy() {
  const { t } = useTranslation('landing');
  return (
    <SideSection id="enjoy" title={t('enjoy.title')}>
      <Typography sx={{ maxWidth: '50ch', fontSize: '1.125rem' }}>{t('enjoy.text')}</Typography>
      <Button
        href={PRODUCT.authorUrl}
        target="_blank"
        rel="noopener"
        variant="outlined"
        size="large"
        sx={{ mt: 3 }}
      >
        {t('enjoy.link')}
      </Button>
    </SideSection>
  );
}
