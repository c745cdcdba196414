import { Fragment } from 'react';
import type { Profile } from '@marquee/domain/profile';
import { skillName } from '@marquee/domain/skills';
import { useTexts } from '../texts.ts';
import { ProfileSection } from './profile-section.tsx';
import styles from './profile-details.module.css';

/** Comma-joined, each item isolated so that a right-to-left one does not reorder its neighbours. */
function Joined({ items }: { readonly items: readonly string[] }) {
  return items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ', '}
      <bdi>{item}</bdi>
    </Fragment>
  ));
}

/** Languages, skills and education, as far as given. */
export function ProfileDetails({ profile }: { readonly profile: Profile }) {
  const t = useTexts('publicProfile');
  const skills = [...new Set(profile.skills.map(skillName))];
  if (profile.languages.length === 0 && skills.length === 0 && profile.education === '') return null;
  return (
    <ProfileSection id="details" title={t('details.title')}>
      <dl className={styles.rows}>
        {profile.languages.length > 0 && (
          <div>
            <dt>{t('details.languages')}</dt>
            <dd>
              <Joined items={profile.languages} />
            </dd>
          </div>
        )}
        {skills.length > 0 && (
          <div>
            <dt>{t('details.skills')}</dt>
            <dd>
              <Joined items={skills} />
            </dd>
          </div>
        )}
        {profile.education !== '' && (
          <div>
            <dt>{t('details.education')}</dt>
            <dd dir="auto">{profile.education}</dd>
          </div>
        )}
      </dl>
    </ProfileSection>
  );
}
