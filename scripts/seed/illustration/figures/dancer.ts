import { head, type Look } from '../bust.ts';
import type { Pose } from '../face-look.ts';
import { hand, neckOnly, type Cloth } from './parts.ts';
import { taper, through, type Point, type Sheet } from '../sheet.ts';

/** Turning in a flared anarkali, one arm up, one arm out. Feet at about y = 1760. */
export function dancer(
  sheet: Sheet,
  look: Look,
  pose: Pose,
  cloth: Cloth,
  trim: string,
  scarf: Cloth,
): string {
  const { skin } = look.features;
  const { behind, front } = head(sheet, look, pose);
  const skirt = through([
    [-108, 600, 1],
    [-190, 800],
    [-420, 1120],
    [-760, 1400],
    [-800, 1470],
    [-620, 1560],
    [-300, 1600],
    [60, 1610],
    [420, 1560],
    [690, 1460],
    [700, 1390],
    [420, 1120],
    [200, 800],
    [108, 600, 1],
  ]);
  const bodice = through([
    [-92, 236, 1],
    [-40, 290],
    [0, 300],
    [40, 290],
    [92, 236, 1],
    [172, 258],
    [190, 330],
    [140, 420],
    [108, 610, 1],
    [-108, 610, 1],
    [-140, 420],
    [-190, 330],
    [-172, 258],
  ]);
  const pleat = (bottom: Point, top: number): string =>
    sheet.shape(
      through([
        [top, 606, 1],
        [top * 1.7 + (bottom[0] - top) * 0.16, 860],
        [bottom[0] * 0.7, 1240],
        [bottom[0], bottom[1], 1],
        [bottom[0] + 60, bottom[1] - 4, 1],
        [bottom[0] * 0.7 + 40, 1240],
        [top * 1.7 + (bottom[0] - top) * 0.16 + 10, 860],
      ]),
      cloth.dark,
      { opacity: 0.5, blur: 5 },
    );
  const hem: readonly Point[] = [
    [-800, 1462],
    [-620, 1550],
    [-300, 1590],
    [60, 1600],
    [420, 1550],
    [700, 1448],
  ];
  const moved = (amount: number): string =>
    through(
      hem.map(([x, y]) => [x * 0.985, y - amount] as const),
      false,
    );
  const raised = taper([
    [160, 290, 44],
    [270, 150, 40],
    [330, -40, 34],
    [230, -190, 26],
    [150, -270, 19],
  ]);
  const out = taper([
    [-160, 290, 44],
    [-300, 390, 38],
    [-440, 440, 32],
    [-560, 370, 25],
    [-640, 300, 18],
  ]);
  const sleeve = (path: string, cover: string): string =>
    sheet.shape(path, skin.base) +
    sheet.group(
      sheet.shape(cover, cloth.colour) + sheet.line(cover, cloth.dark, { width: 3, opacity: 0.6 }),
      'translate(0 0)',
    );
  const flying = through([
    [-140, 262, 1],
    [-300, 200],
    [-520, 60],
    [-760, 40],
    [-940, 160],
    [-1010, 330],
    [-900, 260],
    [-760, 220],
    [-560, 260],
    [-360, 330],
    [-180, 330, 1],
  ]);
  return [
    sheet.shape(flying, scarf.colour, { opacity: 0.88 }),
    sheet.line(
      through(
        [
          [-170, 290],
          [-420, 190],
          [-700, 120],
          [-930, 230],
        ],
        false,
      ),
      scarf.dark,
      { width: 8, opacity: 0.4 },
      { blur: 3 },
    ),
    sheet.line(
      through(
        [
          [-140, 262],
          [-300, 200],
          [-520, 60],
          [-760, 40],
          [-940, 160],
          [-1010, 330],
        ],
        false,
      ),
      trim,
      { width: 8 },
    ),
    behind,
    neckOnly(sheet, look, pose),
    // Feet below the hem.
    sheet.shape(
      taper([
        [60, 1540, 34],
        [86, 1660, 28],
        [96, 1730, 26],
      ]),
      skin.shade,
    ),
    sheet.shape(
      through([
        [66, 1712],
        [120, 1714],
        [190, 1752],
        [180, 1772],
        [76, 1770],
      ]),
      skin.base,
    ),
    sheet.shape(
      taper([
        [-90, 1540, 34],
        [-128, 1640, 28],
        [-150, 1700, 24],
      ]),
      skin.shade,
    ),
    sheet.shape(
      through([
        [-170, 1690],
        [-126, 1700],
        [-120, 1760],
        [-150, 1786],
        [-186, 1742],
      ]),
      skin.base,
    ),
    ...[0, 1].flatMap((index) => [
      sheet.line(`M62,${1690 + index * 14}q36,12 70,0`, trim, { width: 8 }),
      sheet.line(`M-172,${1668 + index * 14}q26,14 52,4`, trim, { width: 8 }),
    ]),
    sheet.shape(skirt, cloth.colour),
    sheet.group(
      [
        sheet.shape(
          skirt,
          sheet.linear(
            [
              [0, cloth.dark, 0.75],
              [0.34, cloth.dark, 0],
              [0.6, cloth.dark, 0],
              [1, cloth.dark, 0.8],
            ],
            [0, 0, 1, 0],
          ),
        ),
        ...(
          [
            [-640, 1550],
            [-420, 1590],
            [-200, 1606],
            [20, 1612],
            [240, 1590],
            [440, 1560],
          ] as const
        ).map(([x, y], index) => pleat([x, y], -80 + index * 32)),
        sheet.ellipse(-60, 1010, 120, 330, '#ffe3b0', { opacity: 0.22, blur: 50 }),
        sheet.line(moved(16), trim, { width: 44 }),
        sheet.line(moved(16), cloth.dark, { width: 6, opacity: 0.6 }),
        sheet.line(moved(58), trim, { width: 8 }),
        sheet.line(moved(84), trim, { width: 4 }),
      ].join(''),
      'translate(0 0)',
      { clip: sheet.clip(skirt) },
    ),
    sleeve(
      out,
      taper([
        [-160, 290, 50],
        [-300, 390, 44],
        [-380, 424, 42],
      ]),
    ),
    hand(sheet, -650, 292, 214, { base: skin.base, deep: skin.deep }),
    ...[0, 1, 2].map((index) =>
      sheet.line(`M${-590 - index * 14},${330 - index * 12}l24,34`, trim, { width: 7 }),
    ),
    sheet.shape(bodice, cloth.colour),
    sheet.group(
      [
        sheet.shape(
          bodice,
          sheet.linear(
            [
              [0, cloth.dark, 0.1],
              [0.6, cloth.dark, 0.05],
              [1, cloth.dark, 0.8],
            ],
            [0, 0, 1, 0],
          ),
        ),
        sheet.line(
          through(
            [
              [-40, 596],
              [-60, 470],
              [-96, 400],
            ],
            false,
          ),
          cloth.dark,
          { width: 8, opacity: 0.5 },
          { blur: 3 },
        ),
        sheet.line(
          through(
            [
              [40, 596],
              [60, 470],
              [96, 400],
            ],
            false,
          ),
          cloth.dark,
          { width: 8, opacity: 0.5 },
          { blur: 3 },
        ),
        sheet.line(
          through(
            [
              [-92, 236, 1],
              [-40, 290],
              [0, 300],
              [40, 290],
              [92, 236, 1],
            ],
            false,
          ),
          trim,
          { width: 22 },
        ),
        `<path d="M0,310V600" stroke="${trim}" stroke-width="16" stroke-dasharray="2 20" stroke-linecap="round"/>`,
        sheet.line('M-120,598H120', trim, { width: 24 }),
      ].join(''),
      'translate(0 0)',
      { clip: sheet.clip(bodice) },
    ),
    front,
    sleeve(
      raised,
      taper([
        [160, 290, 50],
        [270, 150, 46],
        [308, 60, 42],
      ]),
    ),
    hand(sheet, 146, -276, 214, { base: skin.base, deep: skin.deep }),
    ...[0, 1, 2].map((index) =>
      sheet.line(`M${188 + index * 14},${-250 + index * 14}l26,-28`, trim, { width: 7 }),
    ),
  ].join('');
}
