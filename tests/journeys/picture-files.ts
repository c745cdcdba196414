// Picture files for uploads, made for real and read from disk as a phone's gallery gives them.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fromRoot } from '../../scripts/config/project.ts';

/** A folder for this process, because a browser refuses a chosen file that another worker has written anew. */
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

/**
 * What a phone writes: a JPEG of 12 megapixels and some 7 MB with the noise of its sensor, lying on its side and turned
 * upright by its EXIF data, red above and blue below.
 */
export const phonePhoto = (): Promise<string> =>
  once('phone.jpg', async (file) => {
    const [width, height] = [4032, 3024];
    // Once the photo is turned upright, its left edge is above.
    const half = { create: { width: width / 2, height, channels: 3, background: '#c03028' } } as const;
    const noise = {
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#888',
    } as const;
    const fine = sharp({ create: { ...noise, width, height } });
    // Is left of the picture at 384 px too, which no encoder then stores in less than 1 KB.
    const coarse = sharp({ create: { ...noise, width: 84, height: 63 } }).resize(width, height);
    await sharp({ create: { width, height, channels: 3, background: '#2840c0' } })
      .composite([
        { input: await sharp(half).png().toBuffer(), left: 0, top: 0 },
        { input: await fine.png().toBuffer(), blend: 'overlay' },
        { input: await coarse.png().toBuffer(), blend: 'overlay' },
      ])
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 33/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toFile(file);
  });
