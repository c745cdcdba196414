import type { ReactNode } from 'react';
import { displayName, initials, type Profile } from '@marquee/domain/profile/profile';
import { AgentCard } from './agent-card.tsx';
import { ICONS } from './icons.tsx';
import { usePictureSizes } from '../page-context.ts';
import { usePictureAddress } from '../picture-address.ts';
import { nameStyle } from './name-style.ts';
import { useLanguageTexts, useTexts } from '../texts.ts';
import { PORTRAIT_SIZES, pictureSources } from './picture-sources.ts';
import { textsBelowName } from './field-places.ts';
import { confirmedMonth } from './fact-rows.ts';
import { Introduction } from './introduction.tsx';
import { ProfileGlance } from './profile-glance.tsx';
import { socialLinks } from './social-links.ts';
import byLink from './by-link.module.css';
import styles from './profile-hero.module.css';

interface PortraitProps {
  readonly profile: Profile;
  readonly name: string;
}

/** The picture, or the initials. The script replaces a picture that cannot be loaded by the initials. */
function Portrait({ profile, name }: PortraitProps) {
  const t = useTexts('publicProfile');
  const addressOf = usePictureAddress();
  const sizes = usePictureSizes();
  const picture = profile.profile_image;
  return (
    <>
      {picture !== null && (
        // <picture> keeps React from writing a second preload beside the one in the head.
        <picture className={styles.portrait} data-portrait>
          <img
            {...pictureSources(picture, (file) => addressOf(profile.id, file), sizes(PORTRAIT_SIZES))}
            alt={t('portrait', { name })}
            fetchPriority="high"
          />
        </picture>
      )}
      <div className={styles.initials} aria-hidden="true" hidden={picture !== null} data-initials>
        <span>{initials(profile)}</span>
      </div>
    </>
  );
}

/** The heading with the name. A short name has a line each for first and last name, as on a poster. */
function Name({ profile, name }: { readonly profile: Profile; readonly name: string }) {
  const { first_name: first, last_name: last } = profile;
  const style = nameStyle(name);
  const isPoster = style['data-size'] === 'display' && first.trim() !== '' && last.trim() !== '';
  return (
    <h1 className={styles.name} dir="auto" translate="no" {...style}>
      {isPoster ? (
        <>
          <span>{first}</span> <span>{last}</span>
        </>
      ) : (
        name
      )}
    </h1>
  );
}

interface ProfileHeroProps {
  readonly profile: Profile;
  /** The visitor's actions, which are below the facts. */
  readonly children: ReactNode;
}

/** Portrait, name, facts, the visitor's actions, introduction, agent and social links: the page's first screen. */
export function ProfileHero({ profile, children }: ProfileHeroProps) {
  const { language, texts } = useLanguageTexts();
  const t = texts('publicProfile');
  const month = confirmedMonth(profile, language);
  const name = displayName(profile) || t('unnamed');
  const links = socialLinks(profile.social);
  return (
    <header className={styles.hero}>
      <Portrait profile={profile} name={name} />
      {/* Only name, headline and introduction have the direction of their own letters: facts would be turned round. */}
      <div className={styles.words}>
        <Name profile={profile} name={name} />
        {textsBelowName(profile, 'page').map((text) => (
          <p key={text} className={byLink.headline} dir="auto">
            {text}
          </p>
        ))}
        {profile.headline !== undefined && (
          <p className={byLink.headline} dir="auto">
            {profile.headline}
          </p>
        )}
        <ProfileGlance profile={profile} />
        {children}
        <Introduction text={profile.introduction} />
        {profile.representation !== null && <AgentCard representation={profile.representation} />}
        {links.length > 0 && (
          <ul className={styles.social} aria-label={t('social.label')}>
            {links.map(({ site, href }) => (
              <li key={site}>
                <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t(`social.${site}`)}>
                  {ICONS[site]}
                  <span className={styles.address} dir="ltr">
                    {href.replace(/^https?:\/\/(www\.)?/, '')}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {month !== '' && <p className={styles.confirmed}>{t('details.confirmed', { month })}</p>}
      </div>
    </header>
  );
}
