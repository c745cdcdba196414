// A stored document as the layers above the store see it.
import type { Fields, Timestamp } from './value.ts';

/** The database a document lives in. */
export interface DatabaseId {
  readonly project: string;
  /** `(default)` unless named. */
  readonly database: string;
}

/** A document's path below `documents`: collection id, document id, collection id, … (an even number). */
export type DocumentPath = readonly string[];

export interface StoredDocument {
  readonly path: DocumentPath;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

/** One consistent state of a database, from which documents are read. */
export interface DocumentReader {
  get(path: DocumentPath): StoredDocument | undefined;
}
