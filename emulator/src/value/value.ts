// The values of Firestore documents, in all layers of the emulator.
// Transports translate them to and from protobuf and ProtoJSON; the inner layers know neither format.

/** A point in time: whole seconds since 1970 (may be negative) and 0 to 999,999,999 nanoseconds after them. */
export interface Timestamp {
  readonly seconds: number;
  readonly nanos: number;
}

export type NullValue = { readonly type: 'null' };
export type BooleanValue = { readonly type: 'boolean'; readonly value: boolean };
/** A signed 64-bit integer. */
export type IntegerValue = { readonly type: 'integer'; readonly value: bigint };
export type DoubleValue = { readonly type: 'double'; readonly value: number };
export type TimestampValue = { readonly type: 'timestamp'; readonly value: Timestamp };
export type StringValue = { readonly type: 'string'; readonly value: string };
export type BytesValue = { readonly type: 'bytes'; readonly value: Uint8Array };
/** A reference's full name: `projects/{p}/databases/{d}/documents/{path}`. */
export type ReferenceValue = { readonly type: 'reference'; readonly value: string };
export type GeoPointValue = {
  readonly type: 'geopoint';
  readonly latitude: number;
  readonly longitude: number;
};
export type ArrayValue = { readonly type: 'array'; readonly values: readonly Value[] };
/** An embedding. On the wire it is the map `{__type__: '__vector__', value: [doubles]}` (vector.ts). */
export type VectorValue = { readonly type: 'vector'; readonly values: readonly number[] };
export type MapValue = { readonly type: 'map'; readonly fields: Fields };

export type Value =
  | NullValue
  | BooleanValue
  | IntegerValue
  | DoubleValue
  | TimestampValue
  | StringValue
  | BytesValue
  | ReferenceValue
  | GeoPointValue
  | ArrayValue
  | VectorValue
  | MapValue;

/** A document's or map's fields: values by name, in the order in which they are stored. Never changed in place. */
export type Fields = ReadonlyMap<string, Value>;

export const MAX_INT64 = 2n ** 63n - 1n;
export const MIN_INT64 = -(2n ** 63n);

export function isNumber(value: Value | undefined): value is IntegerValue | DoubleValue {
  return value?.type === 'integer' || value?.type === 'double';
}

export function isNan(value: Value): boolean {
  return value.type === 'double' && Number.isNaN(value.value);
}
