// Transactions: their ids, the shared locks that their reads take, and the writes that wait for these locks.
import type { DatabaseId, DocumentPath } from '../value/document.ts';
import type { DatabaseView } from './document-tree.ts';
import { documentKey } from './document-tree.ts';
import { FirestoreError, invalidArgument } from './error.ts';

const LOCK_WAIT_MILLIS = 2000;
const IDLE_MILLIS = 60_000;
const ID_MARK = 0x11;
const ID_BYTES = 9;

export interface Transaction {
  readonly id: Uint8Array;
  readonly database: DatabaseId;
  /** The state a read-only transaction sees; `undefined` for read-write ones. */
  readonly snapshot: DatabaseView | undefined;
  readonly locks: Set<string>;
  lastUsed: number;
  /** The locks that the transaction's commit waits for; `undefined` if it does not wait. */
  waitingFor: readonly string[] | undefined;
}

/** The open transactions of the emulator and the locks that they hold. */
export class Transactions {
  private readonly open = new Map<string, Transaction>();
  private readonly holders = new Map<string, Set<Transaction>>();
  private readonly waiters = new Set<() => void>();
  private counter = 0n;

  begin(database: DatabaseId, snapshot: DatabaseView | undefined): Transaction {
    const id = Buffer.alloc(ID_BYTES);
    id[0] = ID_MARK;
    id.writeBigUInt64LE(++this.counter, 1);
    const transaction: Transaction = {
      id,
      database,
      snapshot,
      locks: new Set(),
      lastUsed: Date.now(),
      waitingFor: undefined,
    };
    this.open.set(key(id), transaction);
    return transaction;
  }

  /** The open transaction with an id. @throws FirestoreError when it has ended or never existed */
  use(id: Uint8Array, database: DatabaseId): Transaction {
    const transaction = this.find(id);
    if (!transaction) {
      if (this.wasIssued(id)) {
        throw new FirestoreError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
      }
      throw invalidArgument('Transaction is invalid or expired.');
    }
    if (
      transaction.database.project !== database.project ||
      transaction.database.database !== database.database
    ) {
      throw invalidArgument('Transaction is invalid or expired.');
    }
    transaction.lastUsed = Date.now();
    return transaction;
  }

  /** Ends a transaction and frees its locks; ending it twice does nothing. */
  end(transaction: Transaction): void {
    if (!this.open.delete(key(transaction.id))) return;
    for (const lock of transaction.locks) {
      const holders = this.holders.get(lock);
      holders?.delete(transaction);
      if (holders?.size === 0) this.holders.delete(lock);
    }
    for (const wake of [...this.waiters]) wake();
  }

  /** Rolls back a transaction. @throws FirestoreError when the id was never issued */
  rollback(id: Uint8Array): void {
    const transaction = this.find(id);
    if (transaction) this.end(transaction);
    else if (!this.wasIssued(id)) throw invalidArgument('Transaction is invalid or expired.');
  }

  /** Locks a document that a read-write transaction has read, whether it exists or not. */
  lockDocument(transaction: Transaction, path: DocumentPath): void {
    this.lock(transaction, `d${documentKey(path)}`);
  }

  /** Locks the collections with this id, which a read-write transaction has queried; without an id, all collections. */
  lockCollection(transaction: Transaction, collectionId: string | undefined): void {
    this.lock(transaction, collectionId === undefined ? '*' : `c${collectionId}`);
  }

  /** Whether writing these documents must wait for another transaction. */
  isBlocked(paths: readonly DocumentPath[], own: Transaction | undefined): boolean {
    return this.blockers(writeLocks(paths), own).size > 0;
  }

  /**
   * Waits until any transaction ends, at most until 2 s after `since`, the time of the caller's first wait. The caller
   * then checks `isBlocked` again.
   * @throws FirestoreError ABORTED if the 2 s are over or for a deadlock; the caller's transaction has then ended
   */
  async wait(paths: readonly DocumentPath[], own: Transaction | undefined, since: number): Promise<void> {
    const locks = writeLocks(paths);
    const left = since + LOCK_WAIT_MILLIS - Date.now();
    if (left <= 0 || (own && this.wouldDeadlock(locks, own))) {
      if (own) this.end(own);
      throw new FirestoreError('ABORTED', 'Transaction lock timeout.');
    }
    if (own) own.waitingFor = locks;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.waiters.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, left);
      this.waiters.add(wake);
    });
    if (own) own.waitingFor = undefined;
  }

  /** Ends all transactions and resets the ids. */
  reset(): void {
    for (const transaction of [...this.open.values()]) this.end(transaction);
    this.counter = 0n;
  }

  private lock(transaction: Transaction, lock: string): void {
    transaction.locks.add(lock);
    const holders = this.holders.get(lock);
    if (holders) holders.add(transaction);
    else this.holders.set(lock, new Set([transaction]));
  }

  private blockers(locks: readonly string[], own: Transaction | undefined): Set<Transaction> {
    const found = new Set<Transaction>();
    for (const lock of locks) {
      for (const holder of this.holders.get(lock) ?? []) {
        if (holder === own) continue;
        if (isExpired(holder)) this.end(holder);
        else found.add(holder);
      }
    }
    return found;
  }

  /** Whether a transaction that holds one of the locks itself waits, directly or not, for the transaction `own`. */
  private wouldDeadlock(locks: readonly string[], own: Transaction): boolean {
    const seen = new Set<Transaction>();
    const queue = [...this.blockers(locks, own)];
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (!next.waitingFor) continue;
      const blockers = this.blockers(next.waitingFor, next);
      if (blockers.has(own)) return true;
      queue.push(...blockers);
    }
    return false;
  }

  private find(id: Uint8Array): Transaction | undefined {
    const transaction = this.open.get(key(id));
    if (!transaction || !isExpired(transaction)) return transaction;
    this.end(transaction);
    return undefined;
  }

  private wasIssued(id: Uint8Array): boolean {
    if (id.length !== ID_BYTES || id[0] !== ID_MARK) return false;
    const number = Buffer.from(id).readBigUInt64LE(1);
    return number >= 1n && number <= this.counter;
  }
}

function writeLocks(paths: readonly DocumentPath[]): string[] {
  const locks = new Set<string>();
  for (const path of paths) {
    locks.add(`d${documentKey(path)}`);
    locks.add(`c${path[path.length - 2] as string}`);
  }
  if (locks.size > 0) locks.add('*');
  return [...locks];
}

function isExpired(transaction: Transaction): boolean {
  return Date.now() - transaction.lastUsed > IDLE_MILLIS;
}

function key(id: Uint8Array): string {
  return Buffer.from(id).toString('latin1');
}
