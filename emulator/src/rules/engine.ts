// The interface between the rules engine and its callers: the Firestore service and the Storage runtime.
import type { DatabaseId, DocumentPath, DocumentReader } from '../value/document.ts';
import type { TracedAllow } from './trace.ts';
import type { Fields, Timestamp, Value } from '../value/value.ts';

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A signed-in caller, which rules see as `request.auth`. Administrators bypass the rules. */
export interface RulesAuth {
  readonly uid: string;
  /** All claims of the token, as JSON. */
  readonly token: Readonly<Record<string, unknown>>;
}

export interface RulesIssue {
  readonly severity: 'ERROR' | 'WARNING';
  readonly description: string;
  /** Counted from 1, like `column`; both are absent for issues without a position. */
  readonly line?: number;
  readonly column?: number;
}

/** One document operation to check. */
export interface DocumentRequest {
  readonly kind: 'document';
  readonly database: DatabaseId;
  readonly path: DocumentPath;
  readonly method: 'get' | 'create' | 'update' | 'delete';
  readonly auth: RulesAuth | undefined;
  readonly time: Timestamp;
  /** Fields of the document before the request; `undefined` when it does not exist. */
  readonly resource: Fields | undefined;
  /** Fields after the write, transforms applied; `undefined` for a get outside of a commit and for a delete. */
  readonly newResource: Fields | undefined;
  /** The state before the whole request, which `get()` and `exists()` read. */
  readonly before: DocumentReader;
  /** The state after the whole commit, which `getAfter()` and `existsAfter()` read; for a read the same as `before`. */
  readonly after: DocumentReader;
  /** Shared by the operations of one request, so that the limit of 20 lookups and the caching hold across them. */
  readonly lookups: LookupBudget;
}

/** One query to check, by its constraints alone and never by stored documents. */
export interface QueryRequest {
  readonly kind: 'query';
  readonly database: DatabaseId;
  /** The path of the document above the collection; empty for a root collection. */
  readonly parent: DocumentPath;
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly auth: RulesAuth | undefined;
  readonly time: Timestamp;
  /**
   * The filter as a tree; `undefined` when there is none. Field paths are unescaped segments; `['__name__']` is the
   * document's name.
   */
  readonly filter: QueryFilter | undefined;
  readonly orderBy: readonly { readonly field: readonly string[]; readonly direction: 'ASC' | 'DESC' }[];
  readonly limit: number | undefined;
  readonly offset: number;
  readonly before: DocumentReader;
  readonly lookups: LookupBudget;
}

export type QueryFilter =
  | { readonly op: 'and' | 'or'; readonly filters: readonly QueryFilter[] }
  | {
      readonly op:
        | '=='
        | '!='
        | '<'
        | '<='
        | '>'
        | '>='
        | 'in'
        | 'not-in'
        | 'array-contains'
        | 'array-contains-any';
      readonly field: readonly string[];
      readonly value: Value;
    }
  | { readonly op: 'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan'; readonly field: readonly string[] };

/** The lookups of one request: what they found, before and after it, and those that count; at most `limit`. */
export interface LookupBudget {
  readonly limit: number;
  readonly found: Map<string, unknown>;
  readonly counted: Set<string>;
}

/** The cost of a verdict, in production's units. */
export interface RulesCost {
  /** Number of evaluated expressions (production allows 1,000); for a query, that of its most expensive disjunct. */
  readonly expressions: number;
  /** Number of documents that `get`, `exists` and the like have read, without those from the cache. */
  readonly lookups: number;
}

export type Verdict = ({ readonly allowed: true } | { readonly allowed: false; readonly reason: string }) & {
  readonly cost: RulesCost;
  /** The trace of the verdict, formatted on demand. */
  readonly trace: () => readonly TracedAllow[];
};

/** A compiled ruleset for `cloud.firestore`. */
export interface FirestoreRules {
  authorize(request: DocumentRequest | QueryRequest): Verdict;
}
