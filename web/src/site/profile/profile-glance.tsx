import type { ReactNode } from 'react';
import type { Profile } from '@marquee/domain/profile/profile';
import { availabilityText } from '#web/i18n/availability-text.ts';
import { shownCity } from '#web/i18n/listed-name.ts';
import { useLanguageTexts } from '../texts.ts';
import { keyFacts, languageNames } from './fact-rows.ts';
import { CommaList, Isolated } from './comma-list.tsx';
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

/** The facts at a glance, below the name: the key facts, then cities, languages and dates for work. */
export function ProfileGlance({ profile }: { readonly profile: Profile }) {
  const { language, texts } = useLanguageTexts();
  const t = texts('publicProfile');
  const facts = keyFacts(profile, texts);
  const { local_cities: cities } = profile.facts;
  const languages = languageNames(profile, texts);
  const available = availabilityText(profile.facts, texts('casting'), language);
  const hasLines = cities.length > 0 || languages.length > 0 || available !== '';
  if (facts.length === 0 && !hasLines) return null;
  return (
    <section className={styles.glance} aria-label={t('facts.label')} data-glance>
      {facts.length > 0 && (
        <dl className={styles.key}>
          {facts.map(({ label, value }) => (
            <Line key={label} label={label}>
              <Isolated text={value} />
            </Line>
          ))}
        </dl>
      )}
      {hasLines && (
        <dl className={styles.rows}>
          {cities.length > 0 && (
            <Line label={t('facts.local')}>
              <CommaList items={cities.map((city) => shownCity(city, texts('casting')))} />
            </Line>
          )}
          {languages.length > 0 && (
            <Line label={t('details.languages')}>
              <CommaList items={languages} />
            </Line>
          )}
          {available !== '' && <Line label={texts('casting')('availability.label')}>{available}</Line>}
        </dl>
      )}
    </section>
  );
}
