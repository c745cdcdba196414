import { seededRandom, through, type Sheet } from '../sheet.ts';

/** A palm leaning over the water. */
function palm(sheet: Sheet, x: number, y: number, size: number, lean: number, colour: string): string {
  const [topX, topY] = [x + lean, y - size];
  const trunk = `M${x - 10},${y}Q${x + lean * 0.2},${y - size * 0.5} ${topX - 4},${topY}L${topX + 6},${topY}Q${x + lean * 0.2 + 22},${y - size * 0.5} ${x + 14},${y}Z`;
  const fronds = [-170, -142, -108, -70, -38, -8, 18, 198].map((angle, index) => {
    const reach = size * (0.36 + (index % 3) * 0.04);
    const rad = (angle * Math.PI) / 180;
    const endX = topX + Math.cos(rad) * reach;
    const endY = topY + Math.sin(rad) * reach * 0.6 + reach * 0.34;
    const midX = topX + Math.cos(rad) * reach * 0.55;
    const midY = topY + Math.sin(rad) * reach * 0.7 - reach * 0.08;
    return sheet.shape(
      `M${topX},${topY}Q${midX},${midY - 12} ${endX},${endY}Q${midX},${midY + reach * 0.2} ${topX},${topY}Z`,
      colour,
    );
  });
  return sheet.shape(trunk, colour) + fronds.join('');
}

/** A beach with palms and a fishing boat, the sun just gone. */
export function shore(sheet: Sheet): string {
  const { width, height } = sheet;
  const random = seededRandom(5);
  const horizon = height * 0.5;
  const sand = height * 0.72;
  const glints = Array.from({ length: 90 }, () => {
    const y = horizon + 8 + random() * (sand - horizon - 10);
    const near = (y - horizon) / (sand - horizon);
    const spread = 90 + near * width * 0.5;
    const x = width * 0.4 + (random() - 0.5) * spread * 2;
    return sheet.rect(
      Math.round(x),
      Math.round(y),
      Math.round(20 + near * 90),
      Math.round(2 + near * 4),
      '#ffdf9a',
      { opacity: Math.round((0.2 + random() * 0.5) * 100) / 100 },
    );
  });
  return [
    sheet.flood(
      sheet.linear([
        [0, '#27405f'],
        [0.2, '#5f6b8a'],
        [0.36, '#d68a73'],
        [0.46, '#ffb968'],
        [0.5, '#ffe0a0'],
      ]),
    ),
    sheet.ellipse(width * 0.4, horizon - 18, 250, 150, '#fff0c0', { blur: 60, opacity: 0.8 }),
    sheet.ellipse(width * 0.4, horizon - 34, 62, 62, '#fff6dc'),
    ...[
      [0.2, 0.2, 300],
      [0.66, 0.14, 360],
      [0.5, 0.3, 420],
      [0.85, 0.27, 260],
    ].map(([x = 0, y = 0, size = 0]) =>
      sheet.ellipse(width * x, height * y, size, 15, '#ffc99a', { blur: 13, opacity: 0.55 }),
    ),
    sheet.rect(
      0,
      horizon,
      width,
      sand - horizon + 40,
      sheet.linear([
        [0, '#e79d6c'],
        [0.3, '#8a6a7a'],
        [1, '#2c4a63'],
      ]),
    ),
    ...glints,
    sheet.shape(
      through([
        [-20, sand, 1],
        [width * 0.25, sand - 14],
        [width * 0.55, sand + 16],
        [width + 20, sand - 20, 1],
        [width + 20, height + 10, 1],
        [-20, height + 10, 1],
      ]),
      sheet.linear([
        [0, '#a57a5c'],
        [0.16, '#7c5a4a'],
        [1, '#3b2a33'],
      ]),
    ),
    sheet.line(
      through(
        [
          [-20, sand - 4],
          [width * 0.25, sand - 18],
          [width * 0.55, sand + 12],
          [width + 20, sand - 24],
        ],
        false,
      ),
      '#fff0d8',
      { width: 7, opacity: 0.7 },
    ),
    sheet.line(
      through(
        [
          [-20, sand + 26],
          [width * 0.3, sand + 8],
          [width * 0.6, sand + 40],
          [width + 20, sand + 4],
        ],
        false,
      ),
      '#ffe3bd',
      { width: 4, opacity: 0.3 },
    ),
    // The boat, drawn up at the left.
    sheet.group(
      sheet.shape('M-190,0Q-150,60 0,62Q150,60 200,-26Q120,8 0,10Q-120,10 -190,0Z', '#2b2331') +
        sheet.shape('M-190,0Q-120,10 0,10Q120,8 200,-26L196,-12Q120,24 0,26Q-120,24 -184,12Z', '#a5422f') +
        sheet.line('M30,10L44,-150', '#2b2331', { width: 7 }),
      `translate(${width * 0.2} ${sand + 46}) scale(0.9)`,
    ),
    palm(sheet, width * 0.95, height * 0.82, 620, -150, '#241b2b'),
    palm(sheet, width * 1.02, height * 0.84, 800, -130, '#1c1523'),
    palm(sheet, width * 0.03, height * 0.76, 430, 70, '#33263a'),
  ].join('');
}
