// Public addresses while Firestore cannot be reached: the built functions in a process of their own, as in the cloud.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFunctions, type ServedFunctions } from './served/functions.ts';

/** A server that accepts connections and never answers. */
async function silentServer(): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const SHORTLIST = '/shortlist/photos.pdf?names=asha-rao,actor%2Fu1&lang=hi';

const ADDRESSES = [
  ['site', '/asha-rao'],
  ['site', '/actor/u1'],
  ['drawings', '/asha-rao/cv.pdf'],
  ['drawings', '/actor/u1/photos.pdf'],
  ['drawings', SHORTLIST],
] as const;

// The tests run in parallel, because each waits for the function to give up.
describe.concurrent.each(['refuses connections', 'never answers'])('while Firestore %s', (how) => {
  let server: Server;
  let functions: ServedFunctions;

  beforeAll(async () => {
    server = await silentServer();
    const port = portOf(server);
    if (how === 'refuses connections') {
      server.close();
      await once(server, 'close');
    }
    functions = await serveFunctions({ FIRESTORE_EMULATOR_HOST: `localhost:${String(port)}` });
  });

  afterAll(async () => {
    await functions.stop();
    server.close();
  });

  // A reused connection may be closed at the very moment it is used again.
  const get = (name: string, path: string) =>
    fetch(new URL(path, functions.url(name)), { headers: { connection: 'close' } });

  test('a page requested while Firestore is down is answered with an uncached 503 and Try Again, and the function survives', async () => {
    const answers = await Promise.all(ADDRESSES.map(([name, path]) => get(name, path)));
    for (const [index, answer] of answers.entries()) {
      const html = await answer.text();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('retry-after')).toBe('10');
      const [, href] = /<a [^>]*href="([^"]*)"[^>]*>(?:Try Again|फिर से कोशिश करें)</.exec(html) ?? [];
      expect(href).toBeDefined();
      expect(new URL(href ?? '/', answer.url).href).toBe(answer.url);
      expect(answer.url).toContain(ADDRESSES[index]?.[1]);
    }
    // The process runs on, so no rejection was unhandled; addresses that cannot exist are answered without Firestore.
    for (const name of ['site', 'drawings']) expect((await get(name, '/-')).status).toBe(404);
  });
});
