import { seededRandom, through, type Sheet } from '../sheet.ts';

function curtain(
  sheet: Sheet,
  from: number,
  to: number,
  folds: number,
  colours: readonly [string, string, string],
): string {
  const { height } = sheet;
  const step = (to - from) / folds;
  return Array.from({ length: folds }, (_, index) => {
    const x = from + index * step;
    const sway = 9;
    const path = `M${x},-10C${x + sway},${height * 0.4} ${x - sway},${height * 0.7} ${x},${height + 10}L${x + step + 3},${height + 10}C${x + step - sway},${height * 0.7} ${x + step + sway},${height * 0.4} ${x + step + 3},-10Z`;
    return sheet.shape(
      path,
      sheet.linear(
        [
          [0, colours[2]],
          [0.32, colours[1]],
          [0.52, colours[0]],
          [0.74, colours[1]],
          [1, colours[2]],
        ],
        [0, 0, 1, 0],
      ),
    );
  }).join('');
}

/** A stage: curtains, boards from `floor` down, and a beam from above onto (x, y). */
export function theatre(
  sheet: Sheet,
  {
    floor,
    spot,
    radius,
    blur = 0,
  }: {
    readonly floor: number;
    readonly spot: readonly [number, number];
    readonly radius: number;
    readonly blur?: number;
  },
): string {
  const { width, height } = sheet;
  const [x, y] = spot;
  const random = seededRandom(7);
  const boards = Array.from({ length: 15 }, (_, index) => {
    const part = (index - 7) / 7;
    return sheet.line(
      `M${width / 2 + part * width * 0.5},${floor}L${width / 2 + part * width * 1.35},${height}`,
      '#1a0a08',
      { width: 3, opacity: 0.6 },
    );
  });
  const dust = Array.from({ length: 60 }, () =>
    sheet.ellipse(
      Math.round(x + (random() - 0.5) * radius * 2),
      Math.round(random() * floor),
      1 + Math.round(random() * 2),
      1 + Math.round(random() * 2),
      '#ffe7b8',
      { opacity: Math.round((0.12 + random() * 0.35) * 100) / 100 },
    ),
  );
  const back = [
    sheet.flood('#1b0710'),
    curtain(sheet, -40, width + 40, 13, ['#8e1f2c', '#5f121f', '#2c0812']),
    sheet.flood(
      sheet.linear([
        [0, '#0d0308', 0.86],
        [0.4, '#0d0308', 0.2],
        [1, '#0d0308', 0.5],
      ]),
    ),
    sheet.flood(
      sheet.radial(
        [
          [0, '#ffb867', 0.42],
          [0.6, '#ff8f4a', 0.08],
          [1, '#000', 0],
        ],
        [x / width, 0.5, 0.4],
      ),
      { blend: 'screen' },
    ),
  ].join('');
  return [
    sheet.flood('#1b0710'),
    blur > 0 ? sheet.group(back, 'translate(0 0)', { blur }) : back,
    sheet.rect(
      0,
      floor,
      width,
      height - floor,
      sheet.linear([
        [0, '#3a1a12'],
        [1, '#6b3a20'],
      ]),
    ),
    ...boards,
    sheet.rect(
      0,
      floor,
      width,
      26,
      sheet.linear([
        [0, '#0d0308', 0.75],
        [1, '#0d0308', 0],
      ]),
    ),
    sheet.ellipse(x, y, radius * 1.2, radius * 0.3, '#ffd58e', { blur: 26, opacity: 0.55 }),
    sheet.ellipse(x, y, radius * 0.95, radius * 0.21, '#fff0c9', { blur: 16, opacity: 0.6 }),
    sheet.shape(
      `M${x - 36},-30L${x + 36},-30L${x + radius},${y}L${x - radius},${y}Z`,
      sheet.linear([
        [0, '#fff2cf', 0.5],
        [1, '#ffd58e', 0.07],
      ]),
      {
        blur: 10,
        blend: 'screen',
      },
    ),
    ...dust,
    ...([-1, 1] as const).map((side) => {
      const edge = side === -1 ? 0 : width;
      const path = through([
        [edge, -20, 1],
        [edge - side * width * 0.16, -20, 1],
        [edge - side * width * 0.13, height * 0.34],
        [edge - side * width * 0.05, height * 0.62],
        [edge - side * width * 0.1, height + 20, 1],
        [edge, height + 20, 1],
      ]);
      return sheet.group(
        sheet.shape(path, '#2a0610') +
          sheet.shape(
            path,
            sheet.linear(
              [
                [0, '#5c0f1e'],
                [0.35, '#8a1a2b'],
                [0.55, '#470b18'],
                [0.8, '#74162a'],
                [1, '#330713'],
              ],
              [0, 0, 1, 0],
            ),
            { opacity: 0.8 },
          ),
        'translate(0 0)',
        { blur: 4 },
      );
    }),
  ].join('');
}
