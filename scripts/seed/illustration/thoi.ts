// Thoi Keisham: early twenties, a cropped, tousled cut with a dyed forelock, an ear cuff.
import type { Features, Pose } from './face-look.ts';
import type { Look } from './bust.ts';
import { through } from './sheet.ts';

const features: Features = {
  skin: {
    light: '#f0c39b',
    base: '#e0ab80',
    shade: '#b97f57',
    deep: '#7f4d33',
    blush: '#dd7f5c',
    lip: '#bd6257',
  },
  jaw: 84,
  chin: 31,
  cheek: 97,
  length: 148,
  brow: { colour: '#211517', weight: 9, arch: 4.5 },
  eye: { width: 45, open: 10, slant: 4.5, liner: 3, crease: 0.3 },
  nose: { width: 38, length: 51 },
  mouth: { width: 62, full: 10.5, smile: 0.75 },
  age: 0,
};

const HAIR = { dark: '#120d12', base: '#221a20', shine: '#5a4a55', dye: '#1f8f8a' };

const hairline = ({ turn }: Pose): string => {
  const s = turn / 3;
  return through([
    [-96, -8, 1],
    [-86, -52],
    [-66 + s, -72, 1],
    [-60 + s, -32, 1],
    [-12 + s, -54],
    [24 + s, -72],
    [52 + s, -92, 1],
    [74 + s, -84],
    [86, -58, 1],
    [96, -8, 1],
    [126, -60],
    [100, -180],
    [0, -210],
    [-100, -180],
    [-126, -60],
  ]);
};

export const thoi: Look = {
  features,
  shoulders: 222,
  neck: 55,
  hairline,
  hairFront: (sheet, pose) => {
    const s = pose.turn / 3;
    const sides = through([
      [-97, 16, 1],
      [-112, -20],
      [-118, -90],
      [-60, -180],
      [60, -180],
      [118, -90],
      [112, -20],
      [97, 16, 1],
      [90, -40],
      [70, -110],
      [-70, -110],
      [-90, -40],
    ]);
    const crown = through([
      [-84, -44, 1],
      [-112, -66],
      [-120, -112],
      [-112, -150],
      [-84, -176],
      [-66, -196],
      [-30, -204],
      [-4, -218],
      [34, -212],
      [62, -206],
      [84, -184],
      [110, -168],
      [118, -130],
      [124, -96],
      [110, -64],
      [86, -58, 1],
      [74 + s, -84],
      [52 + s, -92, 1],
      [24 + s, -72],
      [-12 + s, -54],
      [-60 + s, -32, 1],
      [-62 + s, -48],
      [-74 + s, -64],
    ]);
    const forelock = through([
      [22 + s, -196, 1],
      [-24 + s, -128],
      [-44 + s, -80],
      [-60 + s, -32, 1],
      [-12 + s, -60],
      [18 + s, -100],
      [40 + s, -156],
    ]);
    return [
      sheet.shape(sides, '#3a2c30'),
      sheet.shape(crown, HAIR.base),
      sheet.group(
        [
          sheet.shape(forelock, HAIR.dye),
          sheet.line(
            through(
              [
                [10 + s, -160],
                [-20 + s, -110],
                [-44 + s, -58],
              ],
              false,
            ),
            '#63d0c4',
            { width: 5, opacity: 0.6 },
          ),
          sheet.line(
            through(
              [
                [22 + s, -150],
                [2 + s, -104],
                [-28 + s, -62],
              ],
              false,
            ),
            '#0e5a58',
            { width: 3.5, opacity: 0.7 },
          ),
          ...[
            [
              [40 + s, -190],
              [50 + s, -130],
              [62 + s, -64],
            ],
            [
              [60 + s, -176],
              [84, -130],
              [92, -76],
            ],
            [
              [-20 + s, -190],
              [-60, -140],
              [-72 + s, -88],
            ],
            [
              [-50, -180],
              [-96, -140],
              [-104, -84],
            ],
            [
              [20 + s, -196],
              [60, -186],
              [100, -160],
            ],
            [
              [28 + s, -160],
              [24 + s, -110],
              [22 + s, -66],
            ],
          ].map((line) =>
            sheet.line(
              through(
                line.map(([x = 0, y = 0]) => [x, y] as const),
                false,
              ),
              HAIR.shine,
              { width: 4, opacity: 0.55 },
            ),
          ),
          sheet.line(
            through(
              [
                [-40, -176],
                [-86, -150],
                [-106, -104],
              ],
              false,
            ),
            HAIR.shine,
            { width: 16, opacity: 0.5 },
            { blur: 6 },
          ),
        ].join(''),
        'translate(0 0)',
        { clip: sheet.clip(crown) },
      ),
    ].join('');
  },
  extras: (sheet) =>
    sheet.line(
      through(
        [
          [-108, -12],
          [-116, -4],
          [-110, 6],
        ],
        false,
      ),
      '#e8e3da',
      { width: 5 },
    ) +
    sheet.ellipse(-101, 38, 4, 4, '#e8e3da') +
    sheet.ellipse(101, 38, 4, 4, '#e8e3da'),
};
