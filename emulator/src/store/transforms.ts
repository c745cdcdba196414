// Field transforms: computes the new fields and the transform results.
import { compareValues, valuesEqual } from '../value/compare.ts';
import {
  type DoubleValue,
  type Fields,
  type IntegerValue,
  isNan,
  isNumber,
  MAX_INT64,
  MIN_INT64,
  type Timestamp,
  type Value,
} from '../value/value.ts';
import { invalidArgument } from './error.ts';
import { valueAt, withValueAt } from './field-path.ts';
import type { FieldTransform } from './write.ts';

type NumberValue = IntegerValue | DoubleValue;

/** Applies transforms in order; returns one result for each, which is null for array transforms. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  requestTime: Timestamp,
): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    const value = transformed(valueAt(current, transform.field), transform, requestTime);
    current = withValueAt(current, transform.field, value);
    const isArray = transform.kind === 'array-union' || transform.kind === 'array-remove';
    results.push(isArray ? { type: 'null' } : value);
  }
  return { fields: current, results };
}

function transformed(stored: Value | undefined, transform: FieldTransform, requestTime: Timestamp): Value {
  switch (transform.kind) {
    case 'server-time':
      return { type: 'timestamp', value: requestTime };
    case 'increment':
      return isNumber(stored) ? add(stored, transform.operand as NumberValue) : transform.operand;
    case 'maximum':
    case 'minimum':
      return isNumber(stored) ? extreme(stored, transform.operand, transform.kind) : transform.operand;
    case 'array-union': {
      const result = stored?.type === 'array' ? [...stored.values] : [];
      for (const value of transform.values) {
        if (!result.some((present) => valuesEqual(present, value))) result.push(value);
      }
      return { type: 'array', values: result };
    }
    case 'array-remove': {
      const present = stored?.type === 'array' ? stored.values : [];
      const values = present.filter((value) => !transform.values.some((gone) => valuesEqual(gone, value)));
      return { type: 'array', values };
    }
  }
}

function extreme(stored: Value, operand: Value, kind: 'maximum' | 'minimum'): Value {
  if (isNan(operand)) return operand;
  if (isNan(stored)) return stored;
  const order = compareValues(operand, stored);
  // If both values are equal, the stored one stays, with its type.
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : stored;
}

function add(stored: NumberValue, operand: NumberValue): Value {
  if (stored.type === 'integer' && operand.type === 'integer') {
    const sum = stored.value + operand.value;
    return { type: 'integer', value: sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum };
  }
  return { type: 'double', value: Number(stored.value) + Number(operand.value) };
}

/** Checks that the operand of a numeric transform is a number. @throws FirestoreError INVALID_ARGUMENT */
export function checkTransform(transform: FieldTransform): void {
  if ('operand' in transform && !isNumber(transform.operand)) {
    throw invalidArgument('Input must be int64 or double.');
  }
}
