// A proxy in front of the suite's Hosting, at its own origin, that routes some paths to measured functions. A browser's
// interception does not see a `keepalive` request, which is how a view is sent.
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PORTS } from '../../scripts/config/project.ts';

interface Route {
  readonly path: RegExp;
  readonly port: number;
  /** Each request waits for the promise that this returns before it is forwarded. */
  readonly held?: () => Promise<void>;
}

export interface Proxy {
  readonly origin: string;
  /** Returns how many requests went to functions since `takeCalls` was last called. */
  takeCalls(): number;
  close(): Promise<void>;
}

/** Serves the suite's site on a free port until closed. */
export async function startProxy(routes: readonly Route[]): Promise<Proxy> {
  let calls = 0;
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '/';
    const route = routes.find((candidate) => candidate.path.test(path));
    await route?.held?.();
    if (route) calls += 1;
    const { method, headers } = incoming;
    const outbound = request({
      host: 'localhost',
      port: route?.port ?? PORTS['hosting'],
      path,
      method,
      headers,
    });
    outbound.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    outbound.on('error', () => outgoing.destroy());
    incoming.pipe(outbound);
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing)).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    takeCalls: () => {
      const taken = calls;
      calls = 0;
      return taken;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
