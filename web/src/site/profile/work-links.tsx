import { smallestFile, type Picture } from '@marquee/domain/profile/picture';
import type { Profile } from '@marquee/domain/profile/profile';
import { usePictureAddress } from '../picture-address.ts';
import { useLanguageTexts } from '../texts.ts';
import { Isolated } from './comma-list.tsx';
import { ICONS } from './icons.tsx';
import { pictureSources } from './picture-sources.ts';
import { ProfileSection } from './profile-section.tsx';
import { VideoPlayer } from './video-player.tsx';
import { videoAbout, workVideos, type ShownVideo } from './videos.ts';
import styles from './work-links.module.css';

export interface WorkLinksProps {
  readonly profile: Profile;
  readonly name: string;
  /** The section's id. */
  readonly id: string;
}

/** The picture with only its smallest size. */
const smallest = (picture: Picture): Picture => ({ ...picture, file: smallestFile(picture), steps: [] });

/** The kind of an Instagram address: a key of the texts `work`. */
function instagramKind(pathname: string): 'reel' | 'post' | 'account' {
  if (/^\/(reels?|tv)\//.test(pathname)) return 'reel';
  return pathname.startsWith('/p/') ? 'post' : 'account';
}

/** A card that links to a video on another site. */
function LinkCard({ owner, video }: { readonly owner: string; readonly video: ShownVideo }) {
  const { texts } = useLanguageTexts();
  const addressOf = usePictureAddress();
  const t = texts('publicProfile');
  const { hostname, pathname } = new URL(video.href);
  const host = hostname.replace(/^www\./, '');
  const isInstagram = host === 'instagram.com';
  const kind = isInstagram ? instagramKind(pathname) : undefined;
  const site = kind === undefined ? host : t(`work.${kind}`);
  const handle = kind === 'account' ? `@${pathname.split('/')[1] ?? ''}` : '';
  const title = video.title || handle || site;
  const about = videoAbout(video, texts, title === site ? '' : site);
  return (
    <a className={styles.card} id={video.id} href={video.href} target="_blank" rel="noopener noreferrer">
      {video.thumb === null ? (
        <span className={styles.mark}>{isInstagram ? ICONS.instagram : ICONS.website}</span>
      ) : (
        <img
          {...pictureSources(smallest(video.thumb), (file) => addressOf(owner, file))}
          alt=""
          loading="lazy"
        />
      )}
      <span className={styles.words}>
        <strong>
          <Isolated text={title} />
        </strong>
        <small>{about === '' ? pathname : about}</small>
        <span className={styles.address}>{video.href.replace(/^https?:\/\/(www\.)?/, '')}</span>
      </span>
      {ICONS.outward}
    </a>
  );
}

/** 'Work Links': videos that play on the page first, then cards that link to other sites. */
export function WorkLinks({ profile, name, id }: WorkLinksProps) {
  const { texts } = useLanguageTexts();
  const t = texts('publicProfile');
  const { photos } = profile;
  const videos = workVideos(profile);
  if (videos.length === 0) return null;
  const cards = videos.filter(({ videoId }) => videoId === undefined);
  /** One of the profile's photos, for a video without a thumbnail: small and tinted, so its smallest copy suffices. */
  const picture = (index: number) => {
    const photo = photos[index % Math.max(1, photos.length)];
    return photo ? smallest(photo) : null;
  };
  const playable = videos.flatMap(({ videoId, ...video }) =>
    videoId === undefined ? [] : [{ ...video, videoId }],
  );
  return (
    <ProfileSection id={id} title={t('work.title')}>
      {playable.length > 0 && (
        <div className={styles.videos}>
          {playable.map((video, position) => {
            const index = position + 1;
            return (
              <VideoPlayer
                key={video.id}
                owner={profile.id}
                video={video}
                videoId={video.videoId}
                label={t('video.playWork', { index })}
                frameTitle={t('video.workFrame', { index, name })}
                caption={t('video.number', { index })}
                picture={picture(index)}
              />
            );
          })}
        </div>
      )}
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((video) => (
            <li key={video.id}>
              <LinkCard owner={profile.id} video={video} />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
