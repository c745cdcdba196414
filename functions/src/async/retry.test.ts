import { expect, test, vi } from 'vitest';
import { retry } from './retry.ts';

const transient = new Error('transient');
const isTransient = (error: unknown): boolean => error === transient;
const backoff = { attempts: 3, firstPause: 1 };

test('a transient failure is retried', async () => {
  const work = vi
    .fn(() => Promise.resolve('done'))
    .mockRejectedValueOnce(transient)
    .mockRejectedValueOnce(transient);
  await expect(retry(work, isTransient, backoff)).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

test('the last attempt’s error is thrown', async () => {
  const work = vi.fn(() => Promise.reject(transient));
  await expect(retry(work, isTransient, backoff)).rejects.toBe(transient);
  expect(work).toHaveBeenCalledTimes(3);
});

test('any other error is thrown at once', async () => {
  const work = vi.fn(() => Promise.reject(new RangeError('for good')));
  await expect(retry(work, isTransient, backoff)).rejects.toThrow(RangeError);
  expect(work).toHaveBeenCalledTimes(1);
});
