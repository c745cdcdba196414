// @vitest-environment jsdom
// jsdom has neither decoder nor encoder: these tests give it both as recorders, and check sizes, steps and outcomes.
// tests/journeys/editor.spec.ts does the same with real pictures in a real browser.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { convertHeic } from './convert-heic.ts';
import { encodePicture, toReadable } from './re-encode.ts';

vi.mock('./convert-heic.ts', () => ({ convertHeic: vi.fn() }));

const drawn: string[] = [];
let bytesPerPixel = 0.2;

beforeEach(() => {
  drawn.length = 0;
  bytesPerPixel = 0.2;
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('no', 'EncodingError'));
  const context = (canvas: HTMLCanvasElement) => ({
    fillRect: (_x: number, _y: number, width: number, height: number) =>
      drawn.push(`fill ${String(width)}x${String(height)}`),
    translate: (x: number, y: number) => drawn.push(`translate ${String(x)},${String(y)}`),
    rotate: (angle: number) => drawn.push(`rotate ${String(Math.round((angle * 180) / Math.PI))}`),
    drawImage: () => drawn.push(`draw ${String(canvas.width)}x${String(canvas.height)}`),
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return context(this) as unknown as ImageBitmapRenderingContext;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
    type?: string,
    quality?: number,
  ) {
    const bytes = Math.round(this.width * this.height * bytesPerPixel * (quality ?? 1));
    done(new Blob([new Uint8Array(bytes)], { type }));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const decodesTo = (width: number, height: number) => {
  const decode = vi.fn((_file: Blob, _options: ImageBitmapOptions) =>
    Promise.resolve({ width, height, close: () => drawn.push('close') }),
  );
  vi.stubGlobal('createImageBitmap', decode);
  return decode;
};

const file = new File(['x'.repeat(2000)], 'headshot.png', { type: 'image/png' });

test('a phone photograph becomes 1600 and 480 px, orientation applied, white below, decoder freed', async () => {
  const decode = decodesTo(4000, 3000);
  const encoded = await encodePicture(file);
  expect(decode).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
  expect(encoded).toMatchObject({ width: 1600, height: 1200 });
  expect(encoded.full.type).toBe('image/jpeg');
  expect(encoded.thumb?.type).toBe('image/jpeg');
  expect(drawn).toEqual([
    'fill 2000x1500',
    'draw 2000x1500',
    'fill 1600x1200',
    'draw 1600x1200',
    'fill 800x600',
    'draw 800x600',
    'fill 480x360',
    'draw 480x360',
    'close',
  ]);
});

test('a small picture is its own thumbnail', async () => {
  decodesTo(400, 300);
  expect(await encodePicture(file)).toMatchObject({ width: 400, height: 300, thumb: undefined });
});

test('a crop is cut from the turned picture', async () => {
  decodesTo(2000, 1000);
  const encoded = await encodePicture(file, {
    area: { x: 100, y: 500, width: 800, height: 800 },
    rotation: 90,
  });
  expect(encoded).toMatchObject({ width: 800, height: 800 });
  expect(drawn.slice(0, 4)).toEqual(['fill 800x800', 'translate 400,500', 'rotate 90', 'draw 800x800']);
});

describe('the least and the most that may be stored', () => {
  test('a picture that stays below 1 KB is refused', async () => {
    decodesTo(20, 20);
    await expect(encodePicture(file)).rejects.toMatchObject({ problem: 'too-small' });
  });

  test('one that is only too small at the usual quality is stored at the best', async () => {
    decodesTo(75, 75);
    expect((await encodePicture(file)).full.size).toBe(1125);
  });

  test('a thumbnail below 1 KB is not stored', async () => {
    decodesTo(1600, 20);
    expect((await encodePicture(file)).thumb).toBeUndefined();
  });

  test('one above 5 MB is stored at a lower quality', async () => {
    bytesPerPixel = 4;
    decodesTo(1600, 1200);
    const { full } = await encodePicture(file);
    expect(full.size).toBe(1600 * 1200 * 4 * 0.5);
    bytesPerPixel = 8;
    await expect(encodePicture(file)).rejects.toMatchObject({ problem: 'too-large' });
  });
});

describe('what cannot be decoded', () => {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  });

  test('text that calls itself a JPEG', async () => {
    await expect(
      encodePicture(new File(['text'], 'notes.jpg', { type: 'image/jpeg' })),
    ).rejects.toMatchObject({ problem: 'unreadable' });
  });

  test('a damaged HEIC photo', async () => {
    vi.mocked(convertHeic).mockRejectedValueOnce(new Error('not HEIC'));
    await expect(encodePicture(new File(['heic'], 'IMG_1.HEIC'))).rejects.toMatchObject({
      problem: 'unreadable',
    });
  });
});

test('a HEIC photo that the browser cannot read is shown and stored as the JPEG made of it', async () => {
  const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });
  const decode = decodesTo(4000, 3000);
  decode.mockImplementation((given) =>
    given === jpeg
      ? Promise.resolve({ width: 4000, height: 3000, close: () => drawn.push('close') })
      : Promise.reject(new Error('no decoder')),
  );
  vi.mocked(convertHeic).mockResolvedValue(jpeg);
  const heic = new File(['heic'], 'IMG_1.HEIC');
  expect(await toReadable(heic)).toBe(jpeg);
  expect(await encodePicture(heic)).toMatchObject({ width: 1600, height: 1200 });
});

test('a picture that the browser can read is left as it is', async () => {
  decodesTo(400, 300);
  expect(await toReadable(file)).toBe(file);
});
