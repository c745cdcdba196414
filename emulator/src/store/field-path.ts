// Field paths as clients write them (`a.b`, `` `a-b`.c ``) and as the emulator uses them: lists of names.
import { LIMITS, limitText } from '../value/limits.ts';
import type { Fields, MapValue, Value } from '../value/value.ts';
import { invalidArgument } from './error.ts';

/** Unescaped names from the outermost field inwards; never empty. */
export type FieldPath = readonly string[];

/** The pseudo field that stands for a document's name. */
export const NAME_FIELD = '__name__';

const SIMPLE_NAME = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`/y;

/** Reads a field path. @throws FirestoreError INVALID_ARGUMENT */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = [];
  let position = 0;
  for (;;) {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidPath(text);
    path.push(match[1] ?? (match[2] as string).replace(/\\(.)/gsu, '$1'));
    position = SEGMENT.lastIndex;
    if (position === text.length) break;
    if (text[position] !== '.') throw invalidPath(text);
    position++;
  }
  const { most } = LIMITS.fieldPathBytes;
  if (text.length * 3 > most && Buffer.byteLength(path.join('.')) > most) {
    throw invalidArgument(limitText('fieldPathBytes'));
  }
  return path;
}

/** Refuses a path of a query or of a projection with a reserved name in it. @throws FirestoreError INVALID_ARGUMENT */
export function checkQueriedPath(path: FieldPath): FieldPath {
  const reserved = isNameField(path) ? undefined : path.find(isReserved);
  if (reserved !== undefined)
    throw invalidArgument(`Invalid reserved name in field path ${formatFieldPath(path)}`);
  return path;
}

/** Whether queries may not name a field so: two underscores at both ends, and something in between. */
export function isReserved(name: string): boolean {
  return /^__[^]+__$/.test(name);
}

function invalidPath(text: string): Error {
  return invalidArgument(
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );
}

/** Writes a field path, quoting the names that need it. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (SIMPLE_NAME.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** The value at a path, or `undefined` where there is none. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  for (let index = 0; index < path.length - 1; index++) {
    const next = current.get(path[index] as string);
    if (next?.type !== 'map') return undefined;
    current = next.fields;
  }
  return current.get(path[path.length - 1] as string);
}

/** Fields with the value at a path set, or removed when it is `undefined`; maps on the way are made as needed. */
export function withValueAt(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path as readonly [string, ...string[]];
  if (rest.length === 0) {
    if (value === undefined && !fields.has(name)) return fields;
    const copy = new Map(fields);
    if (value === undefined) copy.delete(name);
    else copy.set(name, value);
    return copy;
  }
  const child = fields.get(name);
  if (child?.type !== 'map' && value === undefined) return fields;
  const inner = withValueAt(child?.type === 'map' ? child.fields : new Map<string, Value>(), rest, value);
  return new Map(fields).set(name, { type: 'map', fields: inner } satisfies MapValue);
}

/** Only the fields at the given paths. */
export function project(fields: Fields, paths: readonly FieldPath[]): Fields {
  let result: Fields = new Map<string, Value>();
  for (const path of paths) {
    const value = valueAt(fields, path);
    if (value !== undefined) result = withValueAt(result, path, value);
  }
  return result;
}

/** Orders field paths name by name, as production does when it adds inequality fields to a query's order. */
export function compareFieldPaths(left: FieldPath, right: FieldPath): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const a = left[index] as string;
    const b = right[index] as string;
    if (a !== b) return a < b ? -1 : 1;
  }
  return left.length - right.length;
}

/** Whether a path is `__name__`, the document's name. */
export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === NAME_FIELD;
}
