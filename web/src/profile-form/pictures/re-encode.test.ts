// @vitest-environment jsdom
// jsdom has neither decoder nor encoder: these tests give it both as recorders, and check sizes, steps and outcomes.
// tests/journeys/editor-pictures.spec.ts does the same with real pictures in a real browser.
import { LIMITS } from '@marquee/domain/values/limits';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PictureError } from '../api/upload-problem.ts';
import { convertHeic } from './convert-heic.ts';
import { heifBytes, pngBytes } from './headers/picture-bytes.ts';
import { toReadable } from './decode-picture.ts';
import { encodePicture } from './re-encode.ts';

const { canvasReturnsWhatIsDrawn } = vi.hoisted(() => ({ canvasReturnsWhatIsDrawn: vi.fn(() => true) }));
vi.mock('./canvas-check.ts', () => ({ canvasReturnsWhatIsDrawn }));
vi.mock('./convert-heic.ts', () => ({ convertHeic: vi.fn() }));

const drawLog: string[] = [];
let bytesPerPixel = 0.2;
let formats: readonly string[] = [];

/** The size that the image element reads from a file; `undefined` for a file that the browser cannot read. */
let sizeOf: (file: Blob) => { readonly width: number; readonly height: number } | undefined;

class LoadedImage {
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  naturalWidth = 0;
  naturalHeight = 0;
  set src(url: string) {
    const size = sizeOf(files.get(url) ?? new Blob());
    this.naturalWidth = size?.width ?? 0;
    this.naturalHeight = size?.height ?? 0;
    queueMicrotask(size ? this.onload : this.onerror);
  }
  decode = () =>
    elementDecodes ? Promise.resolve() : Promise.reject(new DOMException('no', 'EncodingError'));
}

/** Whether an image element decodes what createImageBitmap does not, as in Safari. */
let elementDecodes = false;

const files = new Map<string, Blob>();

beforeEach(() => {
  drawLog.length = 0;
  bytesPerPixel = 0.2;
  formats = ['image/webp', 'image/jpeg'];
  elementDecodes = false;
  vi.stubGlobal('Image', LoadedImage);
  vi.stubGlobal('HTMLImageElement', LoadedImage);
  vi.stubGlobal('URL', {
    createObjectURL: (file: Blob) => {
      const url = `blob:${String(files.size)}`;
      files.set(url, file);
      return url;
    },
    revokeObjectURL: (url: string) => files.delete(url),
  });
  const context = (canvas: HTMLCanvasElement) => ({
    fillStyle: '',
    imageSmoothingQuality: '',
    fillRect(_x: number, _y: number, width: number, height: number) {
      drawLog.push(`fill ${this.fillStyle} ${String(width)}x${String(height)}`);
    },
    translate: (x: number, y: number) => drawLog.push(`translate ${String(x)},${String(y)}`),
    rotate: (angle: number) => drawLog.push(`rotate ${String(Math.round((angle * 180) / Math.PI))}`),
    drawImage(_picture: unknown, x: number, y: number) {
      const at = x === 0 && y === 0 ? '' : ` at ${String(x)},${String(y)}`;
      const quality = this.imageSmoothingQuality === 'high' ? '' : ' coarsely';
      drawLog.push(`draw ${String(canvas.width)}x${String(canvas.height)}${at}${quality}`);
    },
    getImageData: () => ({ data: [161, 178, 3, 255] }),
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind,
  ) {
    return kind === '2d' ? (context(this) as unknown as ImageBitmapRenderingContext) : null;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
    type = 'image/png',
    quality?: number,
  ) {
    const bytes = Math.round(this.width * this.height * bytesPerPixel * (quality ?? 1));
    done(new Blob([new Uint8Array(bytes)], { type: formats.includes(type) ? type : 'image/png' }));
  });
});

afterEach(() => {
  files.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Makes the browser decode at the requested size. */
const decodesTo = (width: number, height: number) => {
  sizeOf = () => ({ width, height });
  const decode = vi.fn((_file: Blob, { resizeWidth = width, resizeHeight = height }: ImageBitmapOptions) =>
    Promise.resolve({ width: resizeWidth, height: resizeHeight, close: () => drawLog.push('close') }),
  );
  vi.stubGlobal('createImageBitmap', decode);
  return decode;
};

const file = new File([Uint8Array.from(pngBytes(4000, 3000))], 'headshot.png', { type: 'image/png' });
const heic = new File([Uint8Array.from(heifBytes(4000, 3000))], 'IMG_1.HEIC');

test('a large photo is decoded small and becomes WebP of 1600, 800 and 480 px, upright, on white', async () => {
  const decode = decodesTo(8000, 6000);
  const encoded = await encodePicture(file);
  expect(decode).toHaveBeenCalledWith(file, {
    imageOrientation: 'from-image',
    resizeWidth: 1600,
    resizeHeight: 1200,
    resizeQuality: 'high',
  });
  expect(encoded).toMatchObject({ width: 1600, height: 1200, color: '#a1b203' });
  expect(encoded.copies.map(({ step }) => step)).toEqual([480, 800]);
  expect([encoded.full, ...encoded.copies.map(({ blob }) => blob)].map(({ type }) => type)).toEqual(
    Array(3).fill('image/webp'),
  );
  expect(drawLog.filter((step) => step.startsWith('draw'))).toEqual([
    'draw 1600x1200',
    'draw 800x600',
    'draw 480x360',
    ...['draw 240x180', 'draw 120x90', 'draw 60x45', 'draw 30x23', 'draw 15x12', 'draw 8x6', 'draw 4x3'],
    ...['draw 2x2', 'draw 1x1'],
  ]);
  expect(drawLog).toContain('fill white 1600x1200');
  expect(drawLog.at(-1)).toBe('close');
  expect(files.size).toBe(0);
});

test('a browser that writes no WebP stores JPEG', async () => {
  formats = ['image/jpeg'];
  decodesTo(1600, 1200);
  const { full, copies } = await encodePicture(file);
  expect([full, ...copies.map(({ blob }) => blob)].map(({ type }) => type)).toEqual(
    Array(3).fill('image/jpeg'),
  );
});

test('a crop becomes a picture of 1600 px also in a browser that decodes only at full size', async () => {
  decodesTo(4000, 3000).mockImplementation(() =>
    Promise.resolve({ width: 4000, height: 3000, close: () => drawLog.push('close') }),
  );
  const area = { x: 0, y: 0, width: 2400, height: 3000 };
  expect(await encodePicture(file, { area, rotation: 0 })).toMatchObject({ width: 1280, height: 1600 });
});

test('a small picture gets no smaller copies', async () => {
  decodesTo(400, 300);
  expect(await encodePicture(file)).toMatchObject({ width: 400, height: 300, copies: [] });
});

test('a crop is cut from the turned picture', async () => {
  decodesTo(2000, 1000);
  const encoded = await encodePicture(file, {
    area: { x: 100, y: 500, width: 800, height: 800 },
    rotation: 90,
  });
  expect(encoded).toMatchObject({ width: 800, height: 800 });
  expect(drawLog.slice(0, 4)).toEqual([
    'fill white 800x800',
    'translate 400,500',
    'rotate 90',
    'draw 800x800 at -1000,-500',
  ]);
});

test('a crop of a large photo is cut at the scale it was decoded at, never above 12 megapixels', async () => {
  const decode = decodesTo(8000, 6000);
  const area = { x: 3200, y: 0, width: 4800, height: 6000 };
  expect(await encodePicture(file, { area, rotation: 0 })).toMatchObject({ width: 1280, height: 1600 });
  expect(drawLog[1]).toBe('translate 214,800.5');
  await encodePicture(file, { area: { ...area, width: 800, height: 1000 }, rotation: 0 });
  expect(decode.mock.calls.map(([, { resizeWidth }]) => resizeWidth)).toEqual([2134, 4096]);
});

test('a picture that is below 1 KB even at the best quality is refused', async () => {
  decodesTo(20, 20);
  await expect(encodePicture(file)).rejects.toMatchObject({ problem: 'too-small' });
});

test('a picture that is too small only at the usual quality is stored at the best', async () => {
  decodesTo(75, 75);
  expect((await encodePicture(file)).full.size).toBe(1125);
});

test('a copy below 1 KB is not stored', async () => {
  decodesTo(1600, 20);
  expect((await encodePicture(file)).copies.map(({ step }) => step)).toEqual([800]);
});

test('a picture above 5 MB is stored at a lower quality, and refused if it is too large at every quality', async () => {
  bytesPerPixel = 4;
  decodesTo(1600, 1200);
  const { full } = await encodePicture(file);
  expect(full.size).toBe(1600 * 1200 * 4 * 0.5);
  bytesPerPixel = 8;
  await expect(encodePicture(file)).rejects.toMatchObject({ problem: 'too-large' });
});

test('a picture of exactly the least and the most bytes is stored as it is', async () => {
  decodesTo(100, 100);
  bytesPerPixel = LIMITS.image.minBytes / 100 ** 2 / 0.82;
  expect((await encodePicture(file)).full.size).toBe(LIMITS.image.minBytes);
  bytesPerPixel = LIMITS.image.minBytes / 100 ** 2;
  expect((await encodePicture(file)).full.size).toBe(LIMITS.image.minBytes);
  bytesPerPixel = LIMITS.image.maxBytes / 100 ** 2 / 0.82;
  expect((await encodePicture(file)).full.size).toBe(LIMITS.image.maxBytes);
});

test('a copy of exactly the least bytes is stored', async () => {
  decodesTo(1600, 1600);
  bytesPerPixel = LIMITS.image.minBytes / 480 ** 2 / 0.75;
  expect((await encodePicture(file)).copies.map(({ step }) => step)).toEqual([480, 800]);
});

test('a picture that only an image element decodes is drawn from that element', async () => {
  decodesTo(1600, 1200);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
  elementDecodes = true;
  expect(await encodePicture(file)).toMatchObject({ width: 1600, height: 1200 });
});

test('a picture fails on a device without memory for a canvas or for a file', async () => {
  decodesTo(1600, 1200);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    done(null);
  });
  await expect(encodePicture(file)).rejects.toMatchObject({ problem: 'failed' });
  expect(drawLog.at(-1)).toBe('close');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(encodePicture(file)).rejects.toMatchObject({ problem: 'failed' });
});

describe('pictures that cannot be decoded', () => {
  beforeEach(() => {
    sizeOf = () => undefined;
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
  });

  test('text that calls itself a JPEG is refused', async () => {
    const text = new File(['This is no picture.'], 'notes.jpg', { type: 'image/jpeg' });
    await expect(encodePicture(text)).rejects.toMatchObject({ problem: 'unreadable' });
  });

  test('a JPEG that consists of a header alone is refused', async () => {
    sizeOf = () => ({ width: 4000, height: 3000 });
    await expect(encodePicture(file)).rejects.toMatchObject({ problem: 'unreadable' });
  });

  test('a PNG that the browser cannot load is damaged, an AVIF picture of a kind that it lacks', async () => {
    await expect(encodePicture(file)).rejects.toMatchObject({
      problem: 'unreadable',
      cause: { message: 'The browser cannot read the picture.' },
    });
    const avif = new File([Uint8Array.from(heifBytes(400, 300, { brands: ['avif', 'mif1'] }))], 'a.avif');
    await expect(encodePicture(avif)).rejects.toMatchObject({ problem: 'invalid-type' });
    expect(convertHeic).not.toHaveBeenCalled();
    expect(files.size).toBe(0);
  });

  test('a damaged HEIC photo is refused', async () => {
    vi.mocked(convertHeic).mockRejectedValueOnce(new PictureError('unreadable'));
    await expect(encodePicture(heic)).rejects.toMatchObject({
      problem: 'unreadable',
    });
  });
});

test('a HEIC photo that the browser cannot read is shown and stored as the JPEG made of it', async () => {
  const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });
  decodesTo(4000, 3000);
  sizeOf = (given) => (given === jpeg ? { width: 4000, height: 3000 } : undefined);
  vi.mocked(convertHeic).mockResolvedValue(jpeg);
  expect(await toReadable(heic)).toBe(jpeg);
  expect(await encodePicture(heic)).toMatchObject({ width: 1600, height: 1200 });
});

test('a picture that the browser can read is left as it is', async () => {
  decodesTo(400, 300);
  expect(await toReadable(file)).toBe(file);
});

test('no picture is made where the browser returns other pixels than were drawn', async () => {
  canvasReturnsWhatIsDrawn.mockReturnValueOnce(false);
  await expect(encodePicture(new Blob(['a picture']))).rejects.toMatchObject({ problem: 'protected-canvas' });
});
