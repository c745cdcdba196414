// The public profile as every visitor sees it: rendered by the server, hydrated on the page, used again in the app.
import type { ReactNode } from 'react';
import type { TakenDown } from '@marquee/domain/moderation';
import { PRODUCT } from '@marquee/domain/product';
import { displayName, type Profile } from '@marquee/domain/profile';
import { profilePath } from '@marquee/domain/routes';
import { youtubeId } from '@marquee/domain/video';
import { paths } from '../../config/paths.ts';
import { OfflineNote } from './offline-note.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageLink } from './page-link.tsx';
import { usePageTexts } from './page-texts.ts';
import { PhotoSection } from './photo-section.tsx';
import { printDensity } from './print-density.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileHero } from './profile-hero.tsx';
import { ProfileSection } from './profile-section.tsx';
import { VideoPlayer } from './video-player.tsx';
import { WorkLinks } from './work-links.tsx';
import type { Viewer } from './viewer.ts';
import styles from './public-profile.module.css';

export interface PublicProfileProps {
  readonly profile: Profile;
  readonly viewer?: Viewer;
  /** False inside a page that has its own bar and footer. */
  readonly frame?: boolean;
  /** The owner looks at an own profile that nobody else can see. */
  readonly ownerNote?: boolean;
  /** The fixed 'Share Profile' button of signed-in visitors. */
  readonly share?: ReactNode;
  /** What 'Report this profile' does; without a script it writes a mail. */
  readonly onReport?: () => void;
}

function OwnerNote() {
  const t = usePageTexts();
  return (
    <p className={styles.note} role="note">
      {t('ownerNote')} <PageLink href={paths.profileEdit.href()}>{t('edit')}</PageLink>
    </p>
  );
}

/** What the owner of a taken-down profile has to know: why, and whom to write to. */
function TakenDownNote({
  takenDown: { reason },
  link,
}: {
  readonly takenDown: TakenDown;
  readonly link: string;
}) {
  const t = usePageTexts();
  const subject = encodeURIComponent(t('takenDown.subject', { link }));
  return (
    <p className={styles.note} role="note">
      {t('takenDown.note')} {t('takenDown.reason', { reason: t(`takenDown.reasons.${reason}`) })}{' '}
      <a href={`mailto:${PRODUCT.moderationEmail}?subject=${subject}`}>{t('takenDown.appeal')}</a>
    </p>
  );
}

export function PublicProfile({
  profile,
  viewer = 'anonymous',
  frame = true,
  ownerNote = false,
  share,
  onReport,
}: PublicProfileProps) {
  const t = usePageTexts();
  const name = displayName(profile) || t('unnamed');
  const introVideo = youtubeId(profile.introduction_video);
  return (
    <PageFrame viewer={viewer} bare={!frame} report={{ path: profilePath(profile), onReport }}>
      {frame && <OfflineNote />}
      {profile.taken_down ? (
        <TakenDownNote takenDown={profile.taken_down} link={profilePath(profile)} />
      ) : (
        ownerNote && <OwnerNote />
      )}
      <article className={styles.profile} data-print={printDensity(profile)}>
        <ProfileHero profile={profile} />
        {profile.photos.length > 0 && <PhotoSection photos={profile.photos} name={name} />}
        {introVideo !== undefined && (
          <ProfileSection id="video" title={t('video.title')}>
            <VideoPlayer
              videoId={introVideo}
              label={t('video.play', { name })}
              frameTitle={t('video.frame', { name })}
              caption={name}
              picture={profile.profile_image ?? profile.photos[0]}
            />
          </ProfileSection>
        )}
        <ProfileDetails profile={profile} />
        <WorkLinks videos={profile.additional_videos} name={name} photos={profile.photos} />
      </article>
      {share}
    </PageFrame>
  );
}
