// The public profile as every visitor sees it: rendered by the server, and by the app as a preview.
import type { TakenDown } from '@marquee/domain/moderation';
import { PRODUCT } from '@marquee/domain/product';
import { displayName, type Profile } from '@marquee/domain/profile';
import { profilePath } from '@marquee/domain/routes';
import { youtubeId } from '@marquee/domain/video';
import { paths } from '../../config/paths.ts';
import { ShareDialog } from './share-dialog.tsx';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts.ts';
import { PageFrame } from './page-frame.tsx';
import { PhotoSection } from './photo-section.tsx';
import { printDensity } from './print-density.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileHero } from './profile-hero.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { VideoPlayer } from './video-player.tsx';
import { WorkLinks } from './work-links.tsx';
import styles from './public-profile.module.css';

interface PublicProfileProps {
  readonly profile: Profile;
  /** False inside a page that has its own bar and footer. */
  readonly frame?: boolean;
  /** The owner looks at an own profile that nobody else can see. */
  readonly isOwn?: boolean;
}

function OwnerNote() {
  const t = useTexts('publicProfile');
  return (
    <p className={styles.note} role="note">
      {t('ownerNote')} <a href={paths.profileEdit.href()}>{t('edit')}</a>
    </p>
  );
}

interface TakenDownNoteProps {
  readonly takenDown: TakenDown;
  readonly link: string;
}

/** Tells the owner of a taken-down profile why, and whom to write to. */
function TakenDownNote({ takenDown: { reason }, link }: TakenDownNoteProps) {
  const t = useTexts('publicProfile');
  const subject = encodeURIComponent(t('takenDown.subject', { link }));
  return (
    <p className={styles.note} role="note">
      {t('takenDown.note')} {t('takenDown.reason', { reason: t(`takenDown.reasons.${reason}`) })}{' '}
      <a href={`mailto:${PRODUCT.moderationEmail}?subject=${subject}`}>{t('takenDown.appeal')}</a>
    </p>
  );
}

/** The script inserts the text where the page comes from the service worker's cache, or the connection goes. */
function OfflineNote() {
  const t = useTexts('publicProfile');
  const { language, paths: pagePaths } = usePage();
  return (
    // In the page before it has a text: only then do screen readers announce it.
    <div role="status" data-offline>
      <template>
        <p className={styles.note}>
          {t('offline')} <a href={pagePaths[language]}>{t('error.refresh')}</a>
        </p>
      </template>
    </div>
  );
}

export function PublicProfile({ profile, frame = true, isOwn = false }: PublicProfileProps) {
  const t = useTexts('publicProfile');
  const name = displayName(profile) || t('unnamed');
  const introVideo = youtubeId(profile.introduction_video);
  return (
    <PageFrame bare={!frame} isProfile={!isOwn}>
      {frame && <OfflineNote />}
      {profile.taken_down ? (
        <TakenDownNote takenDown={profile.taken_down} link={profilePath(profile)} />
      ) : (
        isOwn && <OwnerNote />
      )}
      <article
        className={styles.profile}
        data-print={printDensity(profile)}
        data-count-view={frame && !isOwn ? profile.id : undefined}
      >
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
      {frame && !profile.taken_down && <ShareDialog profile={profile} />}
      {frame && !isOwn && <ReportDialog profileId={profile.id} name={name} />}
    </PageFrame>
  );
}
