// Methods of lists, sets, maps and the differences of maps.
import { toText } from '../conversions.ts';
import {
  looselyEqual,
  MapDiff,
  type Result,
  RulesError,
  RulesList,
  RulesMap,
  RulesSet,
  type RulesValue,
} from '../values.ts';
import { getter, type Method, type Methods, wrongArguments } from './method.ts';

type Collection = RulesList | RulesSet;

/** A method whose one argument is a list or a set. */
function withCollection<Receiver>(
  name: string,
  apply: (receiver: Receiver, other: Collection) => Result,
): Method<Receiver> {
  return (receiver, args) => {
    const [other] = args;
    if (args.length !== 1 || !(other instanceof RulesList || other instanceof RulesSet)) {
      return wrongArguments(name, args, 'list');
    }
    return apply(receiver, other);
  };
}

const CONTENT_TESTS: Methods<Collection> = {
  hasAll: withCollection('hasAll', (own, given) => given.values.every((value) => own.has(value))),
  hasAny: withCollection('hasAny', (own, given) => given.values.some((value) => own.has(value))),
  hasOnly: withCollection('hasOnly', (own, given) => own.values.every((value) => given.has(value))),
  size: getter('size', (own) => BigInt(own.size)),
};

export const LIST_METHODS: Methods<RulesList> = {
  ...CONTENT_TESTS,
  toSet: getter('toSet', (list) => list.toSet()),
  concat(list, args) {
    const [other] = args;
    if (args.length !== 1 || !(other instanceof RulesList)) return wrongArguments('concat', args, 'list');
    return new RulesList([...list.values, ...other.values]);
  },
  removeAll(list, args) {
    const [other] = args;
    if (args.length !== 1 || !(other instanceof RulesList)) return wrongArguments('removeAll', args, 'list');
    return new RulesList(list.values.filter((value) => !other.has(value)));
  },
  join(list, args) {
    const [separator] = args;
    if (args.length !== 1 || typeof separator !== 'string') return wrongArguments('join', args, 'string');
    const texts: string[] = [];
    for (const value of list.values) {
      const text = toText(value);
      if (text instanceof RulesError) return text;
      texts.push(text);
    }
    return texts.join(separator);
  },
};

/** A method whose one argument is a set. */
function withSet(name: string, apply: (own: RulesSet, other: RulesSet) => RulesSet): Method<RulesSet> {
  return (own, args) => {
    const [other] = args;
    if (args.length !== 1 || !(other instanceof RulesSet)) return wrongArguments(name, args, 'set');
    return apply(own, other);
  };
}

export const SET_METHODS: Methods<RulesSet> = {
  ...CONTENT_TESTS,
  difference: withSet(
    'difference',
    (own, other) => new RulesSet(own.values.filter((value) => !other.has(value))),
  ),
  intersection: withSet(
    'intersection',
    (own, other) => new RulesSet(own.values.filter((value) => other.has(value))),
  ),
  union: withSet('union', (own, other) => new RulesSet([...own.values, ...other.values])),
};

export const MAP_METHODS: Methods<RulesMap> = {
  keys: getter('keys', (map) => new RulesList(map.keys())),
  values: getter('values', (map) => new RulesList(map.keys().map((key) => map.get(key) as RulesValue))),
  size: getter('size', (map) => BigInt(map.size)),
  diff(map, args) {
    const [other] = args;
    if (args.length !== 1 || !(other instanceof RulesMap)) return wrongArguments('diff', args, 'map');
    return new MapDiff(map, other);
  },
  get(map, args) {
    const [key, fallback] = args;
    if (args.length !== 2) return wrongArguments('get', args, 'string, any');
    const steps = key instanceof RulesList ? key.values : [key];
    let value: RulesValue = map;
    for (const step of steps) {
      if (typeof step !== 'string') return wrongArguments('get', args, 'string, any');
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
  // Fields a write leaves alone are the same objects before and after.
  if (after.raw(key) === before.raw(key)) return 'unchanged';
  const isSame = looselyEqual(after.get(key) as RulesValue, before.get(key) as RulesValue);
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
  addedKeys: keysThat('addedKeys', ['added']),
  removedKeys: keysThat('removedKeys', ['removed']),
  changedKeys: keysThat('changedKeys', ['changed']),
  unchangedKeys: keysThat('unchangedKeys', ['unchanged']),
  affectedKeys: keysThat('affectedKeys', ['added', 'removed', 'changed']),
};
