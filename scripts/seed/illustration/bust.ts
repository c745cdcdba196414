// Puts a head on a neck and shoulders: the layers of a portrait, back to front. Units are the face's.
import { contour, ear, face } from './face.ts';
import type { Features, Pose } from './face-look.ts';
import type { Sheet } from './sheet.ts';
import { through, type Point } from './sheet.ts';

/** Drawn parts of a person that lie behind, on or before the head. */
export interface Look {
  readonly features: Features;
  /** Half the shoulders' width. */
  readonly shoulders: number;
  readonly neck: number;
  readonly hairBack?: (sheet: Sheet, pose: Pose) => string;
  readonly hairFront: (sheet: Sheet, pose: Pose) => string;
  /** The outline of the front hair, which shades the forehead. */
  readonly hairline: (pose: Pose) => string;
  readonly beard?: (sheet: Sheet, pose: Pose) => string;
  readonly moustache?: (sheet: Sheet, pose: Pose) => string;
  readonly extras?: (sheet: Sheet, pose: Pose) => string;
}

export type Clothes = (sheet: Sheet, look: Look, pose: Pose) => string;

/** Shoulders and chest, cut below the picture. */
function torso(shoulders: number, neck: number, drop = 0): string {
  const side = (sign: 1 | -1): Point[] => [
    [sign * neck, 50, 1],
    [sign * neck, 168],
    [sign * (neck + 15), 216],
    [sign * (shoulders * 0.56), 246 + drop * 0.5],
    [sign * (shoulders * 0.88), 276 + drop],
    [sign * (shoulders + 6), 334 + drop],
    [sign * (shoulders + 30), 470 + drop],
    [sign * (shoulders + 44), 900, 1],
  ];
  return through([...side(1), ...side(-1).reverse()]);
}

export function neck(
  sheet: Sheet,
  { features: { skin, length, chin }, neck: half, shoulders }: Look,
  pose: Pose,
): string {
  const shadow = pose.light === 'left' ? 1 : -1;
  const body = torso(shoulders, half);
  const clip = sheet.clip(body);
  const cast = through([
    [-half - 30, 40, 1],
    [-half - 8, 128],
    [-chin + shadow * 10, length + 40],
    [shadow * 24, length + 68],
    [chin + shadow * 24, length + 48],
    [half + 30 + shadow * 6, 150],
    [half + 40, 40, 1],
  ]);
  return [
    sheet.shape(body, skin.base),
    sheet.group(
      [
        sheet.ellipse(-shadow * 60, 260, 120, 40, skin.light, { blur: 20, opacity: 0.6 }),
        sheet.shape(cast, skin.shade, { blur: 4 }),
        sheet.shape(
          through([
            [shadow * half * 0.35, 120, 1],
            [shadow * half * 0.3, 200],
            [shadow * 20, 262],
            [shadow * 300, 300, 1],
            [shadow * 300, 120, 1],
          ]),
          skin.shade,
          { blur: 5, opacity: pose.contrast * 0.8 },
        ),
        ...([-1, 1] as const).map((sign) =>
          sheet.line(
            through(
              [
                [sign * 14, 258],
                [sign * 60, 246],
                [sign * shoulders * 0.62, 256],
              ],
              false,
            ),
            skin.shade,
            { width: 7, opacity: 0.7 },
            { blur: 2.5 },
          ),
        ),
        sheet.line(
          through(
            [
              [shadow * -46, 150],
              [shadow * -22, 214],
              [shadow * -11, 256],
            ],
            false,
          ),
          skin.shade,
          { width: 6, opacity: 0.4 },
          { blur: 3 },
        ),
      ].join(''),
      'translate(0 0)',
      { clip },
    ),
  ].join('');
}

/** How far the head sits down on the neck. */
const SUNK = 20;

/** A head with its hair, the face's middle at the origin; the hair behind comes apart, for what stands in between. */
export function head(
  sheet: Sheet,
  look: Look,
  pose: Pose,
): { readonly behind: string; readonly front: string } {
  const { features } = look;
  const around = `translate(0 ${SUNK}) rotate(${pose.tilt} 0 170)`;
  const shadow = pose.light === 'left' ? 1 : -1;
  const hairShadow = sheet.group(
    sheet.group(
      sheet.shape(look.hairline(pose), features.skin.deep, { blur: 6, opacity: 0.62 }),
      `translate(${shadow * 5} 12)`,
    ),
    'translate(0 0)',
    { clip: sheet.clip(contour(features, pose.turn)) },
  );
  const beard = look.beard?.(sheet, pose) ?? '';
  return {
    behind: sheet.group(look.hairBack?.(sheet, pose) ?? '', around),
    front: sheet.group(
      [
        ear(sheet, features, -1, pose.turn),
        ear(sheet, features, 1, pose.turn),
        beard,
        face(sheet, features, pose, hairShadow + beard),
        look.moustache?.(sheet, pose) ?? '',
        look.hairFront(sheet, pose),
        look.extras?.(sheet, pose) ?? '',
      ].join(''),
      around,
    ),
  };
}

/** A person from the chest up, the face's middle at the origin. */
export function bust(sheet: Sheet, look: Look, pose: Pose, clothes: Clothes): string {
  const { behind, front } = head(sheet, look, pose);
  return behind + neck(sheet, look, pose) + clothes(sheet, look, pose) + front;
}
