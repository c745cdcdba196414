// A query is checked once, by its filters and never by stored documents: it is allowed only if the filters prove that
// the rules allow every document it could return.
import { LIMITS } from '../../value/limits.ts';
import type { DocumentPath } from '../../value/document.ts';
import type { Value } from '../../value/value.ts';
import { documentToPath, documentToResource } from '../convert.ts';
import type { QueryRequest, Verdict } from '../engine.ts';
import { FirestoreLookups } from '../firestore-lookups.ts';
import { ANY_SEGMENT, ANY_SEGMENTS, type RequestSegment } from '../match-path.ts';
import { requestMap } from '../request.ts';
import type { CompiledRuleset } from '../ruleset.ts';
import { Scope } from '../scope.ts';
import type { TracedAllow } from '../trace.ts';
import { Constrained, type Result, RulesMap, type RulesValue } from '../values.ts';
import { type FieldConstraint, normalForm } from './normal-form.ts';
import { OpenValue } from './open-value.ts';

/** Checks a query: for each disjunct of its filter, some `allow` must be true. */
export function judgeQuery(
  ruleset: CompiledRuleset,
  query: QueryRequest,
  debug: (value: Result) => void,
): Verdict {
  const disjuncts = normalForm(query.filter);
  if (!disjuncts) {
    const cost = { expressions: 0, lookups: 0 };
    return { allowed: false, reason: 'The query has too many disjunctions.', cost, trace: () => [] };
  }
  const { database, before, lookups: budget } = query;
  const lookups = new FirestoreLookups({
    database,
    before,
    after: before,
    budget,
    most: LIMITS.lookupsOfAQuery.most,
    own: undefined,
  });
  let expressions = 0;
  let trace = (): readonly TracedAllow[] => [];
  for (const disjunct of disjuncts) {
    const named = namedDocument(query, disjunct);
    const scope = new Scope(requestOf(query, named), resourceOf(query, disjunct, named), lookups, debug);
    const outcome = ruleset.evaluate('list', querySegments(query, named), scope);
    trace = () => ruleset.trace(scope);
    expressions = Math.max(expressions, scope.expressions);
    if (!outcome.allowed) {
      const cost = { expressions, lookups: lookups.used };
      return { allowed: false, reason: ruleset.explain('list', outcome.outcomes), cost, trace };
    }
  }
  return { allowed: true, cost: { expressions, lookups: lookups.used }, trace };
}

/** `request`: its path is that of the collection, or of the document that the query names. */
function requestOf(query: QueryRequest, named: DocumentPath | undefined): RulesMap {
  const { database, parent, collectionId, auth, time } = query;
  return requestMap({
    auth,
    method: 'list',
    path: documentToPath(database, named ?? [...parent, ...(collectionId ? [collectionId] : [])]),
    time,
    inTransaction: false,
    query: queryMap(query),
  });
}

/** The path that stands for every document that a query could return, with open segments where they differ. */
function querySegments(
  { database, parent, collectionId, allDescendants }: QueryRequest,
  named: DocumentPath | undefined,
): RequestSegment[] {
  if (named) return ['databases', database.database, 'documents', ...named];
  const segments: RequestSegment[] = ['databases', database.database, 'documents', ...parent];
  if (allDescendants) segments.push(ANY_SEGMENTS);
  segments.push(collectionId === '' ? ANY_SEGMENT : collectionId, ANY_SEGMENT);
  return segments;
}

/** The one document that a disjunct of the query could return because it filters by its name. */
function namedDocument(
  { parent, collectionId, allDescendants }: QueryRequest,
  disjunct: readonly FieldConstraint[],
): DocumentPath | undefined {
  const path = knownName(disjunct)?.split('/').slice(5);
  return path && isIn(path, parent, collectionId, allDescendants) ? path : undefined;
}

/** `resource`: as in production the document itself where the query names it; of one that is missing nothing is known. */
function resourceOf(
  query: QueryRequest,
  disjunct: readonly FieldConstraint[],
  named: DocumentPath | undefined,
): RulesValue {
  if (!named) return openResource(disjunct, query);
  const document = query.before.get(named);
  if (!document) return new Constrained(new OpenValue());
  return documentToResource(query.database, document.path, document.fields);
}

/** Whether a document's path is one that the query could return. */
function isIn(
  path: readonly string[],
  parent: readonly string[],
  collectionId: string,
  allDescendants: boolean,
): boolean {
  return (
    path.at(-2) === collectionId &&
    parent.every((id, index) => path[index] === id) &&
    (allDescendants || path.length === parent.length + 2)
  );
}

/** `request.query`, as observed on Google's emulator; `orderBy` maps fields to ASC or DESC. */
function queryMap({
  database,
  parent,
  collectionId,
  allDescendants,
  limit,
  offset,
  orderBy,
}: QueryRequest): RulesMap {
  const order = orderBy.map(({ field, direction }): [string, RulesValue] => [field.join('.'), direction]);
  return RulesMap.of({
    allDescendants,
    distinct: false,
    groupBy: RulesMap.of({}),
    kind: collectionId,
    limit: limit === undefined ? null : BigInt(limit),
    offset: BigInt(offset),
    orderBy: new RulesMap(new Map(order)),
    parent: parent.length === 0 ? null : documentToPath(database, parent),
    selectOnlyKeys: false,
  });
}

const NAME = '__name__';

/**
 * `resource` for a query that names no document: stands for any that it could return, and is never null. As on Google's
 * engine it has data alone, neither `id` nor `__name__`.
 */
function openResource(disjunct: readonly FieldConstraint[], { orderBy }: QueryRequest): RulesMap {
  const fields = disjunct.filter(({ field }) => field[0] !== NAME);
  const ordered = orderBy.map(({ field }) => field).filter((field) => field[0] !== NAME);
  return RulesMap.of({ data: new Constrained(OpenValue.document(fields, ordered)) });
}

/** The name that a filter `__name__ ==` fixes; `undefined` without such a filter. */
function knownName(disjunct: readonly FieldConstraint[]): string | undefined {
  const values = disjunct.flatMap((constraint): Value[] =>
    constraint.field[0] === NAME && constraint.op === '==' ? [constraint.value] : [],
  );
  const [first] = values;
  return first?.type === 'reference' ? first.value : undefined;
}
