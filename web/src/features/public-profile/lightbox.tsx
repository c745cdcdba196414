import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Picture } from '@marquee/domain/profile';
import { ICONS } from './icons.tsx';
import { usePageTexts } from './page-texts.ts';
import { pictureSources } from './picture-sources.ts';
import styles from './lightbox.module.css';

/** Pixels a finger travels before it is a swipe. */
const SWIPE = 48;

export interface LightboxProps {
  readonly photos: readonly Picture[];
  readonly name: string;
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** All photos, one at a time and full screen. A modal <dialog> keeps the focus inside and gives it back. */
export function Lightbox({ photos, name, index, onMove, onClose }: LightboxProps) {
  const t = usePageTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useRef<{ readonly x: number; readonly y: number }>(null);
  const total = photos.length;
  const previous = (index - 1 + total) % total;
  const next = (index + 1) % total;
  const photo = photos[index];

  // A layout effect is undone while the dialog still stands in the page: only then closing it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') onMove(previous);
      else if (event.key === 'ArrowRight') onMove(next);
      else if (event.key === 'Escape') onClose();
      else return;
      event.preventDefault();
    };
    // The rim around the picture is the dialog itself.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('img, button') === null) onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('click', onClick);
    };
  }, [next, onClose, onMove, previous]);

  useEffect(() => {
    for (const neighbour of [photos[next], photos[previous]]) {
      if (neighbour === undefined || neighbour === photo) continue;
      const { src, srcSet } = pictureSources(neighbour);
      const image = new Image();
      image.sizes = '100vw';
      if (srcSet !== undefined) image.srcset = srcSet;
      image.src = src;
    }
  }, [next, photo, photos, previous]);

  if (photo === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={t('photos.viewer', { name })}
      onCancel={onClose}
      onTouchStart={({ touches }) => {
        const touch = touches.item(0);
        // Two fingers zoom.
        swipe.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const start = swipe.current;
        const touch = changedTouches.item(0);
        swipe.current = null;
        if (!start || total < 2) return;
        const along = touch.clientX - start.x;
        if (Math.abs(along) < SWIPE || Math.abs(along) < Math.abs(touch.clientY - start.y)) return;
        onMove(along < 0 ? next : previous);
      }}
    >
      <img
        key={photo.url}
        {...pictureSources(photo)}
        sizes="100vw"
        alt={t('photos.alt', { index: index + 1, total, name })}
        draggable={false}
      />
      <p className={styles.counter} aria-live="polite">
        {t('photos.counter', { index: index + 1, total })}
      </p>
      <button type="button" className={styles.close} aria-label={t('photos.close')} onClick={onClose}>
        {ICONS.close}
      </button>
      {total > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label={t('photos.previous')}
            onClick={() => onMove(previous)}
          >
            {ICONS.back}
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={t('photos.next')}
            onClick={() => onMove(next)}
          >
            {ICONS.forward}
          </button>
        </>
      )}
    </dialog>
  );
}
