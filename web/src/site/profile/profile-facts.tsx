import type { Profile } from '@marquee/domain/profile';
import { whatsappLink } from '@marquee/domain/whatsapp';
import { ICONS } from './icons.tsx';
import { useTexts } from '../texts.ts';
import styles from './profile-facts.module.css';

/** The info cards: height, age range, location, and the WhatsApp card. */
export function ProfileFacts({ profile }: { readonly profile: Profile }) {
  const t = useTexts('publicProfile');
  const { screen_age_min: min, screen_age_max: max } = profile;
  const facts = [
    { label: t('facts.height'), value: profile.height },
    { label: t('facts.ageRange'), value: min > 0 && max > 0 ? t('facts.ageRangeValue', { min, max }) : '' },
    { label: t('facts.location'), value: profile.location },
  ].filter(({ value }) => value !== '');
  // Normalised again: an older document may hold a number or an address of another site.
  const whatsapp = whatsappLink(profile.whatsapp_link);
  // For paper, where a link is no use.
  const number = /^https:\/\/wa\.me\/(\d+)/.exec(whatsapp)?.[1];
  if (facts.length === 0 && whatsapp === '') return null;
  return (
    <section className={styles.facts} aria-label={t('facts.label')}>
      {facts.length > 0 && (
        <dl className={styles.cards}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.card}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {whatsapp !== '' && (
        <a className={styles.contact} href={whatsapp} target="_blank" rel="noopener noreferrer">
          {ICONS.whatsapp}
          <span>
            <small>{t('facts.whatsapp')}</small>
            {t('facts.chat')}
          </span>
          {number !== undefined && (
            <span className={styles.number} dir="ltr">
              {`+${number}`}
            </span>
          )}
          {ICONS.outward}
        </a>
      )}
    </section>
  );
}
