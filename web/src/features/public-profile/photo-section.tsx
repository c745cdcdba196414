import { useCallback, useState } from 'react';
import { LIMITS } from '@marquee/domain/limits';
import type { Picture } from '@marquee/domain/profile';
import { Lightbox } from './lightbox.tsx';
import { usePageTexts } from './page-texts.ts';
import { pictureSources } from './picture-sources.ts';
import { isPlainClick } from './plain-click.ts';
import styles from './photo-section.module.css';

export interface PhotoSectionProps {
  readonly photos: readonly Picture[];
  readonly name: string;
}

/** 'Photos & Headshots': at most five in the grid, all of them in the lightbox. */
export function PhotoSection({ photos, name }: PhotoSectionProps) {
  const t = usePageTexts();
  const [opened, setOpened] = useState<number>();
  const close = useCallback(() => setOpened(undefined), []);
  const shown = photos.slice(0, LIMITS.photos);
  const total = photos.length;
  const hidden = total - shown.length;
  return (
    <section className={styles.photos} aria-labelledby="photos-title">
      <h2 id="photos-title">{t('photos.title')}</h2>
      <ul className={styles.grid} data-count={shown.length}>
        {shown.map((photo, index) => (
          <li key={`${index}-${photo.url}`}>
            <a
              className={styles.photo}
              href={photo.url}
              target="_blank"
              rel="noopener"
              aria-label={t('photos.open', { index: index + 1, total })}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setOpened(index);
              }}
            >
              <img
                {...pictureSources(photo)}
                sizes={index === 0 ? '(min-width: 960px) 42rem, 100vw' : '(min-width: 960px) 20rem, 50vw'}
                alt={t('photos.alt', { index: index + 1, total, name })}
                loading="lazy"
                decoding="async"
              />
              {hidden > 0 && index === shown.length - 1 && (
                <span className={styles.more}>{t('photos.more', { count: hidden })}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox photos={photos} name={name} index={opened} onMove={setOpened} onClose={close} />
      )}
    </section>
  );
}
