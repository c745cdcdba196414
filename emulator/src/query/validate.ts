// Validation of queries, with the official emulator's messages.
import { FirestoreError, invalidArgument } from '../store/error.ts';
import { type FieldPath, formatFieldPath, isNameField } from '../store/field-path.ts';
import type { Value } from '../value/value.ts';
import { checkNearest } from './nearest.ts';
import {
  branches,
  type FieldFilter,
  type Filter,
  isComposite,
  isInequality,
  leaves,
  type StructuredQuery,
} from './query.ts';

const MAX_IN_VALUES = 30;
const MAX_NOT_IN_VALUES = 10;
const MAX_DISJUNCTIONS = 30;

/** Checks a query before it is planned. @throws FirestoreError INVALID_ARGUMENT or FAILED_PRECONDITION */
export function checkQuery(query: StructuredQuery): void {
  if (query.limit !== undefined && query.limit < 0) throw invalidArgument('limit is negative');
  if (query.offset < 0) throw invalidArgument('offset is negative');
  if (query.collectionId === undefined) checkWithoutCollection(query);
  checkFilters(query.where);
  checkOrders(query);
  if (query.nearest) checkNearest(query.nearest);
  for (const cursor of [query.startAt, query.endAt]) {
    if (!cursor) continue;
    if (cursor.values.length > query.orderBy.length) throw invalidArgument('Cursor has too many values.');
    cursor.values.forEach((value, index) => {
      const field = query.orderBy[index]?.field;
      if (field && isNameField(field) && value.type !== 'reference') {
        throw invalidArgument('Cursor __key__ value is not a document reference.');
      }
    });
  }
}

function checkWithoutCollection(query: StructuredQuery): void {
  for (const { field } of leaves(query.where)) {
    if (!isNameField(field)) throw invalidArgument(`kind is required for filter: ${formatFieldPath(field)}`);
  }
  if (query.orderBy.some(({ field, direction }) => !isNameField(field) || direction === 'DESC')) {
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  }
}

function checkOrders(query: StructuredQuery): void {
  const seen = new Set<string>();
  query.orderBy.forEach(({ field }, index) => {
    const name = formatFieldPath(field);
    if (seen.has(name)) throw invalidArgument(`order by clause cannot contain duplicate fields ${name}`);
    seen.add(name);
    if (isNameField(field) && index < query.orderBy.length - 1) {
      throw invalidArgument('order by clause cannot contain more fields after the key');
    }
  });
}

const OPERATOR_NAMES = {
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const;

function checkFilters(where: Filter | undefined): void {
  if (!where) return;
  const all = leaves(where);
  for (const filter of all) {
    if (filter.op === 'in' || filter.op === 'not-in' || filter.op === 'array-contains-any') {
      checkValues(filter, filter.op);
    }
    if ('value' in filter && isNameField(filter.field)) checkNameValue(filter);
  }
  const negations = all.filter(({ op }) => ['!=', 'not-in', 'is-not-nan', 'is-not-null'].includes(op));
  if (negations.length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const ops = new Set(all.map(({ op }) => op));
  if (ops.has('not-in') && (ops.has('in') || ops.has('array-contains-any') || containsOr(where))) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
  if (arrayContainsCount(where) > 1) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      'Only a single array-contains clause is allowed in a query',
    );
  }
  if (disjunctions(where) > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Maximum allowed number of disjunctions is ${MAX_DISJUNCTIONS}.`,
    );
  }
  checkNameEquality(where);
}

/** Refuses an equality on the name with an inequality on another field, for which production has no index. */
function checkNameEquality(where: Filter): void {
  for (const branch of branches(where)) {
    const inequalities = branch.filter(isInequality);
    const fixesName = branch.some(({ op, field }) => isNameField(field) && (op === '==' || op === 'in'));
    if (fixesName && inequalities.length > 0 && !inequalities.some(({ field }) => isNameField(field))) {
      throw invalidArgument(
        'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
      );
    }
  }
}

function checkValues(filter: { value: Value }, op: keyof typeof OPERATOR_NAMES): void {
  const name = `'${OPERATOR_NAMES[op]}'`;
  const { value } = filter;
  if (value.type !== 'array') throw invalidArgument(`${name} requires an ArrayValue.`);
  if (value.values.length === 0) throw invalidArgument(`${name} requires an non-empty ArrayValue.`);
  const most = op === 'not-in' ? MAX_NOT_IN_VALUES : MAX_IN_VALUES;
  if (value.values.length > most) throw invalidArgument(`${name} supports up to ${most} comparison values.`);
}

function checkNameValue({ op, value }: { op: FieldFilter['op']; value: Value }): void {
  const values = (op === 'in' || op === 'not-in') && value.type === 'array' ? value.values : [value];
  if (values.some(({ type }) => type !== 'reference')) {
    throw invalidArgument('__key__ filter value must be a Key');
  }
}

function containsOr(filter: Filter): boolean {
  return isComposite(filter) && (filter.op === 'or' || filter.filters.some(containsOr));
}

/** The largest number of array-contains clauses in one branch of the disjunctive normal form. */
function arrayContainsCount(filter: Filter): number {
  if (!isComposite(filter)) return filter.op.startsWith('array-contains') ? 1 : 0;
  const counts = filter.filters.map(arrayContainsCount);
  return filter.op === 'or' ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0);
}

/** The number of branches of the disjunctive normal form, in which `in` has a branch for each of its values. */
function disjunctions(filter: Filter): number {
  if (isComposite(filter)) {
    const counts = filter.filters.map(disjunctions);
    return filter.op === 'or'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  const spreads = filter.op === 'in' || filter.op === 'array-contains-any';
  return spreads && 'value' in filter && filter.value.type === 'array' ? filter.value.values.length : 1;
}

/** Checks the field of an aggregation. @throws FirestoreError INVALID_ARGUMENT */
export function checkAggregatedField(field: FieldPath): void {
  if (isNameField(field)) throw invalidArgument('Aggregations are not supported on the __name__ field.');
}
