import { expect, test } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

test('an outcome in time is passed on', async () => {
  await expect(withTimeout(1000, Promise.resolve('here'))).resolves.toBe('here');
  await expect(withTimeout(1000, Promise.reject(new RangeError('broken')))).rejects.toThrow(RangeError);
});

test('after the time a TimeoutError is thrown and a later outcome is dropped', async () => {
  let fail: (error: Error) => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  await expect(withTimeout(5, late)).rejects.toThrow(TimeoutError);
  // Without a listener it would end the process as an unhandled rejection.
  fail(new Error('too late'));
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
});
