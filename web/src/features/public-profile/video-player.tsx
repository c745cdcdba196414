import { useState } from 'react';
import type { Picture } from '@marquee/domain/profile';
import { youtubeEmbedUrl } from '@marquee/domain/video';
import { ICONS } from './icons.tsx';
import { pictureSources } from './picture-sources.ts';
import { isPlainClick } from './plain-click.ts';
import styles from './video-player.module.css';

export interface VideoPlayerProps {
  readonly videoId: string;
  /** What the play button says. */
  readonly label: string;
  /** The title of the player that takes its place. */
  readonly frameTitle: string;
  /** A short text on the poster. */
  readonly caption: string;
  /** A picture of the actor to tint the poster with. */
  readonly picture?: Picture | null;
}

/** A poster of our own that becomes YouTube's player on a click: nothing is asked of YouTube before. */
export function VideoPlayer({ videoId, label, frameTitle, caption, picture = null }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        className={styles.frame}
        src={`${youtubeEmbedUrl(videoId)}?autoplay=1&rel=0`}
        title={frameTitle}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // YouTube refuses players whose page it is not told.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        ref={(frame) => frame?.focus()}
      />
    );
  }
  return (
    <a
      className={styles.poster}
      href={`https://www.youtube.com/watch?v=${videoId}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      {picture !== null && (
        <img {...pictureSources(picture)} sizes="46rem" alt="" loading="lazy" decoding="async" />
      )}
      <span className={styles.play}>{ICONS.play}</span>
      <span className={styles.caption}>{caption}</span>
      <span className={styles.address}>{`youtu.be/${videoId}`}</span>
    </a>
  );
}
