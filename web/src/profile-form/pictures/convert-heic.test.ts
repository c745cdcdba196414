// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { convertHeic, HEIC_TIME } from './convert-heic.ts';
import type { HeicAnswer, HeicQuestion } from './heic.worker.ts';

/** The worker that was started last. */
let started: FakeWorker | undefined;

class FakeWorker extends EventTarget {
  isEnded = false;
  question: HeicQuestion | undefined;
  port: MessagePort | undefined;
  constructor() {
    super();
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
  expect(await refused).toMatchObject({ name: 'AbortError' });
  expect(started?.isEnded).toBe(true);
});

test('a decoder that does not load is a problem of the network, and not of the photo', async () => {
  const converted = convertHeic(photo, undefined);
  const refused = converted.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(HEIC_TIME.load);
  expect(await refused).toMatchObject({ problem: 'network' });
});

test('a photo that the decoder refuses is unreadable', async () => {
  const converted = convertHeic(photo, undefined);
  const refused = converted.catch((error: unknown) => error);
  answer('loaded');
  answer({ problem: 'unreadable', cause: 'no image' });
  expect(await refused).toMatchObject({ problem: 'unreadable' });
});

test.each([
  [{ width: 4000, height: 3000 }, {}],
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
