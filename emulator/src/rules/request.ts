// Builds the variable `request` of Firestore rules.
import type { Timestamp } from '../value/value.ts';
import { jsonToRules } from './convert.ts';
import type { RulesAuth, RulesMethod } from './engine.ts';
import { RulesMap, type RulesPath, RulesTimestamp, type RulesValue } from './values.ts';

interface RequestParts {
  readonly auth: RulesAuth | undefined;
  readonly method: RulesMethod;
  readonly path: RulesPath;
  readonly time: Timestamp;
  /** The document after a write; absent for reads. */
  readonly resource?: RulesValue;
  /** Set only if the method is `list`. */
  readonly query?: RulesMap;
  /** Whether the request is of a commit. */
  readonly inTransaction: boolean;
}

const EMPTY = RulesMap.of({});

/**
 * Builds the map `request`, with the members that Google's engine has beside the documented ones. The lists of fields that
 * a request reads and writes are always null here.
 */
export function requestMap(parts: RequestParts): RulesMap {
  const { auth, method, path, time, resource, query, inTransaction } = parts;
  const entries: [string, RulesValue][] = [
    ['auth', auth ? RulesMap.of({ uid: auth.uid, token: jsonToRules(auth.token) }) : null],
    ['method', method],
    ['path', path],
    ['time', new RulesTimestamp(time)],
    ['headers', EMPTY],
    ['inTransaction', inTransaction],
  ];
  if (resource === undefined) entries.push(['fields', null]);
  else
    entries.push(['resource', resource], ['readFields', null], ['writeFields', null], ['transforms', null]);
  if (query) entries.push(['query', query]);
  return new RulesMap(new Map(entries));
}
