// The total order of Firestore's values across types, and the equality that follows from it.
import { compareTimestamps } from './timestamp.ts';
import type { ArrayValue, Fields, MapValue, Value, VectorValue } from './value.ts';

/** Negative, zero or positive, as for `Array.prototype.sort`. */
export type Ordering = number;

const TYPE_ORDER = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geopoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const satisfies Record<Value['type'], number>;

/** The rank of a value's type in the order of types; integers and doubles have the same rank. */
export function typeOrder(value: Value): number {
  return TYPE_ORDER[value.type];
}

/** Orders two values of any types as Firestore's indexes do. */
export function compareValues(left: Value, right: Value): Ordering {
  if (left === right) return 0;
  const byType = typeOrder(left) - typeOrder(right);
  if (byType !== 0) return byType;
  switch (left.type) {
    case 'null':
      return 0;
    case 'boolean':
      return Number(left.value) - Number((right as typeof left).value);
    case 'integer':
    case 'double':
      return compareNumbers(left.value, (right as typeof left).value);
    case 'timestamp':
      return compareTimestamps(left.value, (right as typeof left).value);
    case 'string':
      return compareStrings(left.value, (right as typeof left).value);
    case 'bytes':
      return compareBytes(left.value, (right as typeof left).value);
    case 'reference':
      return compareSegments(left.value.split('/'), (right as typeof left).value.split('/'));
    case 'geopoint': {
      const other = right as typeof left;
      return compareNumbers(left.latitude, other.latitude) || compareNumbers(left.longitude, other.longitude);
    }
    case 'array':
      return compareArrays(left, right as ArrayValue);
    case 'vector':
      return compareVectors(left.values, (right as VectorValue).values);
    case 'map':
      return compareMaps(left.fields, (right as MapValue).fields);
  }
}

/** Whether two values are the same to Firestore: 1 equals 1.0 and NaN equals NaN. */
export function valuesEqual(left: Value, right: Value): boolean {
  if (left === right) return true;
  if (left.type === 'string') return right.type === 'string' && left.value === right.value;
  if (left.type === 'map' && right.type === 'map') return fieldsEqual(left.fields, right.fields);
  return compareValues(left, right) === 0;
}

/** Whether two maps have the same keys with equal values, in whatever order they are stored. */
function fieldsEqual(left: Fields, right: Fields): boolean {
  if (left === right) return true;
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !valuesEqual(value, other)) return false;
  }
  return true;
}

/** Exact order of integers and doubles; NaN is below every number and equal to itself, -0 equals 0. */
function compareNumbers(left: bigint | number, right: bigint | number): Ordering {
  if (left < right) return -1;
  if (left > right) return 1;
  // Mixed comparisons of bigint and number are exact in JavaScript; only NaN is neither less, greater nor equal.
  return Number(isNan(right)) - Number(isNan(left));
}

function isNan(value: bigint | number): boolean {
  return typeof value === 'number' && Number.isNaN(value);
}

/** Orders strings as their UTF-8 bytes would be, without encoding them. */
export function compareStrings(left: string, right: string): Ordering {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) {
      // Surrogates encode code points above U+FFFF, but their code units are below U+E000.
      const aIsSurrogate = a >= 0xd800 && a <= 0xdfff;
      const bIsSurrogate = b >= 0xd800 && b <= 0xdfff;
      return aIsSurrogate === bIsSurrogate ? a - b : aIsSurrogate ? 1 : -1;
    }
  }
  return left.length - right.length;
}

/** Orders bytes as unsigned numbers, the shorter first where one is a prefix of the other. */
function compareBytes(left: Uint8Array, right: Uint8Array): Ordering {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const difference = (left[index] as number) - (right[index] as number);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Orders paths segment by segment: numeric ids (`__id7__`) first and by number, then by UTF-8 bytes. */
export function compareSegments(left: readonly string[], right: readonly string[]): Ordering {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const order = compareIds(left[index] as string, right[index] as string);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareIds(left: string, right: string): Ordering {
  if (left === right) return 0;
  const leftNumber = numericId(left);
  const rightNumber = numericId(right);
  if (leftNumber === undefined) return rightNumber === undefined ? compareStrings(left, right) : 1;
  return rightNumber === undefined ? -1 : compareNumbers(leftNumber, rightNumber);
}

const NUMERIC_ID = /^__id(-?[0-9]{1,19})__$/;

/** The number of an id such as `__id7__`, or `undefined` for any other id. */
export function numericId(id: string): bigint | undefined {
  if (!id.startsWith('__id')) return undefined;
  const digits = NUMERIC_ID.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return BigInt.asIntN(64, number) === number ? number : undefined;
}

function compareArrays(left: ArrayValue, right: ArrayValue): Ordering {
  const length = Math.min(left.values.length, right.values.length);
  for (let index = 0; index < length; index++) {
    const order = compareValues(left.values[index] as Value, right.values[index] as Value);
    if (order !== 0) return order;
  }
  return left.values.length - right.values.length;
}

function compareVectors(left: readonly number[], right: readonly number[]): Ordering {
  if (left.length !== right.length) return left.length - right.length;
  for (const [index, component] of left.entries()) {
    const order = compareNumbers(component, right[index] as number);
    if (order !== 0) return order;
  }
  return 0;
}

function compareMaps(left: Fields, right: Fields): Ordering {
  const leftKeys = [...left.keys()].sort(compareStrings);
  const rightKeys = [...right.keys()].sort(compareStrings);
  const length = Math.min(leftKeys.length, rightKeys.length);
  for (let index = 0; index < length; index++) {
    const key = leftKeys[index] as string;
    const order =
      compareStrings(key, rightKeys[index] as string) ||
      compareValues(left.get(key) as Value, right.get(key) as Value);
    if (order !== 0) return order;
  }
  return left.size - right.size;
}
