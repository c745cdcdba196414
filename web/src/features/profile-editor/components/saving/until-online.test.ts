// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { untilOnline } from './until-online.ts';

afterEach(() => vi.unstubAllGlobals());

test('untilOnline resolves to true once there is a connection, to false when its signal aborts first', async () => {
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
