// One database: its documents, the times of its commits, and recent changes, from which earlier states are rebuilt.
import type { DatabaseId, DocumentPath, StoredDocument } from '../value/document.ts';
import { compareTimestamps, now, truncateToMillis } from '../value/timestamp.ts';
import type { Timestamp } from '../value/value.ts';
import { type DatabaseView, DocumentTree } from './document-tree.ts';
import type { Equality } from './equality-index.ts';
import type { IsIndexed } from './index-entries.ts';
import { FieldPacker } from './packed-fields.ts';
import { isChanged, stageCommit, type StagedCommit } from './stage.ts';
import type { Write, WriteResult } from './write.ts';

/** A document that a commit created (no `before`), changed or deleted (no `after`). */
export interface DocumentChange {
  readonly path: DocumentPath;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

export interface Commit {
  readonly time: Timestamp;
  /** Set for imports and fixtures, which fire no triggers. */
  readonly isImport?: true;
  readonly changes: readonly DocumentChange[];
}

export interface CommitResult {
  readonly time: Timestamp;
  readonly results: readonly WriteResult[];
}

/** The most changes in the log, which serves resumed listeners and reads at past times. */
const LOG_LIMIT = 20_000;

export class Database implements DatabaseView {
  readonly id: DatabaseId;
  private readonly documents = new DocumentTree();
  private readonly packer = new FieldPacker();
  private readonly listeners = new Set<(commit: Commit) => void>();
  private log: Commit[] = [];
  private loggedChanges = 0;
  private lastTime: Timestamp;
  /** States before this time are not available. */
  private horizon: Timestamp;

  private readonly isIndexed: IsIndexed;

  /** Without `isIndexed` every field of every document is indexed. */
  constructor(id: DatabaseId, isIndexed: IsIndexed = () => true) {
    this.id = id;
    this.isIndexed = isIndexed;
    this.lastTime = this.horizon = now();
  }

  get(path: DocumentPath): StoredDocument | undefined {
    return this.documents.get(path);
  }

  scan(collection: readonly string[], fromId?: string): IterableIterator<StoredDocument> {
    return this.documents.scan(collection, fromId);
  }

  candidates(
    collection: readonly string[],
    equalities: readonly Equality[],
  ): IterableIterator<StoredDocument> {
    return this.documents.candidates(collection, equalities);
  }

  collections(): Iterable<readonly string[]> {
    return this.documents.collections();
  }

  /** Every non-empty collection, with its number of documents. */
  collectionSizes(): Iterable<{ readonly path: readonly string[]; readonly count: number }> {
    return this.documents.collectionSizes();
  }

  /** Every document, collection by collection. */
  all(): IterableIterator<StoredDocument> {
    return this.documents.all();
  }

  /** The time of the current state; every later commit gets a later time. */
  readTime(): Timestamp {
    const time = now();
    if (compareTimestamps(time, this.lastTime) > 0) this.lastTime = time;
    return this.lastTime;
  }

  /** Stages writes without applying them. @throws FirestoreError INVALID_ARGUMENT */
  stage(writes: readonly Write[]): StagedCommit {
    return stageCommit(this.id, this, writes, truncateToMillis(now()), this.isIndexed);
  }

  /** Applies a staged commit; no other commit may have been applied since it was staged. */
  apply(staged: StagedCommit): CommitResult {
    const time = this.nextCommitTime();
    const changes: DocumentChange[] = [];
    for (const document of staged.documents.values()) {
      if (document.verifiedOnly || !isChanged(document)) continue;
      const { path, before, fields } = document;
      const after = fields && { path, fields, createTime: before?.createTime ?? time, updateTime: time };
      changes.push({ path, before, after });
    }
    this.record({ time, changes });
    const results = staged.writes.map(({ kind, key, transformResults }): WriteResult => {
      if (kind !== 'set') return { updateTime: undefined, transformResults };
      const document = staged.documents.get(key);
      const unchanged = document?.before && !isChanged(document) ? document.before.updateTime : undefined;
      return { updateTime: unchanged ?? time, transformResults };
    });
    return { time, results };
  }

  /** Deletes every document at or below a path (of a document or a collection; empty for all), as one commit. */
  clear(below: readonly string[] = []): void {
    const changes: DocumentChange[] = [];
    for (const document of this.documents.all()) {
      if (below.every((id, index) => document.path[index] === id)) {
        changes.push({ path: document.path, before: document, after: undefined });
      }
    }
    this.record({ time: this.nextCommitTime(), changes });
  }

  /** Writes imported documents in one commit without preconditions; their create and update times are the commit's. */
  load(documents: Iterable<Pick<StoredDocument, 'path' | 'fields'>>): void {
    const time = this.nextCommitTime();
    const changes: DocumentChange[] = [];
    for (const { path, fields } of documents) {
      const before = this.documents.get(path);
      changes.push({ path, before, after: { path, fields, createTime: time, updateTime: time } });
    }
    this.record({ time, changes, isImport: true });
  }

  /** A snapshot of the documents. */
  snapshot(): DocumentTree {
    return this.documents.clone();
  }

  /**
   * Restores a snapshot as one commit; without a snapshot, deletes all documents. Changed documents get the commit's
   * time as their update time, because clients ignore a version that is older than theirs.
   */
  restore(snapshot: DocumentTree | undefined): void {
    const time = this.nextCommitTime();
    const changes = this.documents
      .differencesTo(snapshot ?? new DocumentTree())
      .map(({ after, ...change }) => ({ ...change, after: after && { ...after, updateTime: time } }));
    this.record({ time, changes });
  }

  /** Replays a commit of an earlier process at its own time; call in commit order. */
  replay(commit: Commit): void {
    if (compareTimestamps(commit.time, this.lastTime) > 0) this.lastTime = commit.time;
    this.record(commit);
  }

  /** The state as of a time, or `undefined` when it is too long ago or in the future. */
  snapshotAt(time: Timestamp): DatabaseView | undefined {
    if (compareTimestamps(time, this.horizon) < 0 || compareTimestamps(time, this.readTime()) > 0)
      return undefined;
    const tree = this.documents.clone();
    for (let index = this.log.length - 1; index >= 0; index--) {
      const commit = this.log[index] as Commit;
      if (compareTimestamps(commit.time, time) <= 0) break;
      for (const { path, before } of commit.changes) {
        if (before) tree.set(before);
        else tree.delete(path);
      }
    }
    return tree;
  }

  /** Calls the listener after every commit with changes; returns a function that removes the listener. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private record({ changes, ...meta }: Commit): void {
    if (changes.length === 0) return;
    const commit: Commit = {
      ...meta,
      changes: changes.map(({ path, before, after }) => ({
        path,
        before,
        after: after && { ...after, fields: this.packer.pack(after.fields) },
      })),
    };
    for (const { path, after } of commit.changes) {
      if (after) this.documents.set(after);
      else this.documents.delete(path);
    }
    this.log.push(commit);
    this.loggedChanges += commit.changes.length;
    if (this.loggedChanges > LOG_LIMIT) this.forgetOldest();
    for (const listener of this.listeners) listener(commit);
  }

  /** Drops the older half of the log at once, so that the cost is amortised. */
  private forgetOldest(): void {
    let drop = 0;
    while (drop < this.log.length && this.loggedChanges > LOG_LIMIT / 2) {
      const commit = this.log[drop++] as Commit;
      this.loggedChanges -= commit.changes.length;
      this.horizon = commit.time;
    }
    this.log = this.log.slice(drop);
  }

  private nextCommitTime(): Timestamp {
    const time = now();
    const { seconds, nanos } = this.lastTime;
    const next =
      nanos + 1000 < 1_000_000_000 ? { seconds, nanos: nanos + 1000 } : { seconds: seconds + 1, nanos: 0 };
    this.lastTime = compareTimestamps(time, next) > 0 ? time : next;
    return this.lastTime;
  }
}
