// Converts a query's filter to disjunctive normal form: a list of disjuncts, each a list of constraints.
import { truncateToMicros } from '../../value/timestamp.ts';
import type { Value } from '../../value/value.ts';
import type { QueryFilter } from '../engine.ts';

export type FieldPath = readonly string[];

/** A constraint of one disjunct on one field. */
export interface FieldConstraint {
  readonly field: FieldPath;
  readonly op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains';
  readonly value: Value;
}

/** A filter with more disjuncts is refused without a check; Firestore itself accepts 30. */
const MAX_DISJUNCTS = 100;

/** The filter's disjunctive normal form, or `undefined` when it has too many disjuncts. */
export function normalForm(filter: QueryFilter | undefined): FieldConstraint[][] | undefined {
  if (!filter) return [[]];
  if ('field' in filter) return fieldFilter(filter);
  const parts: FieldConstraint[][][] = [];
  for (const inner of filter.filters) {
    const part = normalForm(inner);
    if (!part) return undefined;
    parts.push(part);
  }
  if (filter.op === 'or') return bounded(parts.flat());
  let disjuncts: FieldConstraint[][] = [[]];
  for (const part of parts) {
    if (disjuncts.length * part.length > MAX_DISJUNCTS) return undefined;
    disjuncts = disjuncts.flatMap((disjunct) => part.map((other) => [...disjunct, ...other]));
  }
  return disjuncts;
}

function bounded(disjuncts: FieldConstraint[][]): FieldConstraint[][] | undefined {
  return disjuncts.length > MAX_DISJUNCTS ? undefined : disjuncts;
}

function fieldFilter(filter: Extract<QueryFilter, { field: FieldPath }>): FieldConstraint[][] | undefined {
  const { field, op } = filter;
  const notNull: FieldConstraint = { field, op: '!=', value: { type: 'null' } };
  switch (op) {
    case 'is-null':
      return [[{ field, op: '==', value: { type: 'null' } }]];
    case 'is-nan':
      return [[{ field, op: '==', value: { type: 'double', value: NaN } }]];
    case 'is-not-null':
    case 'is-not-nan':
      return [[notNull]];
    case '==':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return [[{ field, op, value: stored(filter.value) }]];
    case '!=':
      return [[notNull, { field, op, value: stored(filter.value) }]];
    case 'array-contains':
      return [[{ field, op: 'contains', value: stored(filter.value) }]];
    case 'in':
    case 'array-contains-any': {
      const comparator = op === 'in' ? '==' : 'contains';
      const disjuncts = elements(filter.value).map((value): FieldConstraint[] => [
        { field, op: comparator, value: stored(value) },
      ]);
      return bounded(disjuncts);
    }
    case 'not-in': {
      const differs = elements(filter.value).map((value): FieldConstraint => ({
        field,
        op: '!=',
        value: stored(value),
      }));
      return [[notNull, ...differs]];
    }
  }
}

function elements(value: Value): readonly Value[] {
  return value.type === 'array' ? value.values : [];
}

/** A value as Firestore stores and compares it: timestamps are cut to microseconds. */
function stored(value: Value): Value {
  return value.type === 'timestamp' ? { type: 'timestamp', value: truncateToMicros(value.value) } : value;
}
