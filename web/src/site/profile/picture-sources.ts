// The attributes by which an <img> chooses among a picture's sizes.
import { stepFile, stepSize, type Picture } from '@marquee/domain/profile/picture';

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly width?: number;
  readonly height?: number;
  /** The background colour until the picture has loaded (document/document.css). */
  readonly 'data-color'?: string;
}

/** The attributes for a picture. `srcSet` has the picture and its smaller copies with their widths in pixels. */
export function pictureSources(picture: Picture, addressOf: (file: string) => string): PictureSources {
  const { file, steps, width, height, color } = picture;
  const src = addressOf(file);
  const behind = color === '' ? {} : { 'data-color': color };
  if (width === 0 || height === 0) return { src, ...behind };
  const copies = steps
    .map((step) => ({ file: stepFile(file, step), width: stepSize(picture, step).width }))
    .filter((copy) => copy.width < width)
    .map((copy) => `${addressOf(copy.file)} ${copy.width}w`);
  return {
    src,
    srcSet: copies.length > 0 ? [...copies, `${src} ${width}w`].join(', ') : undefined,
    width,
    height,
    ...behind,
  };
}

/** The widths at which the portrait is displayed (portrait in profile-hero.module.css). */
export const PORTRAIT_SIZES = '(min-width: 1200px) 28.5rem, (min-width: 680px) 37vw, 100vw';
