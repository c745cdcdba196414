// Everything the emulator holds: databases, transactions and rules. Databases exist as soon as they are named.
import type { QueryPlan } from '../query/plan.ts';
import type { FirestoreRules } from '../rules/engine.ts';
import { Database } from '../store/database.ts';
import type { DocumentTree } from '../store/document-tree.ts';
import type { FieldPath } from '../store/field-path.ts';
import { Transactions } from '../store/transactions.ts';
import type { DatabaseId } from '../value/document.ts';
import { WatchHub } from './listen/watch-hub.ts';
import { RequestLog } from './request-log.ts';

/** Fills a database when it first comes into being and again after a reset. */
export type Seed = (database: Database) => void;

/** Refuses a query for want of an index. @throws FirestoreError FAILED_PRECONDITION */
export type IndexCheck = (plan: QueryPlan, aggregated?: readonly FieldPath[]) => void;

/** Documents by the names of their databases. */
export type DocumentSnapshots = ReadonlyMap<string, DocumentTree>;

interface OpenDatabase {
  readonly database: Database;
  readonly hub: WatchHub;
}

export class Emulator {
  readonly transactions = new Transactions();
  /** What rules have judged. */
  readonly requests = new RequestLog();
  private readonly open = new Map<string, OpenDatabase>();
  private readonly rulesByProject = new Map<string, FirestoreRules>();
  private defaultRules: FirestoreRules | undefined;
  private readonly seeds: Seed[] = [];
  private readonly listeners = new Set<(database: Database) => void>();
  readonly indexCheck: IndexCheck | undefined;
  /** What strict mode has refused for want of an index, and how often. */
  readonly missedIndexes = new Map<string, number>();
  /** Whether refusals by rules say how they came about. */
  readonly explains: boolean;

  constructor(
    options: { readonly indexCheck?: IndexCheck | undefined; readonly explains?: boolean | undefined } = {},
  ) {
    this.indexCheck = options.indexCheck && this.counting(options.indexCheck);
    this.explains = options.explains ?? false;
  }

  database(id: DatabaseId): Database {
    return this.openDatabase(id).database;
  }

  hub(id: DatabaseId): WatchHub {
    return this.openDatabase(id).hub;
  }

  /** The rules of a project; `undefined` allows everything. */
  rules(project: string): FirestoreRules | undefined {
    return this.rulesByProject.get(project) ?? this.defaultRules;
  }

  /** Replaces the rules of one project, or of all without rules of their own. */
  setRules(project: string | undefined, rules: FirestoreRules): void {
    if (project === undefined) this.defaultRules = rules;
    else this.rulesByProject.set(project, rules);
    this.requests.resetCosts(project);
    for (const { database, hub } of this.open.values()) {
      if (project === undefined || database.id.project === project) hub.reauthorize();
    }
  }

  /** Adds contents that every database, present and future, starts with. */
  addSeed(seed: Seed): void {
    this.seeds.push(seed);
    for (const { database } of this.open.values()) seed(database);
  }

  /** Calls back with every database, present and future, once it holds its seeds, until the returned function is called. */
  onDatabase(listener: (database: Database) => void): () => void {
    this.listeners.add(listener);
    for (const { database } of this.open.values()) listener(database);
    return () => void this.listeners.delete(listener);
  }

  /** Empties every database and starts over; listeners see the deletions. */
  reset(): void {
    this.transactions.reset();
    for (const { database } of this.open.values()) {
      database.clear();
      for (const seed of this.seeds) seed(database);
    }
  }

  /** The documents of every database, to come back to. */
  snapshot(): DocumentSnapshots {
    return new Map([...this.open].map(([key, { database }]) => [key, database.snapshot()]));
  }

  /** Brings back the documents of a snapshot; open transactions end, listeners see what changes. */
  restore(snapshot: DocumentSnapshots): void {
    this.transactions.reset();
    for (const [key, { database }] of this.open) database.restore(snapshot.get(key));
  }

  /** Every database that has been named. */
  *databases(): IterableIterator<Database> {
    for (const { database } of this.open.values()) yield database;
  }

  /** Keeps the message of each refusal, which has the line to add. */
  private counting(check: IndexCheck): IndexCheck {
    return (plan, aggregated) => {
      try {
        check(plan, aggregated);
      } catch (error) {
        const { message } = error as Error;
        this.missedIndexes.set(message, (this.missedIndexes.get(message) ?? 0) + 1);
        throw error;
      }
    };
  }

  private openDatabase(id: DatabaseId): OpenDatabase {
    const key = `${id.project}/${id.database}`;
    const known = this.open.get(key);
    if (known) return known;
    const database = new Database(id);
    for (const seed of this.seeds) seed(database);
    for (const listener of this.listeners) listener(database);
    const hub = new WatchHub(database, this, () => this.rules(id.project));
    const opened = { database, hub };
    this.open.set(key, opened);
    return opened;
  }
}
