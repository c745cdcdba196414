// Renders the sample actors' pictures (see pictures/LICENSE.md): `npx tsx scripts/seed/make-pictures.ts [name …]`.
// The pictures are committed; this runs again only when a drawing changes.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { LIMITS } from '@marquee/domain/limits';
import { COMPOSITIONS, type Composition } from './illustration/compositions.ts';
import { seededRandom, Sheet } from './illustration/sheet.ts';

const FOLDER = path.join(import.meta.dirname, 'pictures');
const GRAIN = 9;

/** The landing page's sample profile takes its pictures from one actor, smaller: the app ships them. */
const LANDING = {
  folder: path.join(import.meta.dirname, '../../web/src/app/sample-profile/pictures'),
  actor: 'meera-',
  edge: 720,
} as const;

/** Film grain: grey noise that lightens and darkens by a few parts in 255. */
async function grain(width: number, height: number): Promise<Buffer> {
  const random = seededRandom(width * 31 + height);
  const noise = Buffer.alloc(width * height);
  for (let index = 0; index < noise.length; index += 1) {
    noise[index] = 128 + Math.round((random() + random() - 1) * GRAIN * 2);
  }
  return sharp(noise, { raw: { width, height, channels: 1 } })
    .blur(0.7)
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

async function render({ name, width, height, draw }: Composition): Promise<void> {
  const sheet = new Sheet(width, height);
  const drawn = draw(sheet);
  const vignette = sheet.flood(
    sheet.radial(
      [
        [0.55, '#120812', 0],
        [1, '#120812', 0.42],
      ],
      [0.5, 0.46, 0.78],
    ),
  );
  const picture = await sharp(Buffer.from(sheet.toSvg(drawn + vignette)))
    .flatten({ background: '#ffffff' })
    .composite([{ input: await grain(width, height), blend: 'soft-light' }])
    .png()
    .toBuffer();
  await sharp(picture)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(FOLDER, `${name}.jpg`));
  await sharp(picture)
    .resize({ width: LIMITS.image.thumbEdge, height: LIMITS.image.thumbEdge, fit: 'inside' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(FOLDER, `${name}-thumb.jpg`));
  if (!name.startsWith(LANDING.actor)) return;
  await sharp(picture)
    .resize({ width: LANDING.edge, height: LANDING.edge, fit: 'inside' })
    .webp({ quality: 74 })
    .toFile(path.join(LANDING.folder, `${name.slice(LANDING.actor.length)}.webp`));
}

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
for (const composition of COMPOSITIONS) {
  if (wanted.length === 0 || wanted.includes(composition.name)) {
    await render(composition);
    console.log(composition.name);
  }
}
