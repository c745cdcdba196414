import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PRODUCT } from '@marquee/domain/product';
import { Section } from './section.tsx';

export function Enjoy() {
  const { t } = useTranslation('landing');
  return (
    <Section id="enjoy" title={t('enjoy.title')} text={t('enjoy.text')}>
      <Button
        href={PRODUCT.authorUrl}
        target="_blank"
        rel="noopener"
        variant="outlined"
        size="large"
        sx={{ mt: 4 }}
      >
        {t('enjoy.link')}
      </Button>
    </Section>
  );
}
