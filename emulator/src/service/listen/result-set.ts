// The result of a listen target, updated incrementally from the changes of each commit.
import { type QueryPlan, runPlan } from '../../query/plan.ts';
import type { DocumentChange } from '../../store/database.ts';
import { type DatabaseView, documentKey } from '../../store/document-tree.ts';
import type { DocumentPath, StoredDocument } from '../../value/document.ts';

/** The difference between two results. */
export interface ResultDelta {
  /** Documents that were added or changed. */
  readonly changed: readonly StoredDocument[];
  /** Removed from the result; they may still exist. */
  readonly removed: readonly DocumentPath[];
}

export interface ResultSet {
  /** The result in order; for document targets only the documents that exist. */
  documents(): readonly StoredDocument[];
  /** Applies one commit's changes; `view` is the database's state after that commit. */
  update(changes: readonly DocumentChange[], view: DatabaseView): ResultDelta;
}

/** A query's result set, of the kind that is cheapest to update. */
export function queryResultSet(plan: QueryPlan, view: DatabaseView): ResultSet {
  if (plan.query.offset > 0) return new RerunResultSet(plan, view);
  return plan.query.limit === undefined ? new OpenResultSet(plan, view) : new LimitedResultSet(plan, view);
}

/** The difference between two results. */
export function difference(before: readonly StoredDocument[], after: readonly StoredDocument[]): ResultDelta {
  const old = new Map(before.map((document) => [documentKey(document.path), document]));
  const changed: StoredDocument[] = [];
  for (const document of after) {
    const key = documentKey(document.path);
    if (old.get(key) !== document) changed.push(document);
    old.delete(key);
  }
  return { changed, removed: [...old.values()].map(({ path }) => path) };
}

/** The result of a target that lists documents by name. */
export class DocumentsResultSet implements ResultSet {
  private readonly paths: readonly DocumentPath[];
  private current: Map<string, StoredDocument | undefined>;

  constructor(paths: readonly DocumentPath[], view: DatabaseView) {
    this.paths = paths;
    this.current = new Map(paths.map((path) => [documentKey(path), view.get(path)]));
  }

  documents(): readonly StoredDocument[] {
    return [...this.current.values()].filter((document) => document !== undefined);
  }

  /** Requested documents that do not exist. */
  missing(): readonly DocumentPath[] {
    return this.paths.filter((path) => this.current.get(documentKey(path)) === undefined);
  }

  update(changes: readonly DocumentChange[]): ResultDelta {
    const changed: StoredDocument[] = [];
    const removed: DocumentPath[] = [];
    for (const { path, after } of changes) {
      const key = documentKey(path);
      if (!this.current.has(key)) continue;
      this.current.set(key, after);
      if (after) changed.push(after);
      else removed.push(path);
    }
    return { changed, removed };
  }
}

/** The result of a query without a limit: whether a document is in it does not depend on other documents. */
class OpenResultSet implements ResultSet {
  private readonly plan: QueryPlan;
  private readonly results: Map<string, StoredDocument>;

  constructor(plan: QueryPlan, view: DatabaseView) {
    this.plan = plan;
    this.results = new Map(
      runPlan(plan, view).documents.map((document) => [documentKey(document.path), document]),
    );
  }

  documents(): readonly StoredDocument[] {
    return this.plan.sort([...this.results.values()]);
  }

  update(changes: readonly DocumentChange[]): ResultDelta {
    const changed: StoredDocument[] = [];
    const removed: DocumentPath[] = [];
    for (const { path, after } of changes) {
      const key = documentKey(path);
      if (after && this.plan.matches(after)) {
        this.results.set(key, after);
        changed.push(after);
      } else if (this.results.delete(key)) {
        removed.push(path);
      }
    }
    changed.sort((left, right) => this.plan.compare(left, right));
    return { changed, removed };
  }
}

/** The result of a query with a limit: the query runs again only when a document beyond the last result may move up. */
class LimitedResultSet implements ResultSet {
  private readonly plan: QueryPlan;
  private readonly limit: number;
  private results: readonly StoredDocument[];

  constructor(plan: QueryPlan, view: DatabaseView) {
    this.plan = plan;
    this.limit = plan.query.limit ?? 0;
    this.results = runPlan(plan, view).documents;
  }

  documents(): readonly StoredDocument[] {
    return this.results;
  }

  update(changes: readonly DocumentChange[], view: DatabaseView): ResultDelta {
    const before = this.results;
    const touched = new Set(changes.map(({ path }) => documentKey(path)));
    const merged = before.filter(({ path }) => !touched.has(documentKey(path)));
    for (const { after } of changes) if (after && this.plan.matches(after)) merged.push(after);
    if (merged.length === before.length && merged.every((document, index) => document === before[index])) {
      return { changed: [], removed: [] };
    }
    merged.sort((left, right) => this.plan.compare(left, right));
    this.results = this.isCertain(merged, before)
      ? merged.slice(0, this.limit)
      : runPlan(this.plan, view).documents;
    return difference(before, this.results);
  }

  /** Whether no document that came after the previous last result can be in the result now. */
  private isCertain(merged: readonly StoredDocument[], before: readonly StoredDocument[]): boolean {
    const last = before[before.length - 1];
    if (before.length < this.limit || !last) return true;
    const lastNow = merged[this.limit - 1];
    return lastNow !== undefined && this.plan.compare(lastNow, last) <= 0;
  }
}

/** The result of a query with an offset, which can shift as a whole: the query runs again after each commit. */
class RerunResultSet implements ResultSet {
  private readonly plan: QueryPlan;
  private results: readonly StoredDocument[];

  constructor(plan: QueryPlan, view: DatabaseView) {
    this.plan = plan;
    this.results = runPlan(plan, view).documents;
  }

  documents(): readonly StoredDocument[] {
    return this.results;
  }

  update(_changes: readonly DocumentChange[], view: DatabaseView): ResultDelta {
    const before = this.results;
    this.results = runPlan(this.plan, view).documents;
    return difference(before, this.results);
  }
}
