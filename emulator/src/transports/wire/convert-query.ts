// Converts queries from protobuf to the emulator's types.
import type { Aggregation, Cursor, Filter, Order, StructuredQuery } from '../../query/query.ts';
import { type DistanceMeasure, type NearestSearch, vectorOf } from '../../query/nearest.ts';
import { invalidArgument } from '../../store/error.ts';
import { checkQueriedPath, type FieldPath, parseFieldPath } from '../../store/field-path.ts';
import type { DocumentPath } from '../../value/document.ts';
import { checkCollectionId } from '../../value/resource-name.ts';
import { unsetValue } from './value-json.ts';
import type {
  WireAggregation,
  WireCursor,
  WireFieldReference,
  WireFilter,
  WireFindNearest,
  WireQuery,
} from './messages.ts';

const FIELD_OPERATORS = [
  undefined,
  '<',
  '<=',
  '>',
  '>=',
  '==',
  '!=',
  'array-contains',
  'in',
  'array-contains-any',
  'not-in',
] as const;
const UNARY_OPERATORS = [undefined, undefined, 'is-nan', 'is-null', 'is-not-nan', 'is-not-null'] as const;
const COMPOSITE_OPERATORS = [undefined, 'and', 'or'] as const;
const DISTANCE_MEASURES: readonly (DistanceMeasure | undefined)[] = [
  undefined,
  'EUCLIDEAN',
  'COSINE',
  'DOT_PRODUCT',
];
const DESCENDING = 2;

/** Reads a structured query below a parent. @throws FirestoreError or InvalidNameError */
export function readQuery(parent: DocumentPath, query: WireQuery): StructuredQuery {
  if (query.from.length > 1) {
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  }
  const [selector] = query.from;
  const collectionId = selector?.collectionId === '' ? undefined : selector?.collectionId;
  if (collectionId !== undefined) checkCollectionId(collectionId);
  return {
    parent,
    collectionId,
    allDescendants: selector?.allDescendants ?? false,
    where: query.where ? readFilter(query.where) : undefined,
    orderBy: query.orderBy.map(({ field, direction }): Order => ({
      field: readField(field),
      direction: direction === DESCENDING ? 'DESC' : 'ASC',
    })),
    startAt: readCursor(query.startAt),
    endAt: readCursor(query.endAt),
    offset: query.offset,
    limit: query.limit?.value,
    nearest: query.findNearest ? readNearest(query.findNearest) : undefined,
    select: query.select ? query.select.fields.map(readField) : undefined,
  };
}

/** Reads the aggregations of a request; those without an alias get `field_1`, `field_2`, … @throws FirestoreError */
export function readAggregations(aggregations: readonly WireAggregation[]): Aggregation[] {
  let unnamed = 0;
  return aggregations.map((aggregation) => {
    const alias = aggregation.alias === '' ? `field_${++unnamed}` : aggregation.alias;
    switch (aggregation.operator) {
      case 'count': {
        const { upTo } = aggregation.count;
        return { alias, kind: 'count', upTo: upTo ? BigInt(upTo.value.toString()) : undefined };
      }
      case 'sum':
      case 'avg':
        return {
          alias,
          kind: aggregation.operator,
          field: readField(aggregation[aggregation.operator].field),
        };
      default:
        throw invalidArgument('Aggregation operator is not set.');
    }
  });
}

/** Reads `order_by` of ListDocuments: `a desc, b`. @throws FirestoreError INVALID_ARGUMENT */
export function readOrderBy(text: string): Order[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [field = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction))
      throw invalidArgument(`Invalid order by: "${text}".`);
    return {
      field: checkQueriedPath(parseFieldPath(field)),
      direction: direction.toLowerCase() === 'desc' ? 'DESC' : 'ASC',
    };
  });
}

function readFilter(filter: WireFilter): Filter {
  switch (filter.filterType) {
    case 'compositeFilter': {
      const { op, filters } = filter.compositeFilter;
      const operator = COMPOSITE_OPERATORS[op];
      if (!operator) throw invalidArgument('Unsupported CompositeFilter operator.');
      // A conjunction of nothing holds for everything, as in production; a disjunction of nothing is refused.
      if (filters.length === 0 && operator === 'or') {
        throw invalidArgument('Composite filter must have at least one sub-filter.');
      }
      return { op: operator, filters: filters.map(readFilter) };
    }
    case 'fieldFilter': {
      const { field, op, value } = filter.fieldFilter;
      const operator = FIELD_OPERATORS[op];
      if (!operator) throw invalidArgument('Unknown FieldFilter operator.');
      return { op: operator, field: readField(field), value: value ?? unset() };
    }
    case 'unaryFilter': {
      const operator = UNARY_OPERATORS[filter.unaryFilter.op];
      if (!operator) throw invalidArgument('Unary filter operator is not set.');
      return { op: operator, field: readField(filter.unaryFilter.field) };
    }
    default:
      throw invalidArgument('Unknown Filter type.');
  }
}

function unset(): never {
  throw unsetValue();
}

function readNearest(search: WireFindNearest): NearestSearch {
  const measure = DISTANCE_MEASURES[search.distanceMeasure];
  if (!measure) throw invalidArgument('Unknown Distance Measure.');
  const vector = vectorOf(search.queryVector ?? undefined);
  if (!vector) throw invalidArgument('FindNearest.query_vector must be a vector.');
  if (!search.limit) throw invalidArgument('FindNearest.limit is required.');
  return {
    field: readField(search.vectorField),
    vector,
    measure,
    limit: search.limit.value,
    resultField: search.distanceResultField === '' ? undefined : parseFieldPath(search.distanceResultField),
    threshold: search.distanceThreshold?.value,
  };
}

function readCursor(cursor: WireCursor | null | undefined): Cursor | undefined {
  return cursor ? { values: cursor.values, before: cursor.before } : undefined;
}

function readField(field: WireFieldReference | null | undefined): FieldPath {
  return checkQueriedPath(parseFieldPath(field?.fieldPath ?? ''));
}
