// One WebChannel session: receives messages of forward requests in order, and answers over the open back channel.
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
  /** Whether the client uses long polling: then the response ends with its first data. */
  readonly isPolling: boolean;
  readonly heartbeat: NodeJS.Timeout;
  readonly expiry: NodeJS.Timeout | undefined;
}

export class WebChannelSession {
  readonly id: string;
  lastSeen = Date.now();
  /** Unacknowledged messages, with ascending ids. */
  private queue: (readonly [number, unknown])[] = [];
  private lastId = 0;
  /** The id of the last message sent on the current back channel. */
  private sentId = 0;
  private backChannel: BackChannel | undefined;
  private isFlushing = false;
  /** Number of messages received from the client. */
  private received = 0;
  private readonly onMessage: (message: unknown) => void;

  constructor(id: string, onMessage: (message: unknown) => void) {
    this.id = id;
    this.onMessage = onMessage;
  }

  /** Receives the messages of a forward request; ignores those received before, as in a repeated request. */
  receive(offset: number, messages: readonly unknown[]): void {
    this.lastSeen = Date.now();
    for (const [index, message] of messages.entries()) {
      if (offset + index < this.received) continue;
      this.received = offset + index + 1;
      this.onMessage(message);
    }
  }

  /** Sends a message now, or when the client next opens a back channel. */
  send(message: unknown): void {
    this.queue.push([++this.lastId, [message]]);
    if (this.isFlushing) return;
    // Messages of one tick are sent together, because a long poll ends with its first data.
    this.isFlushing = true;
    queueMicrotask(() => {
      this.isFlushing = false;
      this.flush();
    });
  }

  /** The response to a forward request: 1 if a back channel is open, the last id sent, and pending bytes (a fixed 7). */
  status(): unknown {
    return [this.backChannel ? 1 : 0, this.sentId, 7];
  }

  /** Opens the back channel and resends unacknowledged messages. */
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
    // The first bytes are sent at once, because clients take late ones as a sign of a proxy that buffers.
    if (!isPolling && this.backChannel === backChannel) this.write([[++this.lastId, [NOOP]]]);
  }

  acknowledge(id: number): void {
    this.queue = this.queue.filter(([queued]) => queued > id);
  }

  /** Whether a back channel is open. */
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
