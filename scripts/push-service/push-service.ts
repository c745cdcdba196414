// The local suite's push service (RFC 8030): what Google, Mozilla and Apple run for their browsers, and the browsers' side
// of it. It makes subscriptions, checks senders, decrypts messages as the browser would and keeps them to be read. Faults
// can be ordered for a subscription: they show how the product bears a service that is down, slow or over its limit.
//   POST   /subscribe        {"vapid": key}     a subscription: {endpoint, keys}
//   POST   /push/{id}        an encrypted message from a sender
//   DELETE /push/{id}        the browser ends its subscription
//   GET    /messages         what was received; ?endpoint= for one subscription's
//   PUT    /faults/{id}      {"kind": "down" | "slow" | "gone" | "limited", "retryAfter": seconds}; DELETE ends it
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import * as yup from 'yup';
import { decrypt, newReceiverKeys, type ReceiverKeys } from './decrypt.ts';
import { refusal } from './vapid.ts';

export interface PushedMessage {
  readonly id: string;
  readonly endpoint: string;
  /** The decrypted text; `undefined` when the message was not encrypted for the subscription's keys. */
  readonly text: string | undefined;
  /** The size of the encrypted body. */
  readonly bytes: number;
  /** Seconds for which the service would keep the message for a device that is off. */
  readonly ttl: number;
  readonly urgency: string;
}

const FAULT = yup.object({
  kind: yup
    .string()
    .required()
    .oneOf(['down', 'slow', 'gone', 'limited'] as const),
  /** For `limited`: the seconds in the header `Retry-After`, by default 1. */
  retryAfter: yup.number(),
});
type Fault = yup.InferType<typeof FAULT>;

const SUBSCRIBE = yup.object({ vapid: yup.string().required() });

interface Subscription {
  readonly keys: ReceiverKeys;
  readonly vapid: string;
  fault?: Fault;
}

/** The largest body that a push service has to take (RFC 8030). */
const MAX_BODY = 4096;

const MAX_MESSAGES = 1000;

export interface PushService {
  readonly origin: string;
  /** Called with each accepted message. */
  onMessage?: (message: PushedMessage) => void;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The service's reaction to a request. `dropped`: the connection breaks. `silent`: no answer comes. */
type Reaction = Answer | 'dropped' | 'silent';

class LocalPushService {
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #ended = new Set<string>();
  readonly #messages: PushedMessage[] = [];
  readonly #tell: (message: PushedMessage) => void;

  constructor(tell: (message: PushedMessage) => void) {
    this.#tell = tell;
  }

  async react(request: IncomingMessage): Promise<Reaction> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    const [, room = '', id = ''] = url.pathname.split('/');
    switch (`${request.method ?? ''} ${room}`) {
      case 'OPTIONS subscribe':
      case 'OPTIONS push':
        return { status: 204 };
      case 'POST subscribe':
        return { status: 201, body: this.#subscribe(url.origin, await json(request)) };
      case 'POST push':
        return this.#receive(`${url.origin}/push/${id}`, request.headers, await buffer(request));
      case 'DELETE push':
        this.#subscriptions.delete(id);
        this.#ended.add(id);
        return { status: 204 };
      case 'GET messages': {
        const endpoint = url.searchParams.get('endpoint');
        const isAsked = (message: PushedMessage): boolean =>
          endpoint === null || message.endpoint === endpoint;
        return { status: 200, body: { messages: this.#messages.filter(isAsked) } };
      }
      case 'PUT faults':
        return this.#setFault(id, FAULT.validateSync(await json(request)));
      case 'DELETE faults':
        return this.#setFault(id);
      default:
        return { status: 404 };
    }
  }

  #subscribe(origin: string, body: unknown) {
    const { vapid } = SUBSCRIBE.validateSync(body);
    const id = randomUUID();
    const keys = newReceiverKeys();
    this.#subscriptions.set(id, { keys, vapid });
    return {
      endpoint: `${origin}/push/${id}`,
      keys: { p256dh: keys.curve.getPublicKey('base64url'), auth: keys.auth.toString('base64url') },
    };
  }

  #setFault(id: string, fault?: Fault): Answer {
    const subscription = this.#subscriptions.get(id);
    if (!subscription) return { status: 404 };
    if (fault) subscription.fault = fault;
    else delete subscription.fault;
    return { status: 204 };
  }

  #receive(endpoint: string, headers: IncomingHttpHeaders, body: Buffer): Reaction {
    const { origin, pathname } = new URL(endpoint);
    const id = pathname.slice('/push/'.length);
    const subscription = this.#subscriptions.get(id);
    if (!subscription) return { status: this.#ended.has(id) ? 410 : 404 };
    const { fault, vapid, keys } = subscription;
    if (fault) return FAULTS[fault.kind](fault);
    const refused = refusal(headers.authorization, vapid, origin, Date.now());
    if (refused !== undefined) {
      return { status: headers.authorization === undefined ? 401 : 403, body: { refused } };
    }
    const ttl = Number(headers['ttl']);
    if (headers['ttl'] === undefined || !Number.isInteger(ttl)) return { status: 400 };
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 415 };
    if (body.length > MAX_BODY) return { status: 413 };
    const urgency = String(headers['urgency'] ?? 'normal');
    const message = {
      id: randomUUID(),
      endpoint,
      text: readable(body, keys),
      bytes: body.length,
      ttl,
      urgency,
    };
    this.#messages.push(message);
    if (this.#messages.length > MAX_MESSAGES) this.#messages.shift();
    this.#tell(message);
    return { status: 201, headers: { location: `${origin}/messages/${message.id}` } };
  }
}

const FAULTS: Readonly<Record<Fault['kind'], (fault: Fault) => Reaction>> = {
  down: () => 'dropped',
  slow: () => 'silent',
  gone: () => ({ status: 410 }),
  limited: ({ retryAfter = 1 }) => ({ status: 429, headers: { 'retry-after': String(retryAfter) } }),
};

/** CORS headers: a real browser calls its push service itself, but here a page of this machine does. */
const cors = (origin = '') => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': '*',
  vary: 'Origin',
});

const LOCAL = /^(https?:\/\/)?(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether another site's page sends a request, by its origin or by a host name that resolves here (DNS rebinding). */
const isForeign = ({ host = '', origin }: IncomingHttpHeaders): boolean =>
  !LOCAL.test(host) || (origin !== undefined && !LOCAL.test(origin));

function answer(response: ServerResponse, reaction: Reaction, origin: string | undefined): void {
  if (reaction === 'silent') return;
  if (reaction === 'dropped') {
    response.socket?.destroy();
    return;
  }
  const { status, headers, body } = reaction;
  response.writeHead(status, { 'content-type': 'application/json', ...cors(origin), ...headers });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

function readable(body: Buffer, keys: ReceiverKeys): string | undefined {
  try {
    return decrypt(body, keys);
  } catch {
    return undefined;
  }
}

/** Starts the service; port 0 for any. Rejects when it cannot listen. */
export async function startPushService(port: number): Promise<PushService> {
  const service = new LocalPushService((message) => running.onMessage?.(message));
  const server: Server = createServer((request, response) => {
    const { origin } = request.headers;
    if (isForeign(request.headers)) {
      response.writeHead(403).end();
      return;
    }
    service.react(request).then(
      (reaction) => answer(response, reaction, origin),
      () => answer(response, { status: 400 }, origin),
    );
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const running: PushService = {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
  return running;
}
