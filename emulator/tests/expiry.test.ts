// Expiry of WebChannel sessions without a back channel, and of idle transactions.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { composeEmulator, type RunningEmulator } from '../src/compose.ts';
import { CallError } from './support/driver.ts';
import { RestDriver } from './support/rest-driver.ts';

const DATABASE = 'projects/demo/databases/(default)';
const MINUTE = 60_000;

let running: RunningEmulator;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  running = await composeEmulator({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await running.close();
  vi.useRealTimers();
});

it('WebChannel sessions without a back channel expire within six minutes, those with one do not', async () => {
  const url = `http://127.0.0.1:${running.port}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
  const handshake = async (): Promise<string> => {
    const text = await (
      await fetch(`${url}&RID=1`, { method: 'POST', body: new URLSearchParams({ count: '0' }) })
    ).text();
    return (/"c","([^"]+)"/.exec(text) as unknown as [string, string])[1];
  };
  const [idle, listening] = [await handshake(), await handshake()];
  const abort = new AbortController();
  await fetch(`${url}&SID=${listening}&RID=rpc&AID=0&CI=0`, { signal: abort.signal });
  const post = async (sid: string): Promise<number> =>
    (await fetch(`${url}&SID=${sid}&RID=2`, { method: 'POST', body: new URLSearchParams({ count: '0' }) }))
      .status;
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect([await post(idle), await post(listening)]).toEqual([200, 200]);
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  expect([await post(idle), await post(listening)]).toEqual([400, 200]);
  abort.abort();
});

it('a transaction that is idle for a minute ends and frees its locks', async () => {
  const driver = new RestDriver(`127.0.0.1:${running.port}`);
  const name = `${DATABASE}/documents/c/d`;
  const [begun] = await driver.call('BeginTransaction', { database: DATABASE });
  const transaction = begun?.['transaction'];
  await driver.call('BatchGetDocuments', { database: DATABASE, documents: [name], transaction });
  vi.setSystemTime(Date.now() + MINUTE + 1000);
  await driver.commit(DATABASE, [{ update: { name } }]);
  const late = driver.call('Commit', { database: DATABASE, writes: [], transaction });
  await expect(late).rejects.toBeInstanceOf(CallError);
  await expect(late).rejects.toMatchObject({ code: 'ABORTED' });
});
