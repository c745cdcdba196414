import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PRODUCT } from '@marquee/domain/product';
import { paths } from '../../config/paths.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function TermsPage() {
  const { t } = useTranslation('legal');
  const sections = t('terms.sections', { returnObjects: true });
  const after: Record<string, LegalSection['after']> = {
    privacy: (
      <Link component={RouterLink} to={paths.privacy.href()}>
        {sections.privacy.link}
      </Link>
    ),
    changes: (
      <Link href={PRODUCT.authorUrl} target="_blank" rel="noopener">
        {sections.changes.link}
      </Link>
    ),
  };
  return (
    <LegalPage
      title={t('terms.title')}
      subtitle={t('terms.updated')}
      contents={t('terms.contents')}
      sections={Object.entries(sections).map(([id, section]) => ({ id, ...section, after: after[id] }))}
    />
  );
}
