import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPause } from './after-pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an effect begins after the pause, and ends when it is replaced', () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const replace = afterPause(begin);
  vi.advanceTimersByTime(399);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
  replace();
  expect(end).toHaveBeenCalledTimes(1);
});

test('an effect that is replaced during the pause never begins', () => {
  const begin = vi.fn(() => () => undefined);
  afterPause(begin)();
  vi.runAllTimers();
  expect(begin).not.toHaveBeenCalled();
});
