import { head, type Look } from '../bust.ts';
import type { Pose } from '../face-look.ts';
import { neckOnly, type Cloth } from './parts.ts';
import { taper, through, type Sheet } from '../sheet.ts';

/** Strolling towards us in shirt and mundu, a folded umbrella as a stick. Feet at about y = 1990. */
export function stroller(
  sheet: Sheet,
  look: Look,
  pose: Pose,
  shirt: Cloth,
  mundu: Cloth,
  border: string,
): string {
  const { skin } = look.features;
  const { behind, front } = head(sheet, look, pose);
  const body = through([
    [-78, 214, 1],
    [0, 330, 1],
    [78, 214, 1],
    [210, 250],
    [252, 340],
    [214, 560],
    [210, 930, 1],
    [120, 966],
    [0, 950],
    [-130, 968],
    [-212, 930, 1],
    [-216, 560],
    [-252, 340],
    [-210, 250],
  ]);
  const wrap = through([
    [-196, 900, 1],
    [196, 900, 1],
    [222, 1200],
    [212, 1560],
    [232, 1830, 1],
    [90, 1850],
    [20, 1800],
    [-100, 1862],
    [-226, 1826, 1],
    [-214, 1500],
    [-220, 1200],
  ]);
  const foot = (x: number, y: number): string =>
    sheet.shape(
      through([
        [x - 40, y - 70, 1],
        [x + 40, y - 70, 1],
        [x + 52, y],
        [x + 40, y + 34],
        [x - 44, y + 34],
        [x - 52, y],
      ]),
      skin.shade,
    ) +
    sheet.shape(
      through([
        [x - 60, y + 26, 1],
        [x + 58, y + 26, 1],
        [x + 52, y + 48],
        [x - 54, y + 48],
      ]),
      '#3a2018',
    ) +
    sheet.line(`M${x - 34},${y - 6}L${x},${y + 22}L${x + 34},${y - 6}`, '#3a2018', { width: 12 });
  const light = pose.light === 'left' ? -1 : 1;
  const shade = (path: string, cloth: Cloth): string =>
    sheet.shape(
      path,
      sheet.linear(
        light < 0
          ? [
              [0, '#ffd9a0', 0.4],
              [0.4, cloth.dark, 0],
              [1, cloth.dark, 0.85],
            ]
          : [
              [0, cloth.dark, 0.85],
              [0.6, cloth.dark, 0],
              [1, '#ffd9a0', 0.4],
            ],
        [0, 0, 1, 0],
      ),
    );
  const arm = (points: readonly (readonly [number, number, number])[]): string => {
    const path = taper(points);
    return (
      sheet.shape(path, shirt.colour) +
      sheet.group(shade(path, shirt), 'translate(0 0)') +
      sheet.line(path, shirt.dark, { width: 3, opacity: 0.35 })
    );
  };
  return [
    behind,
    foot(-104, 1890),
    foot(112, 1870),
    sheet.shape(wrap, mundu.colour),
    sheet.group(
      [
        shade(wrap, mundu),
        sheet.line(
          through(
            [
              [40, 900],
              [60, 1200],
              [30, 1500],
              [20, 1810],
            ],
            false,
          ),
          border,
          { width: 26 },
        ),
        sheet.line(
          through(
            [
              [64, 900],
              [84, 1200],
              [54, 1500],
              [46, 1810],
            ],
            false,
          ),
          mundu.dark,
          { width: 9, opacity: 0.4 },
          { blur: 4 },
        ),
        ...[-140, -60, 130].map((x) =>
          sheet.line(
            through(
              [
                [x * 0.6, 930],
                [x, 1250],
                [x * 1.1, 1830],
              ],
              false,
            ),
            mundu.dark,
            { width: 12, opacity: 0.45 },
            { blur: 5 },
          ),
        ),
        sheet.line(
          through(
            [
              [-226, 1818],
              [-100, 1852],
              [20, 1792],
              [90, 1842],
              [232, 1822],
            ],
            false,
          ),
          border,
          { width: 16 },
        ),
      ].join(''),
      'translate(0 0)',
      { clip: sheet.clip(wrap) },
    ),
    neckOnly(sheet, look, pose),
    arm([
      [204, 300, 56],
      [292, 520, 50],
      [286, 700, 44],
    ]),
    sheet.shape(
      taper([
        [286, 690, 36],
        [274, 820, 30],
        [276, 900, 26],
      ]),
      skin.shade,
    ),
    sheet.shape(body, shirt.colour),
    sheet.group(
      [
        shade(body, shirt),
        sheet.line('M0,330L4,950', shirt.dark, { width: 5, opacity: 0.6 }),
        ...[430, 560, 690, 820].map((y) => sheet.ellipse(16, y, 8, 8, shirt.dark, { opacity: 0.7 })),
        sheet.line(
          through(
            [
              [-190, 420],
              [-130, 560],
              [-150, 800],
            ],
            false,
          ),
          shirt.dark,
          { width: 14, opacity: 0.5 },
          { blur: 6 },
        ),
        sheet.line(
          through(
            [
              [190, 420],
              [130, 560],
              [150, 800],
            ],
            false,
          ),
          shirt.dark,
          { width: 14, opacity: 0.5 },
          { blur: 6 },
        ),
      ].join(''),
      'translate(0 0)',
      { clip: sheet.clip(body) },
    ),
    ...([-1, 1] as const).map((sign) => {
      const collar = through([
        [sign * 70, 160, 1],
        [sign * 88, 212],
        [sign * 122, 262, 1],
        [sign * 92, 330, 1],
        [sign * 6, 336, 1],
        [sign * 54, 262],
      ]);
      return sheet.shape(collar, shirt.colour) + sheet.line(collar, shirt.dark, { width: 4, opacity: 0.5 });
    }),
    front,
    // The umbrella, and the arm that leans on it.
    sheet.line('M-322,900C-360,860 -420,880 -400,930', '#4a2a1a', { width: 18 }),
    sheet.shape(
      through([
        [-350, 940, 1],
        [-294, 940, 1],
        [-290, 1300],
        [-314, 1800, 1],
        [-330, 1800, 1],
        [-356, 1300],
      ]),
      '#241c28',
    ),
    sheet.line('M-322,1800L-322,1930', '#8d8a88', { width: 10 }),
    arm([
      [-204, 300, 56],
      [-290, 500, 50],
      [-318, 700, 44],
    ]),
    sheet.shape(
      taper([
        [-316, 690, 36],
        [-322, 810, 31],
        [-322, 890, 28],
      ]),
      skin.base,
    ),
    sheet.shape(
      through([
        [-356, 876],
        [-322, 862],
        [-288, 880],
        [-286, 930],
        [-318, 950],
        [-356, 930],
      ]),
      skin.base,
    ),
    sheet.line('M-352,900h62M-352,920h60', skin.deep, { width: 3, opacity: 0.5 }),
    sheet.shape(
      through([
        [250, 880],
        [280, 872],
        [304, 890],
        [310, 960],
        [296, 1010],
        [262, 1004],
        [248, 950],
      ]),
      skin.base,
    ),
    sheet.line('M276,950L280,1004M292,946L296,1000', skin.deep, { width: 3, opacity: 0.4 }),
  ].join('');
}
