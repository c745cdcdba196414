import { head, type Look } from '../bust.ts';
import type { Pose } from '../face-look.ts';
import { neckOnly, type Cloth } from './parts.ts';
import { taper, through, type Sheet } from '../sheet.ts';

/** Sitting on a step, elbows on the knees, a skateboard alongside. The seat is at y = 900, the feet at about y = 1330. */
export function sitter(
  sheet: Sheet,
  look: Look,
  pose: Pose,
  hoodie: Cloth,
  trousers: Cloth,
  shoe: string,
): string {
  const { skin } = look.features;
  const { behind, front } = head(sheet, look, pose);
  const chest = through([
    [-86, 200, 1],
    [-40, 262],
    [0, 276],
    [40, 262],
    [86, 200, 1],
    [190, 240],
    [232, 330],
    [214, 560],
    [216, 880, 1],
    [-216, 880, 1],
    [-214, 560],
    [-232, 330],
    [-190, 240],
  ]);
  const leg = (sign: 1 | -1): string => {
    const thigh = taper([
      [sign * 130, 880, 104],
      [sign * 230, 800, 98],
      [sign * 300, 790, 92],
    ]);
    const shin = taper([
      [sign * 296, 800, 96],
      [sign * 286, 1000, 80],
      [sign * 270, 1260, 66],
    ]);
    const shade = sheet.linear(
      [
        [0, trousers.dark, 0],
        [1, trousers.dark, 0.9],
      ],
      [0, 0, sign === 1 ? 1 : 0.2, 1],
    );
    return (
      sheet.shape(thigh, trousers.colour) +
      sheet.shape(thigh, shade) +
      sheet.shape(shin, trousers.colour) +
      sheet.shape(shin, shade) +
      sheet.line(
        through(
          [
            [sign * 230, 860],
            [sign * 290, 900],
            [sign * 350, 880],
          ],
          false,
        ),
        trousers.dark,
        { width: 9, opacity: 0.6 },
        { blur: 3 },
      ) +
      sheet.shape(
        through([
          [sign * 270 - 68, 1240, 1],
          [sign * 270 + 68, 1240, 1],
          [sign * 270 + 70, 1272, 1],
          [sign * 270 - 70, 1272, 1],
        ]),
        trousers.dark,
      ) +
      sheet.shape(
        through([
          [sign * 270 - 58, 1268, 1],
          [sign * 270 + 58, 1268, 1],
          [sign * 290 + 86, 1330],
          [sign * 292 + 86, 1366],
          [sign * 286 - 90, 1366],
          [sign * 282 - 84, 1326],
        ]),
        shoe,
      ) +
      sheet.shape(
        through([
          [sign * 286 - 96, 1356, 1],
          [sign * 292 + 92, 1356, 1],
          [sign * 292 + 92, 1382, 1],
          [sign * 286 - 96, 1382, 1],
        ]),
        '#f3ece0',
      ) +
      [0, 1, 2]
        .map((index) => sheet.line(`M${sign * 278 - 30},${1290 + index * 18}h62`, '#f3ece0', { width: 6 }))
        .join('')
    );
  };
  const arm = (sign: 1 | -1): { readonly upper: string; readonly lower: string } => {
    const upper = taper([
      [sign * 150, 290, 64],
      [sign * 216, 380, 64],
      [sign * 280, 540, 60],
      [sign * 308, 690, 56],
    ]);
    const lower = taper([
      [sign * 316, 700, 58],
      [sign * 250, 748, 54],
      [sign * 160, 784, 44],
      [sign * 76, 808, 36],
    ]);
    const tone = sheet.linear([
      [0, hoodie.dark, 0],
      [1, hoodie.dark, 0.7],
    ]);
    return {
      upper: sheet.shape(upper, hoodie.colour) + sheet.shape(upper, tone),
      lower:
        sheet.shape(lower, hoodie.dark, { blur: 8, opacity: 0.7 }) +
        sheet.shape(lower, hoodie.colour) +
        sheet.shape(lower, tone) +
        sheet.line(`M${sign * 96},776L${sign * 104},838`, hoodie.dark, { width: 6, opacity: 0.55 }),
    };
  };
  const [left, right] = [arm(-1), arm(1)];
  const hood = through([
    [-64, 150, 1],
    [-150, 190],
    [-176, 250],
    [-110, 300],
    [-20, 350],
    [0, 356],
    [20, 350],
    [110, 300],
    [176, 250],
    [150, 190],
    [64, 150, 1],
    [60, 220],
    [0, 286],
    [-60, 220],
  ]);
  return [
    behind,
    left.upper,
    right.upper,
    neckOnly(sheet, look, pose),
    sheet.shape(chest, hoodie.colour),
    sheet.shape(
      chest,
      sheet.linear(
        [
          [0, hoodie.dark, 0],
          [0.5, hoodie.dark, 0.1],
          [1, hoodie.dark, 0.85],
        ],
        [0, 0, 1, 0.4],
      ),
    ),
    sheet.shape(hood, hoodie.dark, { blur: 8, opacity: 0.8 }),
    sheet.shape(hood, hoodie.colour),
    sheet.shape(
      hood,
      sheet.linear(
        [
          [0, '#ffe0b0', 0.2],
          [1, hoodie.dark, 0.5],
        ],
        [0, 0, 1, 1],
      ),
    ),
    sheet.line('M-34,330C-44,400 -40,440 -36,470M34,330C40,390 38,430 42,452', '#f3ece0', { width: 8 }),
    leg(-1),
    leg(1),
    left.lower,
    right.lower,
    // The hands, one laid over the other.
    sheet.shape(
      taper([
        [70, 806, 30],
        [20, 826, 34],
        [-40, 846, 24],
      ]),
      skin.shade,
    ),
    sheet.shape(
      taper([
        [-74, 806, 30],
        [-24, 818, 36],
        [34, 836, 28],
        [62, 848, 16],
      ]),
      skin.base,
    ),
    ...[0, 1, 2].map((index) =>
      sheet.line(`M${6 - index * 6},${816 + index * 13}L${62 - index * 10},${838 + index * 11}`, skin.deep, {
        width: 3,
        opacity: 0.5,
      }),
    ),
    sheet.shape(
      taper([
        [-40, 800, 16],
        [0, 790, 14],
        [34, 800, 9],
      ]),
      skin.light,
    ),
    front,
  ].join('');
}

/** A skateboard standing on its tail. */
export function skateboard(sheet: Sheet, deck: string): string {
  return [
    sheet.shape('M-66,-384A66,66 0 0 1 66,-384V384A66,66 0 0 1 -66,384Z', deck),
    sheet.shape('M-66,-90L66,-220V-120L-66,10Z', '#f0a347'),
    sheet.shape('M-66,60L66,-70V-20L-66,110Z', '#f3ece0'),
    ...[-300, 300].map(
      (y) =>
        sheet.rect(-54, y - 18, 108, 36, '#a9a4a0') +
        sheet.rect(-88, y - 30, 34, 60, '#f3ece0') +
        sheet.rect(54, y - 30, 34, 60, '#f3ece0'),
    ),
  ].join('');
}
