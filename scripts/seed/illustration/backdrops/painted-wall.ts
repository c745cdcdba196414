import { seededRandom, through, type Sheet } from '../sheet.ts';

/** A painted wall above broad steps, lit by a lamp at the left. */
export function paintedWall(sheet: Sheet, ground: number): string {
  const { width, height } = sheet;
  const random = seededRandom(9);
  const bricks = Array.from({ length: 46 }, () =>
    sheet.rect(
      Math.round(random() * width),
      Math.round(random() * ground),
      74,
      26,
      random() > 0.5 ? '#ffffff' : '#000000',
      { opacity: 0.05 },
    ),
  );
  const petal = (angle: number, colour: string): string =>
    `<path d="M0,0C70,-90 70,-240 0,-330C-70,-240 -70,-90 0,0Z" fill="${colour}" transform="rotate(${angle})"/>`;
  const flower = Array.from({ length: 12 }, (_, index) =>
    petal(index * 30, index % 2 ? '#e0673f' : '#f0a347'),
  ).join('');
  return [
    sheet.flood('#1f5b66'),
    sheet.shape(
      through([
        [-20, ground * 0.55, 1],
        [width * 0.2, ground * 0.42],
        [width * 0.5, ground * 0.6],
        [width * 0.78, ground * 0.4],
        [width + 20, ground * 0.5, 1],
        [width + 20, ground + 10, 1],
        [-20, ground + 10, 1],
      ]),
      '#17454f',
    ),
    sheet.shape(
      through([
        [-20, ground * 0.75, 1],
        [width * 0.3, ground * 0.62],
        [width * 0.6, ground * 0.8],
        [width + 20, ground * 0.66, 1],
        [width + 20, ground + 10, 1],
        [-20, ground + 10, 1],
      ]),
      '#0f353f',
    ),
    sheet.group(
      flower + '<circle r="92" fill="#7d2140"/><circle r="60" fill="#f3c46a"/>',
      `translate(${width * 0.52} ${ground * 0.4}) scale(1.22)`,
    ),
    ...[0.08, 0.9, 0.16, 0.86].map(
      (x, index) =>
        `<path d="M0,0C26,-40 26,-110 0,-150C-26,-110 -26,-40 0,0Z" fill="${index % 2 ? '#8fc1a0' : '#f0a347'}" opacity="0.85" transform="translate(${width * x} ${ground * (0.3 + index * 0.17)}) rotate(${index * 40 - 60})"/>`,
    ),
    ...bricks,
    sheet.flood(
      sheet.radial(
        [
          [0, '#ffd9a0', 0.45],
          [0.5, '#ff9e57', 0.08],
          [1, '#150a1c', 0.5],
        ],
        [0.28, 0.3, 0.85],
      ),
    ),
    ...[0, 1, 2].map((index) => {
      const y = ground + index * ((height - ground) / 3);
      return (
        sheet.rect(
          0,
          Math.round(y),
          width,
          44,
          sheet.linear([
            [0, '#b99a86'],
            [1, '#8f7263'],
          ]),
        ) +
        sheet.rect(
          0,
          Math.round(y + 44),
          width,
          Math.round((height - ground) / 3),
          sheet.linear([
            [0, '#51393d'],
            [1, '#6e5250'],
          ]),
        ) +
        sheet.rect(
          0,
          Math.round(y + 44),
          width,
          16,
          sheet.linear([
            [0, '#20121c', 0.6],
            [1, '#20121c', 0],
          ]),
        )
      );
    }),
  ].join('');
}
