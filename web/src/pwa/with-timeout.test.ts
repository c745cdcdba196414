import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an outcome in time is passed on, and no timer stays', async () => {
  await expect(withTimeout(1000, Promise.resolve('here'))).resolves.toBe('here');
  await expect(withTimeout(1000, Promise.reject(new RangeError('broken')))).rejects.toThrow(RangeError);
  expect(vi.getTimerCount()).toBe(0);
});

test('what never answers is an error after the time', async () => {
  const failed = vi.fn<(error: Error) => void>();
  withTimeout(1000, new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalledOnce();
});
