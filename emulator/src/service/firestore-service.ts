// The operations of Firestore: each authorises its caller, then executes. Transports translate requests into these calls.
import { aggregate, aggregatedFields, checkAggregations } from '../query/aggregate.ts';
import { planQuery, type QueryPlan, runPlan } from '../query/plan.ts';
import type { Aggregation, StructuredQuery } from '../query/query.ts';
import type { CommitResult } from '../store/database.ts';
import { FirestoreError, invalidArgument } from '../store/error.ts';
import type { FieldPath } from '../store/field-path.ts';
import { documentKey } from '../store/document-tree.ts';
import { checkCommitSize } from '../store/validate.ts';
import type { Write, WriteResult } from '../store/write.ts';
import type { DatabaseId, DocumentPath, DocumentReader, StoredDocument } from '../value/document.ts';
import { compareStrings } from '../value/compare.ts';
import { compareDocumentPaths, formatDocumentName } from '../value/resource-name.ts';
import type { Timestamp, Value } from '../value/value.ts';
import {
  type Authorization,
  authorizeCommit,
  authorizeGet,
  authorizeQuery,
  lookupBudget,
  requireAdmin,
} from './authorize.ts';
import type { Caller } from './caller.ts';
import type { Emulator } from './emulator.ts';
import {
  beginTransaction,
  type Consistency,
  type Reading,
  startReading,
  type TransactionOptions,
} from './reading.ts';

interface ReadAnswer {
  readonly readTime: Timestamp;
  /** The id of the transaction that the read began, if any. */
  readonly transaction: Uint8Array | undefined;
}
export interface BatchGetAnswer extends ReadAnswer {
  /** Results in the order of the requested names. */
  readonly results: readonly { readonly path: DocumentPath; readonly document: StoredDocument | undefined }[];
}
export interface QueryAnswer extends ReadAnswer {
  readonly documents: readonly StoredDocument[];
  readonly skipped: number;
}
export interface AggregationAnswer extends ReadAnswer {
  readonly result: ReadonlyMap<string, Value>;
}
export type BatchWriteAnswer = readonly (WriteResult | FirestoreError)[];

export class FirestoreService {
  private readonly emulator: Emulator;

  constructor(emulator: Emulator) {
    this.emulator = emulator;
  }

  getDocument(
    id: DatabaseId,
    caller: Caller,
    path: DocumentPath,
    consistency: Consistency | undefined,
  ): StoredDocument {
    const { document } = this.batchGet(id, caller, [path], consistency).results[0] ?? {};
    if (!document)
      throw new FirestoreError('NOT_FOUND', `Document (${formatDocumentName(id, path)}) not found.`);
    return document;
  }

  batchGet(
    id: DatabaseId,
    caller: Caller,
    paths: readonly DocumentPath[],
    consistency: Consistency | undefined,
  ): BatchGetAnswer {
    const reading = this.reading(id, consistency);
    const authorization = this.authorization(id, caller, reading.view);
    const lookups = lookupBudget(new Set(paths.map(documentKey)).size);
    const results = paths.map((path) => {
      const document = reading.view.get(path);
      authorizeGet(authorization, path, document, lookups);
      reading.noteDocument(path);
      return { path, document };
    });
    this.emulator.usage.reads += results.length;
    return { results, ...answerOf(reading) };
  }

  runQuery(
    id: DatabaseId,
    caller: Caller,
    query: StructuredQuery,
    consistency: Consistency | undefined,
  ): QueryAnswer {
    const plan = planQuery(id, query);
    const reading = this.reading(id, consistency);
    this.admitQuery(id, caller, plan, reading);
    const found = runPlan(plan, reading.view);
    this.emulator.usage.reads += Math.max(1, found.documents.length);
    return { ...found, ...answerOf(reading) };
  }

  runAggregation(
    id: DatabaseId,
    caller: Caller,
    query: StructuredQuery,
    aggregations: readonly Aggregation[],
    consistency: Consistency | undefined,
  ): AggregationAnswer {
    checkAggregations(aggregations, query.orderBy);
    const aggregated = aggregatedFields(aggregations);
    const plan = planQuery(id, query, aggregated);
    const reading = this.reading(id, consistency);
    this.admitQuery(id, caller, plan, reading, aggregated);
    this.emulator.usage.reads += 1;
    return { result: aggregate(aggregations, runPlan(plan, reading.view).documents), ...answerOf(reading) };
  }

  beginTransaction(id: DatabaseId, options: TransactionOptions): Uint8Array {
    return beginTransaction(this.emulator.database(id), this.emulator.transactions, options).id;
  }

  rollback(transaction: Uint8Array): void {
    this.emulator.transactions.rollback(transaction);
  }

  /** Commits all writes or none; returns `undefined` when there are no writes. */
  async commit(
    id: DatabaseId,
    caller: Caller,
    writes: readonly Write[],
    transactionId?: Uint8Array,
  ): Promise<CommitResult | undefined> {
    const { transactions } = this.emulator;
    const database = this.emulator.database(id);
    const transaction = transactionId && transactions.use(transactionId, id);
    try {
      if (transaction?.snapshot) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
      if (writes.length === 0) return undefined;
      checkCommitSize(writes);
      const paths = writes.filter(({ kind }) => kind !== 'verify').map(({ path }) => path);
      const since = Date.now();
      // No await between the last check of the locks and the commit, so that no other commit can come between.
      while (transactions.isBlocked(paths, transaction)) await transactions.wait(paths, transaction, since);
      const staged = database.stage(writes);
      authorizeCommit(this.authorization(id, caller, database), staged);
      if (staged.failure) throw staged.failure;
      const result = database.apply(staged);
      for (const { kind } of writes) {
        if (kind === 'delete') this.emulator.usage.deletes += 1;
        // A write that only checks a precondition is not billed.
        else if (kind !== 'verify') this.emulator.usage.writes += 1;
      }
      return result;
    } finally {
      if (transaction) transactions.end(transaction);
    }
  }

  /** Commits each write separately; returns a result or an error for each. */
  async batchWrite(id: DatabaseId, caller: Caller, writes: readonly Write[]): Promise<BatchWriteAnswer> {
    const keys = new Set(writes.map(({ path }) => documentKey(path)));
    if (keys.size < writes.length) {
      throw invalidArgument('the same document cannot be written more than once in a single request');
    }
    checkCommitSize(writes);
    requireAdmin(caller, 'Batch writes require admin authentication.');
    return Promise.all(
      writes.map(async (write) => {
        try {
          const result = await this.commit(id, caller, [write]);
          return result?.results[0] as WriteResult;
        } catch (error) {
          if (error instanceof FirestoreError) return error;
          throw error;
        }
      }),
    );
  }

  /** Commits one write and returns the resulting document. */
  async writeDocument(id: DatabaseId, caller: Caller, write: Write): Promise<StoredDocument> {
    await this.commit(id, caller, [write]);
    const document = this.emulator.database(id).get(write.path);
    if (!document) throw new FirestoreError('ABORTED', 'The document was deleted in the meantime.');
    return document;
  }

  /**
   * The documents of a collection after a place in the query's order, as many as its limit; and the place of the last,
   * `undefined` if no more follow.
   * @throws FirestoreError INVALID_ARGUMENT for a place that is none of this query
   */
  listDocuments(
    id: DatabaseId,
    caller: Caller,
    query: StructuredQuery & { readonly limit: number },
    after: readonly Value[] | undefined,
    consistency: Consistency | undefined,
  ): { readonly documents: readonly StoredDocument[]; readonly next: readonly Value[] | undefined } {
    const plan = planQuery(id, query);
    if (after && !isPlaceOf(plan, id, after)) throw invalidArgument('invalid page token');
    const reading = this.reading(id, consistency);
    this.admitQuery(id, caller, plan, reading);
    const startAt = after && { values: after, before: false };
    const page = planQuery(id, { ...query, orderBy: plan.orders, startAt, limit: query.limit + 1 });
    const found = runPlan(page, reading.view).documents;
    const documents = found.slice(0, query.limit);
    const last = found.length > documents.length ? documents.at(-1) : undefined;
    return { documents, next: last && plan.place(last) };
  }

  /** The documents of one or all collections below a parent, in name order, also missing ones that have descendants. */
  listWithMissing(
    id: DatabaseId,
    caller: Caller,
    parent: DocumentPath,
    collectionId: string | undefined,
    consistency: Consistency | undefined,
  ): { readonly path: DocumentPath; readonly document: StoredDocument | undefined }[] {
    requireAdmin(caller, 'Metadata operations require admin authentication.');
    const { view } = this.reading(id, consistency);
    const paths = new Map<string, DocumentPath>();
    for (const collection of view.collections()) {
      if (
        collection.length <= parent.length ||
        !parent.every((segment, index) => collection[index] === segment)
      ) {
        continue;
      }
      if (collectionId !== undefined && collection[parent.length] !== collectionId) continue;
      if (collection.length === parent.length + 1) {
        for (const { path } of view.scan(collection)) paths.set(documentKey(path), path);
      } else if (!view.scan(collection).next().done) {
        const path = collection.slice(0, parent.length + 2);
        paths.set(documentKey(path), path);
      }
    }
    return [...paths.values()].sort(compareDocumentPaths).map((path) => ({ path, document: view.get(path) }));
  }

  /** The ids of the collections below a document, sorted. */
  listCollectionIds(
    id: DatabaseId,
    caller: Caller,
    parent: DocumentPath,
    consistency: Consistency | undefined,
  ): readonly string[] {
    requireAdmin(caller, 'Metadata operations require admin authentication.');
    const { view } = this.reading(id, consistency);
    const ids = new Set<string>();
    for (const collection of view.collections()) {
      const collectionId = collection[parent.length];
      if (collectionId === undefined || !parent.every((segment, index) => collection[index] === segment))
        continue;
      if (!ids.has(collectionId) && !view.scan(collection).next().done) ids.add(collectionId);
    }
    return [...ids].sort(compareStrings);
  }

  private admitQuery(
    id: DatabaseId,
    caller: Caller,
    plan: QueryPlan,
    reading: Reading,
    aggregated: readonly FieldPath[] = [],
  ): void {
    authorizeQuery(this.authorization(id, caller, reading.view), plan.query, plan);
    this.emulator.indexCheck?.(plan, aggregated);
    reading.noteCollection(plan.query.collectionId);
  }

  private reading(id: DatabaseId, consistency: Consistency | undefined): Reading {
    return startReading(this.emulator.database(id), this.emulator.transactions, consistency);
  }

  private authorization(database: DatabaseId, caller: Caller, reader: DocumentReader): Authorization {
    const { requests: log, explains } = this.emulator;
    return { rules: this.emulator.rules(database.project), caller, database, reader, log, explains };
  }
}

function answerOf({ readTime, newTransaction }: Reading): ReadAnswer {
  return { readTime, transaction: newTransaction };
}

/** Whether values are the place of a document that the query can return. */
function isPlaceOf({ orders, query }: QueryPlan, database: DatabaseId, values: readonly Value[]): boolean {
  const name = values.at(-1);
  const parent = formatDocumentName(database, query.parent);
  const collection = query.collectionId === undefined ? parent : `${parent}/${query.collectionId}`;
  return (
    values.length === orders.length && name?.type === 'reference' && name.value.startsWith(`${collection}/`)
  );
}
