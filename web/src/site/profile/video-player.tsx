import type { Picture } from '@marquee/domain/profile/profile';
import { youtubeEmbedUrl } from '@marquee/domain/profile/video';
import { useLanguageTexts } from '../texts.ts';
import { Isolated } from './comma-list.tsx';
import { ICONS } from './icons.tsx';
import { usePictureSizes } from '../page-context.ts';
import { usePictureAddress } from '../picture-address.ts';
import { pictureSources } from './picture-sources.ts';
import { videoAbout, type ShownVideo } from './videos.ts';
import styles from './video-player.module.css';

export interface VideoPlayerProps {
  /** The uid of the profile. */
  readonly owner: string;
  readonly video: ShownVideo;
  readonly videoId: string;
  /** The label of the play button. */
  readonly label: string;
  /** The title of the player that replaces the thumbnail. */
  readonly frameTitle: string;
  /** The caption of a video without a title of its own; '' if the section's title suffices. */
  readonly caption: string;
  /** A picture of the actor, shown if the video has no thumbnail. */
  readonly picture?: Picture | null;
}

/**
 * The video's thumbnail, which links to the video; on a click, the script replaces it by YouTube's player. Nothing is
 * requested from YouTube before that.
 */
export function VideoPlayer({
  owner,
  video,
  videoId,
  label,
  frameTitle,
  caption,
  picture = null,
}: VideoPlayerProps) {
  const { texts } = useLanguageTexts();
  const addressOf = usePictureAddress();
  const sizes = usePictureSizes();
  const poster = video.thumb ?? picture;
  const title = video.title === '' ? caption : video.title;
  const about = videoAbout(video, texts);
  return (
    <figure id={video.id} className={styles.player} data-shape={video.isUpright ? 'upright' : undefined}>
      <a
        className={styles.poster}
        href={`https://www.youtube.com/watch?v=${videoId}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={video.title === '' ? label : `${label}: ${video.title}`}
        data-video={`${youtubeEmbedUrl(videoId)}?autoplay=1&rel=0`}
        data-title={video.title === '' ? frameTitle : video.title}
        data-event="video"
        data-event-item={videoId}
      >
        {poster !== null && (
          <img
            {...pictureSources(
              poster,
              (file) => addressOf(owner, file),
              sizes(video.isUpright ? '15rem' : '(min-width: 960px) 52rem, 100vw'),
            )}
            alt=""
            loading="lazy"
            decoding="async"
            data-tinted={video.thumb === null ? '' : undefined}
          />
        )}
        <span className={styles.play}>{ICONS.play}</span>
        <span className={styles.address}>{`youtu.be/${videoId}`}</span>
      </a>
      {(title !== '' || about !== '') && (
        <figcaption className={styles.caption}>
          {title !== '' && (
            <strong translate="no">
              <Isolated text={title} />
            </strong>
          )}
          {about !== '' && <small>{about}</small>}
        </figcaption>
      )}
    </figure>
  );
}
