// The operators, on known values and on those known only by a query's filters (`Constrained`). None of them throws.
import { compareTimestamps, MAX_TIMESTAMP_SECONDS, MIN_TIMESTAMP_SECONDS } from '../value/timestamp.ts';
import { MAX_INT64, MIN_INT64 } from '../value/value.ts';
import type { BinaryOperator } from './ast.ts';
import {
  Constrained,
  looselyEqual,
  order,
  type Result,
  RulesDuration,
  RulesError,
  RulesList,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
  typeName,
} from './values.ts';

const NANOS = 1_000_000_000n;

/** The error of reading a value that a query leaves open. */
export function notConstrained(): RulesError {
  return new RulesError('The query leaves this value open: its filters do not decide the condition.');
}

/** Applies a binary operator other than `&&` and `||`. */
export function applyBinary(operator: BinaryOperator, left: RulesValue, right: RulesValue): Result {
  switch (operator) {
    case '==':
    case '!=':
      return equality(operator, left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return relation(operator, left, right);
    case 'in':
      return membership(left, right);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return arithmetic(operator, left, right);
  }
}

function equality(operator: '==' | '!=', left: RulesValue, right: RulesValue): Result {
  if (left instanceof Constrained) return left.constraint.compare(operator, right) ?? notConstrained();
  if (right instanceof Constrained) return right.constraint.compare(operator, left) ?? notConstrained();
  return looselyEqual(left, right) === (operator === '==');
}

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

function relation(operator: '<' | '<=' | '>' | '>=', left: RulesValue, right: RulesValue): Result {
  if (left instanceof Constrained) return left.constraint.compare(operator, right) ?? notConstrained();
  if (right instanceof Constrained) {
    return right.constraint.compare(MIRRORED[operator], left) ?? notConstrained();
  }
  const ordering = order(left, right);
  if (ordering === undefined) return unsupported(left, operator, right);
  return holds(operator, ordering);
}

/** Whether an operator holds for the result of a comparison (negative, 0 or positive); for NaN none holds. */
export function holds(operator: '<' | '<=' | '>' | '>=', ordering: number): boolean {
  switch (operator) {
    case '<':
      return ordering < 0;
    case '<=':
      return ordering <= 0;
    case '>':
      return ordering > 0;
    case '>=':
      return ordering >= 0;
  }
}

function membership(member: RulesValue, container: RulesValue): Result {
  if (container instanceof Constrained) {
    return container.constraint.contains(member) ?? notConstrained();
  }
  if (member instanceof Constrained) return constrainedMembership(member, container);
  if (container instanceof RulesList || container instanceof RulesSet) return container.has(member);
  if (container instanceof RulesMap) {
    if (typeof member === 'string') return container.has(member);
    return new RulesError(
      `Unsupported operation error. Received: map.in(${typeName(member)}). Expected: map.in(string).`,
    );
  }
  if (container === null) return new RulesError('Null value error.');
  return new RulesError('Function not found error: Name: [in].');
}

/** Whether an open value is in a list or set: true or false when that is certain, else an error. */
function constrainedMembership(member: Constrained, container: RulesValue): Result {
  if (!(container instanceof RulesList) && !(container instanceof RulesSet)) return notConstrained();
  let isOpen = false;
  for (const value of container.values) {
    // What cannot have the type of the element is not the element.
    const isPossible = member.constraint.isType(typeName(value)) !== false;
    const equal = isPossible ? member.constraint.compare('==', value) : false;
    if (equal === true) return true;
    isOpen ||= equal === undefined;
  }
  return isOpen ? notConstrained() : false;
}

function arithmetic(operator: '+' | '-' | '*' | '/' | '%', left: RulesValue, right: RulesValue): Result {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integers(operator, left, right);
  if (isNumber(left) && isNumber(right)) return floats(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  if (operator === '+' || operator === '-') {
    const sign = operator === '+' ? 1n : -1n;
    if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
      return addToTimestamp(left, sign * right.nanos);
    }
    if (operator === '+' && left instanceof RulesDuration && right instanceof RulesTimestamp) {
      return addToTimestamp(right, left.nanos);
    }
    if (operator === '-' && left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
      return new RulesDuration(timestampNanos(left) - timestampNanos(right));
    }
    if (left instanceof RulesDuration && right instanceof RulesDuration) {
      return new RulesDuration(left.nanos + sign * right.nanos);
    }
  }
  return unsupported(left, operator, right);
}

function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function integers(operator: '+' | '-' | '*' | '/' | '%', left: bigint, right: bigint): Result {
  switch (operator) {
    case '+':
      return inRange(left + right);
    case '-':
      return inRange(left - right);
    case '*':
      return inRange(left * right);
    case '/':
      return right === 0n ? divideByZero() : inRange(left / right);
    case '%':
      return right === 0n ? divideByZero() : left % right;
  }
}

function divideByZero(): RulesError {
  return new RulesError('Divide by zero error.');
}

function floats(operator: '+' | '-' | '*' | '/' | '%', left: number, right: number): Result {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

/** An integer, or an error when 64 bits cannot hold it. */
export function inRange(value: bigint): Result {
  return value < MIN_INT64 || value > MAX_INT64 ? new RulesError('Integer overflow.') : value;
}

/** A timestamp as nanoseconds since 1970. */
export function timestampNanos(timestamp: RulesTimestamp): bigint {
  return BigInt(timestamp.value.seconds) * NANOS + BigInt(timestamp.value.nanos);
}

/** A timestamp from nanoseconds since 1970, or an error outside the years 1 to 9999. */
export function timestampFromNanos(nanos: bigint): Result {
  const rest = ((nanos % NANOS) + NANOS) % NANOS;
  const value = { seconds: Number((nanos - rest) / NANOS), nanos: Number(rest) };
  if (
    compareTimestamps(value, { seconds: MIN_TIMESTAMP_SECONDS, nanos: 0 }) < 0 ||
    value.seconds > MAX_TIMESTAMP_SECONDS
  ) {
    return new RulesError('Timestamp is out of range.');
  }
  return new RulesTimestamp(value);
}

function addToTimestamp(timestamp: RulesTimestamp, nanos: bigint): Result {
  return timestampFromNanos(timestampNanos(timestamp) + nanos);
}

/** Unary minus, `-value`. */
export function negate(value: RulesValue): Result {
  if (typeof value === 'bigint') return inRange(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof RulesDuration) return new RulesDuration(-value.nanos);
  return new RulesError(
    `Unsupported operation error. Received: -${typeName(value)}. Expected: -int, -float.`,
  );
}

/** `value is type`, such as `x is string`. */
export function isType(value: RulesValue, type: string): Result {
  if (value instanceof Constrained) {
    return type === 'constraint' || (value.constraint.isType(type) ?? notConstrained());
  }
  const name = typeName(value);
  // As on Google's engine no value is a `set`.
  return (name === type && type !== 'set') || (type === 'number' && (name === 'int' || name === 'float'));
}

/** `object.name`: the property of a map, or a capture of a path. */
export function readMember(object: RulesValue, name: string): Result {
  if (object instanceof RulesMap) {
    const value = object.get(name);
    return value === undefined ? new RulesError(`Property ${name} is undefined on object.`) : value;
  }
  if (object === null) return new RulesError('Null value error.');
  if (object instanceof Constrained) {
    const value = object.constraint.member(name);
    return value === undefined ? new RulesError(`Property ${name} is undefined on object.`) : value;
  }
  if (object instanceof RulesPath && object.bindings?.has(name))
    return object.bindings.get(name) as RulesValue;
  return new RulesError(`Type error. Received: [${typeName(object)}] Expected: [map,path].`);
}

/** `object[index]`: by key in maps and paths, by position in lists, strings and paths. */
export function readIndex(object: RulesValue, index: RulesValue): Result {
  if (typeof index === 'string' && !(object instanceof RulesList)) return readMember(object, index);
  if (object === null) return new RulesError('Null value error.');
  if (object instanceof Constrained) return notConstrained();
  const length = lengthOf(object);
  if (object instanceof RulesList && typeof index !== 'bigint') {
    return new RulesError(
      `Unsupported operation error. Received: list[${typeName(index)}]. Expected: list[int].`,
    );
  }
  if (length === undefined || typeof index !== 'bigint') {
    return new RulesError(`Type error. Received: [${typeName(object)}[${typeName(index)}]].`);
  }
  if (index < 0n || index >= BigInt(length)) return outOfBounds(index, length);
  const at = Number(index);
  if (typeof object === 'string') return object.charAt(at);
  if (object instanceof RulesList) return object.values[at] as RulesValue;
  const part = (object as RulesPath).segments[at];
  return typeof part === 'string' ? part : new RulesError('Path segment is not bound.');
}

/** `object[from:to]`, without the element at `to`; null is the start or the end, an index out of bounds is an error. */
export function slice(object: RulesValue, from: RulesValue, to: RulesValue): Result {
  if (object === null) return new RulesError('Null value error.');
  if (object instanceof Constrained) return notConstrained();
  const length = lengthOf(object);
  const isIndex = (bound: RulesValue): bound is bigint | null => typeof bound === 'bigint' || bound === null;
  if (length === undefined || !isIndex(from) || !isIndex(to)) {
    return new RulesError(
      `Type error. Received: [${typeName(object)}[${typeName(from)}:${typeName(to)}]] Expected: [list,string].`,
    );
  }
  if (from === null && to === null) return object;
  const first = from ?? 0n;
  const last = to ?? BigInt(length);
  // The official engine checks the range's first and last index, so [0:0] fails and [1:1] is empty.
  if (first < 0n || first >= BigInt(length)) return outOfBounds(first, length);
  if (last < 1n || last > BigInt(length)) return outOfBounds(last - 1n, length);
  if (last < first)
    return new RulesError(`Illegal range error. From index: [${first}] , To index: [${last}].`);
  const [start, end] = [Number(first), Number(last)];
  if (object instanceof RulesList) return new RulesList(object.values.slice(start, end));
  return object instanceof RulesPath
    ? new RulesPath(object.segments.slice(start, end))
    : (object as string).slice(start, end);
}

function lengthOf(value: RulesValue): number | undefined {
  if (typeof value === 'string') return value.length;
  if (value instanceof RulesList) return value.values.length;
  if (value instanceof RulesPath) return value.segments.length;
  return undefined;
}

function outOfBounds(index: bigint, length: number): RulesError {
  return new RulesError(`Index out of bound error. Index: [${index}] , size: [${length}].`);
}

function unsupported(left: RulesValue, operator: string, right: RulesValue): RulesError {
  if (left instanceof Constrained || right instanceof Constrained) return notConstrained();
  return new RulesError(
    `Unsupported operation error. Received: ${typeName(left)} ${operator} ${typeName(right)}.`,
  );
}
