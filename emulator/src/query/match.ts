import { compareValues, typeOrder, valuesEqual } from '../value/compare.ts';
import { isNan, type Value } from '../value/value.ts';
import type { FieldPath } from '../store/field-path.ts';
import { type FieldFilter, type Filter, isComposite } from './query.ts';

/** Reads a field of a document; returns `undefined` when the document lacks the field. */
export type FieldReader = (field: FieldPath) => Value | undefined;

/** Whether a document passes a filter. A document without the filtered field never passes a filter on one field. */
export function matches(filter: Filter, read: FieldReader): boolean {
  if (isComposite(filter)) {
    return filter.op === 'and'
      ? filter.filters.every((part) => matches(part, read))
      : filter.filters.some((part) => matches(part, read));
  }
  const value = read(filter.field);
  if (value === undefined) return false;
  switch (filter.op) {
    case 'is-null':
      return value.type === 'null';
    case 'is-not-null':
      return value.type !== 'null';
    case 'is-nan':
      return isNan(value);
    case 'is-not-nan':
      return value.type !== 'null' && !isNan(value);
    default:
      return passesComparison(filter, value);
  }
}

function passesComparison({ op, value: operand }: FieldFilter, value: Value): boolean {
  switch (op) {
    case '==':
      return isEqual(value, operand);
    case '!=':
      return operand.type !== 'null' && value.type !== 'null' && !valuesEqual(value, operand);
    case '<':
      return isComparable(value, operand) && compareValues(value, operand) < 0;
    case '<=':
      return isComparable(value, operand) && compareValues(value, operand) <= 0;
    case '>':
      return isComparable(value, operand) && compareValues(value, operand) > 0;
    case '>=':
      return isComparable(value, operand) && compareValues(value, operand) >= 0;
    case 'in':
      return elements(operand).some((candidate) => isEqual(value, candidate));
    case 'not-in': {
      const excluded = elements(operand);
      if (value.type === 'null' || excluded.some(({ type }) => type === 'null')) return false;
      return !excluded.some((candidate) => valuesEqual(value, candidate));
    }
    case 'array-contains':
      return elements(value).some((element) => isEqual(element, operand));
    case 'array-contains-any': {
      const candidates = elements(operand);
      return elements(value).some((element) => candidates.some((candidate) => isEqual(element, candidate)));
    }
  }
}

/** Equality for `==`, `in` and the array filters: an operand that is null or NaN equals nothing. */
function isEqual(value: Value, operand: Value): boolean {
  return operand.type !== 'null' && !isNan(operand) && valuesEqual(value, operand);
}

/** Whether `<`, `<=`, `>` and `>=` can match: both values have the same type, and neither is null or NaN. */
function isComparable(value: Value, operand: Value): boolean {
  return (
    operand.type !== 'null' && !isNan(operand) && !isNan(value) && typeOrder(value) === typeOrder(operand)
  );
}

function elements(value: Value): readonly Value[] {
  return value.type === 'array' ? value.values : [];
}
