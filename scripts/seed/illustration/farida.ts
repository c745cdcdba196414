// Farida Merchant: mid-sixties, silver hair parted in the middle and drawn back, round glasses.
import type { Features, Pose } from './face-look.ts';
import type { Look } from './bust.ts';
import { glasses } from './joseph.ts';
import { through } from './sheet.ts';

const features: Features = {
  skin: {
    light: '#ecbd97',
    base: '#d9a47a',
    shade: '#b07a54',
    deep: '#7b4c33',
    blush: '#d4755a',
    lip: '#ad4f4a',
  },
  jaw: 86,
  chin: 33,
  cheek: 97,
  length: 149,
  brow: { colour: '#6d625f', weight: 7, arch: 7 },
  eye: { width: 44, open: 11, slant: 0.5, liner: 2.6, crease: 0.8 },
  nose: { width: 41, length: 55 },
  mouth: { width: 68, full: 9.5, smile: 1 },
  age: 0.75,
};

const HAIR = { dark: '#7c7a80', base: '#b4b1b4', shine: '#efece8' };

const hairline = ({ turn }: Pose): string => {
  const s = turn / 3;
  return through([
    [s, -126, 1],
    [-44 + s, -104],
    [-80, -58],
    [-94, 0],
    [-98, 34, 1],
    [-130, -40],
    [-110, -170],
    [0, -206],
    [110, -170],
    [130, -40],
    [98, 34, 1],
    [94, 0],
    [80, -58],
    [44 + s, -104],
  ]);
};

const lenses = glasses('#5a2a1e', 34, 31);

export const farida: Look = {
  features,
  shoulders: 206,
  neck: 52,
  hairline,
  hairBack: (sheet) =>
    sheet.ellipse(0, 92, 112, 78, HAIR.dark) +
    sheet.line(
      through(
        [
          [-100, 80],
          [-66, 140],
          [0, 160],
        ],
        false,
      ),
      HAIR.shine,
      { width: 5, opacity: 0.4 },
    ),
  hairFront: (sheet, pose) => {
    const s = pose.turn / 3;
    const half = (sign: 1 | -1): string =>
      through([
        [s * 0.8 - sign * 3, -190, 1],
        [s, -126],
        [sign * 44 + s, -106],
        [sign * 80, -60],
        [sign * 95, 2],
        [sign * 100, 40, 1],
        [sign * 113, 20],
        [sign * 119, -36],
        [sign * 118, -106],
        [sign * 84, -170],
        [sign * 40, -190],
      ]);
    const strand = (sign: 1 | -1): string =>
      [
        [
          [4, -176],
          [60, -134],
          [98, -64],
          [108, 20],
        ],
        [
          [4, -160],
          [50, -124],
          [86, -66],
          [102, 10],
        ],
        [
          [6, -186],
          [74, -152],
          [112, -70],
          [116, 20],
        ],
        [
          [4, -144],
          [40, -116],
          [74, -72],
          [96, -8],
        ],
      ]
        .map((line, index) =>
          sheet.line(
            through(
              line.map(([x = 0, y = 0]) => [sign * x + s * 0.8, y] as const),
              false,
            ),
            index % 2 ? HAIR.dark : HAIR.shine,
            {
              width: 3.4,
              opacity: 0.7,
            },
          ),
        )
        .join('');
    const shadow = pose.light === 'left' ? 1 : -1;
    return ([-1, 1] as const)
      .map((sign) => {
        const path = half(sign);
        return (
          sheet.shape(path, HAIR.base) +
          sheet.group(
            strand(sign) +
              sheet.ellipse(sign * 70, -136, 44, 20, HAIR.shine, {
                blur: 9,
                opacity: sign === -shadow ? 0.8 : 0.35,
              }) +
              (sign === shadow
                ? sheet.ellipse(sign * 116, -20, 34, 90, HAIR.dark, { blur: 14, opacity: 0.8 })
                : ''),
            'translate(0 0)',
            { clip: sheet.clip(path) },
          )
        );
      })
      .join('');
  },
  extras: (sheet, pose) =>
    lenses(sheet, pose) +
    ([-1, 1] as const)
      .map(
        (side) =>
          sheet.ellipse(side * 104, 60, 8, 8, '#f7efe2') +
          sheet.ellipse(side * 104 - 2.5, 57, 2.6, 2.6, '#ffffff'),
      )
      .join(''),
};
