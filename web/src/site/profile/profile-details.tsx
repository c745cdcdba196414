import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import type { Profile } from '@marquee/domain/profile/profile';
import { own } from '@marquee/domain/values/read-value';
import { shownSkill } from '#web/i18n/listed-name.ts';
import { useLanguageTexts } from '../texts.ts';
import { factRows, sizeRows, type Row } from './fact-rows.ts';
import { Isolated } from './comma-list.tsx';
import { ICONS } from './icons.tsx';
import { withoutBlankLines } from './introduction.tsx';
import { ProfileSection } from './profile-section.tsx';
import { videoAt, type ShownVideo } from './videos.ts';
import styles from './profile-details.module.css';

interface Skill {
  readonly name: string;
  /** The video that shows the skill. */
  readonly video: ShownVideo | undefined;
}

/** The skills, without duplicates by name. */
function skillsOf(profile: Profile, t: TFunction<'casting'>): Skill[] {
  const skills = profile.skills.map((skill) => ({
    name: shownSkill(skill, t),
    video: videoAt(profile, own(profile.skill_videos, skill) ?? ''),
  }));
  return skills.filter(({ name }, index) => skills.findIndex((skill) => skill.name === name) === index);
}

/** A link to the video that shows a skill: to its place on the page, where the script plays it, or to another site. */
function SkillVideoLink({ name, video }: { readonly name: string; readonly video: ShownVideo }) {
  const { texts } = useLanguageTexts();
  const isHere = video.videoId !== undefined;
  return (
    <a
      className={styles.proof}
      href={isHere ? `#${video.id}` : video.href}
      aria-label={texts('publicProfile')('details.proof', { skill: name })}
      {...(isHere ? { 'data-proof': video.id } : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Isolated text={name} />
      {ICONS.play}
    </a>
  );
}

/** Short facts side by side. */
function Facts({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Isolated text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Skills, education, facts and sizes, as far as the profile has them. */
export function ProfileDetails({ profile }: { readonly profile: Profile }) {
  const { language, texts } = useLanguageTexts();
  const t = texts('publicProfile');
  const skills = skillsOf(profile, texts('casting'));
  const facts = factRows(profile, texts, language);
  const sizes = sizeRows(profile, texts, language);
  const hasRows = skills.length > 0 || profile.education !== '';
  if (!hasRows && facts.length === 0 && sizes.length === 0) return null;
  return (
    <ProfileSection id="details" title={t('details.title')}>
      {hasRows && (
        <dl className={styles.rows}>
          {skills.length > 0 && (
            <div>
              <dt>{t('details.skills')}</dt>
              <dd>
                {skills.map(({ name, video }, index) => (
                  <Fragment key={name}>
                    {index > 0 && ', '}
                    {video ? <SkillVideoLink name={name} video={video} /> : <Isolated text={name} />}
                  </Fragment>
                ))}
              </dd>
            </div>
          )}
          {profile.education !== '' && (
            <div>
              <dt>{t('details.education')}</dt>
              <dd dir="auto">{withoutBlankLines(profile.education)}</dd>
            </div>
          )}
        </dl>
      )}
      {facts.length > 0 && <Facts rows={facts} />}
      {sizes.length > 0 && (
        <>
          <h3 className={styles.title}>{t('details.sizes')}</h3>
          <Facts rows={sizes} />
        </>
      )}
    </ProfileSection>
  );
}
