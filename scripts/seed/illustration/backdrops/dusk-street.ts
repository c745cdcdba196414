import { seededRandom, type Sheet } from '../sheet.ts';

/** A lane of shops after sunset, out of focus. */
export function duskStreet(sheet: Sheet, seed = 3): string {
  const { width, height } = sheet;
  const random = seededRandom(seed);
  const horizon = height * 0.66;
  const row = (
    count: number,
    low: number,
    high: number,
    colour: string,
    windows: number,
    blur: number,
  ): string => {
    const step = width / count;
    const blocks = Array.from({ length: count + 1 }, (_, index) => {
      const top = horizon - (low + random() * (high - low)) * height;
      const x = index * step - step * random() * 0.5;
      const lit = Array.from({ length: windows }, () =>
        random() > 0.45
          ? sheet.rect(
              Math.round(x + step * (0.12 + random() * 0.7)),
              Math.round(top + 20 + random() * (horizon - top - 50)),
              20,
              28,
              random() > 0.4 ? '#ffc46b' : '#ff9d5c',
              { opacity: 0.85 },
            )
          : '',
      );
      return (
        sheet.rect(
          Math.round(x),
          Math.round(top),
          Math.round(step * 1.15),
          Math.round(height - top),
          colour,
        ) + lit.join('')
      );
    });
    return sheet.group(blocks.join(''), 'translate(0 0)', { blur });
  };
  const lights = Array.from({ length: 44 }, () => {
    const size = Math.round(10 + random() * 40);
    const colour =
      ['#ffd27a', '#ff9e57', '#ff6f61', '#7fd0c8', '#ffe9bf'][Math.floor(random() * 5)] ?? '#ffd27a';
    const x = Math.round(random() * width);
    const y = Math.round(horizon - height * 0.34 + random() * height * 0.5);
    return (
      sheet.ellipse(x, y, size, size, colour, {
        opacity: Math.round((0.16 + random() * 0.34) * 100) / 100,
        blend: 'screen',
      }) +
      `<circle cx="${x}" cy="${y}" r="${size - 1.5}" fill="none" stroke="${colour}" stroke-width="2" stroke-opacity="0.35"/>`
    );
  });
  const garland = (y: number, sag: number, blur: number): string => {
    const bulbs = Array.from({ length: 17 }, (_, index) => {
      const part = index / 16;
      return sheet.ellipse(
        Math.round(part * width),
        Math.round(y + Math.sin(part * Math.PI) * sag),
        9,
        10,
        '#ffe2a0',
      );
    });
    return sheet.group(
      sheet.line(`M0,${y}Q${width / 2},${y + sag * 2} ${width},${y}`, '#2a1630', { width: 3 }) +
        bulbs.join(''),
      'translate(0 0)',
      { blur },
    );
  };
  return [
    sheet.flood(
      sheet.linear([
        [0, '#2b1c4c'],
        [0.34, '#7a3263'],
        [0.56, '#e06c4d'],
        [0.7, '#f7b35c'],
        [1, '#5a2440'],
      ]),
    ),
    row(11, 0.08, 0.24, '#a4505c', 2, 12),
    row(8, 0.02, 0.2, '#4d2350', 3, 9),
    sheet.group(
      sheet.rect(0, height * 0.18, width * 0.2, height, '#361a40') +
        sheet.rect(width * 0.86, height * 0.1, width * 0.2, height, '#361a40') +
        [0.3, 0.4, 0.5, 0.6]
          .map(
            (y) =>
              sheet.rect(width * 0.05, height * y, 52, 60, '#ffb45f', { opacity: 0.8 }) +
              sheet.rect(width * 0.92, height * (y - 0.06), 52, 60, '#ffc97c', { opacity: 0.8 }),
          )
          .join(''),
      'translate(0 0)',
      { blur: 10 },
    ),
    sheet.rect(
      0,
      horizon,
      width,
      height - horizon,
      sheet.linear([
        [0, '#5d2a4a'],
        [1, '#20102b'],
      ]),
    ),
    sheet.ellipse(width / 2, horizon + 30, width * 0.5, 50, '#ff9e57', { blur: 34, opacity: 0.5 }),
    garland(height * 0.1, 90, 5),
    garland(height * 0.22, 60, 8),
    ...lights,
  ].join('');
}
