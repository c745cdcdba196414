// The events of a Listen stream.
import type { FirestoreError } from '../../store/error.ts';
import type { StructuredQuery } from '../../query/query.ts';
import type { DocumentPath, StoredDocument } from '../../value/document.ts';
import type { Timestamp } from '../../value/value.ts';

export type ListenEvent =
  | {
      readonly kind: 'target';
      readonly change: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
      readonly targetIds: readonly number[];
      /** Why a target was removed. */
      readonly cause?: FirestoreError;
      /** The read time of the snapshot that this event completes; the resume token contains it. */
      readonly readTime?: Timestamp;
    }
  | {
      readonly kind: 'document';
      readonly document: StoredDocument;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      readonly kind: 'delete';
      readonly path: DocumentPath;
      readonly removedTargetIds: readonly number[];
      readonly readTime: Timestamp;
    }
  | { readonly kind: 'filter'; readonly targetId: number; readonly count: number };

export interface ListenTarget {
  /** If 0, the emulator chooses the id. */
  readonly targetId: number;
  readonly what:
    | { readonly kind: 'query'; readonly query: StructuredQuery }
    | { readonly kind: 'documents'; readonly paths: readonly DocumentPath[] };
  /** The read time of the last snapshot that the client has of this target, if any. */
  readonly resumeTime: Timestamp | undefined;
}
