// Values as firebase-tools writes them (`string_value`) and as Firestore's documents do in JSON (`stringValue`).
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

const text: Reader = (json) => asString(json) ?? '';
const truth: Reader = (json) => json === true;
const float: Reader = (json) => Number(json);
const list: Reader = (json) => new RulesList(asList(asRecord(json)['values']).map(toRulesValue));
const map: Reader = (json) => toRulesMap(asRecord(json)['fields']);
const bytes: Reader = (json) => Uint8Array.from(Buffer.from(asString(json) ?? '', 'base64'));
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

/** Protobuf's JSON: seconds with an `s`, such as `1.5s`. */
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

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['null_value', () => null],
  ['nullValue', () => null],
  ['bool_value', truth],
  ['booleanValue', truth],
  ['int_value', integer],
  ['integerValue', integer],
  ['float_value', float],
  ['doubleValue', float],
  ['string_value', text],
  ['stringValue', text],
  ['timestamp_value', timestamp],
  ['timestampValue', timestamp],
  ['bytes_value', bytes],
  ['bytesValue', bytes],
  ['list_value', list],
  ['arrayValue', list],
  ['map_value', map],
  ['mapValue', map],
  ['set_value', (json) => new RulesSet(asList(asRecord(json)['values']).map(toRulesValue))],
  ['path_value', path],
  ['duration_value', duration],
  ['latlng_value', point],
  ['geoPointValue', point],
  ['referenceValue', (json) => referenceToPath(asString(json) ?? '')],
]);

/** A value in either notation; null for what is neither. */
export function toRulesValue(json: Json | undefined): RulesValue {
  for (const [key, value] of Object.entries(asRecord(json))) {
    const read = READERS.get(key);
    if (read && value !== undefined) return read(value);
  }
  return null;
}

/** Named values in either notation. */
export function toRulesMap(fields: Json | undefined): RulesMap {
  return new RulesMap(
    new Map(Object.entries(asRecord(fields)).map(([name, value]) => [name, toRulesValue(value)])),
  );
}
