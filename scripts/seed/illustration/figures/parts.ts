// What several figures share. All are drawn in the face's units (a head is 300 high), the face's middle at the origin.
import { neck, type Look } from '../bust.ts';
import type { Pose } from '../face-look.ts';
import { through, type Sheet } from '../sheet.ts';

export interface Cloth {
  readonly colour: string;
  readonly dark: string;
}

/** An open hand along +x, the thumb above. */
export function hand(
  sheet: Sheet,
  x: number,
  y: number,
  angle: number,
  skin: { readonly base: string; readonly deep: string },
): string {
  return sheet.group(
    sheet.shape(
      through([
        [-18, -16],
        [20, -25],
        [58, -20],
        [96, -8],
        [98, 2],
        [60, 20],
        [16, 24],
        [-18, 16],
      ]),
      skin.base,
    ) +
      sheet.shape(
        through([
          [4, -18],
          [22, -42],
          [44, -50],
          [46, -42],
          [34, -20],
        ]),
        skin.base,
      ) +
      sheet.line('M52,-4L90,-4M50,8L82,9', skin.deep, { width: 2, opacity: 0.5 }),
    `translate(${x} ${y}) rotate(${angle})`,
  );
}

/** The neck and what a collar leaves of the chest, without shoulders. */
export function neckOnly(sheet: Sheet, look: Look, pose: Pose): string {
  return sheet.group(neck(sheet, look, pose), 'translate(0 0)', {
    clip: sheet.clip('M-130,0H130V344H-130Z'),
  });
}
