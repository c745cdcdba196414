// Reads and writes values, documents and timestamps as ProtoJSON.
import { invalidArgument } from '../../store/error.ts';
import { formatTimestamp, parseTimestamp, truncateToMicros } from '../../value/timestamp.ts';
import type { ArrayValue, Fields, Timestamp, Value } from '../../value/value.ts';
import { mapOrVector, vectorFields } from '../../value/vector.ts';
import type { WireDocument } from './messages.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Maximum nesting of messages, binary or JSON: the limit of Google's parsers. */
export const MAX_NESTING = 100;

/** The error for messages that nest deeper than `MAX_NESTING`. */
export function tooDeep(): Error {
  return invalidPayload('it is nested too deeply');
}

const INT64_LIMIT = 1n << 63n;

/** The error for a value of no kind. */
export function unsetValue(): Error {
  return invalidArgument('Cannot convert firestore.v1.Value with type unset.');
}

/** Requires a JSON object. @throws FirestoreError INVALID_ARGUMENT */
export function asObject(json: unknown, what: string): JsonObject {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalidPayload(`${what} must be an object`);
  return json as JsonObject;
}

/** The error for JSON that does not fit the expected message. */
export function invalidPayload(detail: string): Error {
  return invalidArgument(`Payload isn't valid for request: ${detail}.`);
}

/** Reads a value. @throws FirestoreError INVALID_ARGUMENT unless it has exactly one kind */
export function parseValue(json: unknown, depth = 0): Value {
  if (depth > MAX_NESTING) throw tooDeep();
  const entries = Object.entries(asObject(json, 'a value'));
  const [entry] = entries;
  if (!entry) throw unsetValue();
  if (entries.length > 1) throw invalidPayload('a value must be of one type');
  const [kind, content] = entry;
  switch (kind.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE' && content !== 0) throw invalidPayload('invalid null');
      return { type: 'null' };
    case 'booleanValue':
      return { type: 'boolean', value: parseBool(content) };
    case 'integerValue':
      return { type: 'integer', value: parseInt64(content) };
    case 'doubleValue':
      return { type: 'double', value: parseDouble(content) };
    case 'timestampValue':
      return { type: 'timestamp', value: truncateToMicros(parseTime(content)) };
    case 'stringValue':
      return { type: 'string', value: parseText(content) };
    case 'bytesValue':
      return { type: 'bytes', value: parseBytes(content) };
    case 'referenceValue':
      return { type: 'reference', value: parseText(content) };
    case 'geoPointValue': {
      const point = asObject(content, 'a geo point');
      return {
        type: 'geopoint',
        latitude: parseDouble(point['latitude'] ?? 0),
        longitude: parseDouble(point['longitude'] ?? 0),
      };
    }
    case 'arrayValue':
      return parseArray(content, depth + 1);
    case 'mapValue':
      return mapOrVector(parseFields(asObject(content, 'a map')['fields'], depth + 1));
    default:
      throw invalidPayload(`unknown kind of value "${kind}"`);
  }
}

/** Reads an ArrayValue. @throws FirestoreError INVALID_ARGUMENT */
export function parseArray(json: unknown, depth = 0): ArrayValue {
  const values = asObject(json, 'an array')['values'] ?? [];
  if (!Array.isArray(values)) throw invalidPayload('the values of an array must be a list');
  return { type: 'array', values: values.map((value) => parseValue(value, depth)) };
}

/** Reads a Document's name and fields; its times are ignored. @throws FirestoreError INVALID_ARGUMENT */
export function parseDocument(json: unknown): WireDocument {
  const object = asObject(json, 'a document');
  for (const key of Object.keys(object)) {
    if (!['name', 'fields', 'createTime', 'updateTime', 'create_time', 'update_time'].includes(key)) {
      throw invalidPayload(`unknown field "${key}" of a document`);
    }
  }
  return {
    name: parseText(object['name'] ?? ''),
    fields: parseFields(object['fields']),
    createTime: undefined,
    updateTime: undefined,
  };
}

/** Reads a timestamp as RFC 3339 text or as a message. @throws FirestoreError INVALID_ARGUMENT */
export function parseTime(json: unknown): Timestamp {
  const time = typeof json === 'string' ? parseTimestamp(json) : undefined;
  if (time) return time;
  // Some SDKs send timestamps as a message with seconds and nanos.
  if (typeof json === 'object' && json !== null) {
    const { seconds, nanos } = json as JsonObject;
    return { seconds: Number(parseInt64(seconds ?? 0)), nanos: Number(parseInt64(nanos ?? 0)) };
  }
  throw invalidPayload('invalid timestamp');
}

export function parseBool(json: unknown): boolean {
  if (typeof json === 'boolean') return json;
  if (json === 'true') return true;
  if (json === 'false') return false;
  throw invalidPayload('invalid boolean');
}

export function parseText(json: unknown): string {
  if (typeof json !== 'string') throw invalidPayload('invalid string');
  return json;
}

/** Reads base64, in the standard or the URL-safe alphabet. @throws FirestoreError INVALID_ARGUMENT */
export function parseBytes(json: unknown): Uint8Array {
  if (typeof json !== 'string' || !/^[\w+/-]*={0,2}$/.test(json)) throw invalidPayload('invalid bytes');
  // One character more than whole bytes have is no byte.
  if (json.replace(/=+$/, '').length % 4 === 1) throw invalidPayload('invalid bytes');
  return Uint8Array.from(Buffer.from(json, 'base64'));
}

/** Reads an integer given as text or as a number, such as `"1.0"` or `"1e3"`. @throws FirestoreError INVALID_ARGUMENT */
export function parseInt64(json: unknown): bigint {
  const isPlain = typeof json === 'string' && /^[+-]?\d{1,40}$/.test(json);
  const number = isPlain ? undefined : parseDouble(json);
  if (number !== undefined && !Number.isInteger(number)) throw invalidPayload('invalid integer');
  const value = BigInt(number ?? (json as string).replace('+', ''));
  if (value >= INT64_LIMIT || value < -INT64_LIMIT) throw invalidPayload('integer out of range');
  return value;
}

/** Reads a number, also as text such as `"1.5"`, `"NaN"` or `"-Infinity"`. @throws FirestoreError INVALID_ARGUMENT */
export function parseDouble(json: unknown): number {
  if (typeof json === 'number' && Number.isFinite(json)) return json;
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return Number(json);
  const isNumber = typeof json === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(json);
  const value = isNumber ? Number(json) : NaN;
  if (!Number.isFinite(value)) throw invalidPayload('invalid number');
  return value;
}

export function parseFields(json: unknown, depth = 0): Fields {
  const fields = new Map<string, Value>();
  if (json === undefined || json === null) return fields;
  for (const [name, value] of Object.entries(asObject(json, 'fields')))
    fields.set(name, parseValue(value, depth));
  return fields;
}

export function formatValue(value: Value): JsonObject {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: String(value.value) };
    case 'double':
      return { doubleValue: formatDouble(value.value) };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: formatBytes(value.value) };
    case 'reference':
      return { referenceValue: value.value };
    case 'geopoint':
      return {
        geoPointValue: { latitude: formatDouble(value.latitude), longitude: formatDouble(value.longitude) },
      };
    case 'array':
      return { arrayValue: formatArray(value) };
    case 'vector':
      return { mapValue: { fields: formatFields(vectorFields(value)) } };
    case 'map':
      return { mapValue: value.fields.size === 0 ? {} : { fields: formatFields(value.fields) } };
  }
}

export function formatArray(array: ArrayValue): JsonObject {
  return array.values.length === 0 ? {} : { values: array.values.map(formatValue) };
}

export function formatDocument({ name, fields, createTime, updateTime }: WireDocument): JsonObject {
  return {
    name,
    ...(fields.size > 0 && { fields: formatFields(fields) }),
    ...(createTime && { createTime: formatTimestamp(createTime) }),
    ...(updateTime && { updateTime: formatTimestamp(updateTime) }),
  };
}

export function formatBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

export function formatDouble(value: number): number | string {
  if (!Number.isFinite(value)) return String(value);
  // -0 is kept as text, since `JSON.stringify(-0)` is 0.
  return Object.is(value, -0) ? '-0.0' : value;
}

function formatFields(fields: Fields): JsonObject {
  // `__proto__` is an ordinary name here.
  const result = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of fields) result[name] = formatValue(value);
  return result;
}
