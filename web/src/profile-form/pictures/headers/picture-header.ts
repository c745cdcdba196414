import type { Size } from '@marquee/domain/profile/picture';

/** What the first bytes of a picture say. */
export interface PictureHeader {
  readonly type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/heic' | 'image/avif';
  /** Pixels, before the picture is turned upright; `undefined` if the file has no size where its format has it. */
  readonly size: Size | undefined;
  /** Whether the file reaches the end that its format gives it. Data after that end does not matter. */
  readonly isComplete: boolean;
}

export const areaOf = ({ width, height }: Size): number => width * height;

/** The larger of two sizes by area; a size of no pixels is none. */
export function larger(one: Size | undefined, other: Size): Size | undefined {
  if (areaOf(other) === 0) return one;
  return one && areaOf(one) >= areaOf(other) ? one : other;
}
