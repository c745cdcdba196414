// Asks the rules before each read and write, except those of administrators.
import { newLookupBudget } from '../rules/compile.ts';
import type { FirestoreRules, LookupBudget } from '../rules/engine.ts';
import type { StructuredQuery } from '../query/query.ts';
import type { QueryPlan } from '../query/plan.ts';
import { FirestoreError } from '../store/error.ts';
import type { StagedCommit, StagedDocument } from '../store/stage.ts';
import type { DatabaseId, DocumentPath, DocumentReader, StoredDocument } from '../value/document.ts';
import { LIMITS } from '../value/limits.ts';
import { now, truncateToMillis } from '../value/timestamp.ts';
import type { Caller } from './caller.ts';
import { refusal } from './refusal.ts';
import type { JudgedOperation, RequestLog } from './request-log.ts';

/** The context in which rules check a request. */
export interface Authorization {
  readonly rules: FirestoreRules | undefined;
  readonly caller: Caller;
  readonly database: DatabaseId;
  readonly reader: DocumentReader;
  /** The log of the rules' verdicts; `undefined` when a listener's check is repeated, which is not logged. */
  readonly log: RequestLog | undefined;
  /** Whether the errors of refusals contain the trace of the rules. */
  readonly explains: boolean;
}

/** A fresh budget for the lookups that rules make for a read or a commit of this many documents. */
export function lookupBudget(documents: number): LookupBudget {
  const { most } = documents > 1 ? LIMITS.lookupsOfSeveralDocuments : LIMITS.lookupsOfADocument;
  return newLookupBudget(most);
}

/** Refuses callers who are not administrators. @throws FirestoreError PERMISSION_DENIED */
export function requireAdmin(caller: Caller, message: string): void {
  if (!caller.isAdmin) throw new FirestoreError('PERMISSION_DENIED', message);
}

/** Checks that one document may be read, whether it exists or not. @throws FirestoreError PERMISSION_DENIED */
export function authorizeGet(
  authorization: Authorization,
  path: DocumentPath,
  document: StoredDocument | undefined,
  lookups: LookupBudget,
): void {
  const { rules, caller, database, reader } = authorization;
  if (!rules || caller.isAdmin) return;
  const verdict = rules.authorize({
    kind: 'document',
    database,
    path,
    method: 'get',
    auth: caller.auth,
    time: truncateToMillis(now()),
    resource: document?.fields,
    newResource: undefined,
    before: reader,
    after: reader,
    lookups,
  });
  conclude(authorization, [{ method: 'get', path: path.join('/'), verdict }]);
}

/** Checks that a query may be run. @throws FirestoreError PERMISSION_DENIED */
export function authorizeQuery(authorization: Authorization, query: StructuredQuery, plan: QueryPlan): void {
  const { rules, caller, database, reader } = authorization;
  if (!rules || caller.isAdmin) return;
  if (query.collectionId === undefined) {
    throw new FirestoreError(
      'PERMISSION_DENIED',
      'Queries over every collection require admin authentication.',
    );
  }
  const verdict = rules.authorize({
    kind: 'query',
    database,
    parent: query.parent,
    collectionId: query.collectionId,
    allDescendants: query.allDescendants,
    auth: caller.auth,
    time: truncateToMillis(now()),
    filter: query.where,
    orderBy: plan.query.orderBy,
    limit: query.limit,
    offset: query.offset,
    before: reader,
    lookups: newLookupBudget(LIMITS.lookupsOfAQuery.most),
  });
  const collection = query.allDescendants
    ? `**/${query.collectionId}`
    : [...query.parent, query.collectionId].join('/');
  conclude(authorization, [{ method: 'list', path: collection, verdict }]);
}

/** Checks the documents of a commit in the order of its writes, up to the first refused. @throws PERMISSION_DENIED */
export function authorizeCommit(authorization: Authorization, staged: StagedCommit): void {
  const { rules, caller, database, reader } = authorization;
  if (!rules || caller.isAdmin) return;
  const lookups = lookupBudget(staged.documents.size);
  const operations: JudgedOperation[] = [];
  for (const document of staged.documents.values()) {
    const method = methodOf(document);
    const verdict = rules.authorize({
      kind: 'document',
      database,
      path: document.path,
      method,
      auth: caller.auth,
      time: staged.requestTime,
      resource: document.before?.fields,
      newResource: document.fields,
      before: reader,
      after: staged.after,
      lookups,
    });
    operations.push({ method, path: document.path.join('/'), verdict });
    if (!verdict.allowed) break;
  }
  conclude(authorization, operations);
}

function methodOf(document: StagedDocument): 'get' | 'create' | 'update' | 'delete' {
  if (document.verifiedOnly) return 'get';
  if (!document.fields) return 'delete';
  return (document.mustExist ?? document.before !== undefined) ? 'update' : 'create';
}

/** Logs the verdicts. @throws FirestoreError PERMISSION_DENIED when an operation was refused */
function conclude(
  { log, database, caller, explains }: Authorization,
  operations: readonly JudgedOperation[],
): void {
  log?.note(database, caller.isAdmin ? null : (caller.auth?.uid ?? null), operations);
  for (const operation of operations) {
    const { verdict } = operation;
    if (!verdict.allowed) throw refusal(operation, verdict.reason, explains);
  }
}
