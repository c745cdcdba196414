// The emulator's own types of structured queries and aggregations, independent of protobuf.
import type { DocumentPath } from '../value/document.ts';
import { isNan, type Value } from '../value/value.ts';
import type { FieldPath } from '../store/field-path.ts';
import type { NearestSearch } from './nearest.ts';

type ComparisonOperator =
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
type UnaryOperator = 'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan';

export interface CompositeFilter {
  readonly op: 'and' | 'or';
  readonly filters: readonly Filter[];
}
export interface FieldFilter {
  readonly op: ComparisonOperator;
  readonly field: FieldPath;
  readonly value: Value;
}
export interface UnaryFilter {
  readonly op: UnaryOperator;
  readonly field: FieldPath;
}
export type Filter = CompositeFilter | FieldFilter | UnaryFilter;

export interface Order {
  readonly field: FieldPath;
  readonly direction: 'ASC' | 'DESC';
}

/** A position in the result's order: ahead of the documents with these values if `before`, else behind them. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

export interface StructuredQuery {
  /** The path of the document above the collection; empty for root collections. */
  readonly parent: DocumentPath;
  /** `undefined` for collections of any id. */
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly where: Filter | undefined;
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** The vector search among the query's results. */
  readonly nearest?: NearestSearch | undefined;
  /** The fields to return; `undefined` for all. */
  readonly select: readonly FieldPath[] | undefined;
}

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: bigint | undefined }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
);

export function isComposite(filter: Filter): filter is CompositeFilter {
  return filter.op === 'and' || filter.op === 'or';
}

/** The field and unary filters inside a filter, from left to right. */
export function leaves(filter: Filter | undefined): (FieldFilter | UnaryFilter)[] {
  if (!filter) return [];
  return isComposite(filter) ? filter.filters.flatMap(leaves) : [filter];
}

/** The branches of a filter's disjunctive normal form, in which a filter such as `in` is not split into its values. */
export function branches(filter: Filter): (FieldFilter | UnaryFilter)[][] {
  if (!isComposite(filter)) return [[filter]];
  const parts = filter.filters.map(branches);
  if (filter.op === 'or') return parts.flat();
  return parts.reduce<(FieldFilter | UnaryFilter)[][]>(
    (joined, part) => joined.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  );
}

const INEQUALITIES: ReadonlySet<Filter['op']> = new Set<Filter['op']>([
  '<',
  '<=',
  '>',
  '>=',
  '!=',
  'not-in',
  'is-not-null',
  'is-not-nan',
]);

/**
 * Whether a filter is an inequality, whose field becomes part of the order. A comparison with null, or of a range with
 * NaN, matches nothing and is none.
 */
export function isInequality(filter: Filter): boolean {
  if (!INEQUALITIES.has(filter.op)) return false;
  if (!('value' in filter) || filter.op === 'not-in') return true;
  return filter.value.type !== 'null' && (filter.op === '!=' || !isNan(filter.value));
}
