// The attributes by which an <img> chooses among a picture's sizes.
import { stepFile, stepSize, type Picture } from '@marquee/domain/profile/picture';

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width?: number;
  readonly height?: number;
  /** The background colour until the picture has loaded (document/document.css). */
  readonly 'data-color'?: string;
}

/**
 * The attributes for a picture. `srcSet` has the picture and its smaller copies with their widths in pixels; where there is
 * none, HTML wants no `sizes`.
 */
export function pictureSources(
  picture: Picture,
  addressOf: (file: string) => string,
  sizes?: string,
): PictureSources {
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
    ...(copies.length > 0 && { srcSet: [...copies, `${src} ${width}w`].join(', '), sizes }),
    width,
    height,
    ...behind,
  };
}

/** The widths at which the portrait is displayed (portrait in profile-hero.module.css). */
export const PORTRAIT_SIZES = '(min-width: 1200px) 28.5rem, (min-width: 680px) 37vw, 100vw';
