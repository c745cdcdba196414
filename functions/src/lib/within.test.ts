import { expect, test } from 'vitest';
import { TimeoutError, within } from './within.ts';

test('passes on what comes in time', async () => {
  await expect(within(1000, Promise.resolve('here'))).resolves.toBe('here');
  await expect(within(1000, Promise.reject(new RangeError('broken')))).rejects.toThrow(RangeError);
});

test('gives up, and drops what comes later', async () => {
  let fail: (error: Error) => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  await expect(within(5, late)).rejects.toThrow(TimeoutError);
  // Would end the process as an unhandled rejection if nobody listened any more.
  fail(new Error('too late'));
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
});
