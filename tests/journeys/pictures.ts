// Picture files for uploads, made for real and read from disk as a phone's gallery gives them.
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fromRoot } from '../../scripts/config/project.ts';

/** Of this process alone: a browser refuses to read a file that another worker writes anew after it was chosen. */
const FOLDER = fromRoot('.local/pictures', String(process.pid));

process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }));

const made = new Map<string, Promise<string>>();

/** The path of a file that `make` writes when it is first asked for. */
function once(name: string, make: (file: string) => Promise<unknown>): Promise<string> {
  const known = made.get(name);
  if (known) return known;
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, name);
  const making = make(file).then(() => file);
  made.set(name, making);
  return making;
}

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
export const photographWithLocation = (hue = 280): Promise<string> =>
  once(`photograph-${String(hue)}.jpg`, async (file) =>
    (await drawing(3000, 2250, hue))
      .withExif({ IFD0: { Make: 'Testphone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 33/1' } })
      .jpeg({ quality: 88 })
      .toFile(file),
  );

export const pngPicture = (hue = 20): Promise<string> =>
  once(`picture-${String(hue)}.png`, async (file) => (await drawing(1200, 1600, hue)).png().toFile(file));

/** A real JPEG of more than 6 MB. */
export const hugePicture = (): Promise<string> =>
  once('huge.jpg', (file) => {
    const width = 3000;
    const height = 2200;
    return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 95 })
      .toFile(file);
  });

/** Text that calls itself a JPEG, longer than the least size. */
export const textNamedJpeg = (): Promise<string> =>
  once('notes.jpg', (file) => writeFile(file, 'This is no picture.\n'.repeat(200)));
