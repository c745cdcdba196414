// WebChannel (protocol version 8) over HTTP/1.1: the transport of browsers' Listen and Write streams.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FirestoreError } from '../../store/error.ts';
import { openStream, type OpenStream, type StreamName, type StreamServices } from '../streams.ts';
import { toFirestoreError } from '../wire/codes.ts';
import type { WireRequests } from '../wire/messages.ts';
import { formatMessage, parseRequest } from '../wire/proto-json.ts';
import { formatDetails } from '../wire/status.ts';
import { readBody } from '../http/body.ts';
import { frame, WebChannelSession } from './session.ts';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const PROTOCOL_VERSION = 8;
const KEEP_ALIVE_MILLIS = 30_000;
const IDLE_MILLIS = 3 * 60_000;
const SWEEP_MILLIS = 30_000;

interface OpenSession {
  readonly name: StreamName;
  readonly session: WebChannelSession;
  readonly stream: OpenStream<never>;
}

export class WebChannelServer {
  private readonly services: StreamServices;
  private readonly sessions = new Map<string, OpenSession>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(services: StreamServices) {
    this.services = services;
    this.sweeper = setInterval(() => this.dropIdle(), SWEEP_MILLIS);
    this.sweeper.unref();
  }

  /** The name of the stream that a path addresses, if any. */
  static streamOf(pathname: string): StreamName | undefined {
    return PATH.exec(pathname)?.[1] as StreamName | undefined;
  }

  /** Serves one request of the protocol. @throws BodyTooLargeError */
  async serve(
    name: StreamName,
    query: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    setHeaders(request, response);
    const sid = query.get('SID');
    if (sid === null) {
      if (request.method !== 'POST') {
        sendStatus(response, 400);
        return;
      }
      this.handshake(name, query, new URLSearchParams(await readBody(request)), response);
      return;
    }
    const open = this.sessions.get(sid);
    if (open?.name !== name) {
      sendStatus(response, 400);
      return;
    }
    if (query.get('TYPE') === 'terminate') {
      this.drop(open);
      sendStatus(response, 200);
      return;
    }
    const acknowledged = Number(query.get('AID') ?? 0) || 0;
    if (request.method === 'GET') {
      response.writeHead(200);
      open.session.openBackChannel(response, acknowledged, query.get('CI') === '1');
      return;
    }
    const form = new URLSearchParams(await readBody(request));
    open.session.acknowledge(acknowledged);
    const messages = messagesOf(form);
    if (!messages) {
      sendStatus(response, 400);
      return;
    }
    open.session.receive(Number(form.get('ofs') ?? 0) || 0, messages);
    response.end(frame(open.session.status()));
  }

  /** Ends every session. */
  close(): void {
    clearInterval(this.sweeper);
    for (const open of [...this.sessions.values()]) this.drop(open);
  }

  private handshake(
    name: StreamName,
    query: URLSearchParams,
    form: URLSearchParams,
    response: ServerResponse,
  ): void {
    const messages = messagesOf(form);
    if (!messages) {
      sendStatus(response, 400);
      return;
    }
    const id = randomBytes(16).toString('base64url');
    const requestName = `${name}Request` as const;
    const session = new WebChannelSession(id, (json) => {
      let message: WireRequests[typeof requestName];
      try {
        message = parseRequest(requestName, json);
      } catch (error) {
        session.send(errorMessage(toFirestoreError(error)));
        stream.close();
        return;
      }
      stream.receive(message);
    });
    const authorization = headersOf(form, query).get('authorization');
    const stream = openStream(name, this.services, authorization, query.get('database') ?? undefined, {
      send: (message) => session.send(formatMessage(`${name}Response`, message)),
      fail: (error) => session.send(errorMessage(error)),
      end: () => undefined,
    });
    this.sessions.set(id, { name, session, stream });
    response.end(frame([[0, ['c', id, '', PROTOCOL_VERSION, 12, KEEP_ALIVE_MILLIS]]]));
    session.receive(Number(form.get('ofs') ?? 0) || 0, messages);
  }

  private drop(open: OpenSession): void {
    this.sessions.delete(open.session.id);
    open.stream.close();
    open.session.closeBackChannel();
  }

  private dropIdle(): void {
    for (const open of [...this.sessions.values()]) {
      if (!open.session.isListening && Date.now() - open.session.lastSeen > IDLE_MILLIS) this.drop(open);
    }
  }
}

/** An error for the client, which reads `status` and shows `message`, so that the code is in both. */
function errorMessage(error: FirestoreError): unknown {
  const details = formatDetails(error);
  return {
    error: {
      message: `${error.code}: ${error.message}`,
      status: error.code,
      ...(details && { details }),
    },
  };
}

/** The messages of a form, or `undefined` when one is not JSON. */
function messagesOf(form: URLSearchParams): unknown[] | undefined {
  const messages: unknown[] = [];
  const count = Math.min(Number(form.get('count') ?? 0) || 0, form.size);
  for (let index = 0; index < count; index++) {
    const data = form.get(`req${index}___data__`);
    if (data === null) continue;
    try {
      messages.push(JSON.parse(data));
    } catch {
      return undefined;
    }
  }
  return messages;
}

/** The headers that a client sends in the form or the URL, to avoid a preflight. */
function headersOf(form: URLSearchParams, query: URLSearchParams): Map<string, string> {
  const headers = new Map<string, string>();
  const lines = `${form.get('headers') ?? ''}\r\n${query.get('$httpHeaders') ?? ''}`;
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trimStart());
  }
  return headers;
}

function setHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'private, max-age=0');
  response.setHeader('x-content-type-options', 'nosniff');
  if (request.headers.origin === undefined) return;
  response.setHeader('vary', 'Origin');
  response.setHeader(
    'access-control-expose-headers',
    'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
  );
}

function sendStatus(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
