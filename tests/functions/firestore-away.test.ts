// A public address while Firestore cannot be reached: the built function in a process of its own, as in the cloud.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFunction, type RunningFunction } from './served/measured-function.ts';

/** A server that accepts connections and never answers. */
async function silentServer(): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const SHORTLIST = '/shortlist/photos.pdf?names=asha-rao,actor%2Fu1&lang=hi';

// The tests run in parallel, because each waits for the function to give up.
describe.concurrent.each([
  ['profilePage', 'refuses connections', ['/asha-rao', '/actor/u1']],
  ['profilePage', 'never answers', ['/asha-rao', '/actor/u1']],
  ['profileDocuments', 'refuses connections', ['/asha-rao/cv.pdf', SHORTLIST]],
  ['profileDocuments', 'never answers', ['/actor/u1/photos.pdf', SHORTLIST]],
])('%s while Firestore %s', (name, how, paths) => {
  let server: Server;
  let page: RunningFunction;

  beforeAll(async () => {
    server = await silentServer();
    const port = portOf(server);
    if (how === 'refuses connections') {
      server.close();
      await once(server, 'close');
    }
    page = await startFunction(name, port);
  }, 60_000);

  afterAll(async () => {
    await page.stop();
    server.close();
  });

  // A reused connection may be closed at the very moment it is used again.
  const get = (path: string) =>
    fetch(`http://localhost:${String(page.port)}${path}`, { headers: { connection: 'close' } });

  test('a page requested while Firestore is down is answered with an uncached 503 and Try Again, and the function survives', async () => {
    const answers = await Promise.all(paths.map(get));
    for (const [index, answer] of answers.entries()) {
      const html = await answer.text();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('retry-after')).toBe('10');
      const [, href] = /<a [^>]*href="([^"]*)"[^>]*>(?:Try Again|फिर से कोशिश करें)</.exec(html) ?? [];
      expect(href).toBeDefined();
      expect(new URL(href ?? '/', answer.url).href).toBe(answer.url);
      expect(answer.url).toContain(paths[index]);
    }
    // The process runs on, so no rejection was unhandled; addresses that cannot exist are answered without Firestore.
    expect((await page.usage()).heap).toBeGreaterThan(0);
    expect((await get('/-')).status).toBe(404);
  }, 60_000);
});
