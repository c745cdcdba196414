// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { convertHeic, HEIC_TIME } from './convert-heic.ts';
import type { HeicAnswer, HeicQuestion } from './heic.worker.ts';

/** The worker that was started last. */
let started: FakeWorker | undefined;

class FakeWorker extends EventTarget {
  isEnded = false;
  readonly source: string;
  readonly options: WorkerOptions | undefined;
  question: HeicQuestion | undefined;
  port: MessagePort | undefined;
  constructor(source: URL, options?: WorkerOptions) {
    super();
    this.source = source.pathname;
    this.options = options;
    // oxlint-disable-next-line typescript/no-this-alias -- the test needs the instance that the code makes
    started = this;
  }
  postMessage(question: HeicQuestion, [port]: MessagePort[]): void {
    this.question = question;
    this.port = port;
  }
  terminate(): void {
    this.isEnded = true;
  }
}

/** What the page's port received is delivered at once, as the fake clock stands still. */
class FakeChannel {
  port1: { onmessage?: (event: { data: HeicAnswer }) => void } = {};
  port2 = { postMessage: (data: HeicAnswer) => this.port1.onmessage?.({ data }) };
}

const answer = (data: HeicAnswer): void => started?.port?.postMessage(data);

const photo = new Blob(['heic']);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('MessageChannel', FakeChannel);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a photo that takes too long ends the worker and says so', async () => {
  const converted = convertHeic(photo, { width: 4000, height: 3000 });
  const refused = converted.catch((error: unknown) => error);
  answer('loaded');
  await vi.advanceTimersByTimeAsync(HEIC_TIME.decode);
  expect(await refused).toMatchObject({ problem: 'too-slow' });
  expect(started?.isEnded).toBe(true);
});

test('a photo that is cancelled ends the worker at once', async () => {
  const controller = new AbortController();
  const converted = convertHeic(photo, { width: 4000, height: 3000 }, controller.signal);
  const refused = converted.catch((error: unknown) => error);
  answer('loaded');
  controller.abort();
  expect(await refused).toMatchObject({
    name: 'AbortError',
    message: 'The user has cancelled the photo.',
  });
  expect(started?.isEnded).toBe(true);
});

test('a decoder that does not load is a problem of the network, and not of the photo', async () => {
  const converted = convertHeic(photo, undefined);
  const refused = converted.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(HEIC_TIME.load);
  expect(await refused).toMatchObject({ problem: 'network' });
});

test('a decoder whose script cannot be loaded is a problem of the network, too', async () => {
  const converted = convertHeic(photo, undefined);
  const refused = converted.catch((error: unknown) => error);
  expect(started?.source).toMatch(/heic\.worker\.ts$/);
  expect(started?.options).toEqual({ type: 'module' });
  started?.dispatchEvent(new ErrorEvent('error', { message: 'not found' }));
  expect(await refused).toMatchObject({ problem: 'network', cause: 'not found' });
});

test('a photo that was cancelled before is not converted', async () => {
  started = undefined;
  await expect(convertHeic(photo, undefined, AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(started).toBeUndefined();
});

describe('a photo that the decoder reads', () => {
  const close = vi.fn();
  const bitmap = { width: 4000, height: 3000, close } as unknown as ImageBitmap;
  const context = { fillStyle: '', fillRect: vi.fn(), drawImage: vi.fn() };
  const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });

  const converted = async (
    signal?: AbortSignal,
    given: typeof context | null = context,
    made: Blob | null = jpeg,
  ): Promise<[Blob | undefined, unknown]> => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((kind: string) =>
      kind === '2d' ? (given as unknown as ImageBitmapRenderingContext) : null,
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type,
      quality,
    ) {
      expect([this.width, this.height, type, quality]).toEqual([4000, 3000, 'image/jpeg', 0.92]);
      done(made);
    });
    const conversion = convertHeic(photo, undefined, signal);
    answer('loaded');
    answer({ bitmap });
    return conversion.then(
      (blob) => [blob, undefined],
      (error: unknown) => [undefined, error],
    );
  };

  test('a photo that the decoder reads becomes a JPEG on white', async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    expect(await converted(signal)).toEqual([jpeg, undefined]);
    expect(context.fillStyle).toBe('white');
    expect(context.fillRect).toHaveBeenCalledWith(0, 0, 4000, 3000);
    expect(context.drawImage).toHaveBeenCalledWith(bitmap, 0, 0);
    expect(close).toHaveBeenCalledTimes(1);
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
    expect(started?.isEnded).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a photo fails on a device without memory for another canvas or for its file', async () => {
    expect(await converted(undefined, null)).toMatchObject([undefined, { problem: 'failed' }]);
    expect(await converted(undefined, context, null)).toMatchObject([undefined, { problem: 'failed' }]);
  });
});

test('a photo that the decoder refuses is unreadable', async () => {
  const converted = convertHeic(photo, undefined);
  const refused = converted.catch((error: unknown) => error);
  answer('loaded');
  answer({ problem: 'unreadable', cause: 'no image' });
  expect(await refused).toMatchObject({ problem: 'unreadable', cause: 'no image' });
});

test.each([
  [{ width: 4000, height: 3000 }, {}],
  [{ width: 4096, height: 4096 }, {}],
  [
    { width: 12_000, height: 9000 },
    { resizeWidth: 3072, resizeQuality: 'high' },
  ],
  [
    { width: 9000, height: 12_000 },
    { resizeWidth: 3072, resizeQuality: 'high' },
  ],
])('a photo of %j is asked for with %j, whichever way it is turned', async (size, options) => {
  const controller = new AbortController();
  const converted = convertHeic(photo, size, controller.signal);
  expect(started?.question).toEqual({ file: photo, options });
  controller.abort();
  await expect(converted).rejects.toMatchObject({ name: 'AbortError' });
});
