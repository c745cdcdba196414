import { expect, test, vi } from 'vitest';
import { retrying } from './retrying.ts';

const passing = new Error('passing');
const isPassing = (error: unknown): boolean => error === passing;
const patience = { attempts: 3, firstPause: 1 };

test('tries again what fails for a passing reason', async () => {
  const work = vi
    .fn(() => Promise.resolve('done'))
    .mockRejectedValueOnce(passing)
    .mockRejectedValueOnce(passing);
  await expect(retrying(work, isPassing, patience)).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

test('gives up in the end', async () => {
  const work = vi.fn(() => Promise.reject(passing));
  await expect(retrying(work, isPassing, patience)).rejects.toBe(passing);
  expect(work).toHaveBeenCalledTimes(3);
});

test('does not try again what will fail again', async () => {
  const work = vi.fn(() => Promise.reject(new RangeError('for good')));
  await expect(retrying(work, isPassing, patience)).rejects.toThrow(RangeError);
  expect(work).toHaveBeenCalledTimes(1);
});
