// Document fields as tests write them, and their encoding for Firestore's REST API.
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore';

/** Stands for the time of the request, which only the server knows. */
export const NOW = Symbol('the time of the request');

/** A number stored as a double though it has no fraction. */
export class Double {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** When stored documents were created. */
export const CREATED = Timestamp.fromMillis(1_700_000_000_000);

export interface WireFields {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The field paths that hold `NOW`. */
  readonly transforms: readonly { readonly fieldPath: string; readonly setToServerValue: 'REQUEST_TIME' }[];
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function wire(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Double) return { doubleValue: value.value };
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (value instanceof Bytes) return { bytesValue: value.toBase64() };
  if (value instanceof GeoPoint) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wire) } };
  if (isMap(value)) {
    return { mapValue: { fields: Object.fromEntries(Object.entries(value).map(([k, v]) => [k, wire(v)])) } };
  }
  throw new TypeError(`A test wrote what Firestore has no value for: ${typeof value}`);
}

/** Removes `NOW` from the fields, at any depth, and lists its paths. */
function timed(fields: Fields, prefix = ''): { readonly rest: Fields; readonly paths: readonly string[] } {
  const paths: string[] = [];
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === NOW) paths.push(`${prefix}${name}`);
    else if (isMap(value)) {
      const inner = timed(value, `${prefix}${name}.`);
      paths.push(...inner.paths);
      rest[name] = inner.rest;
    } else rest[name] = value;
  }
  return { rest, paths };
}

/** Encodes the fields of a write; those that hold `NOW` become transforms. */
export function wireFields(fields: Fields): WireFields {
  const { rest, paths } = timed(fields);
  return {
    fields: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, wire(value)])),
    transforms: paths.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

/** Encodes a value, such as that of a filter. */
export const wireValue = wire;
