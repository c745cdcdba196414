// Meera Kulkarni: late twenties, long dark hair in a side parting, an oval face.
import type { Features, Pose } from './face-look.ts';
import type { Look } from './bust.ts';
import type { Sheet } from './sheet.ts';
import { through } from './sheet.ts';

const features: Features = {
  skin: {
    light: '#dd9f73',
    base: '#c98659',
    shade: '#a05f3c',
    deep: '#6f3722',
    blush: '#c8623f',
    lip: '#a8443f',
  },
  jaw: 82,
  chin: 30,
  cheek: 96,
  length: 150,
  brow: { colour: '#24120f', weight: 8.5, arch: 8 },
  eye: { width: 48, open: 13.5, slant: 2.5, liner: 3.8, crease: 0.75 },
  nose: { width: 38, length: 54 },
  mouth: { width: 70, full: 12.5, smile: 0.9 },
  age: 0,
  bindi: '#7d1220',
};

const HAIR = { dark: '#1b0f14', base: '#2a171b', shine: '#6b3f34' };

const hairline = ({ turn }: Pose): string => {
  const s = turn / 3;
  return through([
    [18 + s, -112, 1],
    [-24 + s, -98],
    [-66 + s * 0.4, -62],
    [-90, -8],
    [-98, 60],
    [-110, 80, 1],
    [-140, -60],
    [-104, -160],
    [0, -196],
    [104, -160],
    [140, -60],
    [112, 80, 1],
    [99, 50],
    [92, -24],
    [68 + s * 0.4, -76],
    [42 + s, -104],
  ]);
};

function strands(
  sheet: Sheet,
  lines: readonly (readonly (readonly [number, number])[])[],
  width: number,
  opacity: number,
): string {
  return lines.map((line) => sheet.line(through(line, false), HAIR.shine, { width, opacity })).join('');
}

export const meera: Look = {
  features,
  shoulders: 214,
  neck: 52,
  hairline,
  hairBack: (sheet) => {
    const back = through([
      [0, -198],
      [96, -168],
      [138, -80],
      [140, 40],
      [172, 150],
      [164, 270],
      [190, 370],
      [150, 440],
      [100, 450],
      [0, 300, 1],
      [-110, 440],
      [-170, 410],
      [-180, 290],
      [-158, 150],
      [-142, 40],
      [-138, -80],
      [-96, -168],
    ]);
    return sheet.shape(back, HAIR.dark);
  },
  hairFront: (sheet, pose) => {
    const s = pose.turn / 3;
    const left = through([
      [22 + s, -187, 1],
      [18 + s, -112],
      [-26 + s, -96],
      [-68 + s * 0.4, -58],
      [-90, -2],
      [-96, 70],
      [-118, 140],
      [-106, 220],
      [-142, 300],
      [-124, 380],
      [-150, 450, 1],
      [-206, 400],
      [-186, 310],
      [-198, 220],
      [-160, 130],
      [-146, 40],
      [-142, -60],
      [-112, -154],
      [-40, -196],
    ]);
    const right = through([
      [14 + s, -190, 1],
      [18 + s, -114],
      [48 + s, -102],
      [76 + s * 0.3, -64],
      [92, -14],
      [98, 60],
      [122, 126],
      [108, 206],
      [146, 280],
      [132, 360],
      [150, 420, 1],
      [208, 370],
      [182, 290],
      [196, 200],
      [158, 120],
      [144, 40],
      [140, -70],
      [104, -162],
      [56, -192],
    ]);
    return [
      sheet.shape(right, HAIR.base),
      sheet.shape(left, HAIR.base),
      sheet.group(
        strands(
          sheet,
          [
            [
              [10 + s, -168],
              [-60, -130],
              [-104, -60],
              [-116, 40],
              [-150, 150],
              [-140, 230],
              [-172, 320],
              [-150, 420],
            ],
            [
              [8 + s, -156],
              [-44, -120],
              [-88, -60],
              [-104, 30],
              [-132, 140],
              [-120, 220],
              [-154, 300],
            ],
            [
              [4 + s, -180],
              [-74, -150],
              [-122, -70],
              [-130, 20],
              [-176, 200],
              [-166, 300],
              [-188, 390],
            ],
            [
              [24 + s, -166],
              [70, -120],
              [104, -50],
              [114, 40],
              [140, 130],
              [128, 200],
              [164, 290],
              [150, 370],
            ],
            [
              [28 + s, -178],
              [88, -136],
              [122, -60],
              [130, 40],
              [170, 150],
              [166, 240],
              [190, 340],
            ],
          ],
          3.2,
          0.4,
        ) +
          sheet.line(
            through(
              [
                [-18 + s, -158],
                [-70, -124],
                [-104, -66],
              ],
              false,
            ),
            HAIR.shine,
            { width: 16, opacity: 0.5 },
            { blur: 6 },
          ) +
          sheet.line(
            through(
              [
                [40 + s, -156],
                [82, -116],
                [108, -60],
              ],
              false,
            ),
            HAIR.shine,
            { width: 11, opacity: 0.35 },
            { blur: 6 },
          ),
        'translate(0 0)',
        { clip: sheet.clip(left, right) },
      ),
    ].join('');
  },
  extras: (sheet) =>
    ([-1, 1] as const)
      .map(
        (side) =>
          sheet.ellipse(side * 103, 58, 6, 6, '#e9b44c') +
          sheet.shape(
            through([
              [side * 103, 62, 1],
              [side * 103 - 12, 84],
              [side * 103, 94],
              [side * 103 + 12, 84],
            ]),
            '#d9982f',
          ) +
          sheet.ellipse(side * 101, 80, 3, 3.6, '#fbe3a6'),
      )
      .join(''),
};

/** The same woman, her hair drawn into a bun with a string of jasmine. */
export const meeraHairUp: Look = {
  ...meera,
  hairBack: (sheet) =>
    [
      sheet.ellipse(0, 60, 112, 96, HAIR.dark),
      ...Array.from({ length: 15 }, (_, index) => {
        const angle = Math.PI * (0.04 + (0.92 * index) / 14);
        const [x, y] = [Math.cos(angle) * 120, 72 + Math.sin(angle) * 78];
        return (
          sheet.ellipse(Math.round(x), Math.round(y), 15, 14, '#f6f0df') +
          sheet.ellipse(Math.round(x) + 3, Math.round(y) + 3, 7, 6, '#d8cfae')
        );
      }),
    ].join(''),
  hairFront: (sheet, pose) => {
    const s = pose.turn / 3;
    const half = (sign: 1 | -1): string =>
      through([
        [16 + s, -190, 1],
        [18 + s, -118],
        [18 + s + sign * 34, -104],
        [sign * 74 + s * 0.3, -64],
        [sign * 94, -6],
        [sign * 99, 34, 1],
        [sign * 112, 14],
        [sign * 120, -44],
        [sign * 118, -110],
        [sign * 86, -168],
        [sign * 44 + 8, -188],
      ]);
    const strand = (points: readonly (readonly [number, number])[], sign: 1 | -1): string =>
      sheet.line(
        through(
          points.map(([x, y]) => [16 + s + sign * x, y] as const),
          false,
        ),
        HAIR.shine,
        {
          width: 3,
          opacity: 0.45,
        },
      );
    return ([-1, 1] as const)
      .map((sign) => {
        const path = half(sign);
        return (
          sheet.shape(path, HAIR.base) +
          sheet.group(
            [
              strand(
                [
                  [4, -176],
                  [60, -140],
                  [96, -70],
                  [104, 10],
                ],
                sign,
              ),
              strand(
                [
                  [2, -160],
                  [50, -126],
                  [84, -72],
                  [100, 0],
                ],
                sign,
              ),
              strand(
                [
                  [6, -186],
                  [74, -154],
                  [108, -80],
                  [112, 0],
                ],
                sign,
              ),
              sheet.line(
                through(
                  [
                    [16 + s + sign * 30, -160],
                    [sign * 80, -120],
                    [sign * 104, -60],
                  ],
                  false,
                ),
                HAIR.shine,
                { width: 13, opacity: 0.45 },
                { blur: 6 },
              ),
            ].join(''),
            'translate(0 0)',
            { clip: sheet.clip(path) },
          )
        );
      })
      .join('');
  },
};
