import { LIMITS } from '@marquee/domain/limits';
import type { Picture } from '@marquee/domain/profile';
import { Lightbox } from './lightbox.tsx';
import { closePhoto, openPhoto, useOpenedPhoto } from './opened-photo.ts';
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
  const opened = useOpenedPhoto();
  const shown = photos.slice(0, LIMITS.photos);
  const total = photos.length;
  const hidden = total - shown.length;
  /** The last one shown says how many there are beyond it. */
  const countMore = (index: number): boolean => hidden > 0 && index === shown.length - 1;
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
              aria-label={t(countMore(index) ? 'photos.openMore' : 'photos.open', {
                index: index + 1,
                total,
                count: hidden,
              })}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                openPhoto(index);
              }}
            >
              <img
                {...pictureSources(photo)}
                sizes={index === 0 ? '(min-width: 960px) 42rem, 100vw' : '(min-width: 960px) 20rem, 50vw'}
                alt={t('photos.alt', { index: index + 1, total, name })}
                loading="lazy"
                decoding="async"
              />
              {countMore(index) && <span className={styles.more}>{t('photos.more', { count: hidden })}</span>}
            </a>
          </li>
        ))}
      </ul>
      {opened !== undefined && photos[opened] && (
        <Lightbox photos={photos} name={name} index={opened} onMove={openPhoto} onClose={closePhoto} />
      )}
    </section>
  );
}
