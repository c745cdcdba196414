// One client's Write stream: a handshake, then one commit per request, answered in order.
import { invalidArgument } from '../store/error.ts';
import type { Write, WriteResult } from '../store/write.ts';
import type { DatabaseId } from '../value/document.ts';
import { formatDatabaseName } from '../value/resource-name.ts';
import type { Timestamp } from '../value/value.ts';
import type { Caller } from './caller.ts';
import type { FirestoreService } from './firestore-service.ts';

export interface WriteStreamRequest {
  readonly database: DatabaseId | undefined;
  readonly streamId: string;
  readonly streamToken: Uint8Array;
  readonly writes: readonly Write[];
}

export interface WriteStreamAnswer {
  readonly streamId?: string;
  readonly streamToken: Uint8Array;
  readonly results?: readonly WriteResult[];
  readonly commitTime?: Timestamp | undefined;
  /** Whether the stream ends with this answer. */
  readonly isLast: boolean;
}

let streams = 0;

export class WriteStream {
  private readonly service: FirestoreService;
  private readonly caller: Caller;
  private database: DatabaseId | undefined;
  private token = 0;

  constructor(service: FirestoreService, caller: Caller) {
    this.service = service;
    this.caller = caller;
  }

  /** Handles one request; the caller awaits it before the next. @throws FirestoreError, which ends the stream */
  async handle(request: WriteStreamRequest): Promise<WriteStreamAnswer> {
    if (!this.database) return this.start(request);
    const { database, writes } = request;
    if (database && formatDatabaseName(database) !== formatDatabaseName(this.database)) {
      throw invalidArgument(
        `Request specified a database (${formatDatabaseName(database)}) that did not match the expected database (${formatDatabaseName(this.database)})`,
      );
    }
    this.token++;
    if (writes.length === 0) return { streamToken: this.streamToken(), isLast: true };
    const commit = await this.service.commit(this.database, this.caller, writes);
    return {
      streamToken: this.streamToken(),
      results: commit?.results ?? [],
      commitTime: commit?.time,
      isLast: false,
    };
  }

  private start({ database, streamId, streamToken, writes }: WriteStreamRequest): WriteStreamAnswer {
    if (!database) throw invalidArgument("'database' must be set on an initial write request.");
    if (writes.length > 0) throw invalidArgument("'writes' must not be set on an initial write request.");
    if (streamId !== '' || streamToken.length > 0) {
      throw invalidArgument(
        "Resuming streams is not supported, 'stream_id' and 'stream_token' must not be set on an initial write request.",
      );
    }
    this.database = database;
    return { streamId: String(++streams), streamToken: this.streamToken(), isLast: false };
  }

  private streamToken(): Uint8Array {
    return Buffer.from(String(this.token));
  }
}
