import { seededRandom, type Sheet } from '../sheet.ts';

/** A painted studio canvas with a pool of light behind the head. */
export function studio(
  sheet: Sheet,
  colours: { readonly glow: string; readonly middle: string; readonly edge: string },
  glow: readonly [number, number] = [0.4, 0.4],
  seed = 1,
): string {
  const random = seededRandom(seed);
  const { width, height } = sheet;
  const dabs = Array.from({ length: 26 }, () => {
    const x = random() * width;
    const y = random() * height;
    const size = (0.08 + random() * 0.16) * width;
    const colour = random() > 0.5 ? colours.glow : colours.edge;
    return sheet.ellipse(
      Math.round(x),
      Math.round(y),
      Math.round(size),
      Math.round(size * (0.4 + random() * 0.5)),
      colour,
      {
        opacity: 0.1,
        blur: 45,
      },
    );
  });
  return [
    sheet.flood(
      sheet.radial(
        [
          [0, colours.glow],
          [0.48, colours.middle],
          [1, colours.edge],
        ],
        [...glow, 0.78],
      ),
    ),
    ...dabs,
  ].join('');
}
