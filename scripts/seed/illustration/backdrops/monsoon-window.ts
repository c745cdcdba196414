import { seededRandom, type Sheet } from '../sheet.ts';

/** A glass of tea and a potted money plant, standing on a sill at y. */
function sill(sheet: Sheet, tea: number, pot: number, y: number): string {
  const leaf = (x: number, top: number, angle: number, size: number, colour: string): string =>
    `<path d="M0,0C-46,-22 -52,-72 0,-104C52,-72 46,-22 0,0Z" fill="${colour}" transform="translate(${x} ${top}) rotate(${angle}) scale(${size})"/>` +
    `<path d="M0,-6V-84" stroke="#cfe0a8" stroke-opacity="0.5" stroke-width="3" transform="translate(${x} ${top}) rotate(${angle}) scale(${size})"/>`;
  return [
    sheet.ellipse(tea + 26, y, 46, 8, '#1a0c0a', { blur: 5, opacity: 0.6 }),
    sheet.shape(`M${tea},${y - 96}L${tea + 8},${y}H${tea + 48}L${tea + 56},${y - 96}Z`, '#dfe8e0', {
      opacity: 0.4,
    }),
    sheet.shape(`M${tea + 2},${y - 76}L${tea + 9},${y - 4}H${tea + 47}L${tea + 54},${y - 76}Z`, '#b06a34'),
    sheet.ellipse(tea + 28, y - 76, 26, 5, '#d59a5d'),
    sheet.line(`M${tea + 10},${y - 88}L${tea + 16},${y - 12}`, '#ffffff', { width: 4, opacity: 0.5 }),
    sheet.line(
      `M${tea + 20},${y - 104}c-16,-30 18,-46 2,-84M${tea + 36},${y - 108}c14,-26 -14,-40 2,-66`,
      '#ffffff',
      { width: 9, opacity: 0.3 },
      { blur: 5 },
    ),
    ...[
      [-44, -128, -70, 0.9, '#3e7a4f'],
      [40, -130, 64, 1, '#336b46'],
      [-22, -140, -34, 1.2, '#4f8d58'],
      [26, -142, 30, 1.25, '#437f50'],
      [0, -140, -4, 1.4, '#5b9a60'],
      [-66, -104, -118, 0.8, '#2f6042'],
      [66, -96, 124, 0.85, '#3e7a4f'],
    ].map(([dx, dy, angle, size, colour]) =>
      leaf(pot + Number(dx), y + Number(dy), Number(angle), Number(size), String(colour)),
    ),
    sheet.ellipse(pot, y, 74, 9, '#1a0c0a', { blur: 5, opacity: 0.6 }),
    sheet.shape(
      `M${pot - 62},${y - 112}L${pot - 44},${y}H${pot + 44}L${pot + 62},${y - 112}Z`,
      sheet.linear(
        [
          [0, '#8e4326'],
          [0.4, '#c1683c'],
          [1, '#7a341c'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    sheet.shape(
      `M${pot - 70},${y - 134}H${pot + 70}V${y - 104}H${pot - 70}Z`,
      sheet.linear(
        [
          [0, '#9c4c2b'],
          [0.4, '#d27a4a'],
          [1, '#843a20'],
        ],
        [0, 0, 1, 0],
      ),
    ),
  ].join('');
}

/** A window on a rainy afternoon; `x` is where its frame begins. */
export function monsoonWindow(sheet: Sheet, x: number): string {
  const { width, height } = sheet;
  const random = seededRandom(11);
  const right = width - 70;
  const bottom = height * 0.84;
  const pane = `M${x},40H${right}V${bottom}H${x}Z`;
  const clip = sheet.clip(pane);
  const leaves = Array.from({ length: 70 }, () => {
    const cx = Math.round(x + random() * (right - x));
    const cy = Math.round(height * (0.3 + random() * 0.6));
    const colour =
      ['#2f5a48', '#3f7259', '#234a40', '#5b8a63', '#7ba474'][Math.floor(random() * 5)] ?? '#2f5a48';
    return `<ellipse cx="${cx}" cy="${cy}" rx="${Math.round(30 + random() * 70)}" ry="${Math.round(14 + random() * 26)}" fill="${colour}" opacity="0.8" transform="rotate(${Math.round(random() * 180)} ${cx} ${cy})"/>`;
  });
  const rain = Array.from({ length: 110 }, () => {
    const rx = Math.round(x + random() * (right - x));
    const ry = Math.round(40 + random() * height * 0.8);
    const length = 30 + random() * 70;
    return sheet.line(`M${rx},${ry}l${Math.round(-length * 0.14)},${Math.round(length)}`, '#eef6f0', {
      width: 2,
      opacity: 0.28,
    });
  });
  const drops = Array.from({ length: 130 }, () => {
    const dx = Math.round(x + random() * (right - x));
    const dy = Math.round(50 + random() * (bottom - 60));
    const r = 2 + random() * 5;
    return (
      sheet.ellipse(dx, dy, Math.round(r * 10) / 10, Math.round(r * 12) / 10, '#dfeee6', { opacity: 0.5 }) +
      sheet.ellipse(dx - 1, dy + 1, Math.round(r * 5) / 10, Math.round(r * 6) / 10, '#4a7263', {
        opacity: 0.55,
      })
    );
  });
  const trails = Array.from({ length: 16 }, () => {
    const tx = Math.round(x + random() * (right - x));
    const ty = Math.round(60 + random() * height * 0.4);
    return sheet.line(`M${tx},${ty}c6,40 -8,80 2,130s4,60 -2,90`, '#e8f4ec', { width: 3.5, opacity: 0.32 });
  });
  const bar = (path: string): string =>
    sheet.shape(path, '#4b2c1e') + sheet.line(path, '#24120d', { width: 3, opacity: 0.7 });
  const middle = (x + right) / 2;
  return [
    sheet.flood(
      sheet.linear([
        [0, '#3a2530'],
        [1, '#5a3a34'],
      ]),
    ),
    sheet.flood(
      sheet.radial(
        [
          [0, '#d6e2c4', 0.4],
          [0.6, '#8fae94', 0.14],
          [1, '#000', 0],
        ],
        [0.68, 0.4, 0.62],
      ),
    ),
    sheet.group(
      [
        sheet.rect(
          x,
          40,
          right - x,
          bottom,
          sheet.linear([
            [0, '#b9cdc3'],
            [0.45, '#8fb09d'],
            [1, '#3f6a57'],
          ]),
        ),
        sheet.group(leaves.join(''), 'translate(0 0)', { blur: 13 }),
        sheet.rect(
          x,
          40,
          right - x,
          bottom,
          sheet.linear([
            [0, '#e9f2ea', 0.55],
            [0.7, '#e9f2ea', 0.05],
          ]),
        ),
        ...rain,
        ...trails,
        ...drops,
      ].join(''),
      'translate(0 0)',
      { clip },
    ),
    bar(`M${x - 24},16H${right + 24}V48H${x - 24}Z`),
    bar(`M${x - 24},16H${x + 14}V${bottom}H${x - 24}Z`),
    bar(`M${right - 14},16H${right + 24}V${bottom}H${right - 14}Z`),
    bar(`M${middle - 13},40H${middle + 13}V${bottom}H${middle - 13}Z`),
    bar(`M${x},${height * 0.34}H${right}v20H${x}Z`),
    bar(`M${x - 60},${bottom}H${right + 70}V${bottom + 40}H${x - 60}Z`),
    sheet.rect(x - 60, bottom, right - x + 130, 12, '#a9765a', { opacity: 0.6 }),
    sill(sheet, middle - 150, right - 130, bottom + 6),
  ].join('');
}
