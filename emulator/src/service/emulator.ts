// The emulator's state: databases, transactions and rules. Databases are created at first use.
import type { QueryPlan } from '../query/plan.ts';
import type { FirestoreRules } from '../rules/engine.ts';
import { Database } from '../store/database.ts';
import type { DocumentTree } from '../store/document-tree.ts';
import type { FieldPath } from '../store/field-path.ts';
import type { IsIndexed } from '../store/index-entries.ts';
import { Transactions } from '../store/transactions.ts';
import type { DatabaseId } from '../value/document.ts';
import { WatchHub } from './listen/watch-hub.ts';
import { RequestLog } from './request-log.ts';
import { UsageCounter } from './usage.ts';

/** Writes the initial documents of a database, when the database is created and after each reset. */
export type Seed = (database: Database) => void;

/** Checks that a query has an index. @throws FirestoreError FAILED_PRECONDITION */
export type IndexCheck = (plan: QueryPlan, aggregated?: readonly FieldPath[]) => void;

/** The documents of each database, by `{project}/{database}`. */
export type DocumentSnapshots = ReadonlyMap<string, DocumentTree>;

interface OpenDatabase {
  readonly database: Database;
  readonly hub: WatchHub;
}

export class Emulator {
  readonly transactions = new Transactions();
  /** The log of requests checked by rules. */
  readonly requests = new RequestLog();
  readonly usage = new UsageCounter();
  private readonly open = new Map<string, OpenDatabase>();
  private readonly rulesByProject = new Map<string, FirestoreRules>();
  private defaultRules: FirestoreRules | undefined;
  private readonly seeds: Seed[] = [];
  private readonly listeners = new Set<(database: Database) => void>();
  readonly indexCheck: IndexCheck | undefined;
  private readonly isIndexed: IsIndexed | undefined;
  /** How many queries lacked an index in strict mode, by the message of the refusal, which contains the index. */
  readonly missedIndexes = new Map<string, number>();
  /** Whether the errors of refusals contain the trace of the rules. */
  readonly explains: boolean;

  constructor(
    options: {
      readonly indexCheck?: IndexCheck | undefined;
      readonly isIndexed?: IsIndexed | undefined;
      readonly explains?: boolean | undefined;
    } = {},
  ) {
    this.indexCheck = options.indexCheck && this.counting(options.indexCheck);
    this.isIndexed = options.isIndexed;
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

  /** Replaces the rules of one project, or the default rules. */
  setRules(project: string | undefined, rules: FirestoreRules): void {
    if (project === undefined) this.defaultRules = rules;
    else this.rulesByProject.set(project, rules);
    this.requests.resetCosts(project);
    for (const { database, hub } of this.open.values()) {
      if (project === undefined || database.id.project === project) hub.reauthorize();
    }
  }

  /** Adds a seed for every database, present and future. */
  addSeed(seed: Seed): void {
    this.seeds.push(seed);
    for (const { database } of this.open.values()) seed(database);
  }

  /** Calls the listener with each present and future database once it is seeded; the returned function ends that. */
  onDatabase(listener: (database: Database) => void): () => void {
    this.listeners.add(listener);
    for (const { database } of this.open.values()) listener(database);
    return () => void this.listeners.delete(listener);
  }

  /** Empties and reseeds every database; listeners get the changes. */
  reset(): void {
    this.transactions.reset();
    for (const { database } of this.open.values()) {
      database.clear();
      for (const seed of this.seeds) seed(database);
    }
  }

  /** A snapshot of the documents of every database. */
  snapshot(): DocumentSnapshots {
    return new Map([...this.open].map(([key, { database }]) => [key, database.snapshot()]));
  }

  /** Restores a snapshot; open transactions end, listeners get the changes. */
  restore(snapshot: DocumentSnapshots): void {
    this.transactions.reset();
    for (const [key, { database }] of this.open) database.restore(snapshot.get(key));
  }

  /** Every database used so far. */
  *databases(): IterableIterator<Database> {
    for (const { database } of this.open.values()) yield database;
  }

  /** The given check, which now also counts its refusals in `missedIndexes`. */
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
    const database = new Database(id, this.isIndexed);
    for (const seed of this.seeds) seed(database);
    for (const listener of this.listeners) listener(database);
    const hub = new WatchHub(database, this, () => this.rules(id.project));
    const opened = { database, hub };
    this.open.set(key, opened);
    return opened;
  }
}
