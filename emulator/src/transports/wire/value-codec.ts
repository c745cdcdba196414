// Protobuf codec of values, documents and timestamps, directly from and to the emulator's types.
// Written by hand because it is faster and keeps 64-bit integers exact and fields in order.
import Long from 'long';
import type protobuf from 'protobufjs/light.js';
import { truncateToMicros } from '../../value/timestamp.ts';
import type { ArrayValue, Fields, Timestamp, Value } from '../../value/value.ts';
import { mapOrVector, vectorFields } from '../../value/vector.ts';
import type { WireDocument } from './messages.ts';
import { MAX_NESTING, unsetValue } from './value-json.ts';

type Reader = protobuf.Reader;
type Writer = protobuf.Writer;

const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;

export function tag(field: number, wireType: number): number {
  return (field << 3) | wireType;
}

/** Reads the fields of one message until its end; a field that `read` does not consume is skipped. */
function readMessage(reader: Reader, length: number | undefined, read: (field: number) => void): void {
  const end = length === undefined ? reader.len : reader.pos + length;
  if (end > reader.len) throw new RangeError('index out of range');
  while (reader.pos < end) {
    const key = reader.uint32();
    const start = reader.pos;
    read(key >>> 3);
    if (reader.pos === start) reader.skipType(key & 7);
  }
}

export function writeNested(writer: Writer, field: number, write: () => void): void {
  writer.uint32(tag(field, BYTES)).fork();
  write();
  writer.ldelim();
}

export function decodeTimestamp(reader: Reader, length?: number): Timestamp {
  let seconds = 0;
  let nanos = 0;
  readMessage(reader, length, (field) => {
    if (field === 1) seconds = Number(toBigInt(reader.int64()));
    else if (field === 2) nanos = reader.int32();
  });
  return { seconds, nanos };
}

export function encodeTimestamp(time: Timestamp, writer: Writer): Writer {
  if (time.seconds !== 0) writer.uint32(tag(1, VARINT)).int64(time.seconds);
  if (time.nanos !== 0) writer.uint32(tag(2, VARINT)).int32(time.nanos);
  return writer;
}

const VALUE_FIELDS: Readonly<Record<number, (reader: Reader, depth: number) => Value>> = {
  1: (reader) => ({ type: 'boolean', value: reader.bool() }),
  2: (reader) => ({ type: 'integer', value: toBigInt(reader.int64()) }),
  3: (reader) => ({ type: 'double', value: reader.double() }),
  5: (reader) => ({ type: 'reference', value: reader.string() }),
  6: (reader, depth) => mapOrVector(decodeMap(reader, reader.uint32(), depth)),
  8: (reader) => decodeGeoPoint(reader, reader.uint32()),
  9: (reader, depth) => decodeArray(reader, reader.uint32(), depth),
  10: (reader) => ({ type: 'timestamp', value: truncateToMicros(decodeTimestamp(reader, reader.uint32())) }),
  11: (reader) => (reader.int32(), { type: 'null' }),
  17: (reader) => ({ type: 'string', value: reader.string() }),
  18: (reader) => ({ type: 'bytes', value: Uint8Array.from(reader.bytes()) }),
};

/** Reads a value. @throws FirestoreError INVALID_ARGUMENT for a value without a type */
export function decodeValue(reader: Reader, length?: number, depth = 0): Value {
  if (depth > MAX_NESTING) throw new RangeError('nested too deeply');
  let value: Value | undefined;
  readMessage(reader, length, (field) => {
    value = VALUE_FIELDS[field]?.(reader, depth + 1) ?? value;
  });
  if (!value) throw unsetValue();
  return value;
}

export function encodeValue(value: Value, writer: Writer): Writer {
  switch (value.type) {
    case 'null':
      return writer.uint32(tag(11, VARINT)).int32(0);
    case 'boolean':
      return writer.uint32(tag(1, VARINT)).bool(value.value);
    case 'integer':
      return writer.uint32(tag(2, VARINT)).int64(fromBigInt(value.value));
    case 'double':
      return writer.uint32(tag(3, FIXED64)).double(value.value);
    case 'timestamp':
      writeNested(writer, 10, () => encodeTimestamp(value.value, writer));
      return writer;
    case 'string':
      return writer.uint32(tag(17, BYTES)).string(value.value);
    case 'bytes':
      return writer.uint32(tag(18, BYTES)).bytes(value.value);
    case 'reference':
      return writer.uint32(tag(5, BYTES)).string(value.value);
    case 'geopoint':
      writeNested(writer, 8, () => {
        writer.uint32(tag(1, FIXED64)).double(value.latitude).uint32(tag(2, FIXED64)).double(value.longitude);
      });
      return writer;
    case 'array':
      writeNested(writer, 9, () => encodeArray(value, writer));
      return writer;
    case 'vector':
      writeNested(writer, 6, () => encodeMap(vectorFields(value), 1, writer));
      return writer;
    case 'map':
      writeNested(writer, 6, () => encodeMap(value.fields, 1, writer));
      return writer;
  }
}

export function decodeArray(reader: Reader, length?: number, depth = 0): ArrayValue {
  const values: Value[] = [];
  readMessage(reader, length, (field) => {
    if (field === 1) values.push(decodeValue(reader, reader.uint32(), depth));
  });
  return { type: 'array', values };
}

export function encodeArray(array: ArrayValue, writer: Writer): Writer {
  for (const value of array.values) writeNested(writer, 1, () => encodeValue(value, writer));
  return writer;
}

export function decodeDocument(reader: Reader, length?: number): WireDocument {
  let name = '';
  let createTime: Timestamp | undefined;
  let updateTime: Timestamp | undefined;
  const fields = new Map<string, Value>();
  readMessage(reader, length, (field) => {
    if (field === 1) name = reader.string();
    else if (field === 2) decodeEntry(reader, reader.uint32(), fields, 0);
    else if (field === 3) createTime = decodeTimestamp(reader, reader.uint32());
    else if (field === 4) updateTime = decodeTimestamp(reader, reader.uint32());
  });
  return { name, fields, createTime, updateTime };
}

export function encodeDocument(document: WireDocument, writer: Writer): Writer {
  if (document.name !== '') writer.uint32(tag(1, BYTES)).string(document.name);
  encodeMap(document.fields, 2, writer);
  const { createTime, updateTime } = document;
  if (createTime) writeNested(writer, 3, () => encodeTimestamp(createTime, writer));
  if (updateTime) writeNested(writer, 4, () => encodeTimestamp(updateTime, writer));
  return writer;
}

function decodeGeoPoint(reader: Reader, length: number): Value {
  let latitude = 0;
  let longitude = 0;
  readMessage(reader, length, (field) => {
    if (field === 1) latitude = reader.double();
    else if (field === 2) longitude = reader.double();
  });
  return { type: 'geopoint', latitude, longitude };
}

function decodeMap(reader: Reader, length: number, depth: number): Fields {
  const fields = new Map<string, Value>();
  readMessage(reader, length, (field) => {
    if (field === 1) decodeEntry(reader, reader.uint32(), fields, depth);
  });
  return fields;
}

function decodeEntry(reader: Reader, length: number, fields: Map<string, Value>, depth: number): void {
  let name = '';
  let value: Value | undefined;
  readMessage(reader, length, (field) => {
    if (field === 1) name = reader.string();
    else if (field === 2) value = decodeValue(reader, reader.uint32(), depth);
  });
  if (!value) throw unsetValue();
  fields.set(name, value);
}

function encodeMap(fields: Fields, field: number, writer: Writer): void {
  for (const [name, value] of fields) {
    writeNested(writer, field, () => {
      writer.uint32(tag(1, BYTES)).string(name);
      writeNested(writer, 2, () => encodeValue(value, writer));
    });
  }
}

/** Converts a 64-bit integer from protobufjs' form, exactly. */
export function toBigInt(value: protobuf.Long | number): bigint {
  if (typeof value === 'number') return BigInt(value);
  return (BigInt(value.high) << 32n) | BigInt(value.low >>> 0);
}

/** Converts a 64-bit integer to protobufjs' form, exactly. */
export function fromBigInt(value: bigint): Long {
  return new Long(Number(BigInt.asIntN(32, value)), Number(BigInt.asIntN(32, value >> 32n)));
}
