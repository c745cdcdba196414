// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { saveFailure, untilOnline } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

const failed = (code: string, message = 'What the server said.'): Error =>
  Object.assign(new Error(message), { code });

test.each([
  [failed('unavailable'), { failure: 'unreachable' }],
  [failed('deadline-exceeded'), { failure: 'unreachable' }],
  [failed('permission-denied'), { failure: 'refused' }],
  [failed('unauthenticated'), { failure: 'refused' }],
  [failed('aborted'), { failure: 'told', reason: 'What the server said.' }],
  [new Error('Out of memory'), { failure: 'told', reason: 'Out of memory' }],
  [failed('unknown', ''), { failure: 'unknown' }],
  ['not an Error', { failure: 'unknown' }],
])('%s', (error, told) => {
  expect(saveFailure(error)).toEqual(told);
});

test('waits for the connection, or until it is told to stop', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(await untilOnline(new AbortController().signal)).toBe(true);

  vi.stubGlobal('navigator', { onLine: false });
  const back = untilOnline(new AbortController().signal);
  vi.stubGlobal('navigator', { onLine: true });
  dispatchEvent(new Event('online'));
  expect(await back).toBe(true);

  vi.stubGlobal('navigator', { onLine: false });
  const stopped = new AbortController();
  const given = untilOnline(stopped.signal);
  stopped.abort();
  expect(await given).toBe(false);
});
