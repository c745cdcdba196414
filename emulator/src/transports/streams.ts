// The two bidirectional calls, Listen and Write, independent of the transport.
import type { FirestoreError } from '../store/error.ts';
import { invalidArgument } from '../store/error.ts';
import { parseCaller, type Caller } from '../service/caller.ts';
import type { Emulator } from '../service/emulator.ts';
import type { FirestoreService } from '../service/firestore-service.ts';
import { ListenStream } from '../service/listen/listen-stream.ts';
import type { ListenTarget } from '../service/listen/events.ts';
import { WriteStream } from '../service/write-stream.ts';
import type { DatabaseId } from '../value/document.ts';
import { formatDatabaseName, parseDatabaseName, parseParentName } from '../value/resource-name.ts';
import { listenResponse, writeResultMessage } from './wire/answers.ts';
import { toFirestoreError } from './wire/codes.ts';
import { readQuery } from './wire/convert-query.ts';
import { parseResumeToken } from './wire/convert-read.ts';
import { pathIn, readWrites } from './wire/convert-write.ts';
import type { WireMessage, WireRequests, WireTarget } from './wire/messages.ts';

/** Receives a stream's responses. The last call is `fail` or `end`; no call is made after the stream's `close`. */
export interface StreamSink {
  send(message: WireMessage): void;
  fail(error: FirestoreError): void;
  end(): void;
}

/** The server's side of one open stream. */
export interface OpenStream<R> {
  receive(request: R): void;
  /** Called when the client has half-closed the stream. */
  halfClose(): void;
  /** Called when the client has disconnected. */
  close(): void;
}

export interface StreamServices {
  readonly emulator: Emulator;
  readonly service: FirestoreService;
}

export type StreamName = 'Listen' | 'Write';

/** Opens a stream. All errors go to the sink. `database` is from the transport's headers, if present. */
export function openStream(
  name: StreamName,
  services: StreamServices,
  authorization: string | undefined,
  database: string | undefined,
  sink: StreamSink,
): OpenStream<WireRequests['ListenRequest'] | WireRequests['WriteRequest']> {
  const guarded = new GuardedSink(sink);
  let caller: Caller;
  try {
    caller = parseCaller(authorization);
  } catch (error) {
    guarded.fail(toFirestoreError(error));
    return { receive: () => undefined, halfClose: () => undefined, close: () => undefined };
  }
  return name === 'Listen'
    ? openListen(services, caller, database, guarded)
    : openWrite(services, caller, guarded);
}

/** Passes responses on until the stream has ended. */
class GuardedSink implements StreamSink {
  private readonly sink: StreamSink;
  private isOver = false;
  private hasFailed = false;

  constructor(sink: StreamSink) {
    this.sink = sink;
  }

  send(message: WireMessage): void {
    if (!this.isOver) this.sink.send(message);
  }

  fail(error: FirestoreError): void {
    if (this.isOver) return;
    this.isOver = true;
    this.hasFailed = true;
    this.sink.fail(error);
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.sink.end();
  }

  close(): void {
    this.isOver = true;
  }

  /** Whether the stream ended with an error. */
  get failed(): boolean {
    return this.hasFailed;
  }
}

function openListen(
  { emulator }: StreamServices,
  caller: Caller,
  databaseHeader: string | undefined,
  sink: GuardedSink,
): OpenStream<WireRequests['ListenRequest']> {
  let stream: ListenStream | undefined;
  let database: DatabaseId | undefined;
  const handle = (request: WireRequests['ListenRequest']): void => {
    if (!stream || !database) {
      database = parseDatabaseName(request.database || (databaseHeader ?? ''));
      const id = database;
      stream = new ListenStream(emulator.hub(id), caller, emulator.indexCheck, (event) =>
        sink.send(listenResponse(id, event)),
      );
    }
    if (request.targetChange === 'removeTarget') stream.removeTarget(request.removeTarget);
    else if (request.targetChange === 'addTarget') addTarget(stream, database, request.addTarget, sink);
    else throw invalidArgument('Listen request has no target change.');
  };
  return {
    receive(request) {
      try {
        handle(request);
      } catch (error) {
        stream?.close();
        sink.fail(toFirestoreError(error));
      }
    },
    halfClose() {
      stream?.close();
      sink.end();
    },
    close() {
      stream?.close();
      sink.close();
    },
  };
}

/** Adds a target. If its message is invalid, only this target is refused; the stream continues. */
function addTarget(stream: ListenStream, database: DatabaseId, wire: WireTarget, sink: StreamSink): void {
  let target: ListenTarget;
  try {
    target = readTarget(database, wire);
  } catch (error) {
    const cause = toFirestoreError(error);
    sink.send(
      listenResponse(database, { kind: 'target', change: 'REMOVE', targetIds: [wire.targetId], cause }),
    );
    return;
  }
  stream.addTarget(target);
}

function readTarget(database: DatabaseId, wire: WireTarget): ListenTarget {
  const { targetId } = wire;
  const resumeTime =
    wire.resumeType === 'resumeToken' && wire.resumeToken.length > 0
      ? parseResumeToken(wire.resumeToken)
      : wire.resumeType === 'readTime'
        ? (wire.readTime ?? undefined)
        : undefined;
  if (wire.targetType === 'documents') {
    const paths = wire.documents.documents.map((name) => pathIn(database, name));
    return { targetId, resumeTime, what: { kind: 'documents', paths } };
  }
  if (wire.targetType !== 'query' || !wire.query.structuredQuery)
    throw invalidArgument('Target type is not set.');
  const parent = parseParentName(wire.query.parent);
  if (formatDatabaseName(parent.database) !== formatDatabaseName(database)) {
    throw invalidArgument(`Target parent "${wire.query.parent}" is not in the database of the stream.`);
  }
  return {
    targetId,
    resumeTime,
    what: { kind: 'query', query: readQuery(parent.path, wire.query.structuredQuery) },
  };
}

function openWrite(
  { service }: StreamServices,
  caller: Caller,
  sink: GuardedSink,
): OpenStream<WireRequests['WriteRequest']> {
  const stream = new WriteStream(service, caller);
  let known: DatabaseId | undefined;
  let queue = Promise.resolve();
  const handle = async (request: WireRequests['WriteRequest']): Promise<void> => {
    if (sink.failed) return;
    const database = request.database === '' ? undefined : parseDatabaseName(request.database);
    known ??= database;
    const { streamId, streamToken } = request;
    const writes = known ? readWrites(known, request.writes) : [];
    const answer = await stream.handle({ database, streamId, streamToken, writes });
    sink.send({
      ...(answer.streamId && { streamId: answer.streamId }),
      streamToken: answer.streamToken,
      ...(answer.results && { writeResults: answer.results.map(writeResultMessage) }),
      ...(answer.commitTime && { commitTime: answer.commitTime }),
    });
    if (answer.isLast) sink.end();
  };
  return {
    receive(request) {
      // Requests are handled one after another: a later commit must not overtake one that waits for a lock.
      queue = queue.then(() => handle(request)).catch((error: unknown) => sink.fail(toFirestoreError(error)));
    },
    halfClose() {
      queue = queue.then(() => sink.end());
    },
    close() {
      sink.close();
    },
  };
}
