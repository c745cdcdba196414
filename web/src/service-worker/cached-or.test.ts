import { beforeEach, expect, test, vi } from 'vitest';

const never = (): Promise<never> => new Promise<never>(() => undefined);
const fail = (message: string) => (): Promise<never> => Promise.reject(new Error(message));

/** As in a worker that has just started. */
const started = async () => {
  vi.resetModules();
  return (await import('./cached-or.ts')).cachedOr;
};

beforeEach(() => {
  vi.useFakeTimers();
});

test('a cached answer needs no network', async () => {
  const cachedOr = await started();
  expect(await cachedOr(() => Promise.resolve('cached'), fail('offline'))).toBe('cached');
});

test('the network answers where the cache has nothing, and where it fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const cachedOr = await started();
  const network = () => Promise.resolve('network');
  expect(await cachedOr(() => Promise.resolve(undefined), network)).toBe('network');
  expect(await cachedOr(fail('disk'), network)).toBe('network');
  expect(warn).toHaveBeenCalledExactlyOnceWith('A cache of this browser failed.', new Error('disk'));
});

test('the network answers after two seconds where the cache does not, and soon from then on', async () => {
  const cachedOr = await started();
  const network = () => Promise.resolve('network');
  const first = cachedOr(never, network);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe('network');
  const second = cachedOr(never, network);
  await vi.advanceTimersByTimeAsync(50);
  expect(await second).toBe('network');
});

test('without a network the answer of a slow cache is waited for, and the next one is fast again', async () => {
  const cachedOr = await started();
  let answer = (_found: string): void => undefined;
  const slow = cachedOr(() => new Promise<string>((resolve) => (answer = resolve)), fail('offline'));
  await vi.advanceTimersByTimeAsync(3000);
  answer('cached');
  expect(await slow).toBe('cached');
  const late = cachedOr(
    () => new Promise<string>((resolve) => setTimeout(resolve, 500, 'cached')),
    fail('offline'),
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(await late).toBe('cached');
});

test('without an answer of either, the network’s error is thrown', async () => {
  const cachedOr = await started();
  await expect(cachedOr(() => Promise.resolve(undefined), fail('offline'))).rejects.toThrow('offline');
});
