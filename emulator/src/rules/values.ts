// The values of the rules language. Integers are bigints and floats are numbers, so that the two cannot be mixed up.
import { compareStrings } from '../value/compare.ts';
import type { Timestamp } from '../value/value.ts';

/** The result of an expression: a value or an error. Errors are results and never thrown. */
export type Result = RulesValue | RulesError;

export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesList
  | RulesMap
  | RulesSet
  | MapDiff
  | RulesPath
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesVector
  | Constrained;

/** An evaluation error. `at` is the offset of the expression that failed, once it is known. */
export class RulesError {
  readonly message: string;
  readonly at: number;

  constructor(message: string, at = -1) {
    this.message = message;
    this.at = at;
  }
}

/** The length up to which a list is searched for a text element by element; longer lists get a set of their texts. */
const LINEAR_SEARCH = 8;

export class RulesList {
  readonly values: readonly RulesValue[];
  private set: RulesSet | undefined;
  private texts: ReadonlySet<string> | undefined;

  constructor(values: readonly RulesValue[]) {
    this.values = values;
  }

  get size(): number {
    return this.values.length;
  }

  /** Whether an element has the value and, unlike in a set, the type too; NaN and paths with captures are no elements. */
  has(value: RulesValue): boolean {
    if (hasCaptures(value)) return false;
    if (typeof value === 'string' && this.values.length > LINEAR_SEARCH) {
      this.texts ??= new Set(this.values.filter((own) => typeof own === 'string'));
      return this.texts.has(value);
    }
    // 0.0 is -0.0 here, though not deeper in the element.
    return this.values.some((own) => own === value || strictlyEqual(own, value));
  }

  toSet(): RulesSet {
    return (this.set ??= new RulesSet(this.values));
  }
}

/** A map over entries that are converted when they are first read: most conditions read few fields of a document. */
export class RulesMap {
  private readonly source: ReadonlyMap<string, unknown>;
  private readonly convert: (raw: never) => RulesValue;
  private readonly converted: Map<string, RulesValue> | undefined;
  private sortedKeys: readonly string[] | undefined;

  constructor(entries: ReadonlyMap<string, RulesValue>);
  constructor(entries: ReadonlyMap<string, unknown>, convert: (raw: never) => RulesValue);
  constructor(entries: ReadonlyMap<string, unknown>, convert?: (raw: never) => RulesValue) {
    this.source = entries;
    this.convert = convert ?? ((raw) => raw);
    this.converted = convert && new Map();
  }

  static of(entries: Readonly<Record<string, RulesValue>>): RulesMap {
    return new RulesMap(new Map(Object.entries(entries)));
  }

  get size(): number {
    return this.source.size;
  }

  has(key: string): boolean {
    return this.source.has(key);
  }

  get(key: string): RulesValue | undefined {
    if (!this.converted) return this.source.get(key) as RulesValue | undefined;
    const known = this.converted.get(key);
    if (known !== undefined || !this.source.has(key)) return known;
    const value = this.convert(this.source.get(key) as never);
    this.converted.set(key, value);
    return value;
  }

  /** The entry before conversion, so that identical objects are known to be equal. */
  raw(key: string): unknown {
    return this.source.get(key);
  }

  /** In the order in which they were written or stored, unlike the keys. */
  values(): RulesValue[] {
    return [...this.source.keys()].map((key) => this.get(key) as RulesValue);
  }

  /** Keys are sorted by their UTF-8 bytes, so that maps of the same keys have equal lists of them. */
  keys(): readonly string[] {
    return (this.sortedKeys ??= [...this.source.keys()].sort(compareStrings));
  }
}

/** A set of distinct values, in which an int and a float of the same value are the same, also inside lists and maps. */
export class RulesSet {
  private readonly keyed = new Map<string, RulesValue>();
  private readonly others: RulesValue[] = [];

  constructor(values: Iterable<RulesValue>) {
    for (const value of values) {
      const key = setKey(value);
      if (key === undefined) {
        if (!this.others.some((other) => equalByValue(other, value))) this.others.push(value);
      } else if (!this.keyed.has(key)) {
        this.keyed.set(key, value);
      }
    }
  }

  get size(): number {
    return this.keyed.size + this.others.length;
  }

  has(value: RulesValue): boolean {
    const key = setKey(value);
    if (key !== undefined) return this.keyed.has(key);
    return this.others.some((other) => equalByValue(other, value));
  }

  get values(): readonly RulesValue[] {
    return [...this.keyed.values(), ...this.others];
  }
}

export class MapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;

  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

/** A path, such as `/databases/(default)/documents/c/d`; `bind` replaces the captures in it. */
export class RulesPath {
  readonly segments: readonly PathPart[];
  /** The values that `bind` gave to captures, by name. */
  readonly bindings: ReadonlyMap<string, RulesValue> | undefined;

  constructor(segments: readonly PathPart[], bindings?: ReadonlyMap<string, RulesValue>) {
    this.segments = segments;
    this.bindings = bindings;
  }
}

export type PathPart = string | { readonly capture: string; readonly glob: boolean };

export class RulesTimestamp {
  readonly value: Timestamp;

  constructor(value: Timestamp) {
    this.value = value;
  }
}

export class RulesDuration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class RulesLatLng {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** A vector, which rules can only compare and ask for its type. */
export class RulesVector {
  readonly values: readonly number[];

  constructor(values: readonly number[]) {
    this.values = values;
  }
}

/** An open value: only what a query's filters prove is known. Operators and `get` support it; all else is an error. */
export interface ConstrainedValue {
  /** True if `value <operator> operand` holds for all possible values, false if for none; `undefined` if unknown. */
  compare(operator: '==' | '!=' | '<' | '<=' | '>' | '>=', operand: RulesValue): boolean | undefined;
  /** True if all possible values contain the member, false if none does; `undefined` if unknown. */
  contains(member: RulesValue): boolean | undefined;
  isType(type: string): boolean | undefined;
  member(name: string): RulesValue | undefined;
}

export class Constrained {
  readonly constraint: ConstrainedValue;

  constructor(constraint: ConstrainedValue) {
    this.constraint = constraint;
  }
}

/** A value's type name in `is` and in error messages. */
export function typeName(value: RulesValue): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
  }
  if (value instanceof RulesMap) return 'map';
  if (value instanceof RulesList) return 'list';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesLatLng) return 'latlng';
  if (value instanceof RulesVector) return 'vector';
  if (value instanceof MapDiff) return 'map_diff';
  return value instanceof Uint8Array ? 'bytes' : 'constraint';
}

/**
 * `==` between known values: an int equals a float of the same value, though not inside lists and maps; a path with
 * captures equals nothing, though inside of them it does.
 */
export function looselyEqual(left: RulesValue, right: RulesValue): boolean {
  if (typeof left === 'bigint' || typeof left === 'number') {
    return (typeof right === 'bigint' || typeof right === 'number') && order(left, right) === 0;
  }
  return !hasCaptures(left) && strictlyEqual(left, right);
}

function hasCaptures(value: RulesValue): boolean {
  return value instanceof RulesPath && value.segments.some((part) => typeof part !== 'string');
}

/** Equality in sets and between the values of a map's difference, where at every depth an int equals a float, and NaN itself. */
export function equalByValue(left: RulesValue, right: RulesValue): boolean {
  const areNumbers = typeof left === 'bigint' || typeof left === 'number';
  // Only `==` compares a bigint with a number by value.
  return areNumbers ? left == right || Object.is(left, right) : equalWithin(left, right, equalByValue);
}

/** Equality inside lists and maps, where an int never equals a float, 0.0 never -0.0, and NaN not even itself. */
export function strictlyEqual(left: RulesValue, right: RulesValue): boolean {
  return equalWithin(left, right, strictlyEqual);
}

type Equality = (left: RulesValue, right: RulesValue) => boolean;

/** Equality of two values; what is inside them is compared with `same`. */
function equalWithin(left: RulesValue, right: RulesValue, same: Equality): boolean {
  if (typeof left === 'number') return left === right && Object.is(left, right);
  if (typeof left !== 'object' || left === null) return left === right;
  if (left instanceof RulesMap) return right instanceof RulesMap && mapsEqual(left, right, same);
  if (left instanceof RulesList) {
    return right instanceof RulesList && sequencesEqual(left.values, right.values, same);
  }
  if (left instanceof RulesSet) {
    return (
      right instanceof RulesSet && left.size === right.size && left.values.every((value) => right.has(value))
    );
  }
  if (left instanceof RulesPath) {
    return (
      right instanceof RulesPath &&
      left.segments.length === right.segments.length &&
      left.segments.every((part, index) => samePart(part, right.segments[index] as PathPart))
    );
  }
  if (left instanceof RulesTimestamp) {
    return (
      right instanceof RulesTimestamp &&
      left.value.seconds === right.value.seconds &&
      left.value.nanos === right.value.nanos
    );
  }
  if (left instanceof RulesDuration) return right instanceof RulesDuration && left.nanos === right.nanos;
  if (left instanceof RulesLatLng) {
    return (
      right instanceof RulesLatLng &&
      Object.is(left.latitude, right.latitude) &&
      Object.is(left.longitude, right.longitude)
    );
  }
  if (left instanceof RulesVector) {
    return right instanceof RulesVector && sequencesEqual(left.values, right.values, same);
  }
  if (left instanceof Uint8Array) {
    return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
  }
  if (left instanceof MapDiff) {
    return (
      right instanceof MapDiff &&
      mapsEqual(left.after, right.after, same) &&
      mapsEqual(left.before, right.before, same)
    );
  }
  return false;
}

function mapsEqual(left: RulesMap, right: RulesMap, same: Equality): boolean {
  if (left.size !== right.size) return false;
  return left.keys().every((key) => {
    return right.has(key) && same(left.get(key) as RulesValue, right.get(key) as RulesValue);
  });
}

function sequencesEqual(left: readonly RulesValue[], right: readonly RulesValue[], same: Equality): boolean {
  return (
    left.length === right.length && left.every((value, index) => same(value, right[index] as RulesValue))
  );
}

function samePart(left: PathPart, right: PathPart): boolean {
  if (typeof left === 'string' || typeof right === 'string') return left === right;
  return left.capture === right.capture && left.glob === right.glob;
}

/** Orders two numbers, strings, timestamps, durations or bytes; `undefined` for other pairs, NaN if a number is NaN. */
export function order(left: RulesValue, right: RulesValue): number | undefined {
  if (typeof left === 'bigint' || typeof left === 'number') {
    if (typeof right !== 'bigint' && typeof right !== 'number') return undefined;
    if (typeof left === 'bigint' && typeof right === 'bigint')
      return left < right ? -1 : Number(left > right);
    // An int is compared with a float as a float.
    const [first, second] = [Number(left), Number(right)];
    return first < second ? -1 : first > second ? 1 : first === second ? 0 : NaN;
  }
  // By UTF-16 units, unlike queries.
  if (typeof left === 'string')
    return typeof right !== 'string' ? undefined : left < right ? -1 : Number(left > right);
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return left.value.seconds - right.value.seconds || left.value.nanos - right.value.nanos;
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return left.nanos < right.nanos ? -1 : Number(left.nanos > right.nanos);
  }
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  return undefined;
}

function setKey(value: RulesValue): string | undefined {
  switch (typeof value) {
    case 'string':
      return `s${value}`;
    case 'bigint':
      return `n${value}`;
    case 'number':
      return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
    case 'boolean':
      return value ? 'true' : 'false';
    default:
      return value === null ? 'null' : undefined;
  }
}
