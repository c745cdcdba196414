import type { Cloth } from './parts.ts';
import { taper, through, type Sheet } from '../sheet.ts';

/** Seen from behind on a hilltop, long hair and a scarf in the wind, looking away. Cut at y = 1900. */
export function hiker(
  sheet: Sheet,
  hair: { readonly base: string; readonly shine: string },
  cloth: Cloth,
  scarf: Cloth,
  skin: { readonly base: string; readonly shade: string },
): string {
  const kurta = through([
    [-70, 214, 1],
    [70, 214, 1],
    [180, 250],
    [216, 330],
    [166, 480],
    [140, 640],
    [200, 900],
    [290, 1260],
    [140, 1300],
    [-110, 1300],
    [-230, 1262],
    [-190, 900],
    [-140, 640],
    [-166, 480],
    [-216, 330],
    [-180, 250],
  ]);
  const clip = sheet.clip(kurta);
  const mane = through([
    [-10, -196],
    [-96, -166],
    [-128, -60],
    [-116, 60],
    [-96, 180],
    [-40, 330],
    [90, 420],
    [300, 440],
    [470, 380],
    [380, 370],
    [440, 300],
    [320, 320],
    [380, 230],
    [240, 240],
    [170, 140],
    [128, 40],
    [124, -80],
    [86, -168],
  ]);
  const stole = through([
    [-150, 236, 1],
    [-40, 272],
    [80, 268],
    [180, 244, 1],
    [420, 300],
    [700, 250],
    [960, 340],
    [1090, 300],
    [1040, 430],
    [820, 470],
    [620, 420],
    [420, 450],
    [180, 380],
    [-20, 350],
    [-170, 300],
  ]);
  const legs = [-70, 74].map(
    (x) =>
      sheet.shape(
        taper([
          [x, 1240, 76],
          [x * 1.05, 1480, 62],
          [x * 1.08, 1700, 46],
          [x * 1.08, 1830, 40],
        ]),
        '#efe4d0',
      ) +
      sheet.shape(
        through([
          [x * 1.08 - 46, 1810],
          [x * 1.08 + 46, 1810],
          [x * 1.08 + 58, 1880],
          [x * 1.08 - 58, 1880],
        ]),
        '#5a3626',
      ),
  );
  return [
    ...legs,
    sheet.shape(
      taper([
        [-186, 300, 52],
        [-250, 520, 44],
        [-262, 720, 36],
        [-230, 880, 28],
      ]),
      cloth.colour,
    ),
    sheet.shape(
      taper([
        [-236, 850, 30],
        [-222, 930, 26],
        [-212, 990, 20],
      ]),
      skin.base,
    ),
    sheet.shape(
      taper([
        [-186, 300, 30],
        [-236, 520, 24],
        [-250, 720, 20],
        [-222, 870, 14],
      ]),
      cloth.dark,
      { opacity: 0.4, blur: 10 },
    ),
    sheet.shape(
      taper([
        [186, 300, 52],
        [258, 500, 44],
        [250, 680, 38],
        [210, 830, 30],
      ]),
      cloth.dark,
    ),
    sheet.shape(
      taper([
        [214, 810, 30],
        [196, 890, 26],
        [188, 960, 20],
      ]),
      skin.shade,
    ),
    sheet.shape(
      through([
        [-58, 90, 1],
        [58, 90, 1],
        [60, 190],
        [76, 230, 1],
        [-76, 230, 1],
        [-60, 190],
      ]),
      skin.shade,
    ),
    sheet.shape(kurta, cloth.colour),
    sheet.group(
      [
        sheet.shape(
          kurta,
          sheet.linear(
            [
              [0, cloth.dark, 0.7],
              [0.5, cloth.dark, 0.15],
              [0.8, '#ffdca8', 0.25],
              [1, '#ffdca8', 0.5],
            ],
            [0, 0, 1, 0],
          ),
        ),
        ...[-90, -20, 60].map((x) =>
          sheet.line(
            through(
              [
                [x * 0.5, 660],
                [x, 900],
                [x * 1.5, 1290],
              ],
              false,
            ),
            cloth.dark,
            { width: 12, opacity: 0.45 },
            { blur: 5 },
          ),
        ),
        sheet.line(
          through(
            [
              [-230, 1246],
              [-110, 1284],
              [140, 1284],
              [290, 1244],
            ],
            false,
          ),
          '#f3d9a4',
          { width: 14 },
        ),
      ].join(''),
      'translate(0 0)',
      { clip },
    ),
    sheet.shape(stole, scarf.colour),
    sheet.group(
      [
        [
          [-140, 270],
          [80, 310],
          [420, 360],
          [760, 330],
          [1060, 340],
        ],
        [
          [-120, 250],
          [100, 290],
          [420, 330],
          [700, 290],
          [1000, 330],
        ],
        [
          [0, 340],
          [260, 380],
          [560, 400],
          [860, 430],
        ],
      ]
        .map((line) =>
          sheet.line(
            through(
              line.map(([x = 0, y = 0]) => [x, y] as const),
              false,
            ),
            scarf.dark,
            { width: 9, opacity: 0.5 },
            { blur: 3 },
          ),
        )
        .join(''),
      'translate(0 0)',
      { clip: sheet.clip(stole) },
    ),
    sheet.shape(mane, hair.base),
    sheet.group(
      [
        [
          [-20, -170],
          [-76, -80],
          [-66, 80],
          [-10, 250],
          [150, 370],
          [360, 400],
        ],
        [
          [20, -176],
          [10, -60],
          [30, 100],
          [110, 250],
          [300, 340],
        ],
        [
          [50, -170],
          [76, -60],
          [90, 60],
          [160, 200],
          [320, 280],
        ],
        [
          [-4, -176],
          [-36, -60],
          [-20, 110],
          [50, 270],
          [220, 370],
        ],
      ]
        .map((line) =>
          sheet.line(
            through(
              line.map(([x = 0, y = 0]) => [x, y] as const),
              false,
            ),
            hair.shine,
            { width: 5, opacity: 0.55 },
          ),
        )
        .join('') + sheet.ellipse(122, -40, 26, 120, '#ffcf94', { blur: 20, opacity: 0.34 }),
      'translate(0 0)',
      { clip: sheet.clip(mane) },
    ),
  ].join('');
}
