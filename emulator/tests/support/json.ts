// Short constructors of ProtoJSON values.
import type { Json } from './driver.ts';

export const int = (value: number | bigint): Json => ({ integerValue: String(value) });
export const double = (value: number | string): Json => ({ doubleValue: value });
export const string = (value: string): Json => ({ stringValue: value });
export const bool = (value: boolean): Json => ({ booleanValue: value });
export const time = (value: string): Json => ({ timestampValue: value });
export const bytes = (value: string): Json => ({ bytesValue: Buffer.from(value).toString('base64') });
export const reference = (value: string): Json => ({ referenceValue: value });
export const geo = (latitude: number, longitude: number): Json => ({
  geoPointValue: { latitude, longitude },
});
export const array = (...values: Json[]): Json => ({ arrayValue: { values } });
export const map = (fields: Json): Json => ({ mapValue: { fields } });
export const NULL: Json = { nullValue: null };
export const NAN = double('NaN');

/** A filter that compares a field with a value. */
export function where(fieldPath: string, op: string, value: Json): Json {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

/** A filter on a field without a value to compare, such as IS_NULL. */
export function unary(fieldPath: string, op: string): Json {
  return { unaryFilter: { op, field: { fieldPath } } };
}

export function and(...filters: Json[]): Json {
  return { compositeFilter: { op: 'AND', filters } };
}

export function or(...filters: Json[]): Json {
  return { compositeFilter: { op: 'OR', filters } };
}

export function orderBy(fieldPath: string, direction: 'ASCENDING' | 'DESCENDING' = 'ASCENDING'): Json {
  return { field: { fieldPath }, direction };
}

/** A query over one collection. */
export function from(collectionId: string, rest: Json = {}): Json {
  return { from: [{ collectionId }], ...rest };
}
