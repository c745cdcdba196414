import type { Picture } from '@marquee/domain/profile';
import { youtubeEmbedUrl } from '@marquee/domain/video';
import { ICONS } from './icons.tsx';
import { pictureSources } from './picture-sources.ts';
import styles from './video-player.module.css';

export interface VideoPlayerProps {
  readonly videoId: string;
  /** The label of the play button. */
  readonly label: string;
  /** The title of the player that replaces it. */
  readonly frameTitle: string;
  /** A short text on the poster. */
  readonly caption: string;
  /** A picture of the actor to tint the poster with. */
  readonly picture?: Picture | null;
}

/**
 * A poster of our own that links to the video; the script puts YouTube's player in its place on a click. Nothing is
 * requested from YouTube before.
 */
export function VideoPlayer({ videoId, label, frameTitle, caption, picture = null }: VideoPlayerProps) {
  return (
    <div className={styles.player}>
      <a
        className={styles.poster}
        href={`https://www.youtube.com/watch?v=${videoId}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        data-video={`${youtubeEmbedUrl(videoId)}?autoplay=1&rel=0`}
        data-title={frameTitle}
      >
        {picture !== null && (
          <img {...pictureSources(picture)} sizes="46rem" alt="" loading="lazy" decoding="async" />
        )}
        <span className={styles.play}>{ICONS.play}</span>
        <span className={styles.caption}>{caption}</span>
        <span className={styles.address}>{`youtu.be/${videoId}`}</span>
      </a>
    </div>
  );
}
