// Reads values in the notation of firebase-tools (`string_value`) and in that of Firestore's JSON (`stringValue`).
import { referenceToPath } from '../rules/convert.ts';
import {
  RulesDuration,
  RulesLatLng,
  RulesList,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from '../rules/values.ts';
import { parseTimestamp } from '../value/timestamp.ts';
import { asList, asRecord, asString, type Json } from './json.ts';

type Reader = (json: Json) => RulesValue;

const valuesOf = (json: Json): readonly RulesValue[] => asList(asRecord(json)['values']).map(toRulesValue);

const point: Reader = (json) => {
  const { latitude, longitude } = asRecord(json);
  return new RulesLatLng(Number(latitude ?? 0), Number(longitude ?? 0));
};

function integer(json: Json): RulesValue {
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  return typeof json === 'string' && /^-?[0-9]{1,19}$/.test(json) ? BigInt.asIntN(64, BigInt(json)) : null;
}

function timestamp(json: Json): RulesValue {
  const value = parseTimestamp(asString(json) ?? '');
  return value ? new RulesTimestamp(value) : null;
}

/** Reads a duration in protobuf's JSON: seconds with an `s`, such as `1.5s`. */
function duration(json: Json): RulesValue {
  const match = /^(-?)([0-9]{1,12})(?:\.([0-9]{1,9}))?s$/.exec(asString(json) ?? '');
  if (!match) return null;
  const nanos = BigInt(match[2] ?? 0) * 1_000_000_000n + BigInt((match[3] ?? '').padEnd(9, '0'));
  return new RulesDuration(match[1] === '-' ? -nanos : nanos);
}

function path(json: Json): RulesValue {
  const segments = asList(asRecord(json)['segments']);
  return new RulesPath(segments.map((segment) => asString(asRecord(segment)['simple']) ?? ''));
}

const KINDS: readonly (readonly [names: string, read: Reader])[] = [
  ['null_value nullValue', () => null],
  ['bool_value booleanValue', (json) => json === true],
  ['int_value integerValue', integer],
  ['float_value doubleValue', Number],
  ['string_value stringValue', (json) => asString(json) ?? ''],
  ['timestamp_value timestampValue', timestamp],
  ['bytes_value bytesValue', (json) => Uint8Array.from(Buffer.from(asString(json) ?? '', 'base64'))],
  ['list_value arrayValue', (json) => new RulesList(valuesOf(json))],
  ['map_value mapValue', (json) => toRulesMap(asRecord(json)['fields'])],
  ['set_value', (json) => new RulesSet(valuesOf(json))],
  ['path_value', path],
  ['duration_value', duration],
  ['latlng_value geoPointValue', point],
  ['referenceValue', (json) => referenceToPath(asString(json) ?? '')],
];
const READERS = new Map(
  KINDS.flatMap(([names, read]) => names.split(' ').map((name) => [name, read] as const)),
);

/** Reads a value in either notation; anything else becomes null. */
export function toRulesValue(json: Json | undefined): RulesValue {
  for (const [key, value] of Object.entries(asRecord(json))) {
    const read = READERS.get(key);
    if (read && value !== undefined) return read(value);
  }
  return null;
}

/** Reads an object whose members are values in either notation. */
export function toRulesMap(fields: Json | undefined): RulesMap {
  return new RulesMap(
    new Map(Object.entries(asRecord(fields)).map(([name, value]) => [name, toRulesValue(value)])),
  );
}
