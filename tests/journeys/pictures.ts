// Picture files for uploads, made for real and read from disk as a phone's gallery gives them.
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fromRoot } from '../../scripts/lib/project.ts';

const FOLDER = fromRoot('.local/pictures');

const path = (name: string): string => {
  mkdirSync(FOLDER, { recursive: true });
  return join(FOLDER, name);
};

/** A gradient with some noise, so that it neither compresses to nothing nor to megabytes. */
async function drawing(width: number, height: number, hue: number): Promise<Sharp> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="hsl(${String(hue)} 60% 30%)"/><stop offset="1" stop-color="hsl(${String(hue + 60)} 70% 70%)"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="42%" r="22%" fill="hsl(${String(hue + 30)} 45% 80%)"/>
  </svg>`;
  return sharp(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** A phone's photograph: 3000 × 2250, JPEG, with the place it was taken in its EXIF data. */
export async function photographWithLocation(hue = 280): Promise<string> {
  const file = path(`photograph-${String(hue)}.jpg`);
  await (
    await drawing(3000, 2250, hue)
  )
    .withExif({ IFD0: { Make: 'Testphone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 33/1' } })
    .jpeg({ quality: 88 })
    .toFile(file);
  return file;
}

export async function pngPicture(hue = 20): Promise<string> {
  const file = path(`picture-${String(hue)}.png`);
  await (await drawing(1200, 1600, hue)).png().toFile(file);
  return file;
}

/** A real JPEG of more than 6 MB. */
export async function hugePicture(): Promise<string> {
  const file = path('huge.jpg');
  const width = 3000;
  const height = 2200;
  await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toFile(file);
  return file;
}

/** Text that calls itself a JPEG, longer than the least size. */
export function textNamedJpeg(): string {
  const file = path('notes.jpg');
  writeFileSync(file, 'This is no picture.\n'.repeat(200));
  return file;
}
