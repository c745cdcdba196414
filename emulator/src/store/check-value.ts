// The one check of values that clients send, in writes and in queries, whatever the transport. The messages are Google's.
import { LIMITS, limitText } from '../value/limits.ts';
import { InvalidNameError, parseReference } from '../value/resource-name.ts';
import { MAX_TIMESTAMP_SECONDS, MIN_TIMESTAMP_SECONDS } from '../value/timestamp.ts';
import type { Fields, GeoPointValue, MapValue, Timestamp, Value } from '../value/value.ts';
import { vectorProblem } from '../value/vector.ts';
import { invalidArgument } from './error.ts';

/**
 * Checks the fields of a document; of those that are not stored only the values.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkFields(fields: Fields, stored?: ReadonlySet<string | undefined>): void {
  for (const [name, value] of fields) {
    if (stored && !stored.has(name)) {
      checkTopName(name);
      checkOperand(value);
      checkConvertible(value);
      continue;
    }
    if (name === '') throw invalidArgument('The property.name is the empty string.');
    checkTopName(name);
    if (isLongerThan(name, LIMITS.fieldNameBytes.most)) throw invalidArgument(limitText('fieldNameBytes'));
    checkNested(value, { top: name, property: name, depth: 1, pathBytes: Buffer.byteLength(name) });
  }
}

/** Checks a value outside of a document: of a filter, a cursor or a transform of a field. @throws INVALID_ARGUMENT */
export function checkValue(value: Value, field: string): void {
  checkNested(value, { top: field, property: field, depth: 1, pathBytes: Buffer.byteLength(field) });
}

/** Checks a value that documents are compared with, which may be what no document holds. @throws INVALID_ARGUMENT */
export function checkOperand(value: Value): void {
  if (value.type === 'array') value.values.forEach(checkOperand);
  else if (value.type === 'map') checkOperandMap(value.fields);
  else if (value.type !== 'string' && value.type !== 'bytes') checkValue(value, 'value');
}

function checkOperandMap(fields: Fields): void {
  const problem = fields.has('__type__') ? vectorProblem(fields) : undefined;
  if (problem !== undefined) throw invalidArgument(problem);
  for (const [name, value] of fields) {
    checkKey(name);
    checkOperand(value);
  }
}

/** Refuses lists in lists, which Google's server cannot read, also in a field that a mask leaves out. */
function checkConvertible(value: Value): void {
  if (value.type === 'map') value.fields.forEach(checkConvertible);
  if (value.type !== 'array') return;
  value.values.forEach(checkElement);
  value.values.forEach(checkConvertible);
}

function checkElement({ type }: Value): void {
  if (type === 'array') throw invalidArgument('Cannot convert an array value in an array value.');
  if (type === 'vector') throw invalidArgument('Cannot convert a vector value in an array value.');
}

/** Checks the elements of a list that is not in a document yet. @throws FirestoreError INVALID_ARGUMENT */
export function checkElements(values: readonly Value[], field: string): void {
  checkNested({ type: 'array', values }, { top: field, property: field, depth: 1, pathBytes: 0 });
}

/** Refuses a reserved name of a document's field. @throws FirestoreError INVALID_ARGUMENT */
export function checkTopName(name: string): void {
  if (isReserved(name)) throw invalidArgument(`field name ${name} is reserved`);
}

/** Refuses a reserved key of a map. @throws FirestoreError INVALID_ARGUMENT */
export function checkKey(key: string): void {
  if (isReserved(key)) throw invalidArgument(`field name '${key}' is reserved.`);
}

interface Position {
  /** The outermost field. */
  readonly top: string;
  /** The nearest name; `array` inside of one. */
  readonly property: string;
  /** The value's level, from 1 on. */
  readonly depth: number;
  /** The length of the value's dotted path. */
  readonly pathBytes: number;
}

function checkNested(value: Value, position: Position): void {
  switch (value.type) {
    case 'timestamp':
      if (!isTimestamp(value.value)) {
        throw invalidArgument(`The value of property "${position.property}" is not a valid timestamp.`);
      }
      return;
    case 'string':
      if (isLongerThan(value.value, LIMITS.valueBytes.most)) throw tooLong(position);
      return;
    case 'bytes':
      if (value.value.length > LIMITS.valueBytes.most) throw tooLong(position);
      return;
    case 'reference':
      checkReference(value.value);
      return;
    case 'geopoint':
      checkGeoPoint(value);
      return;
    case 'vector':
      checkVector(value.values);
      return;
    case 'array':
      checkArray(value.values, position);
      return;
    case 'map':
      checkMap(value, position);
      return;
    default:
  }
}

function checkArray(values: readonly Value[], { top, depth, pathBytes }: Position): void {
  if (depth > LIMITS.depth.most) throw invalidNested(top);
  const inside = { top, property: 'array', depth: depth + 1, pathBytes: pathBytes + '.array'.length };
  for (const element of values) {
    checkElement(element);
    checkNested(element, inside);
  }
}

function checkMap({ fields }: MapValue, { top, depth, pathBytes }: Position): void {
  if (depth > LIMITS.depth.most) throw invalidNested(top);
  if (fields.has('__type__')) {
    const problem = vectorProblem(fields);
    throw problem === undefined ? invalidNested(top) : invalidArgument(problem);
  }
  for (const [name, value] of fields) {
    if (name === '') throw invalidNested(top);
    checkKey(name);
    const bytes = pathBytes + 1 + Buffer.byteLength(name);
    if (bytes > LIMITS.fieldNameBytes.most) throw invalidNested(top);
    checkNested(value, { top, property: name, depth: depth + 1, pathBytes: bytes });
  }
}

function checkVector(components: readonly number[]): void {
  if (components.length === 0) throw invalidArgument('Cannot have a zero length vector.');
  if (components.length > LIMITS.vectorDimensions.most) throw invalidArgument(limitText('vectorDimensions'));
  if (components.some(Number.isNaN)) throw invalidArgument('Vector cannot contain NaN values.');
}

function checkReference(name: string): void {
  try {
    parseReference(name);
  } catch (error) {
    throw error instanceof InvalidNameError ? invalidArgument(error.message) : error;
  }
}

function checkGeoPoint({ latitude, longitude }: GeoPointValue): void {
  checkAngle('latitude', latitude, 90);
  checkAngle('longitude', longitude, 180);
}

function checkAngle(name: string, value: number, most: number): void {
  if (Math.abs(value) <= most) return;
  const shown = Number.isInteger(value) ? value.toFixed(1) : String(value);
  throw invalidArgument(
    `Geo point ${name} '${shown}' outside permitted range -${most.toFixed(1)} to ${most.toFixed(1)}.`,
  );
}

/** Whether a name belongs to Firestore: it has two underscores at both ends. */
function isReserved(name: string): boolean {
  return name.length >= 4 && name.startsWith('__') && name.endsWith('__');
}

function isTimestamp({ seconds, nanos }: Timestamp): boolean {
  return (
    seconds >= MIN_TIMESTAMP_SECONDS &&
    seconds <= MAX_TIMESTAMP_SECONDS &&
    nanos >= 0 &&
    nanos < 1_000_000_000
  );
}

function isLongerThan(text: string, bytes: number): boolean {
  return text.length > bytes || (text.length * 3 > bytes && Buffer.byteLength(text) > bytes);
}

function tooLong({ property }: Position): Error {
  return invalidArgument(limitText('valueBytes', { property }));
}

function invalidNested(property: string): Error {
  return invalidArgument(limitText('depth', { property }));
}
