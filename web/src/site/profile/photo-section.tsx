import { smallestFile, type Picture } from '@marquee/domain/profile/picture';
import { ICONS } from './icons.tsx';
import { pictureSources } from './picture-sources.ts';
import type { Language } from '#web/i18n/languages.ts';
import { usePictureSizes } from '../page-context.ts';
import { usePictureAddress } from '../picture-address.ts';
import { useLanguageTexts, useTexts, type Texts } from '../texts.ts';
import { monthText } from './fact-rows.ts';
import { COLUMNS, phoneSpans, wideSpans, type Shape } from './gallery-rows.ts';
import lightbox from './lightbox.module.css';
import strip from './film-strip.module.css';
import styles from './photo-section.module.css';

interface PhotoSectionProps {
  /** The uid of the profile. */
  readonly owner: string;
  readonly photos: readonly Picture[];
  readonly name: string;
}

/** The full-screen view, which the script fills: a modal <dialog> keeps the focus inside and gives it back. */
function Lightbox({ name, total }: { readonly name: string; readonly total: number }) {
  const t = useTexts('publicProfile');
  return (
    <dialog className={lightbox.lightbox} aria-label={t('photos.viewer', { name })} data-lightbox>
      <img alt="" draggable={false} />
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

/** The lightbox's text below a photo: caption, photographer and month, as far as known. */
function captionOf({ caption, photographer, taken }: Picture, texts: Texts, language: Language): string {
  const by = photographer === '' ? '' : texts('publicProfile')('photos.by', { photographer });
  return [caption, by, monthText(taken, language)].filter((part) => part !== '').join(' · ');
}

function shapeOf({ width, height }: Picture): Shape {
  if (width > 2 * height) return 'panorama';
  return width > height ? 'landscape' : 'portrait';
}

/** The `sizes` of a photo by its columns on a phone and on a wide screen. */
const sizesOf = (phone: number, wide: number): string =>
  `(min-width: 960px) ${String(6 * wide)}rem, ${String(Math.round((100 * phone) / COLUMNS))}vw`;

/** The photo without its larger copies. */
const small = (photo: Picture): Picture => ({ ...photo, file: smallestFile(photo), steps: [] });

/**
 * All photos in a row directly below the facts, for phones, where the grid is far down: the row scrolls without a
 * script. It is hidden from screen readers and the keyboard, which use the grid.
 */
export function FilmStrip({ owner, photos }: Omit<PhotoSectionProps, 'name'>) {
  const pictures = usePictureAddress();
  if (photos.length < 2) return null;
  return (
    <ul className={strip.strip} aria-hidden="true">
      {photos.map((photo, index) => (
        <li key={`${index}-${photo.file}`}>
          <a
            href={pictures(owner, photo.file)}
            target="_blank"
            rel="noopener"
            tabIndex={-1}
            data-photo={index}
          >
            <img
              {...pictureSources(small(photo), (file) => pictures(owner, file))}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Photos in the grid, which has a place for each; a profile may store more. */
const TILES = 5;

/** 'Photos & Headshots': at most five are shown in the grid, all of them in the lightbox. */
export function PhotoSection({ owner, photos, name }: PhotoSectionProps) {
  const { language, texts } = useLanguageTexts();
  const t = texts('publicProfile');
  const pictures = usePictureAddress();
  const addressOf = (file: string): string => pictures(owner, file);
  const sizes = usePictureSizes();
  const total = photos.length;
  const shown = Math.min(total, TILES);
  const hidden = total - shown;
  const shapes = photos.slice(0, shown).map(shapeOf);
  const [phone, wide] = [phoneSpans(shapes), wideSpans(shapes)];
  const isMixed = shapes.some((shape) => shape !== 'portrait');
  /** The last photo in the grid shows how many more there are. */
  const countsMore = (index: number): boolean => hidden > 0 && index === shown - 1;
  return (
    <section id="photos" className={styles.photos} aria-labelledby="photos-title" data-photos>
      <h2 id="photos-title">{t('photos.title')}</h2>
      <ul className={styles.grid} data-count={isMixed ? 'mixed' : shown}>
        {photos.map((photo, index) => (
          <li
            key={`${index}-${photo.file}`}
            hidden={index >= shown}
            data-shape={shapeOf(photo)}
            data-phone={phone[index]}
            data-wide={wide[index]}
          >
            <a
              className={styles.photo}
              href={addressOf(photo.file)}
              target="_blank"
              rel="noopener"
              aria-label={t(countsMore(index) ? 'photos.openMore' : 'photos.open', {
                index: index + 1,
                total,
                count: hidden,
              })}
              data-photo={index}
              data-caption={captionOf(photo, texts, language) || undefined}
              data-shot={photo.shot || undefined}
            >
              <img
                {...pictureSources(
                  photo,
                  addressOf,
                  sizes(sizesOf(phone[index] ?? COLUMNS, wide[index] ?? COLUMNS)),
                )}
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
