import { PRODUCT } from '@marquee/domain/product';
import { paths } from '../../config/paths.ts';
import { useTexts } from '../texts.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function PrivacyPage() {
  const t = useTexts('legal');
  const sections = t('privacy.sections', { returnObjects: true });
  const after: Record<string, LegalSection['after']> = {
    viewers: <a href={paths.settings.href()}>{sections.viewers.link}</a>,
    rights: <a href={paths.settings.href()}>{sections.rights.link}</a>,
    contact: (
      <a href={PRODUCT.authorUrl} target="_blank" rel="noopener">
        {sections.contact.link}
      </a>
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
