// Joseph Tharakan: late fifties, a broad face, swept-back greying hair and a short grey beard.
import type { Features, Pose } from './face-look.ts';
import type { Look } from './bust.ts';
import type { Sheet } from './sheet.ts';
import { through } from './sheet.ts';

const features: Features = {
  skin: {
    light: '#bd8054',
    base: '#a66a42',
    shade: '#7d4a2b',
    deep: '#522c18',
    blush: '#a8523a',
    lip: '#8d4a3d',
  },
  jaw: 90,
  chin: 42,
  cheek: 99,
  length: 158,
  brow: { colour: '#4a423f', weight: 12, arch: 7 },
  eye: { width: 44, open: 11, slant: 0, liner: 2.2, crease: 0.8 },
  nose: { width: 47, length: 60 },
  mouth: { width: 72, full: 8.5, smile: 0.55 },
  age: 0.8,
  bearded: true,
};

const HAIR = { dark: '#423d3f', base: '#6a6466', shine: '#c3bcb8' };

const hairline = ({ turn }: Pose): string => {
  const s = turn / 3;
  return through([
    [-66 + s, -84, 1],
    [-86, -44],
    [-97, 10, 1],
    [-118, -30],
    [-120, -110],
    [-70, -190],
    [20, -206],
    [92, -176],
    [122, -100],
    [118, -30],
    [97, 10, 1],
    [88, -46],
    [72 + s, -90, 1],
    [40 + s, -116],
    [-10 + s, -118],
  ]);
};

const beardPath = ({ turn }: Pose): string => {
  const s = turn / 4;
  return through([
    [-98, -4, 1],
    [-106, 46],
    [-102, 104],
    [-70 + s, 160],
    [-26 + s * 2, 188],
    [24 + s * 2, 188],
    [70 + s, 160],
    [102, 104],
    [106, 46],
    [98, -4, 1],
    [88, 40],
    [74 + s, 72],
    [50 + s * 2, 84],
    [34 + s * 2, 72],
    [s * 3, 66],
    [-34 + s * 2, 72],
    [-50 + s * 2, 84],
    [-74 + s, 72],
    [-88, 40],
  ]);
};

const moustachePath = ({ turn }: Pose): string => {
  const s = (turn * Math.PI * 108) / 180;
  return through([
    [s, 72, 1],
    [s - 22, 70],
    [s - 44, 84],
    [s - 52, 104],
    [s - 32, 94],
    [s, 91, 1],
    [s + 32, 94],
    [s + 52, 104],
    [s + 44, 84],
    [s + 22, 70],
  ]);
};

function hairs(
  sheet: Sheet,
  path: string,
  from: readonly (readonly [number, number, number, number])[],
): string {
  return sheet.group(
    from
      .map(([x, y, toX, toY], index) =>
        sheet.line(
          through(
            [
              [x, y],
              [(x + toX) / 2 + (index % 2 ? 4 : -4), (y + toY) / 2],
              [toX, toY],
            ],
            false,
          ),
          index % 3 ? HAIR.shine : HAIR.dark,
          {
            width: 2.2,
            opacity: 0.42,
          },
        ),
      )
      .join(''),
    'translate(0 0)',
    { clip: sheet.clip(path) },
  );
}

export const joseph: Look = {
  features,
  shoulders: 240,
  neck: 70,
  hairline,
  hairFront: (sheet, pose) => {
    const s = pose.turn / 3;
    const path = through([
      [-64 + s, -82, 1],
      [-84, -46],
      [-92, -16],
      [-96, 22, 1],
      [-113, -20],
      [-119, -96],
      [-96, -160],
      [-40, -190],
      [34, -194],
      [94, -168],
      [121, -104],
      [114, -22],
      [96, 22, 1],
      [92, -18],
      [86, -52],
      [70 + s, -90, 1],
      [44 + s, -110],
      [4 + s, -124],
      [-34 + s, -112],
    ]);
    const lines: readonly (readonly [number, number])[][] = [
      [
        [-60 + s, -86],
        [-74, -130],
        [-46, -184],
      ],
      [
        [-36 + s, -108],
        [-44, -150],
        [-4, -200],
      ],
      [
        [-6 + s, -120],
        [-8, -160],
        [38, -202],
      ],
      [
        [24 + s, -116],
        [34, -156],
        [80, -182],
      ],
      [
        [50 + s, -104],
        [70, -136],
        [106, -140],
      ],
      [
        [72 + s, -86],
        [94, -104],
        [116, -96],
      ],
      [
        [-78, -56],
        [-100, -96],
        [-98, -150],
      ],
      [
        [-90, -20],
        [-110, -60],
        [-112, -110],
      ],
      [
        [90, -20],
        [110, -50],
        [118, -90],
      ],
    ];
    return [
      sheet.shape(path, HAIR.base),
      sheet.group(
        [
          sheet.ellipse(-98, -30, 26, 70, HAIR.shine, { blur: 12, opacity: 0.75 }),
          sheet.ellipse(98, -30, 26, 70, HAIR.shine, { blur: 12, opacity: 0.5 }),
          sheet.ellipse(60, -190, 90, 40, HAIR.dark, { blur: 18, opacity: 0.7 }),
          ...lines.map((line, index) =>
            sheet.line(through(line, false), index % 2 ? HAIR.dark : HAIR.shine, {
              width: 3.4,
              opacity: 0.5,
            }),
          ),
          sheet.line(
            through(
              [
                [-48 + s, -106],
                [-66, -142],
                [-30, -184],
              ],
              false,
            ),
            HAIR.shine,
            { width: 15, opacity: 0.5 },
            { blur: 5 },
          ),
        ].join(''),
        'translate(0 0)',
        { clip: sheet.clip(path) },
      ),
    ].join('');
  },
  beard: (sheet, pose) => {
    const path = beardPath(pose);
    const marks = Array.from({ length: 46 }, (_, index): readonly [number, number, number, number] => {
      const angle = Math.PI * (0.02 + (0.96 * index) / 45);
      const x = Math.cos(angle);
      const y = Math.sin(angle);
      const inner = 0.72 + 0.12 * ((index * 7) % 5) * 0.25;
      return [x * 96 * inner, 40 + y * 128 * inner, x * 106, 44 + y * 148];
    });
    const shadow = pose.light === 'left' ? 1 : -1;
    return [
      sheet.shape(path, '#8f8985'),
      sheet.group(
        sheet.ellipse(-shadow * 66, 130, 50, 60, '#cfc8c2', { blur: 16, opacity: 0.75 }) +
          sheet.ellipse(shadow * 70, 110, 52, 90, '#544d4c', { blur: 18, opacity: 0.75 }) +
          sheet.ellipse(0, 152, 34, 26, '#dcd6cf', { blur: 12, opacity: 0.6 }),
        'translate(0 0)',
        { clip: sheet.clip(path) },
      ),
      hairs(sheet, path, marks),
    ].join('');
  },
  moustache: (sheet, pose) => {
    const path = moustachePath(pose);
    const s = (pose.turn * Math.PI * 108) / 180;
    return (
      sheet.group(sheet.shape(path, '#3c2a24', { blur: 4, opacity: 0.45 }), 'translate(0 4)') +
      sheet.shape(path, '#8b8581') +
      hairs(
        sheet,
        path,
        [-40, -30, -20, -10, 10, 20, 30, 40].map((x) => [s + x * 0.5, 72, s + x * 1.2, 102] as const),
      )
    );
  },
};

/** Thin half-round reading glasses. */
export function glasses(frame: string, width = 31, height = 25): NonNullable<Look['extras']> {
  return (sheet, { turn }) => {
    const shift = Math.sin((turn * Math.PI) / 180) * 112;
    const lens = (sign: 1 | -1): string =>
      through(
        Array.from({ length: 12 }, (_, index): readonly [number, number] => {
          const angle = (index * Math.PI) / 6;
          return [shift + sign * 46 + Math.cos(angle) * width, 1 + Math.sin(angle) * height];
        }),
      );
    return [
      ...([-1, 1] as const).flatMap((sign) => {
        const path = lens(sign);
        return [
          sheet.shape(path, '#fff8ea', { opacity: 0.07 }),
          sheet.group(
            sheet.shape(
              `M${shift + sign * 46 - 30},30L${shift + sign * 46 - 2},-34L${shift + sign * 46 + 9},-34L${shift + sign * 46 - 18},30Z`,
              '#ffffff',
              { opacity: 0.13 },
            ),
            'translate(0 0)',
            { clip: sheet.clip(path) },
          ),
          sheet.group(
            sheet.line(path, '#2a120a', { width: 4, opacity: 0.3 }, { blur: 2.5 }),
            'translate(2 6)',
          ),
          sheet.line(path, frame, { width: 4.2 }),
        ];
      }),
      sheet.line(
        through(
          [
            [shift - 46 + width, -8],
            [shift, -15],
            [shift + 46 - width, -8],
          ],
          false,
        ),
        frame,
        { width: 4.2 },
      ),
      sheet.line(`M${shift - 46 - width},-8L-100,-16`, frame, { width: 4 }),
      sheet.line(`M${shift + 46 + width},-8L100,-16`, frame, { width: 4 }),
    ].join('');
  };
}
