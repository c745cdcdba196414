// The parts of Hosting's edge that its emulator lacks, in front of the local suite: HTTP/2, compression, and caching of
// responses that allow it.
import { request, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { suiteUrl } from '../../scripts/config/project.ts';

export interface Edge {
  readonly origin: string;
  close(): void;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const COMPRESSED = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;

/** Whether Hosting's edge would cache the response. The edge of this bench keeps such a response until the bench ends. */
const isCacheable = (answer: Answer): boolean => {
  const caching = String(answer.headers['cache-control'] ?? '');
  return answer.status === 200 && (caching.includes('s-maxage') || caching.includes('immutable'));
};

function compressed(answer: Answer): Answer {
  const { status, headers, body } = answer;
  if (headers['content-encoding'] !== undefined || !COMPRESSED.test(String(headers['content-type'])))
    return answer;
  const zipped = gzipSync(body, { level: 9 });
  return {
    status,
    headers: { ...headers, 'content-encoding': 'gzip', 'content-length': String(zipped.length) },
    body: zipped,
  };
}

async function bytes(stream: IncomingMessage | Http2ServerRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function ask(from: Http2ServerRequest, body: Buffer): Promise<Answer> {
  const { port } = new URL(suiteUrl('hosting'));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        port,
        host: 'localhost',
        path: from.url,
        method: from.method,
        headers: {
          ...Object.fromEntries(Object.entries(from.headers).filter(([name]) => !name.startsWith(':'))),
          host: from.authority,
          'accept-encoding': 'identity',
        },
      },
      resolve,
    )
      .on('error', reject)
      .end(body);
  });
  const {
    'transfer-encoding': _chunked,
    connection: _connection,
    'keep-alive': _keepAlive,
    ...headers
  } = response.headers;
  return { status: response.statusCode ?? 502, headers, body: await bytes(response) };
}

/** Starts the edge on a free port, in front of the suite's Hosting. */
export async function startEdge(): Promise<Edge> {
  const kept = new Map<string, Answer>();
  const answer = async (from: Http2ServerRequest): Promise<Answer> => {
    const key = `${from.method} ${from.url}`;
    const known = kept.get(key);
    if (known) return known;
    const got = compressed(await ask(from, await bytes(from)));
    if (isCacheable(got)) kept.set(key, got);
    return got;
  };
  const serve = async (from: Http2ServerRequest, to: Http2ServerResponse): Promise<void> => {
    const { status, headers, body } = await answer(from);
    to.writeHead(status, headers).end(body);
  };
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (from, to) => {
    serve(from, to).catch((error: unknown) => to.stream.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${String((server.address() as AddressInfo).port)}`,
    close: () => {
      server.close();
    },
  };
}
