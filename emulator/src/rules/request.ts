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
}

/** Builds the map `request`. */
export function requestMap({ auth, method, path, time, resource, query }: RequestParts): RulesMap {
  const entries: [string, RulesValue][] = [
    ['auth', auth ? RulesMap.of({ uid: auth.uid, token: jsonToRules(auth.token) }) : null],
    ['method', method],
    ['path', path],
    ['time', new RulesTimestamp(time)],
  ];
  if (resource !== undefined) entries.push(['resource', resource]);
  if (query) entries.push(['query', query]);
  return new RulesMap(new Map(entries));
}
