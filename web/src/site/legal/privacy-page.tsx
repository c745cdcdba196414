import { contacts } from '#web/config/contacts.ts';
import { paths } from '#web/config/paths.ts';
import { useLanguageTexts, useTexts } from '../texts.ts';
import styles from './legal.module.css';
import { LegalPage, type LegalSection } from './legal-page.tsx';

interface CountingSwitchProps {
  readonly off: string;
  readonly on: string;
  readonly isOff: string;
}

/** The script shows this switch; without the script nothing is counted. */
function CountingSwitch({ off, on, isOff }: CountingSwitchProps) {
  return (
    <p hidden data-counting>
      <button type="button" data-off={off} data-on={on} className={styles.button}>
        {off}
      </button>{' '}
      <span role="status" data-text={isOff} />
    </p>
  );
}

export function PrivacyPage() {
  const t = useTexts('legal');
  const { authorUrl, operator, privacyEmail, grievanceOfficer, mailProvider, usesRecaptcha } = contacts();
  const { language } = useLanguageTexts();
  const words = Object.values(t('privacy.fields', { returnObjects: true }));
  const sections = t('privacy.sections', {
    returnObjects: true,
    fields: new Intl.ListFormat(language).format(new Set(words)),
    operator,
    email: privacyEmail,
    officer: grievanceOfficer,
    mailProvider,
  });
  const items: Record<string, readonly string[]> = usesRecaptcha
    ? { where: [...sections.where.items, sections.where.recaptcha] }
    : {};
  const after: Record<string, LegalSection['after']> = {
    viewers: <a href={paths.settings.href()}>{sections.viewers.link}</a>,
    counting: <CountingSwitch {...sections.counting} />,
    rights: <a href={paths.settings.href()}>{sections.rights.link}</a>,
    contact: authorUrl !== '' && (
      <a href={authorUrl} target="_blank" rel="noopener">
        {sections.contact.link}
      </a>
    ),
  };
  return (
    <LegalPage
      title={t('privacy.title')}
      subtitle={t('privacy.updated')}
      contents={t('privacy.contents')}
      sections={Object.entries(sections).map(([id, section]) => ({
        id,
        ...section,
        ...(items[id] && { items: items[id] }),
        after: after[id],
      }))}
    />
  );
}
