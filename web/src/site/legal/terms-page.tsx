import { sitePath } from '@marquee/domain/site/routes';
import { contacts } from '#web/config/contacts.ts';
import { paths } from '#web/config/paths.ts';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function TermsPage() {
  const t = useTexts('legal');
  const { language } = usePage();
  const { authorUrl } = contacts();
  const sections = t('terms.sections', { returnObjects: true });
  const after: Record<string, LegalSection['after']> = {
    privacy: <a href={sitePath(paths.privacy.href(), language)}>{sections.privacy.link}</a>,
    service: <a href="/licences.txt">{sections.service.link}</a>,
    changes: authorUrl !== '' && (
      <a href={authorUrl} target="_blank" rel="noopener">
        {sections.changes.link}
      </a>
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
