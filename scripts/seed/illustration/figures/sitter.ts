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
    [220, 900, 1],
    [-220, 900, 1],
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
  const arm = (sign: 1 | -1): string => {
    const upper = taper([
      [sign * 194, 300, 60],
      [sign * 290, 500, 60],
      [sign * 318, 690, 56],
    ]);
    const lower = taper([
      [sign * 316, 690, 56],
      [sign * 190, 760, 46],
      [sign * 74, 800, 36],
    ]);
    const tone = sheet.linear([
      [0, hoodie.dark, 0.05],
      [1, hoodie.dark, 0.75],
    ]);
    return (
      sheet.shape(upper, hoodie.colour) +
      sheet.shape(upper, tone) +
      sheet.shape(lower, hoodie.colour) +
      sheet.shape(lower, tone) +
      sheet.line(lower, hoodie.dark, { width: 4, opacity: 0.5 })
    );
  };
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
    sheet.shape(chest, hoodie.dark),
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
    arm(-1),
    arm(1),
    sheet.shape(
      through([
        [-80, 778],
        [-20, 764],
        [40, 772],
        [84, 792],
        [86, 836],
        [30, 872],
        [-30, 874],
        [-84, 840],
      ]),
      skin.base,
    ),
    sheet.line(
      'M-50,800C-10,790 20,800 50,836M-56,826C-20,816 10,826 28,852M60,800C30,806 10,826 -10,866',
      skin.deep,
      { width: 3.4, opacity: 0.55 },
    ),
    front,
  ].join('');
}

/** A skateboard standing on its tail. */
export function skateboard(sheet: Sheet, deck: string): string {
  return [
    sheet.shape(
      through([
        [-62, -420],
        [0, -450],
        [62, -420],
        [66, 0],
        [62, 420],
        [0, 450],
        [-62, 420],
        [-66, 0],
      ]),
      deck,
    ),
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
