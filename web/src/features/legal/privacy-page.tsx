import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PRODUCT } from '@marquee/domain/product';
import { paths } from '../../config/paths.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function PrivacyPage() {
  const { t } = useTranslation('legal');
  const sections = t('privacy.sections', { returnObjects: true });
  const after: Record<string, LegalSection['after']> = {
    viewers: (
      <Link component={RouterLink} to={paths.settings.href()}>
        {sections.viewers.link}
      </Link>
    ),
    rights: (
      <Link component={RouterLink} to={paths.settings.href()}>
        {sections.rights.link}
      </Link>
    ),
    contact: (
      <Link href={PRODUCT.authorUrl} target="_blank" rel="noopener">
        {sections.contact.link}
      </Link>
    ),
  };
  return (
    <LegalPage
      title={t('privacy.title')}
      subtitle={t('privacy.updated')}
      contents={t('privacy.contents')}
      sections={Object.entries(sections).map(([id, section]) => ({ id, ...section, after: after[id] }))}
    />
  );
}
