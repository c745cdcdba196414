// HTTP/1.1: passes each request to the window, WebChannel, REST or the emulator's own endpoints.
import http from 'node:http';
import { toFirestoreError } from '../wire/codes.ts';
import type { StreamServices } from '../streams.ts';
import { WebChannelServer } from '../webchannel/webchannel-server.ts';
import { type AdminServices, serveAdmin } from './admin.ts';
import { sendWindowFile, serveWindow, wantsWindow, WINDOW_PREFIX } from '../window/window-server.ts';
import { BodyTooLargeError, sendError, sendText } from './body.ts';
import { isForeign } from './callers.ts';
import { applyCors } from './cors.ts';
import { routeOf, serveRest } from './rest.ts';

export interface HttpFrontend {
  readonly server: http.Server;
  readonly webChannel: WebChannelServer;
}

/** Creates the HTTP/1.1 server. It does not listen; connections are passed to it. */
export function createHttpServer(services: StreamServices & AdminServices): HttpFrontend {
  const webChannel = new WebChannelServer(services);
  const server = http.createServer((request, response) => {
    response.on('error', () => undefined);
    if (isForeign(request.headers)) {
      sendText(response, 'The emulator answers programs and pages of this machine only.\n', 403);
      return;
    }
    const isWindow = (request.url ?? '').startsWith(WINDOW_PREFIX);
    if (!isWindow) applyCors(request, response);
    serve(services, webChannel, request, response).catch((error: unknown) => answerError(response, error));
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  // Node's limit on a request's duration is off, because WebChannel ends its long requests itself (session.ts).
  server.requestTimeout = 0;
  server.keepAliveTimeout = 60_000;
  return { server, webChannel };
}

async function serve(
  services: StreamServices & AdminServices,
  webChannel: WebChannelServer,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const httpMethod = request.method ?? '';
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const pathname = mark === -1 ? target : target.slice(0, mark);
  const query = new URLSearchParams(mark === -1 ? '' : target.slice(mark + 1));
  if (pathname.startsWith(WINDOW_PREFIX)) return serveWindow(services, pathname, query, request, response);
  if (httpMethod === 'OPTIONS') {
    response.writeHead(200).end();
    return;
  }
  if (pathname === '/' && wantsWindow(request)) {
    sendWindowFile(response, 'index.html');
    return;
  }
  const stream = WebChannelServer.streamOf(pathname);
  if (stream) return webChannel.serve(stream, query, request, response);
  const route = routeOf(httpMethod, pathname);
  if (route) return serveRest(services, route, query, request, response);
  if (!(await serveAdmin(services, pathname, request, response))) sendText(response, 'Not Found\n', 404);
}

function answerError(response: http.ServerResponse, error: unknown): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof BodyTooLargeError) response.writeHead(413, { connection: 'close' }).end();
  else if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') response.destroy();
  else sendError(response, toFirestoreError(error));
}
