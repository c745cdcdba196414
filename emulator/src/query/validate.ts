// Validation of queries, with the official emulator's messages.
import { isDeepStrictEqual } from 'node:util';
import { checkOperand } from '../store/check-value.ts';
import { invalidArgument } from '../store/error.ts';
import { type FieldPath, formatFieldPath, isNameField, NAME_FIELD } from '../store/field-path.ts';
import { LIMITS, limitText } from '../value/limits.ts';
import { valueSize } from '../value/size.ts';
import { formatDatabaseName } from '../value/resource-name.ts';
import type { DatabaseId } from '../value/document.ts';
import type { Value } from '../value/value.ts';
import { checkNearest } from './nearest.ts';
import {
  type FieldFilter,
  type Filter,
  isComposite,
  isInequality,
  leaves,
  type StructuredQuery,
  type UnaryFilter,
} from './query.ts';

/** Checks a query before it is planned. @throws FirestoreError INVALID_ARGUMENT */
export function checkQuery(database: DatabaseId, query: StructuredQuery): void {
  if (query.limit !== undefined && query.limit < 0) throw invalidArgument('limit is negative');
  if (query.offset < 0) throw invalidArgument('offset is negative');
  if (query.collectionId === undefined) checkWithoutCollection(query);
  checkFilters(query.where);
  checkNames(database, query);
  checkInequalities(query.where);
  checkOrders(query);
  checkTotal(query);
  if (query.nearest) {
    checkNearest(query.nearest);
    if (query.limit !== undefined) throw besideNearest('query limit');
    if (query.offset > 0) throw besideNearest('query offset');
    if (query.startAt || query.endAt) throw besideNearest('cursor');
  }
  for (const cursor of [query.startAt, query.endAt]) {
    if (!cursor) continue;
    if (cursor.values.length > query.orderBy.length) throw invalidArgument('Cursor has too many values.');
    cursor.values.forEach((value, index) => {
      checkOperand(value);
      const field = query.orderBy[index]?.field;
      if (field && isNameField(field) && value.type !== 'reference') {
        throw invalidArgument('Cursor __key__ value is not a document reference.');
      }
    });
  }
}

/** Refuses names of another database in filters and cursors of `__name__`. */
function checkNames(database: DatabaseId, { where, orderBy, startAt, endAt }: StructuredQuery): void {
  const own = formatDatabaseName(database);
  const isForeign = (value: Value): boolean =>
    value.type === 'reference' && !value.value.startsWith(`${own}/`);
  for (const filter of leaves(where)) {
    const foreign = isNameField(filter.field) && 'value' in filter && listed(filter).find(isForeign);
    if (foreign && foreign.type === 'reference') {
      const other = foreign.value.split('/').slice(0, 4).join('/');
      throw invalidArgument(
        `The request was for database '${own}' but was attempting to access database '${other}'`,
      );
    }
  }
  for (const cursor of [startAt, endAt]) {
    const isPlaced = cursor?.values.some(
      (value, index) => isNameField(orderBy[index]?.field ?? []) && isForeign(value),
    );
    if (isPlaced) throw invalidArgument('The cursor key is in a different database than the query');
  }
}

/** The values that a filter compares with, each for itself. */
function listed({ op, value }: FieldFilter): readonly Value[] {
  const isList = op === 'in' || op === 'not-in' || op === 'array-contains-any';
  return isList && value.type === 'array' ? value.values : [value];
}

function besideNearest(what: string): Error {
  return invalidArgument(`A ${what} cannot be used with FindNearest`);
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
    if (isNameField(field) && index < query.orderBy.length - 1) throw orderAfterKey();
  });
  // Fields of inequalities become orders after those of the query.
  const isAfterKey = inequalityFields(query.where).some((name) => name !== NAME_FIELD && !seen.has(name));
  if (seen.has(NAME_FIELD) && isAfterKey) throw orderAfterKey();
}

function orderAfterKey(): Error {
  return invalidArgument('order by clause cannot contain more fields after the key');
}

/** The different fields of a filter's inequalities. */
function inequalityFields(where: Filter | undefined): string[] {
  return [
    ...new Set(
      leaves(where)
        .filter(isInequality)
        .map(({ field }) => formatFieldPath(field)),
    ),
  ];
}

function checkInequalities(where: Filter | undefined): void {
  const fields = inequalityFields(where);
  if (fields.length <= LIMITS.inequalityFields.most) return;
  const shown = fields.map((name) => (name === NAME_FIELD ? '__key__' : name)).join(', ');
  throw invalidArgument(limitText('inequalityFields', { count: fields.length, fields: shown }));
}

function checkTotal({ where, orderBy, parent }: StructuredQuery): void {
  const filters = leaves(where).length;
  const orders = orderBy.length;
  const ancestors = parent.length > 0 ? 1 : 0;
  if (filters + orders + ancestors <= LIMITS.filtersAndOrders.most) return;
  const ancestor = ancestors === 0 ? 'no ancestor filter' : 'one ancestor filter';
  throw invalidArgument(limitText('filtersAndOrders', { filters, orders, ancestor }));
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
    if (isNameField(filter.field)) checkNameFilter(filter);
    if ('value' in filter) checkOperandSize(filter);
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
  if (arrayContainsCount(where) > LIMITS.arrayContains.most)
    throw invalidArgument(limitText('arrayContains'));
  if (disjunctions(where) > LIMITS.disjunctions.most) throw invalidArgument(limitText('disjunctions'));
  checkNameEquality(where);
}

/** Refuses an equality on the name with an inequality on another field, also in another branch of a disjunction. */
function checkNameEquality(where: Filter): void {
  const all = leaves(where);
  const inequalities = all.filter(isInequality);
  const fixesName = all.some(({ op, field }) => isNameField(field) && (op === '==' || op === 'in'));
  if (fixesName && inequalities.length > 0 && !inequalities.some(({ field }) => isNameField(field))) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

function checkValues(filter: { value: Value }, op: keyof typeof OPERATOR_NAMES): void {
  const name = `'${OPERATOR_NAMES[op]}'`;
  const { value } = filter;
  if (value.type !== 'array') throw invalidArgument(`${name} requires an ArrayValue.`);
  if (value.values.length === 0) throw invalidArgument(`${name} requires an non-empty ArrayValue.`);
  const limit = op === 'not-in' ? 'notInValues' : 'inValues';
  if (value.values.length > LIMITS[limit].most) {
    throw invalidArgument(limitText(limit, { operator: OPERATOR_NAMES[op] }));
  }
}

/** Checks a value's parts and that it is not too large to be compared with what indexes hold. */
function checkOperandSize(filter: FieldFilter): void {
  const { op, field, value } = filter;
  checkOperand(value);
  for (const operand of listed(filter)) {
    if (operandSize(operand) <= LIMITS.queriedValueBytes.most) continue;
    const name = `${formatFieldPath(field)}${op.startsWith('array-contains') ? '[*]' : ''}`;
    throw invalidArgument(limitText('queriedValueBytes', { field: name }));
  }
}

function operandSize(value: Value): number {
  // A name is as long as a document's name may be.
  if (value.type === 'reference') return 0;
  return value.type === 'string' ? Buffer.byteLength(value.value) : valueSize(value);
}

function checkNameFilter(filter: FieldFilter | UnaryFilter): void {
  if (!('value' in filter)) throw invalidArgument('__key__ filter value must be a Key');
  if (filter.op.startsWith('array-contains')) throw invalidArgument('the name __key__ is reserved');
  if (listed(filter).some(({ type }) => type !== 'reference'))
    throw invalidArgument('__key__ filter value must be a Key');
}

function containsOr(filter: Filter): boolean {
  return isComposite(filter) && (filter.op === 'or' || filter.filters.some(containsOr));
}

/** The largest number of array-contains clauses in one branch of the disjunctive normal form. */
function arrayContainsCount(filter: Filter): number {
  if (!isComposite(filter)) return filter.op.startsWith('array-contains') ? 1 : 0;
  // Filters that stand beside the same one count once.
  const counts = filter.filters
    .filter((inner, index, all) => !all.slice(0, index).some((other) => isDeepStrictEqual(inner, other)))
    .map(arrayContainsCount);
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
