// The features of a stylised face: eyes, brows, nose, mouth and the lines of age.
import { project, radians, type Features } from './face-look.ts';
import { through, type Point, type Sheet } from './sheet.ts';

export function eye(
  sheet: Sheet,
  features: Features,
  centre: { x: number; scale: number },
  outer: 1 | -1,
): string {
  const { width, open, slant, liner, crease: fold } = features.eye;
  const { skin, age } = features;
  const w = width / 2;
  // Drawn as the right eye (outer corner at +x), mirrored for the left one.
  const inner: Point = [-w, 4, 1];
  const corner: Point = [w, -slant, 1];
  const upper: Point[] = [
    [-w * 0.5, -open * 0.72],
    [w * 0.08, -open],
    [w * 0.62, -open * 0.74 - slant * 0.4],
  ];
  const lower: Point[] = [
    [w * 0.5, open * 0.5 - slant * 0.3],
    [-w * 0.1, open * 0.62],
    [-w * 0.6, open * 0.42],
  ];
  const almond = through([inner, ...upper, corner, ...lower]);
  const iris = open * 0.94;
  const lash = through([
    inner,
    ...upper,
    [w + 3 + liner, -slant - 2 - liner * 1.2, 1],
    [w * 0.62, -open * 0.74 - slant * 0.4 - liner * 1.05],
    [w * 0.08, -open - liner],
    [-w * 0.5, -open * 0.72 - liner * 0.62],
  ]);
  const crease = through(
    [
      [-w * 0.78, -open * 0.9 - 2],
      [0, -open * 1.62 - 1],
      [w * 0.98, -open * 0.95 - slant],
    ],
    false,
  );
  const drawn = [
    sheet.ellipse(0, -open * 0.7, w * 1.25, open * 1.25, skin.shade, { blur: 5, opacity: 0.5 }),
    sheet.shape(almond, '#efe3d6'),
    sheet.group(
      sheet.ellipse(0, -open * 0.18, iris, iris, '#2b1710') +
        sheet.ellipse(0, open * 0.22, iris * 0.72, iris * 0.5, '#5d3621', { blur: 1.6, opacity: 0.9 }) +
        sheet.ellipse(0, -open * 0.18, iris * 0.46, iris * 0.46, '#120907') +
        sheet.shape(
          through([inner, ...upper, corner, [w, open * 0.1], [0, -open * 0.42], [-w, open * 0.1]]),
          '#2a1420',
          { opacity: 0.3 },
        ),
      'translate(0 0)',
      { clip: sheet.clip(almond) },
    ),
    sheet.shape(lash, '#1d100e'),
    sheet.line(crease, skin.deep, { width: 2.4, opacity: fold }),
    sheet.line(
      through(
        [
          [-w * 0.5, open * 0.5],
          [w * 0.1, open * 0.72],
          [w * 0.7, open * 0.42],
        ],
        false,
      ),
      skin.deep,
      {
        width: 1.6,
        opacity: 0.45,
      },
    ),
    age > 0.3
      ? sheet.line(
          through(
            [
              [-w * 0.9, open + 5],
              [0, open + 13],
              [w * 0.9, open + 7],
            ],
            false,
          ),
          skin.deep,
          {
            width: 2,
            opacity: 0.5 * age,
          },
        ) +
        [0, 1, 2]
          .map((index) =>
            sheet.line(
              through(
                [
                  [w + 8, -8 + index * 8],
                  [w + 19, -14 + index * 12],
                ],
                false,
              ),
              skin.deep,
              { width: 1.8, opacity: 0.42 * age },
            ),
          )
          .join('')
      : '',
  ].join('');
  const light = sheet.ellipse(-3.5, -open * 0.5, 2.7, 2.7, '#fff8ee', { opacity: 0.95 });
  return (
    sheet.group(drawn, `translate(${centre.x} 0) scale(${outer * centre.scale} 1)`) +
    sheet.group(light, `translate(${centre.x} 0)`)
  );
}

export function brow(
  sheet: Sheet,
  { brow: look, eye: { width, open } }: Features,
  centre: { x: number; scale: number },
  outer: 1 | -1,
): string {
  const w = width / 2;
  const y = -open - 19;
  const { arch, weight } = look;
  const path = through([
    [-w * 0.96, y + 1],
    [-w * 0.3, y - arch * 0.62],
    [w * 0.5, y - arch],
    [w * 1.4, y + 6, 1],
    [w * 0.5, y - arch + weight * 0.78],
    [-w * 0.3, y - arch * 0.55 + weight],
    [-w * 0.9, y + weight],
  ]);
  return sheet.group(
    sheet.shape(path, look.colour, { opacity: 0.94 }),
    `translate(${centre.x} 0) scale(${outer * centre.scale} 1)`,
  );
}

export function nose(
  sheet: Sheet,
  { skin, nose: { width, length } }: Features,
  turn: number,
  shadow: 1 | -1,
): string {
  const bridge = project(0, turn).x;
  const tip = bridge + Math.sin(radians(turn)) * 22;
  const w = width / 2;
  const s = shadow;
  // The plane of the nose away from the light, from the brow down to the wing.
  const plane = through([
    [bridge + s * 17, -22, 1],
    [bridge + s * 6, -6],
    [bridge + (tip - bridge) * 0.5 + s * 5, length * 0.45],
    [tip + s * 7, length * 0.82],
    [tip + s * 4, length + 2],
    [tip + s * 10, length + 4],
    [tip + s * w, length - 2],
    [tip + s * (w + 1), length - 13],
    [tip + s * (w - 7), length - 22],
    [bridge + s * 12, length * 0.3],
    [bridge + s * 13, 0],
  ]);
  const under = through([
    [tip - w * 0.86, length - 3, 1],
    [tip - w * 0.4, length + 1],
    [tip, length + 8],
    [tip + w * 0.4, length + 1],
    [tip + w * 0.86, length - 3, 1],
    [tip + w * 0.3, length + 9],
    [tip, length + 12],
    [tip - w * 0.3, length + 9],
  ]);
  const wing = (sign: 1 | -1): string =>
    sheet.line(
      through(
        [
          [tip + sign * (w - 3), length - 17],
          [tip + sign * (w + 2), length - 7],
          [tip + sign * (w - 5), length + 1],
        ],
        false,
      ),
      skin.deep,
      { width: 2.6, opacity: 0.6 },
    );
  return [
    sheet.shape(plane, skin.shade, { opacity: 0.85, blur: 1.2 }),
    sheet.shape(under, skin.deep, { opacity: 0.72 }),
    wing(1),
    wing(-1),
    sheet.ellipse(tip - s * 5, length - 13, 6, 5, skin.light, { blur: 3, opacity: 0.9 }),
    sheet.line(
      `M${bridge - s * 4},-4L${(bridge + tip) / 2 - s * 4},${length * 0.55}`,
      skin.light,
      { width: 7, opacity: 0.5 },
      { blur: 3.5 },
    ),
  ].join('');
}

export function mouth(
  sheet: Sheet,
  { skin, bearded, mouth: { width, full, smile }, nose: { length } }: Features,
  turn: number,
): string {
  const { x, scale } = project(0, turn);
  const w = (width / 2) * scale;
  const y = length + 36;
  const lift = smile * 7.5;
  const left: Point = [-w, y - lift, 1];
  const right: Point = [w, y - lift, 1];
  const seam: Point[] = [
    [-w * 0.5, y + lift * 0.1],
    [0, y + 2 + lift * 0.25],
    [w * 0.5, y + lift * 0.1],
  ];
  const upper = through([
    left,
    [-w * 0.46, y - full * 0.72 - lift * 0.3],
    [-w * 0.17, y - full],
    [0, y - full * 0.76],
    [w * 0.17, y - full],
    [w * 0.46, y - full * 0.72 - lift * 0.3],
    right,
    ...[...seam].reverse(),
  ]);
  const lower = through([
    left,
    ...seam,
    right,
    [w * 0.66, y + full * 0.5],
    [w * 0.32, y + full * 1.18 + lift * 0.2],
    [-w * 0.32, y + full * 1.18 + lift * 0.2],
    [-w * 0.66, y + full * 0.5],
  ]);
  return sheet.group(
    [
      bearded === true
        ? ''
        : sheet.ellipse(0, y + full * 1.7 + 9, w * 0.55, 5, skin.shade, { blur: 3, opacity: 0.85 }),
      sheet.shape(lower, skin.lip),
      sheet.shape(upper, skin.lip),
      sheet.shape(upper, '#3a0f14', { opacity: 0.28 }),
      sheet.ellipse(-w * 0.12, y + full * 0.72, w * 0.3, full * 0.2, '#fff0e4', { blur: 2.4, opacity: 0.42 }),
      sheet.line(through([left, ...seam, right], false), '#3b1015', { width: 2.8, opacity: 0.85 }),
      ...([-1, 1] as const).map((sign) =>
        sheet.line(
          through(
            [
              [sign * (w + 3), y - lift - 4],
              [sign * (w + 5), y - lift + 1],
              [sign * (w + 2), y - lift + 5],
            ],
            false,
          ),
          skin.deep,
          { width: 2, opacity: 0.32 },
        ),
      ),
    ].join(''),
    `translate(${x} 0)`,
  );
}

export function ageLines(
  sheet: Sheet,
  { skin, age, nose: { width, length }, mouth: look }: Features,
  turn: number,
): string {
  if (age < 0.2) return '';
  const { x } = project(0, turn);
  const fold = ([-1, 1] as const).map((sign) =>
    sheet.line(
      through(
        [
          [x + sign * (width / 2 + 5), length - 8],
          [x + sign * (look.width / 2 + 9), length + 16],
          [x + sign * (look.width / 2 + 13), length + 40],
        ],
        false,
      ),
      skin.deep,
      { width: 2.6, opacity: 0.55 * age },
    ),
  );
  const forehead = [-74, -90].map((y, index) =>
    sheet.line(
      through(
        [
          [x - 42 + index * 6, y + 3],
          [x, y - 2],
          [x + 42 - index * 6, y + 3],
        ],
        false,
      ),
      skin.deep,
      { width: 2, opacity: 0.34 * age },
    ),
  );
  return [...fold, ...forehead].join('');
}
