// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { untilOffline, untilOnline } from './until-connection.ts';

afterEach(() => vi.unstubAllGlobals());

const connect = (onLine: boolean): void => {
  vi.stubGlobal('navigator', { onLine });
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};

test.each([
  ['untilOnline', untilOnline, true],
  ['untilOffline', untilOffline, false],
] as const)(
  '%s resolves at once, or when the connection changes, or to false when its signal aborts first',
  async (_name, until, wanted) => {
    connect(wanted);
    expect(await until(new AbortController().signal)).toBe(true);

    connect(!wanted);
    const changed = until(new AbortController().signal);
    connect(wanted);
    expect(await changed).toBe(true);

    connect(!wanted);
    const stopped = new AbortController();
    const given = until(stopped.signal);
    stopped.abort();
    expect(await given).toBe(false);
    expect(await until(AbortSignal.abort())).toBe(false);
  },
);
