// What an <img> needs to choose between a picture's two sizes.
import { LIMITS } from '@marquee/domain/limits';
import type { Picture } from '@marquee/domain/profile';

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Full size and thumbnail with their widths in pixels; one address for pictures stored before thumbnails. */
export function pictureSources(picture: Picture): PictureSources {
  const { url, thumb_url, width, height } = picture;
  if (width === 0 || height === 0) return { src: url };
  const { thumbEdge } = LIMITS.image;
  const thumbWidth = Math.round(width * Math.min(1, thumbEdge / Math.max(width, height)));
  const hasThumb = thumb_url !== url && thumbWidth < width;
  return {
    src: url,
    // A comma or space would end the candidate: srcset has no other escape than the address's own.
    srcSet: hasThumb
      ? `${encodeSpaces(thumb_url)} ${thumbWidth}w, ${encodeSpaces(url)} ${width}w`
      : undefined,
    width,
    height,
  };
}

const encodeSpaces = (address: string): string => address.replace(/\s/g, '%20').replace(/,/g, '%2C');

/** How wide the portrait is drawn (portrait in profile-hero.module.css). */
export const PORTRAIT_SIZES = '(min-width: 680px) 36vw, 100vw';
