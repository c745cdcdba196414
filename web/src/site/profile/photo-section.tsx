import { LIMITS } from '@marquee/domain/limits';
import type { Picture } from '@marquee/domain/profile';
import { ICONS } from './icons.tsx';
import { pictureSources } from './picture-sources.ts';
import type { Language } from '../../i18n/languages.ts';
import { useLanguageTexts, useTexts, type Texts } from '../texts.ts';
import { monthText } from './glance.ts';
import lightbox from './lightbox.module.css';
import styles from './photo-section.module.css';

interface PhotoSectionProps {
  readonly photos: readonly Picture[];
  readonly name: string;
}

/** The full-screen view, which the script fills: a modal <dialog> keeps the focus inside and gives it back. */
function Lightbox({ name, total }: { readonly name: string; readonly total: number }) {
  const t = useTexts('publicProfile');
  return (
    <dialog className={lightbox.lightbox} aria-label={t('photos.viewer', { name })} data-lightbox>
      <img alt="" draggable={false} sizes="100vw" />
      <p className={lightbox.counter} aria-live="polite" data-counter />
      <p className={lightbox.caption} data-caption />
      <button type="button" className={lightbox.close} aria-label={t('photos.close')} data-turn="close">
        {ICONS.close}
      </button>
      {total > 1 && (
        <>
          <button
            type="button"
            className={lightbox.previous}
            aria-label={t('photos.previous')}
            data-turn="previous"
          >
            {ICONS.back}
          </button>
          <button type="button" className={lightbox.next} aria-label={t('photos.next')} data-turn="next">
            {ICONS.forward}
          </button>
        </>
      )}
    </dialog>
  );
}

/** What the lightbox says below a photo: its caption, the photographer and the month, as far as given. */
function captionOf({ caption, photographer, taken }: Picture, texts: Texts, language: Language): string {
  const by = photographer === '' ? '' : texts('publicProfile')('photos.by', { photographer });
  return [caption, by, monthText(taken, language)].filter((part) => part !== '').join(' · ');
}

/** 'Photos & Headshots': at most five are shown in the grid, all of them in the lightbox. */
export function PhotoSection({ photos, name }: PhotoSectionProps) {
  const { language, texts } = useLanguageTexts();
  const t = texts('publicProfile');
  const total = photos.length;
  const shown = Math.min(total, LIMITS.photos);
  const hidden = total - shown;
  /** The last photo of the grid says how many follow it. */
  const countsMore = (index: number): boolean => hidden > 0 && index === shown - 1;
  return (
    <section className={styles.photos} aria-labelledby="photos-title" data-photos>
      <h2 id="photos-title">{t('photos.title')}</h2>
      <ul className={styles.grid} data-count={shown}>
        {photos.map((photo, index) => (
          <li key={`${index}-${photo.url}`} hidden={index >= shown}>
            <a
              className={styles.photo}
              href={photo.url}
              target="_blank"
              rel="noopener"
              aria-label={t(countsMore(index) ? 'photos.openMore' : 'photos.open', {
                index: index + 1,
                total,
                count: hidden,
              })}
              data-photo={index}
              data-caption={captionOf(photo, texts, language) || undefined}
            >
              <img
                {...pictureSources(photo)}
                sizes={index === 0 ? '(min-width: 960px) 42rem, 100vw' : '(min-width: 960px) 20rem, 50vw'}
                alt={photo.caption || t('photos.alt', { index: index + 1, total, name })}
                loading="lazy"
                decoding="async"
              />
              {countsMore(index) && (
                <span className={styles.more}>{t('photos.more', { count: hidden })}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <Lightbox name={name} total={total} />
    </section>
  );
}
