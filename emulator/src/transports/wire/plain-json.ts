// Documents in plain JSON, with Firestore's notation (`{"timestampValue": "…"}`) for values that JSON lacks.
import type { Fields, Value } from '../../value/value.ts';
import { mapOrVector } from '../../value/vector.ts';
import { formatValue, parseValue } from './value-json.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Matches the only key of an object that is a value in Firestore's notation rather than a map. */
const TYPED = /^[a-zA-Z]+Value$/;

/** Reads fields from a JSON object. @throws FirestoreError INVALID_ARGUMENT */
export function parsePlainFields(json: JsonObject): Fields {
  return new Map(Object.entries(json).map(([name, value]) => [name, parsePlain(value)]));
}

/** Writes fields as JSON that `parsePlainFields` reads back unchanged. */
export function formatPlainFields(fields: Fields): JsonObject {
  return Object.fromEntries([...fields].map(([name, value]) => [name, formatPlain(value)]));
}

function parsePlain(json: unknown): Value {
  if (json === null) return { type: 'null' };
  if (typeof json === 'boolean') return { type: 'boolean', value: json };
  if (typeof json === 'string') return { type: 'string', value: json };
  if (typeof json === 'number') {
    const isInteger = Number.isSafeInteger(json) && !Object.is(json, -0);
    return isInteger ? { type: 'integer', value: BigInt(json) } : { type: 'double', value: json };
  }
  if (Array.isArray(json)) return { type: 'array', values: json.map(parsePlain) };
  const object = json as JsonObject;
  const names = Object.keys(object);
  return isTyped(names) ? parseValue(object) : mapOrVector(parsePlainFields(object));
}

function formatPlain(value: Value): unknown {
  switch (value.type) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return value.value;
    case 'integer': {
      const number = Number(value.value);
      return Number.isSafeInteger(number) ? number : formatValue(value);
    }
    case 'double': {
      const isPlain = Number.isFinite(value.value) && !Number.isInteger(value.value);
      return isPlain ? value.value : formatValue(value);
    }
    case 'array':
      return value.values.map(formatPlain);
    case 'map':
      return isTyped([...value.fields.keys()]) ? formatValue(value) : formatPlainFields(value.fields);
    default:
      return formatValue(value);
  }
}

function isTyped([only, ...more]: readonly string[]): boolean {
  return only !== undefined && more.length === 0 && TYPED.test(only);
}
