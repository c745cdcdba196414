// The site on an origin of its own in front of the suite's Hosting, so that one journey can take the server away, or
// deploy another version, while others go on.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PORTS } from '../../scripts/config/project.ts';

/** Changes an answer's body, as another build would. */
type Rewrite = (path: string, body: string) => string;

export interface Deployment {
  readonly origin: string;
  /** Shuts the server down: nothing answers at the origin any more. */
  readonly takeDown: () => Promise<void>;
  readonly bringBack: () => Promise<void>;
  readonly deploy: (rewrite: Rewrite) => void;
  /** The paths that were requested since the last call. */
  readonly requests: () => string[];
}

const TEXT = /^(text\/html|text\/javascript|application\/javascript)/;

/** Serves the suite's site at a port of its own until `close`. */
export async function deployment(): Promise<Deployment & { readonly close: () => Promise<void> }> {
  let rewrite: Rewrite = (_path, body) => body;
  let asked: string[] = [];

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const path = incoming.url ?? '/';
    asked.push(path);
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    // A new version has new ETags; no response may be 304.
    delete headers['if-none-match'];
    const asking = request(
      { host: 'localhost', port: PORTS['hosting'], path, method: incoming.method, headers },
      (answered) => {
        const chunks: Buffer[] = [];
        answered.on('data', (chunk: Buffer) => chunks.push(chunk));
        answered.on('end', () => {
          const body = Buffer.concat(chunks);
          const isText = TEXT.test(answered.headers['content-type'] ?? '');
          const sent = isText ? Buffer.from(rewrite(path, body.toString())) : body;
          const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answered.headers;
          outgoing.writeHead(answered.statusCode ?? 502, { ...rest, 'content-length': sent.length });
          outgoing.end(sent);
        });
      },
    );
    asking.on('error', () => outgoing.destroy());
    incoming.pipe(asking);
  };

  let server = createServer(answer);
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, 'localhost', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${String(port)}`,
    takeDown: close,
    bringBack: async () => {
      server = createServer(answer);
      await listen(port);
    },
    deploy: (next) => void (rewrite = next),
    requests: () => {
      const seen = asked;
      asked = [];
      return seen;
    },
    close: async () => {
      if (server.listening) await close();
    },
  };
}
