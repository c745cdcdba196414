import type { ReactNode } from 'react';
import type { Profile } from '@marquee/domain/profile';
import { useLanguageTexts } from '../texts.ts';
import { availability, keyFacts, languageNames } from './glance.ts';
import { CommaList } from './comma-list.tsx';
import styles from './profile-glance.module.css';

interface LineProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Line({ label, children }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What casting reads first, right below the name. */
export function ProfileGlance({ profile }: { readonly profile: Profile }) {
  const { language, texts } = useLanguageTexts();
  const t = texts('publicProfile');
  const facts = keyFacts(profile, texts);
  const { local_cities: cities } = profile.facts;
  const languages = languageNames(profile, texts);
  const available = availability(profile, texts, language);
  const hasLines = cities.length > 0 || languages.length > 0 || available !== '';
  if (facts.length === 0 && !hasLines) return null;
  return (
    <section className={styles.glance} aria-label={t('facts.label')} data-glance>
      {facts.length > 0 && (
        <dl className={styles.key}>
          {facts.map(({ label, value }) => (
            <Line key={label} label={label}>
              <bdi>{value}</bdi>
            </Line>
          ))}
        </dl>
      )}
      {hasLines && (
        <dl className={styles.rows}>
          {cities.length > 0 && (
            <Line label={t('facts.local')}>
              <CommaList items={cities} />
            </Line>
          )}
          {languages.length > 0 && (
            <Line label={t('details.languages')}>
              <CommaList items={languages} />
            </Line>
          )}
          {available !== '' && <Line label={t('facts.available')}>{available}</Line>}
        </dl>
      )}
    </section>
  );
}
