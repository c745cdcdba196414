// Sizes in whole pixels.

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its own pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The largest size of the same shape whose longer edge is at most `edge`; never larger than the picture itself. */
export function fitWithin({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Half of it, as often as it stays above the target: a canvas that shrinks by more than half in one go loses detail. */
export function shrinkSteps(from: Size, to: Size): Size[] {
  const steps: Size[] = [];
  let current = from;
  while (current.width / 2 > to.width && current.height / 2 > to.height) {
    current = { width: Math.round(current.width / 2), height: Math.round(current.height / 2) };
    steps.push(current);
  }
  return [...steps, to];
}

/** The size of a picture turned by a multiple of 90 degrees. */
export function turned(size: Size, degrees: number): Size {
  return degrees % 180 === 0 ? size : { width: size.height, height: size.width };
}
