// WebChannel as the browser SDK uses it, implemented with fetch.
import {
  ADMIN,
  CallError,
  type Json,
  type JsonCommit,
  type JsonDocument,
  MessageQueue,
  type StreamDriver,
  type TestStream,
} from './driver.ts';
import { listenOnce, writeOnce } from './listening.ts';
import { send } from './send.ts';

/** A driver over WebChannel, streaming or long polling. */
export class WebChannelDriver implements StreamDriver {
  readonly name: string;
  private readonly address: string;
  private readonly isPolling: boolean;

  constructor(address: string, mode: 'streaming' | 'polling' = 'streaming') {
    this.address = address;
    this.isPolling = mode === 'polling';
    this.name = `WebChannel (${mode})`;
  }

  commit(database: string, writes: readonly Json[], authorization = ADMIN): Promise<JsonCommit> {
    return writeOnce(this.open('Write', database, authorization), database, writes);
  }

  async get(
    database: string,
    names: readonly string[],
    authorization = ADMIN,
  ): Promise<(JsonDocument | undefined)[]> {
    const stream = this.open('Listen', database, authorization);
    const found = await listenOnce(stream, database, { documents: { documents: names } });
    return names.map((name) => found.find((document) => document.name === name));
  }

  query(parent: string, structuredQuery: Json, authorization = ADMIN): Promise<readonly JsonDocument[]> {
    const database = parent.split('/documents', 1)[0] as string;
    const stream = this.open('Listen', database, authorization);
    return listenOnce(stream, database, { query: { parent, structuredQuery } });
  }

  open(name: 'Listen' | 'Write', database: string, authorization = ADMIN): TestStream {
    const url = `http://${this.address}/google.firestore.v1.Firestore/${name}/channel`;
    return new WebChannelStream(url, database, authorization, this.isPolling);
  }

  close(): void {
    // There is nothing to close, because whoever opens a stream closes it.
  }
}

class WebChannelStream implements TestStream {
  private readonly url: string;
  private readonly database: string;
  private readonly isPolling: boolean;
  private readonly queue = new MessageQueue();
  private readonly abort = new AbortController();
  private sid: string | undefined;
  private sent = 0;
  private lastId = 0;
  private requestId = 1000;
  /** Resolves when all messages given to `send` so far have been sent, one after another. */
  private outbox: Promise<void>;

  constructor(url: string, database: string, authorization: string, isPolling: boolean) {
    this.url = url;
    this.database = database;
    this.isPolling = isPolling;
    this.outbox = this.handshake(authorization).catch((error: unknown) => this.fail(error));
  }

  send(message: Json): void {
    this.outbox = this.outbox.then(async () => {
      const index = this.sent++;
      const response = await this.post(
        { RID: String(++this.requestId) },
        { ofs: index, [`req0___data__`]: message },
      );
      if (!response.ok) throw new Error(`forward channel: ${response.status}`);
    });
    this.outbox.catch((error: unknown) => this.fail(error));
  }

  next(): Promise<Json> {
    return this.queue.next();
  }

  ended(): Promise<CallError | undefined> {
    return this.queue.ended();
  }

  close(): void {
    this.queue.finish();
    void this.outbox
      .then(() =>
        fetch(this.address({ TYPE: 'terminate', RID: String(++this.requestId) }), { method: 'POST' }),
      )
      .catch(() => undefined)
      .finally(() => this.abort.abort());
  }

  private async handshake(authorization: string): Promise<void> {
    const headers =
      authorization === '' ? 'X-Goog-Api-Client:test\r\n' : `Authorization:${authorization}\r\n`;
    const response = await this.post({ RID: String(this.requestId) }, { headers, ofs: 0 });
    const [, json] = (await response.text()).split('\n') as [string, string];
    const [[, [, sid]]] = JSON.parse(json) as [[number, [string, string]]];
    this.sid = sid;
    void this.listen().catch((error: unknown) => this.fail(error));
  }

  private async listen(): Promise<void> {
    while (!this.abort.signal.aborted) {
      const address = this.address({
        RID: 'rpc',
        AID: String(this.lastId),
        CI: this.isPolling ? '1' : '0',
        TYPE: 'xmlhttp',
      });
      const response = await send(address, { signal: this.abort.signal });
      if (!response.ok || !response.body) throw new Error(`back channel: ${response.status}`);
      let text = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        text = this.takeFrames(text + chunk);
      }
    }
  }

  /** Takes the complete frames off the front of a text and returns the rest. */
  private takeFrames(text: string): string {
    let rest = text;
    for (;;) {
      const newline = rest.indexOf('\n');
      if (newline === -1) return rest;
      const end = newline + 1 + Number(rest.slice(0, newline));
      if (rest.length < end) return rest;
      const messages = JSON.parse(rest.slice(newline + 1, end)) as [number, [Json | 'noop']][];
      rest = rest.slice(end);
      for (const [id, [message]] of messages) {
        this.lastId = id;
        if (message !== 'noop') this.take(message);
      }
    }
  }

  private take(message: Json): void {
    const error = message['error'] as { status: string; message: string; details?: Json[] } | undefined;
    if (!error) this.queue.push(message);
    else {
      const { status, message: text, details } = error;
      this.queue.finish(new CallError(status, text.slice(status.length + 2), details));
    }
  }

  private fail(error: unknown): void {
    if (!this.abort.signal.aborted)
      this.queue.finish(error instanceof CallError ? error : new CallError('UNAVAILABLE', String(error)));
  }

  private post(
    query: Record<string, string>,
    fields: Record<string, string | number | Json>,
  ): Promise<Response> {
    const form = new URLSearchParams({ count: 'req0___data__' in fields ? '1' : '0' });
    for (const [key, value] of Object.entries(fields))
      form.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
    return send(this.address(query), { method: 'POST', body: form });
  }

  private address(query: Record<string, string>): string {
    const parameters = new URLSearchParams({
      VER: '8',
      database: this.database,
      ...query,
      ...(this.sid !== undefined && { SID: this.sid }),
    });
    return `${this.url}?${parameters.toString()}`;
  }
}
