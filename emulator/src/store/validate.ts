// Checks the limits of documents (Firestore's page "Usage and limits"), with the official emulator's messages.
import { isVector } from '../value/compare.ts';
import type { DocumentPath } from '../value/document.ts';
import { documentSize } from '../value/size.ts';
import { MAX_TIMESTAMP_SECONDS, MIN_TIMESTAMP_SECONDS } from '../value/timestamp.ts';
import type { Fields, MapValue, Timestamp, Value } from '../value/value.ts';
import { invalidArgument } from './error.ts';
import type { FieldPath } from './field-path.ts';
import type { Write } from './write.ts';
import { checkTransform } from './transforms.ts';

const MAX_VALUE_BYTES = 1_048_487;
const MAX_NAME_BYTES = 1500;
const MAX_DEPTH = 20;
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_VECTOR_DIMENSIONS = 2048;

/** Checks everything about a write that does not depend on stored data. @throws FirestoreError INVALID_ARGUMENT */
export function checkWrite(write: Write): void {
  if (write.kind !== 'set') return;
  checkFields(write.fields);
  for (const path of write.mask ?? []) checkPath(path);
  for (const transform of write.transforms) {
    checkPath(transform.field);
    checkTransform(transform);
    if ('values' in transform) {
      for (const value of transform.values) {
        if (value.type === 'array') throw invalidArgument('Nested arrays are not allowed');
        checkValue(value, transform.field[0] as string, 'array', 2, 0);
      }
    }
  }
}

/** Checks a document's size as it would be stored. @throws FirestoreError INVALID_ARGUMENT */
export function checkDocumentSize(path: DocumentPath, fields: Fields): void {
  if (documentSize(path, fields) > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
  }
}

function checkPath(path: FieldPath): void {
  const [first, ...rest] = path;
  if (first !== undefined && isReserved(first)) throw invalidArgument(`field name ${first} is reserved`);
  const reserved = rest.find(isReserved);
  if (reserved !== undefined) throw invalidArgument(`field name '${reserved}' is reserved.`);
}

function checkFields(fields: Fields): void {
  for (const [name, value] of fields) {
    if (isReserved(name)) throw invalidArgument(`field name ${name} is reserved`);
    if (isLongerThan(name, MAX_NAME_BYTES)) {
      throw invalidArgument(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
    }
    checkValue(value, name, name, 1, Buffer.byteLength(name));
  }
}

/**
 * Checks one value. `top` is the outermost field, `property` the nearest name, `depth` the value's level from 1 on, and
 * `pathBytes` the length of its dotted path.
 */
function checkValue(value: Value, top: string, property: string, depth: number, pathBytes: number): void {
  switch (value.type) {
    case 'timestamp':
      if (!isTimestamp(value.value)) {
        throw invalidArgument(`The value of property "${property}" is not a valid timestamp.`);
      }
      return;
    case 'string':
      if (isLongerThan(value.value, MAX_VALUE_BYTES)) throw tooLong(property);
      return;
    case 'bytes':
      if (value.value.length > MAX_VALUE_BYTES) throw tooLong(property);
      return;
    case 'array':
      if (depth > MAX_DEPTH) throw invalidNested(top);
      for (const element of value.values) {
        if (element.type === 'array') throw invalidArgument('Nested arrays are not allowed');
        checkValue(element, top, 'array', depth + 1, pathBytes + '.array'.length);
      }
      return;
    case 'map':
      if (depth > MAX_DEPTH) throw invalidNested(top);
      if (value.fields.has('__type__')) checkVector(value);
      else checkMap(value, top, depth, pathBytes);
      return;
    default:
  }
}

function checkMap(map: MapValue, top: string, depth: number, pathBytes: number): void {
  for (const [name, value] of map.fields) {
    if (isReserved(name)) throw invalidArgument(`field name '${name}' is reserved.`);
    const bytes = pathBytes + 1 + Buffer.byteLength(name);
    if (bytes > MAX_NAME_BYTES) throw invalidNested(top);
    checkValue(value, top, name, depth + 1, bytes);
  }
}

function checkVector(map: MapValue): void {
  if (!isVector(map)) throw invalidArgument("field name '__type__' is reserved.");
  const value = map.fields.get('value');
  if (value?.type !== 'array') throw invalidArgument("Vector must have an array field 'value'.");
  if (map.fields.size > 2) throw invalidArgument("Vector must only have the fields '__type__' and 'value'.");
  if (value.values.length === 0) throw invalidArgument('Vectors must have at least one dimension.');
  if (value.values.length > MAX_VECTOR_DIMENSIONS) {
    throw invalidArgument(`Vectors must have at most ${MAX_VECTOR_DIMENSIONS} dimensions.`);
  }
  if (value.values.some((element) => element.type !== 'double' || Number.isNaN(element.value))) {
    throw invalidArgument('Vectors must only hold doubles other than NaN.');
  }
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

function tooLong(property: string): Error {
  return invalidArgument(`The value of property "${property}" is longer than ${MAX_VALUE_BYTES} bytes.`);
}

function invalidNested(top: string): Error {
  return invalidArgument(`Property ${top} contains an invalid nested entity.`);
}
