// Methods of lists, sets, maps and the differences of maps.
import { toText } from '../conversions.ts';
import {
  equalByValue,
  MapDiff,
  RulesError,
  RulesList,
  RulesMap,
  RulesSet,
  type RulesValue,
} from '../values.ts';
import { getter, type Method, type Methods, wrongArguments } from './method.ts';

/** Makes `hasAll`, `hasAny`, `hasOnly` and `size`; the first three take a list, and a set if `overloads` has `'set'`. */
function contentTests<Receiver extends RulesList | RulesSet>(
  type: string,
  overloads: readonly [string, ...string[]],
): Methods<Receiver> {
  const test =
    (name: string, holds: (own: Receiver, given: RulesList | RulesSet) => boolean): Method<Receiver> =>
    (own, args) => {
      const [given] = args;
      const isTaken = given instanceof RulesList || (given instanceof RulesSet && overloads.includes('set'));
      return args.length === 1 && isTaken
        ? holds(own, given)
        : wrongArguments(`${type}.${name}`, args, ...overloads);
    };
  return {
    hasAll: test('hasAll', (own, given) => given.values.every((value) => own.has(value))),
    hasAny: test('hasAny', (own, given) => given.values.some((value) => own.has(value))),
    hasOnly: test('hasOnly', (own, given) => {
      // A set has 1 where it has 1.0; a list does not.
      const allowed = own instanceof RulesSet && given instanceof RulesList ? given.toSet() : given;
      return own.values.every((value) => allowed.has(value));
    }),
    size: getter(`${type}.size`, (own) => BigInt(own.size)),
  };
}

export const LIST_METHODS: Methods<RulesList> = {
  ...contentTests('list', ['list']),
  toSet: getter('list.toSet', (list) => list.toSet()),
  concat(list, args) {
    const [other] = args;
    if (args.length !== 1 || !(other instanceof RulesList))
      return wrongArguments('list.concat', args, 'list');
    return new RulesList([...list.values, ...other.values]);
  },
  removeAll(list, args) {
    const [other] = args;
    if (args.length !== 1 || !(other instanceof RulesList))
      return wrongArguments('list.removeAll', args, 'list');
    return new RulesList(list.values.filter((value) => !other.has(value)));
  },
  join(list, args) {
    const [separator] = args;
    if (args.length !== 1 || typeof separator !== 'string')
      return wrongArguments('list.join', args, 'string');
    const texts: string[] = [];
    for (const value of list.values) {
      const text = toText(value);
      if (text instanceof RulesError) return text;
      texts.push(text);
    }
    return texts.join(separator);
  },
};

/** Makes a method of sets whose one argument is another set. */
function withSet(name: string, apply: (own: RulesSet, other: RulesSet) => RulesSet): Method<RulesSet> {
  return (own, args) => {
    const [other] = args;
    if (args.length !== 1 || !(other instanceof RulesSet)) return wrongArguments(name, args, 'set');
    return apply(own, other);
  };
}

export const SET_METHODS: Methods<RulesSet> = {
  ...contentTests('set', ['set', 'list']),
  difference: withSet(
    'set.difference',
    (own, other) => new RulesSet(own.values.filter((value) => !other.has(value))),
  ),
  intersection: withSet(
    'set.intersection',
    (own, other) => new RulesSet(own.values.filter((value) => other.has(value))),
  ),
  union: withSet('set.union', (own, other) => new RulesSet([...own.values, ...other.values])),
};

export const MAP_METHODS: Methods<RulesMap> = {
  keys: getter('map.keys', (map) => new RulesList(map.keys())),
  values: getter('map.values', (map) => new RulesList(map.values())),
  size: getter('map.size', (map) => BigInt(map.size)),
  diff(map, args) {
    const [other] = args;
    if (args.length !== 1 || !(other instanceof RulesMap)) return wrongArguments('map.diff', args, 'map');
    return new MapDiff(map, other);
  },
  get(map, args) {
    const [key, fallback] = args;
    if (args.length !== 2) return wrongArguments('map.get', args, 'string, any');
    const steps = key instanceof RulesList ? key.values : [key];
    let value: RulesValue = map;
    for (const step of steps) {
      if (typeof step !== 'string') return wrongArguments('map.get', args, 'string, any');
      const next: RulesValue | undefined = value instanceof RulesMap ? value.get(step) : undefined;
      if (next === undefined) return fallback as RulesValue;
      value = next;
    }
    return value;
  },
};

type Change = 'added' | 'removed' | 'changed' | 'unchanged';

function changeOf({ after, before }: MapDiff, key: string): Change {
  if (!before.has(key)) return 'added';
  if (!after.has(key)) return 'removed';
  // Fields that a write does not change are identical objects before and after.
  if (after.raw(key) === before.raw(key)) return 'unchanged';
  const isSame = equalByValue(after.get(key) as RulesValue, before.get(key) as RulesValue);
  return isSame ? 'unchanged' : 'changed';
}

function keysThat(name: string, changes: readonly Change[]): Method<MapDiff> {
  return getter(name, (diff) => {
    const removed = diff.before.keys().filter((key) => !diff.after.has(key));
    const keys = [...diff.after.keys(), ...removed];
    return new RulesSet(keys.filter((key) => changes.includes(changeOf(diff, key))));
  });
}

export const MAP_DIFF_METHODS: Methods<MapDiff> = {
  addedKeys: keysThat('map_diff.addedKeys', ['added']),
  removedKeys: keysThat('map_diff.removedKeys', ['removed']),
  changedKeys: keysThat('map_diff.changedKeys', ['changed']),
  unchangedKeys: keysThat('map_diff.unchangedKeys', ['unchanged']),
  affectedKeys: keysThat('map_diff.affectedKeys', ['added', 'removed', 'changed']),
};
