// The interface between tests and an emulator, for all transports. Requests and answers are ProtoJSON.

export type Json = Readonly<Record<string, unknown>>;

/** A document as ProtoJSON. */
export interface JsonDocument {
  readonly name: string;
  readonly fields?: Json;
  readonly createTime?: string;
  readonly updateTime?: string;
}

export interface JsonCommit {
  readonly writeResults: readonly {
    readonly updateTime?: string;
    readonly transformResults?: readonly Json[];
  }[];
  readonly commitTime: string;
}

/** The error of a call or a stream, with the name of its gRPC code. */
export class CallError extends Error {
  readonly code: string;
  /** The details of google.rpc.Status as JSON; only the drivers of gRPC and WebChannel read them. */
  readonly details: readonly Json[] | undefined;

  constructor(code: string, message: string, details?: readonly Json[]) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** What all transports can do. `authorization` is the header; without it the caller is an administrator. */
export interface Driver {
  readonly name: string;
  commit(database: string, writes: readonly Json[], authorization?: string): Promise<JsonCommit>;
  /** The documents with these names, in the order of the names; `undefined` for missing ones. */
  get(
    database: string,
    names: readonly string[],
    authorization?: string,
  ): Promise<(JsonDocument | undefined)[]>;
  query(parent: string, structuredQuery: Json, authorization?: string): Promise<readonly JsonDocument[]>;
  close(): void;
}

/** What REST and gRPC can do, but not WebChannel. */
export interface CallDriver extends Driver {
  /** Calls a method by its gRPC name; returns one element for each message of the answer. */
  call(method: string, request: Json, authorization?: string): Promise<readonly Json[]>;
}

/** An open Listen or Write stream. */
export interface TestStream {
  send(message: Json): void;
  /**
   * The next message. Rejects with CallError when the stream has failed, or with Error when it has ended or sends nothing
   * for 5 s.
   */
  next(): Promise<Json>;
  /** Waits for the stream to end; resolves with its error, if any. */
  ended(): Promise<CallError | undefined>;
  close(): void;
}

/** What gRPC and WebChannel can do, but not REST. */
export interface StreamDriver extends Driver {
  open(stream: 'Listen' | 'Write', database: string, authorization?: string): TestStream;
}

export const ADMIN = 'Bearer owner';

/** An Authorization header with a user's mock token, as the SDKs make it. */
export function userToken(uid: string, claims: Json = {}): string {
  const encode = (part: Json): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `Bearer ${encode({ alg: 'none' })}.${encode({ sub: uid, user_id: uid, ...claims })}.`;
}

/** The `authorization` of a caller without credentials. */
export const ANONYMOUS = '';

/** A queue of received messages, and of the calls that wait for a message. */
export class MessageQueue {
  private readonly messages: Json[] = [];
  private readonly waiters: (() => void)[] = [];
  private end: { readonly error: CallError | undefined } | undefined;

  push(message: Json): void {
    this.messages.push(message);
    this.wake();
  }

  finish(error?: CallError): void {
    this.end ??= { error };
    this.wake();
  }

  async next(): Promise<Json> {
    await this.until(() => this.messages.length > 0 || this.end !== undefined);
    const message = this.messages.shift();
    if (message) return message;
    throw this.end?.error ?? new Error('the stream has ended');
  }

  async ended(): Promise<CallError | undefined> {
    await this.until(() => this.end !== undefined);
    return this.end?.error;
  }

  private async until(condition: () => boolean): Promise<void> {
    const deadline = Date.now() + 5000;
    while (!condition()) {
      const left = deadline - Date.now();
      if (left <= 0) throw new Error('nothing came for 5 s');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.waiters.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  private wake(): void {
    for (const waiter of this.waiters.splice(0)) waiter();
  }
}
