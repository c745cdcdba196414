// A stylised face seen from the front or turned a little.
import { project, radians, type Features, type Pose } from './face-look.ts';
import { ageLines, brow, eye, mouth, nose } from './face-parts.ts';
import { through, type Point, type Sheet } from './sheet.ts';

export function contour({ jaw, chin, cheek, length }: Features, turn: number): string {
  const s = Math.sin(radians(turn));
  const far = (side: 1 | -1): number => (s * side > 0 ? Math.abs(s) : 0);
  const side = (sign: 1 | -1): Point[] => {
    const f = far(sign);
    const near = far(sign === 1 ? -1 : 1);
    return [
      [sign * 74, -118],
      [sign * (97 - 8 * f), -58],
      [sign * (cheek - 14 * f), -8],
      [sign * (cheek - 8 * f), 26],
      [sign * (jaw - 8 * f + 6 * near) + s * 6, 84],
      [sign * (chin + jaw) * 0.5 + s * 16, 122],
      [sign * chin + s * 24, length - 8],
    ];
  };
  return through([[0, -152], ...side(1), [s * 24, length], ...side(-1).reverse()]);
}

/** The face without hair, upright; `over` lies on the skin, below nose and mouth. */
export function face(sheet: Sheet, features: Features, pose: Pose, over = ''): string {
  const { skin, length } = features;
  const { turn, contrast } = pose;
  const outline = contour(features, turn);
  const clip = sheet.clip(outline);
  const shadow = pose.light === 'left' ? 1 : -1;
  const s = Math.sin(radians(turn));
  const eyes = ([-1, 1] as const).map((side) => ({ side, centre: project(side * 45, turn) }));
  // The shadow side: temple, socket, under the cheekbone, jaw.
  const side = through([
    [shadow * 60 + s * 30, -170, 1],
    [shadow * 62 + s * 30, -70],
    [shadow * 78 + s * 22, -26],
    [shadow * 70 + s * 22, 16],
    [shadow * 52 + s * 24, 62],
    [shadow * 48 + s * 24, 96],
    [shadow * 22 + s * 24, 128],
    [shadow * 8 + s * 24, length + 20, 1],
    [shadow * 150, length + 20, 1],
    [shadow * 150, -170, 1],
  ]);
  return [
    sheet.shape(outline, skin.base),
    sheet.group(
      [
        sheet.ellipse(-shadow * 62 + s * 20, 34, 52, 62, skin.light, { blur: 22, opacity: 0.85 }),
        sheet.ellipse(-shadow * 26 + s * 20, -92, 66, 40, skin.light, { blur: 22, opacity: 0.7 }),
        sheet.ellipse(s * 24, length - 16, 22, 12, skin.light, { blur: 8, opacity: 0.5 }),
        sheet.shape(side, skin.shade, { opacity: contrast, blur: 5 }),
        ...eyes.map(({ side: sign, centre }) =>
          sheet.ellipse(centre.x + sign * 10, 46, 27 * centre.scale, 18, skin.blush, {
            blur: 11,
            opacity: 0.55,
          }),
        ),
        over,
        nose(sheet, features, turn, shadow),
        ageLines(sheet, features, turn),
        mouth(sheet, features, turn),
        ...eyes.map(({ side: sign, centre }) => eye(sheet, features, centre, sign)),
        ...eyes.map(({ side: sign, centre }) => brow(sheet, features, centre, sign)),
        features.bindi === undefined ? '' : sheet.ellipse(project(0, turn).x, -34, 5.4, 5.8, features.bindi),
      ].join(''),
      'translate(0 0)',
      { clip },
    ),
  ].join('');
}

export function ear(sheet: Sheet, { skin, cheek }: Features, side: 1 | -1, turn: number): string {
  const s = Math.sin(radians(turn)) * side;
  if (s > 0.2) return '';
  const x = side * (cheek - 2);
  const outer = through([
    [x - side * 6, -26],
    [x + side * 12, -34],
    [x + side * 20, -14],
    [x + side * 14, 14],
    [x + side * 6, 38],
    [x - side * 6, 40],
  ]);
  return (
    sheet.shape(outer, skin.base) +
    sheet.line(
      through(
        [
          [x + side * 3, -20],
          [x + side * 13, -18],
          [x + side * 8, 8],
          [x + side * 3, 20],
        ],
        false,
      ),
      skin.deep,
      { width: 3, opacity: 0.5 },
    )
  );
}
