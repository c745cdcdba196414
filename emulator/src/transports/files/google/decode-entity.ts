// App Engine's EntityProto, the form that documents have in Google's exports, decoded by its field numbers.
import protobuf from 'protobufjs/light.js';
import { invalidArgument } from '../../../store/error.ts';
import type { DatabaseId } from '../../../value/document.ts';
import type { Fields, Value } from '../../../value/value.ts';
import { mapOrVector } from '../../../value/vector.ts';
import { toBigInt } from '../../wire/value-codec.ts';

type Reader = protobuf.Reader;

export interface ExportedDocument {
  readonly database: DatabaseId;
  readonly path: readonly string[];
  readonly fields: Fields;
}

/** The `meaning` of a property, where its value alone does not say what it is. */
export const MEANING = {
  timestamp: 7,
  point: 9,
  blob: 14,
  byteString: 16,
  entity: 19,
  emptyList: 24,
  vector: 31,
} as const;
const START_GROUP = 3;
const END_GROUP = 4;
/** Microseconds of a second. */
export const MICROS = 1_000_000n;

/** Reads one entity. @throws Error when the bytes are none */
export function decodeEntity(bytes: Uint8Array): ExportedDocument {
  const { key, fields } = readEntity(bytes);
  if (key === undefined || key.path.length === 0) throw new Error('an entity has no key');
  return { database: databaseOf(key), path: key.path, fields };
}

interface Key {
  app: string;
  database: string;
  path: string[];
}

interface Property {
  name: string;
  isElement: boolean;
  meaning: number;
  value: PropertyValue;
}

interface PropertyValue {
  integer?: bigint;
  boolean?: boolean;
  bytes?: Uint8Array;
  double?: number;
  point?: { x: number; y: number };
  reference?: Key;
}

function readEntity(bytes: Uint8Array): { key: Key | undefined; fields: Fields } {
  const reader = protobuf.Reader.create(bytes);
  let key: Key | undefined;
  const properties: Property[] = [];
  eachField(reader, reader.len, (field) => {
    if (field === 13) key = readKey(reader);
    else if (field === 14 || field === 15) properties.push(readProperty(reader));
  });
  return { key, fields: toFields(properties) };
}

/** Reads fields until `end`; those that `read` does not consume are skipped. */
function eachField(reader: Reader, end: number, read: (field: number) => void): void {
  while (reader.pos < end) {
    const tag = reader.uint32();
    const start = reader.pos;
    read(tag >>> 3);
    if (reader.pos === start) reader.skipType(tag & 7);
  }
}

/** Reads the fields of a group until its end. */
function eachOfGroup(reader: Reader, read: (field: number) => void): void {
  for (;;) {
    const tag = reader.uint32();
    if ((tag & 7) === END_GROUP) return;
    const start = reader.pos;
    if ((tag & 7) !== START_GROUP) read(tag >>> 3);
    if (reader.pos === start) reader.skipType(tag & 7);
  }
}

function within(reader: Reader, read: (field: number) => void): void {
  const length = reader.uint32();
  const end = reader.pos + length;
  if (end > reader.len) throw new RangeError('a message is cut off');
  eachField(reader, end, read);
}

function readKey(reader: Reader): Key {
  const key: Key = { app: '', database: '', path: [] };
  within(reader, (field) => {
    if (field === 13) key.app = reader.string();
    else if (field === 23) key.database = reader.string();
    else if (field === 14) {
      within(reader, (element) => {
        if (element === 1) key.path.push(...readElement(reader, { type: 2, id: 3, name: 4 }));
      });
    }
  });
  return key;
}

function readElement(
  reader: Reader,
  numbers: { readonly type: number; readonly id: number; readonly name: number },
): [string, string] {
  let type = '';
  let name = '';
  eachOfGroup(reader, (field) => {
    if (field === numbers.type) type = reader.string();
    else if (field === numbers.id) name = `__id${toBigInt(reader.int64())}__`;
    else if (field === numbers.name) name = reader.string();
  });
  return [type, name];
}

function readProperty(reader: Reader): Property {
  const property: Property = { name: '', isElement: false, meaning: 0, value: {} };
  within(reader, (field) => {
    if (field === 1) property.meaning = reader.int32();
    else if (field === 3) property.name = reader.string();
    else if (field === 4) property.isElement = reader.bool();
    else if (field === 5) property.value = readValue(reader);
  });
  return property;
}

function readValue(reader: Reader): PropertyValue {
  const value: PropertyValue = {};
  within(reader, (field) => {
    if (field === 1) value.integer = toBigInt(reader.int64());
    else if (field === 2) value.boolean = reader.bool();
    else if (field === 3) value.bytes = Uint8Array.from(reader.bytes());
    else if (field === 4) value.double = reader.double();
    else if (field === 5) value.point = readPoint(reader);
    else if (field === 12) value.reference = readReference(reader);
  });
  return value;
}

function readPoint(reader: Reader): { x: number; y: number } {
  const point = { x: 0, y: 0 };
  eachOfGroup(reader, (field) => {
    if (field === 6) point.x = reader.double();
    else if (field === 7) point.y = reader.double();
  });
  return point;
}

function readReference(reader: Reader): Key {
  const key: Key = { app: '', database: '', path: [] };
  for (;;) {
    const tag = reader.uint32();
    const field = tag >>> 3;
    if ((tag & 7) === END_GROUP) return key;
    if (field === 13) key.app = reader.string();
    else if (field === 23) key.database = reader.string();
    else if (field === 14) key.path.push(...readElement(reader, { type: 15, id: 16, name: 17 }));
    else reader.skipType(tag & 7);
  }
}

/** The elements of a list are properties of one name, one after another, and so are the components of a vector. */
function toFields(properties: readonly Property[]): Fields {
  const fields = new Map<string, Value>();
  const elements = new Map<string, Value[]>();
  for (const { name, isElement, meaning, value } of properties) {
    if (meaning === MEANING.emptyList) fields.set(name, { type: 'array', values: [] });
    else if (!isElement) fields.set(name, toValue(value, meaning));
    else if (meaning === MEANING.vector) fields.set(name, withComponent(fields.get(name), value));
    else {
      const values = elements.get(name) ?? [];
      values.push(toValue(value, meaning));
      elements.set(name, values);
      fields.set(name, { type: 'array', values });
    }
  }
  return fields;
}

function withComponent(vector: Value | undefined, { double = 0 }: PropertyValue): Value {
  return { type: 'vector', values: [...(vector?.type === 'vector' ? vector.values : []), double] };
}

function toValue(value: PropertyValue, meaning: number): Value {
  const { integer, boolean, bytes, double, point, reference } = value;
  if (integer !== undefined) {
    return meaning === MEANING.timestamp ? timestamp(integer) : { type: 'integer', value: integer };
  }
  if (boolean !== undefined) return { type: 'boolean', value: boolean };
  if (double !== undefined) return { type: 'double', value: double };
  if (point) return { type: 'geopoint', latitude: point.x, longitude: point.y };
  if (reference) return { type: 'reference', value: nameOf(reference) };
  if (!bytes) return { type: 'null' };
  if (meaning === MEANING.entity) return mapOrVector(readEntity(bytes).fields);
  if (meaning === MEANING.blob || meaning === MEANING.byteString) return { type: 'bytes', value: bytes };
  return { type: 'string', value: Buffer.from(bytes).toString('utf8') };
}

function timestamp(micros: bigint): Value {
  const rest = ((micros % MICROS) + MICROS) % MICROS;
  return {
    type: 'timestamp',
    value: { seconds: Number((micros - rest) / MICROS), nanos: Number(rest) * 1000 },
  };
}

function databaseOf({ app, database }: Key): DatabaseId {
  // The emulator writes `dev~project`, production `s~project` and the like.
  const project = app.slice(app.indexOf('~') + 1);
  if (project === '') throw invalidArgument('an entity has no project');
  return { project, database: database === '' ? '(default)' : database };
}

function nameOf(key: Key): string {
  const { project, database } = databaseOf(key);
  return `projects/${project}/databases/${database}/documents/${key.path.join('/')}`;
}
