import { seededRandom, through, type Point, type Sheet } from '../sheet.ts';

function ridge(width: number, base: number, amplitude: number, seed: number, height: number): string {
  const random = seededRandom(seed);
  const points: Point[] = Array.from({ length: 9 }, (_, index) => [
    (index / 8) * width * 1.1 - width * 0.05,
    base - (0.25 + random() * 0.75) * amplitude,
  ]);
  return through([
    [-100, height + 10, 1],
    [-100, base, 1],
    ...points,
    [width + 100, base, 1],
    [width + 100, height + 10, 1],
  ]);
}

/** Hills behind hills in the morning, mist between them. */
export function hills(sheet: Sheet): string {
  const { width, height } = sheet;
  const layers: readonly (readonly [number, number, string, string, number])[] = [
    [0.55, 0.26, '#d7a08d', '#f3c9a4', 21],
    [0.62, 0.22, '#b57f86', '#e2a995', 22],
    [0.7, 0.2, '#7f6379', '#b98b8e', 33],
    [0.79, 0.17, '#4c5266', '#7f7480', 44],
    [0.88, 0.13, '#2f4a4a', '#4d6a60', 55],
  ];
  return [
    sheet.flood(
      sheet.linear([
        [0, '#6f9fb0'],
        [0.3, '#f0c9a0'],
        [0.52, '#ffe3b0'],
        [1, '#ffe3b0'],
      ]),
    ),
    sheet.ellipse(width * 0.7, height * 0.33, 190, 190, '#fff2cf', { blur: 55, opacity: 0.9 }),
    sheet.ellipse(width * 0.7, height * 0.33, 62, 62, '#fff8e4'),
    ...[0.16, 0.2, 0.12].map((y, index) =>
      sheet.ellipse(width * (0.18 + index * 0.26), height * y, 230, 14, '#fff4df', {
        blur: 12,
        opacity: 0.7,
      }),
    ),
    ...layers.map(([base, amplitude, colour, top, seed]) => {
      const path = ridge(width, base * height, amplitude * height, seed, height);
      return (
        sheet.shape(
          path,
          sheet.linear([
            [0, top],
            [0.4, colour],
            [1, colour],
          ]),
        ) +
        sheet.ellipse(width * 0.5, base * height + 40, width * 0.8, 36, '#ffe9cd', {
          blur: 26,
          opacity: 0.34,
        })
      );
    }),
    ...[
      [0.54, 0.2],
      [0.58, 0.17],
      [0.61, 0.215],
      [0.5, 0.235],
    ].map(([x = 0, y = 0]) =>
      sheet.line(`M${x * width - 16},${y * height - 6}q9,-4 16,6q7,-10 16,-6`, '#3f3a4c', {
        width: 3,
        opacity: 0.8,
      }),
    ),
  ].join('');
}
