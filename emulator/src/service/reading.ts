// The state of the database that a read sees: the current state, a transaction's, or a past one.
import type { DocumentPath } from '../value/document.ts';
import type { Timestamp } from '../value/value.ts';
import type { Database } from '../store/database.ts';
import type { DatabaseView } from '../store/document-tree.ts';
import { FirestoreError, invalidArgument } from '../store/error.ts';
import type { Transaction, Transactions } from '../store/transactions.ts';

export interface TransactionOptions {
  readonly readOnly: boolean;
  /** For read-only transactions: the time of the past state to read; `undefined` for the current state. */
  readonly readTime?: Timestamp | undefined;
}

/** The consistency of a read; `undefined` for the current state. */
export type Consistency =
  | { readonly kind: 'transaction'; readonly id: Uint8Array }
  | { readonly kind: 'new-transaction'; readonly options: TransactionOptions }
  | { readonly kind: 'read-time'; readonly time: Timestamp };

/** The state that a read sees; the `note…` functions lock for its transaction what was read. */
export interface Reading {
  readonly view: DatabaseView;
  readonly readTime: Timestamp;
  /** The id of the transaction that this read began, if any. */
  readonly newTransaction: Uint8Array | undefined;
  noteDocument(path: DocumentPath): void;
  noteCollection(collectionId: string | undefined): void;
}

/** The longest time that point-in-time recovery keeps versions: seven days. */
const OLDEST_READ_SECONDS = 7 * 86_400;

/** Opens a transaction. @throws FirestoreError when its read time is too old or in the future */
export function beginTransaction(
  database: Database,
  transactions: Transactions,
  options: TransactionOptions,
): Transaction {
  if (!options.readOnly) return transactions.begin(database.id, undefined);
  return transactions.begin(database.id, snapshot(database, options.readTime ?? database.readTime()));
}

/** Finds the state that a read sees. @throws FirestoreError for an ended transaction or a time that is not available */
export function startReading(
  database: Database,
  transactions: Transactions,
  consistency: Consistency | undefined,
): Reading {
  if (consistency?.kind === 'read-time') {
    return { ...unlocked(database, snapshot(database, consistency.time)), readTime: consistency.time };
  }
  if (!consistency) return unlocked(database, database);
  const isNew = consistency.kind === 'new-transaction';
  const transaction = isNew
    ? beginTransaction(database, transactions, consistency.options)
    : transactions.use(consistency.id, database.id);
  const newTransaction = isNew ? transaction.id : undefined;
  if (transaction.snapshot) return { ...unlocked(database, transaction.snapshot), newTransaction };
  return {
    view: database,
    readTime: database.readTime(),
    newTransaction,
    noteDocument: (path) => transactions.lockDocument(transaction, path),
    noteCollection: (collectionId) => transactions.lockCollection(transaction, collectionId),
  };
}

function unlocked(database: Database, view: DatabaseView): Reading {
  return {
    view,
    readTime: database.readTime(),
    newTransaction: undefined,
    noteDocument: () => undefined,
    noteCollection: () => undefined,
  };
}

function snapshot(database: Database, time: Timestamp): DatabaseView {
  const view = database.snapshotAt(time);
  if (view) return view;
  const age = database.readTime().seconds - time.seconds;
  if (age <= 0) throw invalidArgument("The requested 'read_time' cannot be in the future.");
  // Production refuses a time that no database keeps by another code than one that this database does not keep.
  throw new FirestoreError(
    age > OLDEST_READ_SECONDS ? 'INVALID_ARGUMENT' : 'FAILED_PRECONDITION',
    "The requested 'read_time' is too old.",
  );
}
