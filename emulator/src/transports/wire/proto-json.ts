// Reads and writes any message as ProtoJSON, by the message's descriptor.
import protobuf from 'protobufjs/light.js';
import { formatTimestamp } from '../../value/timestamp.ts';
import type { ArrayValue, Timestamp, Value } from '../../value/value.ts';
import {
  messageType,
  type RequestName,
  type WireDocument,
  type WireMessage,
  type WireRequests,
} from './messages.ts';
import {
  asObject,
  formatArray,
  formatBytes,
  formatDocument,
  formatDouble,
  formatValue,
  invalidPayload,
  MAX_NESTING,
  parseArray,
  parseBool,
  parseBytes,
  parseDocument,
  parseDouble,
  parseInt64,
  parseText,
  parseTime,
  parseValue,
  tooDeep,
} from './value-json.ts';

const INT32_LIMIT = 2n ** 31n;
const ANY = '.google.protobuf.Any';
const WRAPPERS = /^\.google\.protobuf\.(?:Int32|Int64|Double)Value$/;

/** Reads a request from parsed JSON. @throws FirestoreError INVALID_ARGUMENT */
export function parseRequest<N extends RequestName>(name: N, json: unknown): WireRequests[N] {
  return parseMessage(messageType(name), json) as WireRequests[N];
}

/** A message as a value for `JSON.stringify`. */
export function formatMessage(name: string, message: WireMessage): unknown {
  return formatByType(messageType(name), message);
}

function parseMessage(type: protobuf.Type, json: unknown, depth = 0): unknown {
  if (depth > MAX_NESTING) throw tooDeep();
  const special = SPECIAL[type.fullName];
  if (special) return special.parse(json);
  if (WRAPPERS.test(type.fullName))
    return { value: parseSingle(type.fields['value'] as protobuf.Field, json, depth) };
  const message = type.create() as unknown as Record<string, unknown>;
  const chosen = new Set<protobuf.OneOf>();
  for (const [key, content] of Object.entries(asObject(json, type.name))) {
    const name = camelCase(key);
    const field = Object.hasOwn(type.fields, name) ? type.fields[name]?.resolve() : undefined;
    if (!field) throw invalidPayload(`unknown field "${key}" of ${type.name}`);
    if (content === null) continue;
    if (field.partOf) {
      if (chosen.has(field.partOf))
        throw invalidPayload(`more than one ${field.partOf.name} of ${type.name}`);
      chosen.add(field.partOf);
    }
    message[field.name] = parseField(field, content, depth + 1);
  }
  return message;
}

function parseField(field: protobuf.Field, json: unknown, depth: number): unknown {
  if (field.map) {
    const entries = Object.entries(asObject(json, field.name));
    return Object.fromEntries(entries.map(([key, value]) => [key, parseSingle(field, value, depth)]));
  }
  if (!field.repeated) return parseSingle(field, json, depth);
  if (!Array.isArray(json)) throw invalidPayload(`"${field.name}" must be a list`);
  return json.map((element) => parseSingle(field, element, depth));
}

function parseSingle(field: protobuf.Field, json: unknown, depth: number): unknown {
  if (field.resolvedType instanceof protobuf.Enum) return parseEnum(field.resolvedType, json);
  if (field.resolvedType) return parseMessage(field.resolvedType, json, depth);
  switch (field.type) {
    case 'string':
      return parseText(json);
    case 'bytes':
      return parseBytes(json);
    case 'bool':
      return parseBool(json);
    case 'double':
      return parseDouble(json);
    case 'int64':
      return parseInt64(json);
    default: {
      const value = parseInt64(json);
      if (value >= INT32_LIMIT || value < -INT32_LIMIT)
        throw invalidPayload(`"${field.name}" is out of range`);
      return Number(value);
    }
  }
}

function parseEnum(type: protobuf.Enum, json: unknown): number {
  const value = typeof json === 'string' ? type.values[json] : json;
  if (typeof value !== 'number') throw invalidPayload(`invalid ${type.name} ${JSON.stringify(json)}`);
  return value;
}

function formatByType(type: protobuf.Type, message: unknown): unknown {
  const special = SPECIAL[type.fullName];
  if (special) return special.format(message);
  if (type.fullName === ANY)
    return formatAny(message as { readonly type_url: string; readonly value: Uint8Array });
  const result: Record<string, unknown> = {};
  for (const [key, content] of Object.entries(message as WireMessage)) {
    if (content === undefined || content === null) continue;
    const field = type.fields[key]?.resolve();
    if (!field) throw new Error(`${type.name} has no field ${key}`);
    if (field.map) {
      const entries = Object.entries(content as WireMessage);
      result[key] = Object.fromEntries(entries.map(([name, value]) => [name, formatSingle(field, value)]));
    } else if (field.repeated) {
      result[key] = (content as unknown[]).map((element) => formatSingle(field, element));
    } else {
      result[key] = formatSingle(field, content);
    }
  }
  return result;
}

/** Formats a google.protobuf.Any: the fields of the message in it, and its type as `@type`. */
function formatAny({
  type_url: typeUrl,
  value,
}: {
  readonly type_url: string;
  readonly value: Uint8Array;
}): unknown {
  const type = messageType(typeUrl.slice(typeUrl.lastIndexOf('/') + 1));
  return { '@type': typeUrl, ...(formatByType(type, type.decode(value)) as object) };
}

function formatSingle(field: protobuf.Field, value: unknown): unknown {
  if (field.resolvedType instanceof protobuf.Enum) return field.resolvedType.valuesById[value as number];
  if (field.resolvedType) return formatByType(field.resolvedType, value);
  if (field.type === 'bytes') return formatBytes(value as Uint8Array);
  if (field.type === 'double') return formatDouble(value as number);
  return value;
}

const SPECIAL: Readonly<
  Record<string, { readonly parse: (json: unknown) => unknown; readonly format: (value: unknown) => unknown }>
> = {
  '.google.firestore.v1.Value': {
    parse: (json) => parseValue(json),
    format: (value) => formatValue(value as Value),
  },
  '.google.firestore.v1.ArrayValue': {
    parse: (json) => parseArray(json),
    format: (value) => formatArray(value as ArrayValue),
  },
  '.google.firestore.v1.Document': {
    parse: parseDocument,
    format: (value) => formatDocument(value as WireDocument),
  },
  '.google.protobuf.Timestamp': { parse: parseTime, format: (value) => formatTimestamp(value as Timestamp) },
};

/** A field name in camel case: ProtoJSON may spell it `field_path` or `fieldPath`. */
function camelCase(name: string): string {
  return name.includes('_')
    ? name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    : name;
}
