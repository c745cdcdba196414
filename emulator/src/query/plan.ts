// Plans: validated queries with their complete order, which test one document (`matches`) or find all (`runPlan`).
import { compareValues } from '../value/compare.ts';
import type { DatabaseId, StoredDocument } from '../value/document.ts';
import { compareDocumentPaths, formatDocumentName } from '../value/resource-name.ts';
import type { Value } from '../value/value.ts';
import type { DatabaseView } from '../store/document-tree.ts';
import type { Equality } from '../store/equality-index.ts';
import {
  compareFieldPaths,
  type FieldPath,
  formatFieldPath,
  isNameField,
  NAME_FIELD,
  valueAt,
} from '../store/field-path.ts';
import { matches } from './match.ts';
import { nearestOf } from './nearest.ts';
import {
  type Cursor,
  type Filter,
  isComposite,
  isInequality,
  leaves,
  type Order,
  type StructuredQuery,
} from './query.ts';
import { checkQuery } from './validate.ts';

export interface QueryPlan {
  readonly query: StructuredQuery;
  /** The whole order: what the query asks for, then the inequality fields, then the name. */
  readonly orders: readonly Order[];
  /** The fields and values of the `==` filters that every selected document passes. */
  readonly equalities: readonly Equality[];
  /** Whether the query selects a document, apart from its offset, limit and vector search. */
  matches(document: StoredDocument): boolean;
  /** Compares two documents by their order in the result: negative if `left` comes first. */
  compare(left: StoredDocument, right: StoredDocument): number;
  /** The values of a document that `orders` name: its place in the result. */
  place(document: StoredDocument): readonly Value[];
  /** The documents in the order of the result. */
  sort(documents: readonly StoredDocument[]): StoredDocument[];
}

export interface QueryResult {
  readonly documents: readonly StoredDocument[];
  /** How many documents the offset passed over. */
  readonly skipped: number;
}

/**
 * Checks a query and completes its order. Documents without one of the `aggregated` fields are not found.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function planQuery(
  database: DatabaseId,
  query: StructuredQuery,
  aggregated: readonly FieldPath[] = [],
): QueryPlan {
  checkQuery(database, query);
  const orders = completeOrders(query);
  const orderFields = orders.filter(({ field }) => !isNameField(field)).map(({ field }) => field);
  const read = (document: StoredDocument, field: FieldPath): Value | undefined =>
    isNameField(field)
      ? { type: 'reference', value: formatDocumentName(database, document.path) }
      : valueAt(document.fields, field);
  const position = (document: StoredDocument, cursor: Cursor): number => {
    for (const [index, value] of cursor.values.entries()) {
      const order = orders[index] as Order;
      const own = read(document, order.field) as Value;
      const comparison = compareValues(own, value);
      if (comparison !== 0) return order.direction === 'ASC' ? comparison : -comparison;
    }
    return 0;
  };
  const { where, startAt, endAt } = query;
  return {
    query,
    orders,
    equalities: equalitiesOf(where),
    matches(document) {
      if (!isSelected(query, document.path)) return false;
      if (![...orderFields, ...aggregated].every((field) => valueAt(document.fields, field) !== undefined))
        return false;
      if (where && !matches(where, (field) => read(document, field))) return false;
      if (startAt) {
        const place = position(document, startAt);
        if (startAt.before ? place < 0 : place <= 0) return false;
      }
      if (endAt) {
        const place = position(document, endAt);
        if (endAt.before ? place >= 0 : place > 0) return false;
      }
      return true;
    },
    place: (document) => orders.map(({ field }) => read(document, field) as Value),
    compare: (left, right) => compareKeys(orders, sortKey(orders, left), sortKey(orders, right)),
    sort: (documents) =>
      documents
        .map((document) => sortKey(orders, document))
        .sort((left, right) => compareKeys(orders, left, right))
        .map(({ document }) => document),
  };
}

/** A document with the values that it is sorted by, which are read once. */
interface SortKey {
  readonly document: StoredDocument;
  readonly values: readonly (Value | undefined)[];
}

function sortKey(orders: readonly Order[], document: StoredDocument): SortKey {
  const values = orders.map(({ field }) =>
    isNameField(field) ? undefined : valueAt(document.fields, field),
  );
  return { document, values };
}

function compareKeys(orders: readonly Order[], left: SortKey, right: SortKey): number {
  for (const [index, { field, direction }] of orders.entries()) {
    const order = isNameField(field)
      ? compareDocumentPaths(left.document.path, right.document.path)
      : compareValues(left.values[index] as Value, right.values[index] as Value);
    if (order !== 0) return direction === 'ASC' ? order : -order;
  }
  return 0;
}

/** Runs a plan against one state of the database. */
export function runPlan(plan: QueryPlan, view: DatabaseView): QueryResult {
  const { query } = plan;
  const { offset, limit } = query;
  const most = limit === undefined ? Infinity : offset + limit;
  const collections = sources(query, view);
  const isSorted = collections.length <= 1 && isNameOrder(plan);
  const found: StoredDocument[] = [];
  scan: for (const collection of collections) {
    for (const document of documentsIn(plan, view, collection)) {
      if (isSorted && found.length >= most) break scan;
      if (plan.matches(document)) found.push(document);
    }
  }
  const sorted = isSorted ? found : plan.sort(found);
  const limited = offset === 0 && most >= sorted.length ? sorted : sorted.slice(offset, most);
  const documents = query.nearest ? nearestOf(query.nearest, limited) : limited;
  return { documents, skipped: Math.min(offset, found.length) };
}

/** The documents of a collection that may match the query, in name order. */
function documentsIn(
  { query, equalities }: QueryPlan,
  view: DatabaseView,
  collection: readonly string[],
): IterableIterator<StoredDocument> {
  // A collection group has many small collections; an index for each of them costs more than it saves.
  return equalities.length === 0 || query.allDescendants
    ? view.scan(collection)
    : view.candidates(collection, equalities);
}

function equalitiesOf(where: Filter | undefined): Equality[] {
  if (!where) return [];
  if (isComposite(where)) return where.op === 'and' ? where.filters.flatMap(equalitiesOf) : [];
  return where.op === '==' && !isNameField(where.field) ? [where] : [];
}

function isNameOrder(plan: QueryPlan): boolean {
  const [order] = plan.orders;
  return (
    plan.orders.length === 1 && order !== undefined && isNameField(order.field) && order.direction === 'ASC'
  );
}

function sources(query: StructuredQuery, view: DatabaseView): (readonly string[])[] {
  if (query.collectionId !== undefined && !query.allDescendants)
    return [[...query.parent, query.collectionId]];
  const found: (readonly string[])[] = [];
  for (const collection of view.collections()) {
    if (isSelected(query, [...collection, ''])) found.push(collection);
  }
  return found;
}

/** Whether a document's path is in a collection that the query searches. */
function isSelected(
  { parent, collectionId, allDescendants }: StructuredQuery,
  path: readonly string[],
): boolean {
  if (allDescendants ? path.length < parent.length + 2 : path.length !== parent.length + 2) return false;
  if (collectionId !== undefined && path[path.length - 2] !== collectionId) return false;
  return parent.every((id, index) => path[index] === id);
}

function completeOrders(query: StructuredQuery): Order[] {
  const orders = [...query.orderBy];
  const direction = orders[orders.length - 1]?.direction ?? 'ASC';
  const present = new Set(orders.map(({ field }) => formatFieldPath(field)));
  if (present.has(NAME_FIELD)) return orders;
  const missing = leaves(query.where)
    .filter(isInequality)
    .map(({ field }) => field)
    .filter((field) => !isNameField(field))
    .sort(compareFieldPaths);
  for (const field of [...missing, [NAME_FIELD]]) {
    const name = formatFieldPath(field);
    if (present.has(name)) continue;
    present.add(name);
    orders.push({ field, direction });
  }
  return orders;
}
