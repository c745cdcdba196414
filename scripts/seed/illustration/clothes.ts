// What the people of the portraits wear, from the neck down. Units are the face's.
import type { Look, Clothes } from './bust.ts';
import type { Pose } from './face-look.ts';
import type { Sheet } from './sheet.ts';
import { through, type Point } from './sheet.ts';

type Neckline = 'round' | 'vee' | 'high' | 'boat';

const NECKLINES: Readonly<Record<Neckline, (neck: number) => readonly Point[]>> = {
  round: (neck) => [
    [-neck - 40, 234, 1],
    [-neck - 10, 288],
    [0, 322],
    [neck + 10, 288],
    [neck + 40, 234, 1],
  ],
  vee: (neck) => [
    [-neck - 18, 220, 1],
    [-neck + 6, 270],
    [0, 376, 1],
    [neck - 6, 270],
    [neck + 18, 220, 1],
  ],
  high: (neck) => [
    [-neck - 4, 172, 1],
    [0, 196],
    [neck + 4, 172, 1],
  ],
  boat: (neck) => [
    [-neck - 74, 244, 1],
    [-neck - 20, 276],
    [0, 286],
    [neck + 20, 276],
    [neck + 74, 244, 1],
  ],
};

function garment({ shoulders, neck }: Look, neckline: Neckline, bulk = 10): string {
  const side = (sign: 1 | -1): Point[] => [
    [sign * (shoulders * 0.62), 246 - bulk * 0.4],
    [sign * (shoulders * 0.92), 272],
    [sign * (shoulders + 14 + bulk), 334],
    [sign * (shoulders + 44 + bulk), 480],
    [sign * (shoulders + 56 + bulk), 1000, 1],
  ];
  return through([...NECKLINES[neckline](neck), ...side(1), ...side(-1).reverse()]);
}

/** Light and shade of a cloth on the chest, whatever its cut. */
function drape(
  sheet: Sheet,
  { shoulders }: Look,
  { light, contrast }: Pose,
  clip: string,
  dark: string,
  folds = 1,
): string {
  const s = light === 'left' ? 1 : -1;
  const fold = (points: readonly Point[], width: number, opacity: number): string =>
    sheet.line(through(points, false), dark, { width, opacity: opacity * folds }, { blur: width * 0.32 });
  return sheet.group(
    [
      sheet.shape(
        through([
          [s * 30, 200, 1],
          [s * 70, 340],
          [s * 96, 560],
          [s * 60, 1010, 1],
          [s * 600, 1010, 1],
          [s * 600, 200, 1],
        ]),
        dark,
        { opacity: 0.55 * contrast, blur: 16 },
      ),
      sheet.ellipse(-s * shoulders * 0.66, 300, 90, 46, '#fff3dd', { opacity: 0.16, blur: 18 }),
      ...([-1, 1] as const).map((sign) =>
        sheet.shape(
          through([
            [sign * (shoulders - 8), 400, 1],
            [sign * (shoulders - 40), 520],
            [sign * (shoulders - 26), 720],
            [sign * (shoulders - 20), 1000, 1],
            [sign * (shoulders - 4), 1000, 1],
            [sign * (shoulders - 8), 720],
            [sign * (shoulders - 22), 530],
          ]),
          dark,
          { opacity: 0.6 * folds, blur: 3 },
        ),
      ),
      fold(
        [
          [-shoulders * 0.7, 330],
          [-shoulders * 0.46, 430],
          [-shoulders * 0.5, 560],
        ],
        9,
        0.4,
      ),
      fold(
        [
          [shoulders * 0.7, 330],
          [shoulders * 0.46, 430],
          [shoulders * 0.5, 560],
        ],
        9,
        0.4,
      ),
      fold(
        [
          [-30, 470],
          [-10, 600],
          [-40, 760],
        ],
        8,
        0.32,
      ),
    ].join(''),
    'translate(0 0)',
    { clip },
  );
}

interface Cloth {
  readonly colour: string;
  readonly dark: string;
}

/** A plain top of one cloth. */
export function top(cloth: Cloth, neckline: Neckline, trim?: string): Clothes {
  return (sheet, look, pose) => {
    const path = garment(look, neckline);
    return [
      sheet.shape(path, cloth.dark, { blur: 5, opacity: 0.35 }),
      sheet.shape(path, cloth.colour),
      drape(sheet, look, pose, sheet.clip(path), cloth.dark),
      trim === undefined
        ? ''
        : sheet.line(through(NECKLINES[neckline](look.neck), false), trim, { width: 7 }) +
          sheet.line(through(NECKLINES[neckline](look.neck), false), cloth.dark, {
            width: 1.6,
            opacity: 0.7,
          }),
    ].join('');
  };
}

/** A sari over its blouse, the pallu on the shoulder at the picture's right. */
export function sari(cloth: Cloth, blouse: Cloth, border: string): Clothes {
  return (sheet, look, pose) => {
    const w = look.shoulders;
    const edge: readonly Point[] = [
      [w * 0.34, 236],
      [w * 0.2, 330],
      [-w * 0.12, 460],
      [-w * 0.7, 580],
      [-w * 1.25, 650],
    ];
    const pallu = through([
      [w * 0.34, 236, 1],
      [w * 0.2, 330],
      [-w * 0.12, 460],
      [-w * 0.7, 580],
      [-w * 1.28, 650, 1],
      [-w * 1.3, 1000, 1],
      [w * 1.3, 1000, 1],
      [w * 1.22, 520],
      [w * 1.1, 340],
      [w * 0.93, 266],
      [w * 0.66, 236],
    ]);
    const clip = sheet.clip(pallu);
    const shifted = (amount: number): string =>
      through(
        edge.map(([x, y]) => [x + amount * 0.8, y + amount * 0.62] as const),
        false,
      );
    const pleats = [0.5, 0.66, 0.82, 0.97].map((part, index) =>
      sheet.line(
        through(
          [
            [w * part, 236],
            [w * (part - 0.06), 360],
            [w * (part - 0.3), 560],
            [w * (part - 0.62), 800],
          ],
          false,
        ),
        cloth.dark,
        { width: 8 - index, opacity: 0.6 },
        { blur: 2.4 },
      ),
    );
    return [
      top(blouse, 'round', border)(sheet, look, pose),
      sheet.shape(pallu, blouse.dark, { blur: 9, opacity: 0.6 }),
      sheet.shape(pallu, cloth.colour),
      sheet.group(
        [
          drape(sheet, look, pose, clip, cloth.dark, 0.5),
          ...pleats,
          sheet.line(shifted(16), border, { width: 30 }),
          sheet.line(shifted(7), cloth.dark, { width: 2.4, opacity: 0.6 }),
          sheet.line(shifted(25), cloth.dark, { width: 2.4, opacity: 0.6 }),
          `<path d="${shifted(16)}" fill="none" stroke="${cloth.dark}" stroke-opacity="0.75" stroke-width="8" stroke-dasharray="1 15" stroke-linecap="round"/>`,
          sheet.line(shifted(38), border, { width: 3, opacity: 0.9 }),
        ].join(''),
        'translate(0 0)',
        { clip },
      ),
    ].join('');
  };
}

/** An open-collared shirt, worn alone. */
export function shirt(cloth: Cloth, inner?: string): Clothes {
  return (sheet, look, pose) => {
    const body = garment(look, 'vee', 16);
    const { neck } = look;
    const collar = (sign: 1 | -1): string =>
      through([
        [sign * (neck + 2), 158, 1],
        [sign * (neck + 18), 206],
        [sign * (neck + 52), 262, 1],
        [sign * (neck + 26), 336, 1],
        [sign * 12, 352, 1],
        [sign * (neck - 20), 274],
        [sign * (neck - 6), 210],
      ]);
    return [
      inner === undefined
        ? ''
        : sheet.shape(
            through([
              [-neck - 20, 240, 1],
              [-neck + 6, 268],
              [0, 284],
              [neck - 6, 268],
              [neck + 20, 240, 1],
              [90, 420, 1],
              [-90, 420, 1],
            ]),
            inner,
          ),
      sheet.shape(body, cloth.colour),
      drape(sheet, look, pose, sheet.clip(body), cloth.dark),
      sheet.line('M0,372L4,1000', cloth.dark, { width: 3, opacity: 0.7 }),
      sheet.line('M26,372L30,1000', cloth.dark, { width: 1.6, opacity: 0.4 }),
      ...[430, 530, 630].map((y) => sheet.ellipse(13, y, 5, 5, '#f5ead6', { opacity: 0.75 })),
      ...([-1, 1] as const).map((sign) => {
        const path = collar(sign);
        return (
          sheet.group(sheet.shape(path, cloth.dark, { blur: 5, opacity: 0.7 }), 'translate(0 7)') +
          sheet.shape(path, cloth.colour) +
          sheet.shape(path, sign === (pose.light === 'left' ? 1 : -1) ? cloth.dark : '#fff3dd', {
            opacity: 0.18,
          }) +
          sheet.line(path, cloth.dark, { width: 1.6, opacity: 0.5 })
        );
      }),
    ].join('');
  };
}

/** A jacket with lapels over a shirt, or over a tee when `tie` is not given. */
export function jacket(cloth: Cloth, under: Cloth, tie?: Cloth): Clothes {
  return (sheet, look, pose) => {
    const { neck } = look;
    const body = garment(look, 'vee', 24);
    const hole: readonly Point[] =
      tie === undefined
        ? [
            [-neck - 12, 194, 1],
            [-neck + 8, 240],
            [0, 262],
            [neck - 8, 240],
            [neck + 12, 194, 1],
          ]
        : [
            [-neck - 22, 214, 1],
            [neck + 22, 214, 1],
          ];
    const opening = through([...hole, [neck + 12, 330], [10, 640, 1], [-10, 640, 1], [-neck - 12, 330]]);
    const lapel = (sign: 1 | -1): string =>
      through([
        [sign * (neck + 12), 196, 1],
        [sign * (neck + 52), 250],
        [sign * (neck + 84), 352, 1],
        [sign * (neck + 48), 372, 1],
        [sign * (neck + 64), 402, 1],
        [sign * 44, 560],
        [sign * 4, 660, 1],
        [sign * 26, 480],
        [sign * (neck - 4), 320],
      ]);
    const collar = (sign: 1 | -1): string =>
      through([
        [sign * (neck + 2), 166, 1],
        [sign * (neck + 20), 226],
        [sign * (neck + 10), 316, 1],
        [sign * 6, 250, 1],
        [sign * (neck - 16), 214],
      ]);
    return [
      sheet.shape(body, cloth.colour),
      drape(sheet, look, pose, sheet.clip(body), cloth.dark),
      sheet.shape(opening, under.colour),
      drape(sheet, look, pose, sheet.clip(opening), under.dark, 0),
      tie === undefined
        ? sheet.line(through(hole, false), under.dark, { width: 3, opacity: 0.7 }) +
          sheet.group(
            sheet.line(through(hole, false), under.dark, { width: 2, opacity: 0.45 }),
            'translate(0 11)',
          )
        : sheet.shape(
            through([
              [-22, 252, 1],
              [22, 252, 1],
              [15, 296, 1],
              [32, 560, 1],
              [0, 660, 1],
              [-32, 560, 1],
              [-15, 296, 1],
            ]),
            tie.colour,
          ) +
          sheet.shape(
            through([
              [-15, 296, 1],
              [15, 296, 1],
              [20, 330, 1],
              [-18, 312, 1],
            ]),
            tie.dark,
            { opacity: 0.55 },
          ) +
          [-1, 1]
            .map(
              (sign) =>
                sheet.shape(collar(sign === 1 ? 1 : -1), under.colour) +
                sheet.line(collar(sign === 1 ? 1 : -1), under.dark, { width: 2, opacity: 0.6 }),
            )
            .join(''),
      ...([-1, 1] as const).map((sign) => {
        const path = lapel(sign);
        return (
          sheet.group(sheet.shape(path, cloth.dark, { blur: 7, opacity: 0.7 }), 'translate(0 6)') +
          sheet.shape(path, cloth.colour) +
          sheet.shape(path, sign === (pose.light === 'left' ? 1 : -1) ? cloth.dark : '#fff3dd', {
            opacity: 0.14,
          }) +
          sheet.line(path, cloth.dark, { width: 2, opacity: 0.75 })
        );
      }),
    ].join('');
  };
}

/** A shawl laid around both shoulders over a top, with a woven border. */
export function shawl(cloth: Cloth, under: Cloth, border: string): Clothes {
  return (sheet, look, pose) => {
    const w = look.shoulders;
    const half = (sign: 1 | -1): { path: string; edge: readonly Point[] } => {
      const edge: readonly Point[] = [
        [sign * w * 0.36, 214],
        [sign * w * 0.44, 300],
        [sign * w * 0.36, 430],
        [sign * w * 0.2 - 30, 620],
        [sign * w * 0.14 - 50, 1000],
      ];
      return {
        edge,
        path: through([
          [sign * w * 0.36, 214, 1],
          ...edge.slice(1, 4),
          [sign * w * 0.14 - 50, 1000, 1],
          [sign * w * 1.5, 1000, 1],
          [sign * w * 1.36, 520],
          [sign * w * 1.2, 350],
          [sign * w * 0.92, 262],
          [sign * w * 0.6, 218],
        ]),
      };
    };
    const side = (sign: 1 | -1): string => {
      const { path, edge } = half(sign);
      const moved = (x: number): string =>
        through(
          edge.map(([px, py]) => [px + sign * x, py] as const),
          false,
        );
      return (
        sheet.shape(path, cloth.dark, { blur: 6, opacity: 0.5 }) +
        sheet.shape(path, cloth.colour) +
        sheet.group(
          [
            drape(sheet, look, pose, sheet.clip(path), cloth.dark, 0.8),
            ...[0.62, 0.8, 0.98].map((part) =>
              sheet.line(
                through(
                  [
                    [sign * w * part, 236],
                    [sign * w * (part + 0.06), 360],
                    [sign * w * (part - 0.1), 560],
                    [sign * w * (part - 0.2), 900],
                  ],
                  false,
                ),
                cloth.dark,
                { width: 10, opacity: 0.5 },
                { blur: 3.4 },
              ),
            ),
            sheet.line(moved(17), border, { width: 26 }),
            `<path d="${moved(17)}" fill="none" stroke="${cloth.dark}" stroke-opacity="0.8" stroke-width="10" stroke-dasharray="9 13"/>`,
            sheet.line(moved(36), border, { width: 3 }),
          ].join(''),
          'translate(0 0)',
          { clip: sheet.clip(path) },
        )
      );
    };
    return top(under, 'round')(sheet, look, pose) + side(-1) + side(1);
  };
}
