// App Engine's EntityProto, as Google's emulator writes it into exports: what `decode-entity.ts` reads.
import protobuf from 'protobufjs/light.js';
import { numericId } from '../../../value/compare.ts';
import { parseReference } from '../../../value/resource-name.ts';
import type { Fields, Value } from '../../../value/value.ts';
import { fromBigInt, tag, writeNested } from '../../wire/value-codec.ts';
import { type ExportedDocument, MEANING, MICROS } from './decode-entity.ts';

type Writer = protobuf.Writer;

const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const START_GROUP = 3;
const END_GROUP = 4;

/** The fields of a path's elements: in a key, and in a reference. */
const IN_KEY = { element: 1, type: 2, id: 3, name: 4 } as const;
const IN_REFERENCE = { element: 14, type: 15, id: 16, name: 17 } as const;

type ElementFields = Readonly<Record<keyof typeof IN_KEY, number>>;

/** A document as an entity. */
export function encodeEntity({ database, path, fields }: ExportedDocument): Uint8Array {
  const writer = protobuf.Writer.create();
  writeNested(writer, 13, () => {
    writeText(writer, 13, `dev~${database.project}`);
    writeNested(writer, 14, () => writePath(writer, path, IN_KEY));
    writeDatabase(writer, database.database);
  });
  writeProperties(writer, fields);
  writeNested(writer, 16, () => writePath(writer, path.slice(0, 2), IN_KEY));
  return writer.finish();
}

/** The entity that a map is: it has an empty key. */
function encodeMap(fields: Fields): Uint8Array {
  const writer = protobuf.Writer.create();
  writeNested(writer, 13, () => {
    writeText(writer, 13, '');
    writeNested(writer, 14, () => undefined);
  });
  writeProperties(writer, fields);
  writeNested(writer, 16, () => undefined);
  return writer.finish();
}

/** Empty lists are indexed properties, which come first. */
function writeProperties(writer: Writer, fields: Fields): void {
  for (const [name, value] of fields) {
    if (isEmptyList(value)) writeProperty(writer, 14, name, false, value);
  }
  for (const [name, value] of fields) {
    if (isEmptyList(value)) continue;
    if (value.type === 'array') {
      for (const element of value.values) writeProperty(writer, 15, name, true, element);
    } else if (value.type === 'vector') {
      for (const component of value.values) {
        writeProperty(writer, 15, name, true, { type: 'double', value: component }, MEANING.vector);
      }
    } else {
      writeProperty(writer, 15, name, false, value);
    }
  }
}

function isEmptyList(value: Value): boolean {
  return value.type === 'array' && value.values.length === 0;
}

function writeProperty(
  writer: Writer,
  field: number,
  name: string,
  isElement: boolean,
  value: Value,
  meaning = meaningOf(value),
): void {
  writeNested(writer, field, () => {
    if (meaning !== undefined) writer.uint32(tag(1, VARINT)).int32(meaning);
    writeText(writer, 3, name);
    writer.uint32(tag(4, VARINT)).bool(isElement);
    writeNested(writer, 5, () => writeValue(writer, value));
  });
}

function meaningOf(value: Value): number | undefined {
  switch (value.type) {
    case 'timestamp':
      return MEANING.timestamp;
    case 'geopoint':
      return MEANING.point;
    case 'bytes':
      return MEANING.blob;
    case 'map':
      return MEANING.entity;
    case 'array':
      return MEANING.emptyList;
    default:
      return undefined;
  }
}

function writeValue(writer: Writer, value: Value): void {
  switch (value.type) {
    case 'integer':
      writer.uint32(tag(1, VARINT)).int64(fromBigInt(value.value));
      return;
    case 'timestamp': {
      const { seconds, nanos } = value.value;
      const micros = BigInt(seconds) * MICROS + BigInt(Math.trunc(nanos / 1000));
      writer.uint32(tag(1, VARINT)).int64(fromBigInt(micros));
      return;
    }
    case 'boolean':
      writer.uint32(tag(2, VARINT)).bool(value.value);
      return;
    case 'string':
      writeText(writer, 3, value.value);
      return;
    case 'bytes':
      writer.uint32(tag(3, BYTES)).bytes(value.value);
      return;
    case 'map':
      writer.uint32(tag(3, BYTES)).bytes(encodeMap(value.fields));
      return;
    case 'double':
      writer.uint32(tag(4, FIXED64)).double(value.value);
      return;
    case 'geopoint':
      writeGroup(writer, 5, () => {
        writer.uint32(tag(6, FIXED64)).double(value.latitude).uint32(tag(7, FIXED64)).double(value.longitude);
      });
      return;
    case 'reference': {
      const { database, path } = parseReference(value.value);
      writeGroup(writer, 12, () => {
        writeText(writer, 13, `dev~${database.project}`);
        writePath(writer, path, IN_REFERENCE);
        writeDatabase(writer, database.database);
      });
      return;
    }
    default:
  }
}

function writeDatabase(writer: Writer, database: string): void {
  if (database !== '(default)') writeText(writer, 23, database);
}

function writePath(writer: Writer, path: readonly string[], fields: ElementFields): void {
  for (let index = 0; index < path.length; index += 2) {
    const id = path[index + 1] as string;
    const number = numericId(id);
    writeGroup(writer, fields.element, () => {
      writeText(writer, fields.type, path[index] as string);
      if (number !== undefined && id === `__id${number}__`) {
        writer.uint32(tag(fields.id, VARINT)).int64(fromBigInt(number));
      } else {
        writeText(writer, fields.name, id);
      }
    });
  }
}

function writeText(writer: Writer, field: number, text: string): void {
  writer.uint32(tag(field, BYTES)).string(text);
}

function writeGroup(writer: Writer, field: number, write: () => void): void {
  writer.uint32(tag(field, START_GROUP));
  write();
  writer.uint32(tag(field, END_GROUP));
}
