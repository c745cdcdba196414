// Checks that production would run a query with a project's indexes (Firestore's pages "Index types", "Index merging").
import { FirestoreError } from '../store/error.ts';
import { type FieldPath, formatFieldPath, NAME_FIELD } from '../store/field-path.ts';
import {
  type CompositeIndex,
  type IndexDefinitions,
  type IndexField,
  type IndexMode,
  overrideKey,
  type QueryScope,
} from './index-definitions.ts';
import type { QueryPlan } from './plan.ts';
import { branches, type FieldFilter, isInequality, type UnaryFilter } from './query.ts';

/** The fields that an index needs to serve one branch of a query's filter (see `branches` in query.ts). */
interface Requirement {
  readonly collectionId: string;
  readonly scope: QueryScope;
  /** Fields with an equality or array-contains filter, in any order. */
  readonly equalities: readonly IndexField[];
  /** The fields that order the result (without `__name__` where an index implies its order), then aggregated fields. */
  readonly orders: readonly IndexField[];
  /** The field of a vector search, which is the last field of its index. */
  readonly vector: IndexField | undefined;
}

/** Checks that indexes serve the query. @throws FirestoreError FAILED_PRECONDITION that names the missing index */
export function checkIndexes(
  definitions: IndexDefinitions,
  plan: QueryPlan,
  aggregated: readonly FieldPath[] = [],
): void {
  const { collectionId, allDescendants, where } = plan.query;
  if (collectionId === undefined) return;
  const scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  for (const branch of where ? branches(where) : [[]]) {
    const requirement = requirementOf(collectionId, scope, plan, branch, aggregated);
    if (isServed(definitions, requirement)) continue;
    throw new FirestoreError('FAILED_PRECONDITION', `The query requires an index. ${describe(requirement)}`);
  }
}

function requirementOf(
  collectionId: string,
  scope: QueryScope,
  plan: QueryPlan,
  branch: readonly (FieldFilter | UnaryFilter)[],
  aggregated: readonly FieldPath[],
): Requirement {
  const equalities = new Map<string, IndexField>();
  for (const filter of branch) {
    const path = formatFieldPath(filter.field);
    if (path === NAME_FIELD || isInequality(filter)) continue;
    const mode: IndexMode = filter.op.startsWith('array-contains') ? 'CONTAINS' : 'ASCENDING';
    equalities.set(`${mode === 'CONTAINS' ? '[]' : ''}${path}`, { path, mode });
  }
  const orders = plan.orders
    .map(({ field, direction }): IndexField => ({
      path: formatFieldPath(field),
      mode: direction === 'ASC' ? 'ASCENDING' : 'DESCENDING',
    }))
    // A field with an equality filter needs no order.
    .filter(({ path }) => !equalities.has(path));
  const name = orders.pop();
  const lastMode = orders.at(-1)?.mode ?? 'ASCENDING';
  const isNameImplied =
    name?.path === NAME_FIELD && (name.mode === lastMode || isScanBackwards(equalities.size, orders));
  if (name && !isNameImplied) orders.push(name);
  for (const field of aggregated) {
    const path = formatFieldPath(field);
    if (!equalities.has(path) && !orders.some((order) => order.path === path))
      orders.push({ path, mode: lastMode });
  }
  const { nearest } = plan.query;
  const vector: IndexField | undefined = nearest && {
    path: formatFieldPath(nearest.field),
    mode: 'VECTOR',
    dimension: nearest.vector.length,
  };
  return { collectionId, scope, equalities: [...equalities.values()], orders, vector };
}

/** Whether a query has no equality and only the name orders it: such a query needs no index in either direction. */
function isScanBackwards(equalities: number, orders: readonly IndexField[]): boolean {
  return equalities === 0 && orders.length === 0;
}

function isServed(definitions: IndexDefinitions, requirement: Requirement): boolean {
  const { collectionId, scope, equalities, orders, vector } = requirement;
  if (vector) return hasVectorIndex(definitions, requirement, vector);
  const single = (field: IndexField): boolean => hasSingleField(definitions, collectionId, scope, field);
  if (orders.length === 0 && equalities.every(single)) return true;
  const [order] = orders;
  if (equalities.length === 0 && orders.length === 1 && order && order.path !== NAME_FIELD && single(order))
    return true;
  const candidates = definitions.composites
    .filter((index) => index.collectionId === collectionId && index.scope === scope)
    .map((index) => coveredEqualities(index, requirement))
    .filter((covered) => covered !== undefined);
  if (candidates.length === 0) return false;
  // Indexes with the same order can be merged when together they cover every equality. Single-field indexes merge only
  // without an order.
  const covered = new Set(candidates.flat());
  return equalities.every((field) => covered.has(field) || (orders.length === 0 && single(field)));
}

/** Whether one index holds exactly the other fields and then the vector: vector indexes are not automatic or merged. */
function hasVectorIndex(
  { composites }: IndexDefinitions,
  { collectionId, scope, equalities, orders }: Requirement,
  vector: IndexField,
): boolean {
  const wanted = [...equalities, ...orders.filter(({ path }) => path !== NAME_FIELD)];
  return composites.some(({ fields, ...index }) => {
    if (index.collectionId !== collectionId || index.scope !== scope) return false;
    const last = fields.at(-1);
    const isSearched =
      last?.mode === 'VECTOR' && last.path === vector.path && last.dimension === vector.dimension;
    const before = new Set(fields.slice(0, -1).map(({ path }) => path));
    return isSearched && before.size === wanted.length && wanted.every(({ path }) => before.has(path));
  });
}

/** The equality fields that an index covers; `undefined` if it cannot serve the query. */
function coveredEqualities(
  index: CompositeIndex,
  { equalities, orders }: Requirement,
): IndexField[] | undefined {
  const fields = withoutImpliedName(index.fields);
  const prefixLength = fields.length - orders.length;
  if (prefixLength < 0) return undefined;
  const covered: IndexField[] = [];
  for (const field of fields.slice(0, prefixLength)) {
    const isContains = field.mode === 'CONTAINS';
    const match = equalities.find(
      ({ path, mode }) => path === field.path && (mode === 'CONTAINS') === isContains,
    );
    if (!match) return undefined;
    covered.push(match);
  }
  const suffix = fields.slice(prefixLength);
  const samePaths = suffix.every(({ path }, at) => path === orders[at]?.path);
  const forwards = suffix.every(({ mode }, at) => mode === orders[at]?.mode);
  const backwards = suffix.every(({ mode }, at) => mode !== orders[at]?.mode && mode !== 'CONTAINS');
  return samePaths && (forwards || backwards) ? covered : undefined;
}

function withoutImpliedName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (last?.path !== NAME_FIELD) return fields;
  const before = fields.at(-2);
  const implied = before?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  return last.mode === implied ? fields.slice(0, -1) : fields;
}

function hasSingleField(
  { overrides }: IndexDefinitions,
  collectionId: string,
  scope: QueryScope,
  { path, mode }: IndexField,
): boolean {
  const override = overrides.get(overrideKey(collectionId, path));
  // Automatic indexes cover collections, not collection groups.
  if (!override) return scope === 'COLLECTION';
  return override.some(
    (index) => index.scope === scope && (index.mode === 'CONTAINS') === (mode === 'CONTAINS'),
  );
}

function describe({ collectionId, scope, equalities, orders, vector }: Requirement): string {
  const fields = [...equalities, ...orders, ...(vector ? [vector] : [])];
  const [only] = fields;
  const asJson = ({ path, mode, dimension }: IndexField): object => {
    if (mode === 'VECTOR') return { fieldPath: path, vectorConfig: { dimension, flat: {} } };
    return mode === 'CONTAINS' ? { fieldPath: path, arrayConfig: mode } : { fieldPath: path, order: mode };
  };
  if (fields.length === 1 && only && !vector) {
    const { fieldPath, ...index } = asJson(only) as { fieldPath: string };
    const override = { collectionGroup: collectionId, fieldPath, indexes: [{ ...index, queryScope: scope }] };
    return `Add to fieldOverrides in firestore.indexes.json: ${JSON.stringify(override)}`;
  }
  const index = { collectionGroup: collectionId, queryScope: scope, fields: fields.map(asJson) };
  return `Add to indexes in firestore.indexes.json: ${JSON.stringify(index)}`;
}
