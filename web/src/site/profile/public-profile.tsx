// The public profile as every visitor sees it: rendered by the server, and by the app as a preview.
import type { TakenDown } from '@marquee/domain/accounts/moderation';
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import type { OpenedLink } from '@marquee/domain/site/public-page';
import type { Answer } from '@marquee/domain/views/link-answer';
import { profilePath } from '@marquee/domain/site/routes';
import { contacts } from '#web/config/contacts.ts';
import { paths } from '#web/config/paths.ts';
import { ShareDialog } from './share-dialog.tsx';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts.ts';
import { AnswerRow } from './answer-row.tsx';
import { contactOf } from './contact.ts';
import { Credits } from './credits.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { PageFrame } from './page-frame.tsx';
import { FilmStrip, PhotoSection } from './photo-section.tsx';
import { ContactInReach, ProfileActions } from './profile-actions.tsx';
import { printDensity } from './print-density.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileHero } from './profile-hero.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { VideoPlayer } from './video-player.tsx';
import { introVideo } from './videos.ts';
import { WorkLinks } from './work-links.tsx';
import styles from './public-profile.module.css';

interface PublicProfileProps {
  readonly profile: Profile;
  /** False inside a page that has its own bar and footer. */
  readonly frame?: boolean;
  /** Whether this is the owner's view of a profile that nobody else can see. */
  readonly isOwn?: boolean;
  /** Whether the page has the form that reports the profile. */
  readonly asksReport?: boolean | undefined;
  /** The named link that the page was opened by. */
  readonly link?: OpenedLink | undefined;
  /** The answer that was given by that link a moment ago. */
  readonly answered?: Answer | undefined;
}

function OwnerNote() {
  const t = useTexts('publicProfile');
  return (
    <p className={styles.note} role="note">
      {t('ownerNote')} <a href={paths.profileEdit.href()}>{t('edit')}</a>
    </p>
  );
}

/** The owner's bar: in every visitor's page, but the script shows it only to the owner. */
function OwnerBar({ id, canShare }: { readonly id: string; readonly canShare: boolean }) {
  const t = useTexts('publicProfile');
  return (
    <aside className={styles.owner} aria-label={t('owner.label')} data-owner={id} hidden>
      <p>{t('owner.note')}</p>
      <a href={paths.profileEdit.href()}>{t('owner.edit')}</a>
      {canShare && (
        <button type="button" data-opens="share" aria-haspopup="dialog">
          {t('owner.share')}
        </button>
      )}
    </aside>
  );
}

interface TakenDownNoteProps {
  readonly takenDown: TakenDown;
  readonly link: string;
}

/** Tells the owner of a taken-down profile why, and whom to write to. */
function TakenDownNote({ takenDown: { reason }, link }: TakenDownNoteProps) {
  const t = useTexts('publicProfile');
  const { moderationEmail } = contacts();
  const subject = encodeURIComponent(t('takenDown.subject', { link }));
  return (
    <p className={styles.note} role="note">
      {t('takenDown.note')} {t('takenDown.reason', { reason: t(`takenDown.reasons.${reason}`) })}{' '}
      {moderationEmail !== '' && (
        <a href={`mailto:${moderationEmail}?subject=${subject}`}>{t('takenDown.appeal')}</a>
      )}
    </p>
  );
}

/** The script inserts the text when the page comes from the service worker's cache, or the connection is lost. */
function OfflineNote() {
  const t = useTexts('publicProfile');
  const { language, paths: pagePaths } = usePage();
  return (
    // Rendered before it has a text: screen readers announce only changes of an existing live region.
    <div role="status" data-offline>
      <template>
        <p className={styles.note}>
          {t('offline')} <a href={pagePaths[language]}>{t('error.refresh')}</a>
        </p>
      </template>
    </div>
  );
}

export function PublicProfile({
  profile,
  frame = true,
  isOwn = false,
  asksReport,
  link,
  answered,
}: PublicProfileProps) {
  const t = useTexts('publicProfile');
  const name = displayName(profile) || t('unnamed');
  const intro = introVideo(profile);
  const canShare = frame && !profile.taken_down && link?.isPrivate !== true;
  const takesMessages = !isOwn && contactOf(profile)?.by === 'message';
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
        data-link={link?.code}
      >
        <ProfileHero profile={profile}>
          {frame && <FilmStrip owner={profile.id} photos={profile.photos} />}
          <ProfileActions
            profile={profile}
            isPage={frame}
            isOwn={isOwn}
            canShare={canShare}
            code={link?.code}
          />
          {link?.asksAnswer === true && (
            <AnswerRow profileId={profile.id} code={link.code} answered={answered} />
          )}
        </ProfileHero>
        {profile.photos.length > 0 && <PhotoSection owner={profile.id} photos={profile.photos} name={name} />}
        {intro?.videoId !== undefined && (
          <ProfileSection id="videos" title={t('video.title')}>
            <VideoPlayer
              owner={profile.id}
              video={intro}
              videoId={intro.videoId}
              label={t('video.play', { name })}
              frameTitle={t('video.frame', { name })}
              caption=""
              picture={profile.profile_image ?? profile.photos[0]}
            />
          </ProfileSection>
        )}
        <Credits profile={profile} />
        <ProfileDetails profile={profile} />
        <WorkLinks profile={profile} name={name} id={intro === undefined ? 'videos' : 'work'} />
        {frame && !isOwn && <ContactInReach profile={profile} />}
      </article>
      {frame && !isOwn && <OwnerBar id={profile.id} canShare={canShare} />}
      {canShare && <ShareDialog profile={profile} />}
      {frame && takesMessages && <MessageDialog profileId={profile.id} name={name} code={link?.code} />}
      {asksReport && !isOwn && <ReportDialog profileId={profile.id} name={name} code={link?.code} />}
    </PageFrame>
  );
}
