// Dispatches a method call by the receiver's type.
import { notConstrained } from '../operators.ts';
import {
  Constrained,
  MapDiff,
  type Result,
  RulesDuration,
  RulesError,
  RulesLatLng,
  RulesList,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from '../values.ts';
import { LIST_METHODS, MAP_DIFF_METHODS, MAP_METHODS, SET_METHODS } from './collections.ts';
import { functionNotFound, type Methods } from './method.ts';
import { LATLNG_METHODS, PATH_METHODS } from './latlng-and-path.ts';
import { BYTES_METHODS, STRING_METHODS } from './text.ts';
import { DURATION_METHODS, TIMESTAMP_METHODS } from './time.ts';

/** Calls `receiver.name(...args)`. */
export function callMethod(receiver: RulesValue, name: string, args: readonly RulesValue[]): Result {
  if (typeof receiver === 'string') return call(STRING_METHODS, receiver, name, args);
  if (receiver === null) return new RulesError('Null value error.');
  if (receiver instanceof RulesMap) return call(MAP_METHODS, receiver, name, args);
  if (receiver instanceof RulesList) return call(LIST_METHODS, receiver, name, args);
  if (receiver instanceof RulesSet) return call(SET_METHODS, receiver, name, args);
  if (receiver instanceof MapDiff) return call(MAP_DIFF_METHODS, receiver, name, args);
  if (receiver instanceof RulesTimestamp) return call(TIMESTAMP_METHODS, receiver, name, args);
  if (receiver instanceof RulesDuration) return call(DURATION_METHODS, receiver, name, args);
  if (receiver instanceof RulesPath) return call(PATH_METHODS, receiver, name, args);
  if (receiver instanceof RulesLatLng) return call(LATLNG_METHODS, receiver, name, args);
  if (receiver instanceof Uint8Array) return call(BYTES_METHODS, receiver, name, args);
  if (receiver instanceof Constrained) return callOnConstrained(receiver, name, args);
  return functionNotFound(name);
}

function call<Receiver>(
  methods: Methods<Receiver>,
  receiver: Receiver,
  name: string,
  args: readonly RulesValue[],
): Result {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return method ? method(receiver, args) : functionNotFound(name);
}

/** Calls a method of an open value (values.ts): only `get` of a member that the query constrains has a result. */
function callOnConstrained(receiver: Constrained, name: string, args: readonly RulesValue[]): Result {
  const [key] = args;
  if (name !== 'get' || args.length !== 2) return notConstrained();
  const steps = key instanceof RulesList ? key.values : [key];
  let value: RulesValue = receiver;
  for (const step of steps) {
    const next: RulesValue | undefined =
      value instanceof Constrained && typeof step === 'string' ? value.constraint.member(step) : undefined;
    if (next === undefined) return notConstrained();
    value = next;
  }
  return value;
}
