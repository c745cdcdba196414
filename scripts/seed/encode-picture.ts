// The files of a sample picture as a browser would make them: the committed WebP, its smaller copies and its colour.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { stepSize, stepsFor, type PictureStep, type Size } from '@marquee/domain/profile/picture';

const FOLDER = path.join(import.meta.dirname, 'pictures');

export interface EncodedSample extends Size {
  readonly full: Buffer;
  readonly copies: readonly { readonly step: PictureStep; readonly content: Buffer }[];
  readonly color: string;
}

const encoded = new Map<string, Promise<EncodedSample>>();

/** Encodes a picture once; `name` is the file below `pictures/`, without its extension. */
export function encodeSample(name: string): Promise<EncodedSample> {
  const sample = encoded.get(name) ?? encode(name);
  encoded.set(name, sample);
  return sample;
}

async function encode(name: string): Promise<EncodedSample> {
  const full = await readFile(path.join(FOLDER, `${name}.webp`));
  const { width, height } = await sharp(full).metadata();
  const [copies, pixel] = await Promise.all([
    Promise.all(
      stepsFor({ width, height }).map(async (step) => {
        const copy = sharp(full).resize(stepSize({ width, height }, step));
        return { step, content: await copy.webp({ quality: 75, effort: 2 }).toBuffer() };
      }),
    ),
    sharp(full).resize(1, 1, { kernel: 'linear' }).removeAlpha().raw().toBuffer(),
  ]);
  return { full, copies, width, height, color: `#${pixel.toString('hex')}` };
}
