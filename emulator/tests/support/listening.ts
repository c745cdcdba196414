// Reads over Listen streams and writes over Write streams, because WebChannel has nothing else.
import { status } from '@grpc/grpc-js';
import { CallError, type Json, type JsonCommit, type JsonDocument, type TestStream } from './driver.ts';

interface ListenMessage {
  readonly targetChange?: {
    readonly targetChangeType?: string;
    readonly targetIds?: readonly number[];
    readonly cause?: { readonly code: number; readonly message: string };
    readonly readTime?: string;
    readonly resumeToken?: string;
  };
  readonly documentChange?: {
    readonly document: JsonDocument;
    readonly targetIds?: readonly number[];
    readonly removedTargetIds?: readonly number[];
  };
  readonly documentDelete?: { readonly document: string; readonly removedTargetIds?: readonly number[] };
  readonly filter?: { readonly targetId: number; readonly count?: number };
}

/** One consistent snapshot of a stream's targets. */
export interface Snapshot {
  readonly messages: readonly ListenMessage[];
  readonly changed: readonly JsonDocument[];
  /** Names of documents that are deleted or removed from a target. */
  readonly gone: readonly string[];
  readonly resumeToken: string;
}

/** The name of a gRPC code. */
export function codeName(code: number): string {
  return status[code] ?? String(code);
}

/** Reads up to the next consistent snapshot. Rejects with CallError when a target is removed with a cause. */
export async function nextSnapshot(stream: TestStream): Promise<Snapshot> {
  const messages: ListenMessage[] = [];
  for (;;) {
    const message = (await stream.next()) as ListenMessage;
    messages.push(message);
    const { targetChange } = message;
    if (!targetChange) continue;
    const { targetChangeType = 'NO_CHANGE', targetIds = [], readTime, cause } = targetChange;
    if (targetChangeType === 'REMOVE' && cause) throw new CallError(codeName(cause.code), cause.message);
    if (targetChangeType !== 'NO_CHANGE' || targetIds.length > 0 || readTime === undefined) continue;
    return {
      messages,
      changed: messages.flatMap(({ documentChange }) =>
        documentChange?.targetIds?.length ? [documentChange.document] : [],
      ),
      gone: messages.flatMap(({ documentChange, documentDelete }) => {
        if (documentDelete) return [documentDelete.document];
        return documentChange && !documentChange.targetIds?.length ? [documentChange.document.name] : [];
      }),
      resumeToken: targetChange.resumeToken ?? '',
    };
  }
}

/** Listens to a target until its first snapshot, and returns the documents in it. */
export async function listenOnce(
  stream: TestStream,
  database: string,
  target: Json,
): Promise<readonly JsonDocument[]> {
  try {
    stream.send({ database, addTarget: { ...target, targetId: 2 } });
    return (await nextSnapshot(stream)).changed;
  } finally {
    stream.close();
  }
}

/** Commits writes over a new Write stream. */
export async function writeOnce(
  stream: TestStream,
  database: string,
  writes: readonly Json[],
): Promise<JsonCommit> {
  try {
    stream.send({ database });
    const { streamToken } = await stream.next();
    stream.send({ streamToken, writes });
    return (await stream.next()) as unknown as JsonCommit;
  } finally {
    stream.close();
  }
}
