// One WebChannel session: messages from forward requests in order, answers through whatever back channel is open.
import type { ServerResponse } from 'node:http';

const HEARTBEAT_MILLIS = 30_000;
const BACK_CHANNEL_MILLIS = 60_000;
const NOOP = 'noop';

/** The frame of a WebChannel body: the length in UTF-16 code units, then the JSON. */
export function frame(json: unknown): string {
  const text = JSON.stringify(json);
  return `${text.length}\n${text}`;
}

interface BackChannel {
  readonly response: ServerResponse;
  /** Long polling: the response ends with the first data. */
  readonly isPolling: boolean;
  readonly heartbeat: NodeJS.Timeout;
  readonly expiry: NodeJS.Timeout | undefined;
}

export class WebChannelSession {
  readonly id: string;
  lastSeen = Date.now();
  /** What the client has not acknowledged yet; the numbers go up by one. */
  private queue: (readonly [number, unknown])[] = [];
  private lastId = 0;
  /** The last message put on the present back channel. */
  private sentId = 0;
  private backChannel: BackChannel | undefined;
  private isFlushing = false;
  /** How many messages have come from the client. */
  private received = 0;
  private readonly onMessage: (message: unknown) => void;

  constructor(id: string, onMessage: (message: unknown) => void) {
    this.id = id;
    this.onMessage = onMessage;
  }

  /** Takes the messages of a forward request; those seen before are passed over, as in a repeated request. */
  receive(offset: number, messages: readonly unknown[]): void {
    this.lastSeen = Date.now();
    for (const [index, message] of messages.entries()) {
      if (offset + index < this.received) continue;
      this.received = offset + index + 1;
      this.onMessage(message);
    }
  }

  /** Sends a message now or when the client next listens. */
  send(message: unknown): void {
    this.queue.push([++this.lastId, [message]]);
    if (this.isFlushing) return;
    // What is sent in one go travels together: a long poll ends with its first data.
    this.isFlushing = true;
    queueMicrotask(() => {
      this.isFlushing = false;
      this.flush();
    });
  }

  /** What a forward request is answered: is a back channel open, the last id sent, and how much is outstanding. */
  status(): unknown {
    return [this.backChannel ? 1 : 0, this.sentId, 7];
  }

  /** Opens the back channel; what the client has not acknowledged is sent again. */
  openBackChannel(response: ServerResponse, acknowledged: number, isPolling: boolean): void {
    this.lastSeen = Date.now();
    this.closeBackChannel();
    this.acknowledge(acknowledged);
    this.sentId = acknowledged;
    const heartbeat = setInterval(() => this.beat(), HEARTBEAT_MILLIS);
    const expiry = isPolling ? undefined : setTimeout(() => this.expire(), BACK_CHANNEL_MILLIS);
    const backChannel = { response, isPolling, heartbeat, expiry };
    this.backChannel = backChannel;
    response.on('close', () => {
      if (this.backChannel === backChannel) this.closeBackChannel();
    });
    this.flush();
    // Clients tell a buffering proxy by whether the first bytes arrive at once.
    if (!isPolling && this.backChannel === backChannel) this.write([[++this.lastId, [NOOP]]]);
  }

  acknowledge(id: number): void {
    this.queue = this.queue.filter(([queued]) => queued > id);
  }

  /** Whether a client is listening right now. */
  get isListening(): boolean {
    return this.backChannel !== undefined;
  }

  closeBackChannel(): void {
    const open = this.backChannel;
    if (!open) return;
    this.backChannel = undefined;
    this.lastSeen = Date.now();
    clearInterval(open.heartbeat);
    clearTimeout(open.expiry);
    open.response.end();
  }

  private flush(): void {
    const pending = this.queue.filter(([id]) => id > this.sentId);
    if (!this.backChannel || pending.length === 0) return;
    this.write(pending);
    if (this.backChannel.isPolling) this.closeBackChannel();
  }

  private write(messages: readonly (readonly [number, unknown])[]): void {
    if (!this.backChannel) return;
    this.sentId = messages.at(-1)?.[0] ?? this.sentId;
    this.backChannel.response.write(frame(messages));
  }

  private beat(): void {
    this.flush();
    this.write([[++this.lastId, [NOOP]]]);
    if (this.backChannel?.isPolling) this.closeBackChannel();
  }

  private expire(): void {
    this.beat();
    this.closeBackChannel();
  }
}
