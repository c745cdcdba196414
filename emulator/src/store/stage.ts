// Computes the outcome of a list of writes without applying them, because the rules check the outcome first.
import type { DatabaseId, DocumentPath, DocumentReader, StoredDocument } from '../value/document.ts';
import { compareTimestamps } from '../value/timestamp.ts';
import type { Fields, Timestamp, Value } from '../value/value.ts';
import { documentKey } from './document-tree.ts';
import { FirestoreError } from './error.ts';
import { valueAt, withValueAt } from './field-path.ts';
import { identicalFields } from './identical.ts';
import { applyTransforms } from './transforms.ts';
import { EarlierWrites } from './earlier-writes.ts';
import type { IsIndexed } from './index-entries.ts';
import { checkDocument, checkWrite } from './validate.ts';
import type { Precondition, SetWrite, Write } from './write.ts';

/** One document that a commit touches, before and after all its writes. */
export interface StagedDocument {
  readonly path: DocumentPath;
  readonly before: StoredDocument | undefined;
  /** The fields after all writes; `undefined` when the document does not exist then. */
  readonly fields: Fields | undefined;
  /** What the first write requires: the rules see an update of what must exist, and a creation of what must not. */
  readonly mustExist: boolean | undefined;
  /** Whether the document is only verified, not written. */
  readonly verifiedOnly: boolean;
}

interface StagedWrite {
  readonly kind: Write['kind'];
  readonly key: string;
  readonly transformResults: readonly Value[];
}

/** A commit that is staged but not applied. */
export interface StagedCommit {
  readonly requestTime: Timestamp;
  readonly documents: ReadonlyMap<string, StagedDocument>;
  readonly writes: readonly StagedWrite[];
  /** The first failed precondition; reported only after the rules have allowed the writes. */
  readonly failure: FirestoreError | undefined;
  /** The database as it would be after the commit. */
  readonly after: DocumentReader;
}

/**
 * Applies writes to copies of the affected documents. @throws FirestoreError INVALID_ARGUMENT for writes that are
 * invalid in any state
 */
export function stageCommit(
  database: DatabaseId,
  reader: DocumentReader,
  writes: readonly Write[],
  requestTime: Timestamp,
  isIndexed: IsIndexed,
): StagedCommit {
  for (const write of writes) checkWrite(write);
  const documents = new Map<string, StagedDocument>();
  const staged: StagedWrite[] = [];
  const sequence = new EarlierWrites();
  let failure: FirestoreError | undefined;
  for (const write of writes) {
    const key = documentKey(write.path);
    const earlier = documents.get(key);
    const before = earlier ? earlier.before : reader.get(write.path);
    const current = earlier ? earlier.fields : before?.fields;
    const exists = requiredExistence(write.precondition);
    const isCompared = sequence.add(key, write.kind, exists, requiredVersion(write.precondition));
    if (!isCompared) failure ??= checkPrecondition(database, write, current !== undefined, before);
    let fields = current;
    let transformResults: readonly Value[] = [];
    if (write.kind === 'delete') fields = undefined;
    if (write.kind === 'set') {
      const result = applyTransforms(merged(write, current), write.transforms, requestTime);
      fields = result.fields;
      transformResults = result.results;
      checkDocument(write.path, fields, isIndexed);
    }
    documents.set(key, {
      path: write.path,
      before,
      fields,
      mustExist: earlier ? earlier.mustExist : exists,
      verifiedOnly: (earlier?.verifiedOnly ?? true) && write.kind === 'verify',
    });
    staged.push({ kind: write.kind, key, transformResults });
  }
  return {
    requestTime,
    documents,
    writes: staged,
    failure,
    after: afterReader(reader, documents, requestTime),
  };
}

/** Whether a staged document differs from what is stored. */
export function isChanged(document: StagedDocument): boolean {
  if (!document.before || !document.fields)
    return document.before !== undefined || document.fields !== undefined;
  return !identicalFields(document.before.fields, document.fields);
}

function merged(write: SetWrite, current: Fields | undefined): Fields {
  if (!write.mask) return write.fields;
  let fields: Fields = current ?? new Map<string, Value>();
  for (const path of write.mask) fields = withValueAt(fields, path, valueAt(write.fields, path));
  return fields;
}

function afterReader(
  reader: DocumentReader,
  documents: ReadonlyMap<string, StagedDocument>,
  requestTime: Timestamp,
): DocumentReader {
  return {
    get(path) {
      const staged = documents.get(documentKey(path));
      if (!staged) return reader.get(path);
      if (!staged.fields) return undefined;
      const { before, fields } = staged;
      return { path, fields, createTime: before?.createTime ?? requestTime, updateTime: requestTime };
    },
  };
}

function requiredExistence(precondition: Precondition | undefined): boolean | undefined {
  if (!precondition) return undefined;
  return 'exists' in precondition ? precondition.exists : true;
}

function requiredVersion(precondition: Precondition | undefined): string | undefined {
  return precondition && 'updateTime' in precondition ? micros(precondition.updateTime) : undefined;
}

function checkPrecondition(
  database: DatabaseId,
  write: Write,
  exists: boolean,
  stored: StoredDocument | undefined,
): FirestoreError | undefined {
  const { precondition } = write;
  if (!precondition) return undefined;
  const required = requiredExistence(precondition);
  if (required === false && exists) {
    return new FirestoreError('ALREADY_EXISTS', `entity already exists: ${entityRef(database, write.path)}`);
  }
  if (required === true && !exists) {
    return 'updateTime' in precondition
      ? versionMismatch(undefined, precondition.updateTime)
      : new FirestoreError('NOT_FOUND', `no entity to update: ${entityRef(database, write.path)}`);
  }
  if (
    'updateTime' in precondition &&
    stored &&
    compareTimestamps(stored.updateTime, precondition.updateTime) !== 0
  ) {
    return versionMismatch(stored.updateTime, precondition.updateTime);
  }
  return undefined;
}

function versionMismatch(stored: Timestamp | undefined, required: Timestamp): FirestoreError {
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `the stored version (${stored ? micros(stored) : 0}) does not match the required base version (${micros(required)})`,
  );
}

function micros(time: Timestamp): string {
  return String(BigInt(time.seconds) * 1_000_000n + BigInt(Math.floor(time.nanos / 1000)));
}

function entityRef(database: DatabaseId, path: DocumentPath): string {
  return `EntityRef[dev~${database.project}, /${path.join('/')}]`;
}
