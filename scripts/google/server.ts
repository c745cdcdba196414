// Google's APIs on this machine: an HTTPS proxy that answers for their hosts itself. A program that runs with
// `environment()` speaks with it unchanged: its addresses, tokens and requests are those that it would send to Google.
// Hosts that the stand-in does not know are refused and recorded.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { generate } from 'selfsigned';
import { fetch as fetchBy, ProxyAgent } from 'undici';
import type { Json } from '../../tools/doctor/google-api.ts';
import { fromRoot } from '../config/project.ts';
import { answerer, hostOf, isGoogle, type Answered } from './answer-request.ts';
import { passToEmulator } from './pass-to-emulator.ts';
import { credentialsFor, tokenOf } from './token-files.ts';
import { Project, type ProjectOptions } from './stand-in-project.ts';

export interface Google {
  readonly project: Project;
  /** Each request so far, in the order of the answers. */
  readonly requests: readonly Answered[];
  /** Environment variables of a program that acts as a member of IAM policies, such as `user:owner@marquee.example`. */
  readonly environment: (member: string) => Record<string, string>;
  /** Sends a request as a member, with JSON for a body, for tests; a person's takes the project's quota unless told. */
  readonly ask: (
    member: string,
    request: string,
    body?: object,
    quotaProject?: string,
  ) => Promise<{ status: number; body: Json }>;
  readonly close: () => void;
}

export interface GoogleOptions extends ProjectOptions {
  /** Handlers for other hosts, such as the site's own. */
  readonly hosts?: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>;
}

/** Hosts that programs may ask for and do without: news of the CLI. */
const REFUSED = new Set(['firebase-public.firebaseio.com', 'registry.npmjs.org', 'www.google-analytics.com']);

/** Hosts that are requested without the proxy. */
const LOCAL = 'localhost,127.0.0.1';

/** One certificate for all hosts, newly created at each start. */
async function certificate(hosts: readonly string[]): Promise<{ key: string; cert: string }> {
  const names = ['*.googleapis.com', ...hosts];
  const made = await generate([{ name: 'commonName', value: 'Stand-in of Google' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2 as const, value })) },
    ],
  });
  return { key: made.private, cert: made.cert };
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** Starts the stand-in with an empty project: no billing, no API, and one owner. */
export async function startGoogle(options: GoogleOptions): Promise<Google> {
  const project = new Project(options);
  const requests: Answered[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-of-google-'));
  const others = options.hosts ?? {};
  const answerFor = answerer(project, requests);

  const pair = await certificate(Object.keys(others));
  const rest = createServer((request, response) => {
    const other = others[hostOf(request.headers.host)];
    if (other !== undefined) other(request, response);
    else void answerFor(request, response);
  });
  const grpc = createHttp2Server();
  grpc.on('stream', (stream, headers) => passToEmulator(project, requests, stream, headers));
  const google = createTlsServer({ ...pair, ALPNProtocols: ['h2', 'http/1.1'] }, (socket) =>
    (socket.alpnProtocol === 'h2' ? grpc : rest).emit('connection', socket),
  );
  const sockets = new Set<Duplex>();
  const proxy = createServer((_request, response) => void response.writeHead(405).end());
  proxy.on('connect', (request: IncomingMessage, socket) => {
    // A program that exits aborts its connections.
    socket.on('error', () => socket.destroy());
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    const host = hostOf(request.url);
    if (!isGoogle(host) && others[host] === undefined) {
      const isRefused = REFUSED.has(host);
      requests.push({
        caller: '',
        request: `CONNECT ${host}`,
        status: 403,
        message: 'unknown host',
        ...(!isRefused && { fault: 'the stand-in has no such host' }),
      });
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    google.emit('connection', socket);
  });
  const port = await listen(proxy);
  writeFileSync(join(folder, 'ca.pem'), pair.cert);
  const proxyAddress = `http://127.0.0.1:${String(port)}`;
  const dispatcher = new ProxyAgent({ uri: proxyAddress, requestTls: { ca: pair.cert } });

  return {
    project,
    requests,
    environment: (member) => ({
      // Programs read either spelling, so both are set: a proxy that this machine has set would lead to Google.
      HTTPS_PROXY: proxyAddress,
      https_proxy: proxyAddress,
      NO_PROXY: LOCAL,
      no_proxy: LOCAL,
      NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
      GRPC_DEFAULT_SSL_ROOTS_FILE_PATH: join(folder, 'ca.pem'),
      // The fetch of Node 20 does not support proxies.
      NODE_OPTIONS: `--import ${fromRoot('scripts/google/use-proxy.mjs')}`,
      STAND_IN_DNS: project.traits.hasNoMailDns ? 'none' : 'mail',
      GOOGLE_APPLICATION_CREDENTIALS: credentialsFor(member, project, folder),
      GOOGLE_CLOUD_PROJECT: project.id,
      METADATA_SERVER_DETECTION: 'none',
      // Clears a developer's login, which the Firebase CLI would use first.
      FIREBASE_TOKEN: '',
      // The folder of the CLI's login and of its cache of enabled APIs.
      XDG_CONFIG_HOME: join(folder, 'config'),
    }),
    ask: async (member, request, sent, quotaProject = member.startsWith('user:') ? project.id : '') => {
      const [method = '', url = ''] = request.split(' ');
      const headers = {
        authorization: `Bearer ${tokenOf(member)}`,
        'content-type': 'application/json',
        ...(quotaProject !== '' && { 'x-goog-user-project': quotaProject }),
      };
      const response = await fetchBy(url, {
        method,
        headers,
        dispatcher,
        ...(sent && { body: JSON.stringify(sent) }),
      });
      return { status: response.status, body: (await response.json()) as Json };
    },
    close: () => {
      void dispatcher.destroy();
      proxy.close();
      proxy.closeAllConnections();
      google.close();
      for (const socket of sockets) socket.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
