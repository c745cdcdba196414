// Converts documents, tokens and names to values of the rules language.
import type { DatabaseId } from '../value/document.ts';
import type { Fields, Value } from '../value/value.ts';
import {
  RulesLatLng,
  RulesList,
  RulesMap,
  RulesPath,
  RulesTimestamp,
  type RulesValue,
  RulesVector,
} from './values.ts';

/** A document's fields as a map, converted field by field as they are read. */
function fieldsToMap(fields: Fields): RulesMap {
  return new RulesMap(fields, valueToRules);
}

/** A stored value in the rules language; a reference becomes a path. */
export function valueToRules(value: Value): RulesValue {
  switch (value.type) {
    case 'null':
      return null;
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
    case 'bytes':
      return value.value;
    case 'timestamp':
      return new RulesTimestamp(value.value);
    case 'reference':
      return referenceToPath(value.value);
    case 'geopoint':
      return new RulesLatLng(value.latitude, value.longitude);
    case 'array':
      return new RulesList(value.values.map(valueToRules));
    case 'vector':
      return new RulesVector(value.values);
    case 'map':
      return fieldsToMap(value.fields);
  }
}

/** `projects/p/databases/d/documents/…` as the path `/databases/d/documents/…`. */
export function referenceToPath(name: string): RulesPath {
  return new RulesPath(name.split('/').slice(2));
}

/** A document's path as a value of the rules language. */
export function documentToPath(database: DatabaseId, path: readonly string[]): RulesPath {
  return new RulesPath(['databases', database.database, 'documents', ...path]);
}

/** JSON, such as the claims of a token, in the rules language; whole numbers below 2^53 become ints. */
export function jsonToRules(json: unknown): RulesValue {
  switch (typeof json) {
    case 'string':
    case 'boolean':
    case 'bigint':
      return json;
    case 'number':
      return Number.isSafeInteger(json) ? BigInt(json) : json;
    case 'object':
      if (json === null) return null;
      if (Array.isArray(json)) return new RulesList(json.map(jsonToRules));
      return new RulesMap(new Map<string, unknown>(Object.entries(json)), jsonToRules);
    default:
      return null;
  }
}

/** A document in the form that `resource` has and `get()` returns. */
export function documentToResource(database: DatabaseId, path: readonly string[], fields: Fields): RulesMap {
  return RulesMap.of({
    data: fieldsToMap(fields),
    id: path.at(-1) ?? '',
    __name__: documentToPath(database, path),
  });
}
