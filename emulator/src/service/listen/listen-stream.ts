// One client's Listen stream: its targets, their results, and the snapshots sent.
import { planQuery } from '../../query/plan.ts';
import type { Commit, DocumentChange } from '../../store/database.ts';
import { documentKey } from '../../store/document-tree.ts';
import { FirestoreError, invalidArgument } from '../../store/error.ts';
import type { DocumentPath, StoredDocument } from '../../value/document.ts';
import type { Timestamp } from '../../value/value.ts';
import { authorizeGet, authorizeQuery, lookupBudget } from '../authorize.ts';
import type { Caller } from '../caller.ts';
import type { IndexCheck } from '../emulator.ts';
import type { RequestLog } from '../request-log.ts';
import type { ListenEvent, ListenTarget } from './events.ts';
import {
  difference,
  DocumentsResultSet,
  queryResultSet,
  type ResultDelta,
  type ResultSet,
} from './result-set.ts';
import type { WatchHub, Watcher } from './watch-hub.ts';

interface OpenTarget {
  readonly id: number;
  readonly results: ResultSet;
  /** Checks the rules again. @throws FirestoreError PERMISSION_DENIED */
  readonly authorize: () => void;
  readonly unsubscribe: () => void;
}

export class ListenStream implements Watcher {
  private readonly hub: WatchHub;
  private readonly caller: Caller;
  private readonly indexCheck: IndexCheck | undefined;
  private readonly send: (event: ListenEvent) => void;
  private readonly targets = new Map<number, OpenTarget>();

  constructor(
    hub: WatchHub,
    caller: Caller,
    indexCheck: IndexCheck | undefined,
    send: (event: ListenEvent) => void,
  ) {
    this.hub = hub;
    this.caller = caller;
    this.indexCheck = indexCheck;
    this.send = (event) => {
      hub.usage.countEvent(event);
      send(event);
    };
    hub.attach(this);
  }

  /** Adds a target and sends its first snapshot. @throws FirestoreError when the id is in use, which ends the stream */
  addTarget(target: ListenTarget): void {
    const id = target.targetId === 0 ? this.freeId() : target.targetId;
    if (this.targets.has(id)) throw invalidArgument(`Target id ${id} is already in use.`);
    let results: ResultSet;
    try {
      this.authorize(target.what, this.hub.requests);
      results = this.resultSet(target.what);
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      this.send({ kind: 'target', change: 'REMOVE', targetIds: [id], cause: error });
      return;
    }
    const unsubscribe = this.hub.subscribe(this, id, target.what);
    this.targets.set(id, {
      id,
      results,
      authorize: () => this.authorize(target.what, undefined),
      unsubscribe,
    });
    this.sendFirstSnapshot(id, target, results);
  }

  /** Drops a target and confirms this to the client; ignores an unknown id. */
  removeTarget(id: number): void {
    if (this.drop(id)) this.send({ kind: 'target', change: 'REMOVE', targetIds: [id] });
  }

  /** Removes all targets; nothing more is sent. */
  close(): void {
    this.hub.detach(this);
    for (const id of [...this.targets.keys()]) this.drop(id);
  }

  onChanges(commit: Commit, changesByTarget: ReadonlyMap<number, readonly DocumentChange[]>): void {
    const batch = new EventBatch();
    for (const [id, changes] of changesByTarget) {
      const target = this.targets.get(id);
      if (!target || !this.staysAuthorized(target)) continue;
      batch.add(id, target.results.update(changes, this.hub.database));
    }
    const events = batch.events((path) => this.hub.database.get(path), commit.time);
    if (events.length === 0) return;
    for (const event of events) this.send(event);
    this.sendSnapshotMark(commit.time);
  }

  reauthorize(): void {
    for (const target of [...this.targets.values()]) this.staysAuthorized(target);
  }

  private sendFirstSnapshot(id: number, target: ListenTarget, results: ResultSet): void {
    const { database } = this.hub;
    const readTime = database.readTime();
    this.send({ kind: 'target', change: 'ADD', targetIds: [id] });
    const past = target.resumeTime && database.snapshotAt(target.resumeTime);
    const delta: ResultDelta = past
      ? difference(this.resultSet(target.what, past).documents(), results.documents())
      : { changed: results.documents(), removed: [] };
    if (target.resumeTime && !past) this.send({ kind: 'target', change: 'RESET', targetIds: [id] });
    const batch = new EventBatch();
    batch.add(id, delta);
    if (results instanceof DocumentsResultSet) batch.add(id, { changed: [], removed: results.missing() });
    for (const event of batch.events((path) => database.get(path), readTime)) this.send(event);
    if (past && target.what.kind === 'query') {
      this.send({ kind: 'filter', targetId: id, count: results.documents().length });
    }
    this.send({ kind: 'target', change: 'CURRENT', targetIds: [id], readTime });
    this.sendSnapshotMark(readTime);
  }

  private sendSnapshotMark(readTime: Timestamp): void {
    this.send({ kind: 'target', change: 'NO_CHANGE', targetIds: [], readTime });
  }

  private resultSet(
    what: ListenTarget['what'],
    view = this.hub.database as Parameters<typeof queryResultSet>[1],
  ): ResultSet {
    if (what.kind === 'documents') return new DocumentsResultSet(what.paths, view);
    return queryResultSet(planQuery(this.hub.database.id, what.query), view);
  }

  private authorize(what: ListenTarget['what'], log: RequestLog | undefined): void {
    const { database } = this.hub;
    const authorization = {
      rules: this.hub.rules(),
      caller: this.caller,
      database: database.id,
      reader: database,
      log,
      explains: this.hub.explains,
    };
    if (what.kind === 'documents') {
      const lookups = lookupBudget(what.paths.length);
      for (const path of what.paths) authorizeGet(authorization, path, database.get(path), lookups);
      return;
    }
    if (what.query.nearest) throw invalidArgument('FindNearest cannot be listened to.');
    const plan = planQuery(database.id, what.query);
    authorizeQuery(authorization, what.query, plan);
    this.indexCheck?.(plan);
  }

  /** Whether the rules still allow a target; removes a target that they refuse now. */
  private staysAuthorized(target: OpenTarget): boolean {
    try {
      target.authorize();
      return true;
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      this.drop(target.id);
      this.send({ kind: 'target', change: 'REMOVE', targetIds: [target.id], cause: error });
      return false;
    }
  }

  private drop(id: number): boolean {
    this.targets.get(id)?.unsubscribe();
    return this.targets.delete(id);
  }

  private freeId(): number {
    let id = 1;
    while (this.targets.has(id)) id++;
    return id;
  }
}

/** Merges a commit's effects on several targets into one event per document. */
class EventBatch {
  private readonly documents = new Map<string, { path: DocumentPath; added: number[]; removed: number[] }>();

  add(targetId: number, delta: ResultDelta): void {
    for (const { path } of delta.changed) this.entry(path).added.push(targetId);
    for (const path of delta.removed) this.entry(path).removed.push(targetId);
  }

  events(get: (path: DocumentPath) => StoredDocument | undefined, readTime: Timestamp): ListenEvent[] {
    return [...this.documents.values()].map(({ path, added, removed }): ListenEvent => {
      const document = get(path);
      return document
        ? { kind: 'document', document, targetIds: added, removedTargetIds: removed }
        : { kind: 'delete', path, removedTargetIds: removed, readTime };
    });
  }

  private entry(path: DocumentPath): { added: number[]; removed: number[] } {
    const key = documentKey(path);
    const entry = this.documents.get(key) ?? { path, added: [], removed: [] };
    this.documents.set(key, entry);
    return entry;
  }
}
