import { webAddress } from '@marquee/domain/links';
import type { Picture, VideoLink } from '@marquee/domain/profile';
import { youtubeId } from '@marquee/domain/video';
import { ICONS } from './icons.tsx';
import { useTexts } from '../texts.ts';
import { ProfileSection } from './profile-section.tsx';
import { VideoPlayer } from './video-player.tsx';
import styles from './work-links.module.css';

export interface WorkLinksProps {
  readonly videos: readonly VideoLink[];
  readonly name: string;
  /** To tint the posters with, in turns. */
  readonly photos: readonly Picture[];
}

interface WorkLink {
  readonly href: string;
  readonly videoId: string | undefined;
}

/** What can be followed: YouTube videos to play here, other addresses as link cards, each once. */
function workLinks(videos: readonly VideoLink[]): WorkLink[] {
  const links = videos
    .map(({ url }) => ({ href: webAddress(url), videoId: youtubeId(url) }))
    .filter(({ href }) => href !== '');
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);
}

/** Small and tinted, a poster needs no more than what the page has loaded already. */
const thumbnail = (picture: Picture | undefined): Picture | null =>
  picture ? { ...picture, url: picture.thumb_url } : null;

/** 'Work Links': videos that play on the page first, then cards for what lives elsewhere. */
export function WorkLinks({ videos, name, photos }: WorkLinksProps) {
  const t = useTexts('publicProfile');
  const links = workLinks(videos);
  if (links.length === 0) return null;
  const playable = links.flatMap(({ videoId }) => videoId ?? []);
  const cards = links.filter(({ videoId }) => videoId === undefined);
  return (
    <ProfileSection id="work" title={t('work.title')}>
      {playable.length > 0 && (
        <div className={styles.videos}>
          {playable.map((videoId, position) => {
            const index = position + 1;
            return (
              <VideoPlayer
                key={`${videoId}-${index}`}
                videoId={videoId}
                label={t('video.playWork', { index })}
                frameTitle={t('video.workFrame', { index, name })}
                caption={t('video.number', { index })}
                picture={thumbnail(photos[index % Math.max(1, photos.length)])}
              />
            );
          })}
        </div>
      )}
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map(({ href }) => {
            const { hostname, pathname } = new URL(href);
            const host = hostname.replace(/^www\./, '');
            return (
              <li key={href}>
                <a className={styles.card} href={href} target="_blank" rel="noopener noreferrer">
                  <span>
                    <strong>{host}</strong>
                    <small>{pathname}</small>
                  </span>
                  {ICONS.outward}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </ProfileSection>
  );
}
