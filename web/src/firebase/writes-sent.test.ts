// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportReachable } from '../pwa/connection.ts';
import { writesSent } from './writes-sent.ts';

const waitForPendingWrites = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('firebase/firestore', () => ({ waitForPendingWrites }));
vi.mock('./firestore.ts', () => ({ firestore: {} }));

/** Whether `writesSent` has resolved after some milliseconds. */
async function isResolvedAfter(milliseconds: number): Promise<boolean> {
  const resolved = vi.fn();
  void writesSent().then(resolved);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return resolved.mock.calls.length > 0;
}

beforeEach(() => {
  vi.useFakeTimers();
  waitForPendingWrites.mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  reportReachable(true);
});

test('earlier writes are waited for until the server has them, or has refused them', async () => {
  waitForPendingWrites.mockResolvedValueOnce();
  expect(await isResolvedAfter(0)).toBe(true);
  waitForPendingWrites.mockRejectedValueOnce(new Error('Another account'));
  expect(await isResolvedAfter(0)).toBe(true);
});

test('earlier writes are waited for ten seconds at most', async () => {
  expect(await isResolvedAfter(9999)).toBe(false);
  expect(await isResolvedAfter(10_000)).toBe(true);
});

test('without a connection, or once it is lost, earlier writes are not waited for', async () => {
  const resolved = vi.fn();
  const waiting = writesSent().then(resolved);
  await vi.advanceTimersByTimeAsync(500);
  expect(resolved).not.toHaveBeenCalled();
  reportReachable(false);
  await waiting;
  expect(resolved).toHaveBeenCalledTimes(1);
  expect(await isResolvedAfter(0)).toBe(true);
});
