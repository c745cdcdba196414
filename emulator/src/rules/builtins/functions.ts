// The built-in global functions of the rules language, and its namespaces of functions such as `math`.
import { toFloat, toInt, toPath, toText } from '../conversions.ts';
import type { Scope } from '../scope.ts';
import { type Result, RulesPath, type RulesValue } from '../values.ts';
import { HASHING_FUNCTIONS } from './hashing.ts';
import { wrongArguments } from './method.ts';
import { MATH_FUNCTIONS } from './numbers.ts';
import { LATLNG_FUNCTIONS } from './latlng-and-path.ts';
import { DURATION_FUNCTIONS, TIMESTAMP_FUNCTIONS } from './time.ts';

/** A built-in function that also gets the scope of the request that the rules judge. */
export type ScopedFunction = (args: readonly RulesValue[], scope: Scope) => Result;

function conversion(name: string, convert: (value: RulesValue) => Result): ScopedFunction {
  return (args) => (args.length === 1 ? convert(args[0] as RulesValue) : wrongArguments(name, args, 'any'));
}

function lookup(name: string, read: (path: RulesPath, scope: Scope) => Result): ScopedFunction {
  return (args, scope) => {
    const [path] = args;
    if (args.length !== 1 || !(path instanceof RulesPath)) return wrongArguments(name, args, 'path');
    return read(path, scope);
  };
}

const CONVERSIONS: Readonly<Record<string, ScopedFunction>> = {
  string: conversion('string', toText),
  int: conversion('int', toInt),
  float: conversion('float', toFloat),
  path: conversion('path', toPath),
  debug(args, scope) {
    if (args.length === 0) return wrongArguments('debug', args, 'any');
    const value = args[0] as RulesValue;
    scope.debug(value);
    return value;
  },
};

const VALUE_NAMESPACES = {
  math: MATH_FUNCTIONS,
  hashing: HASHING_FUNCTIONS,
  duration: DURATION_FUNCTIONS,
  timestamp: TIMESTAMP_FUNCTIONS,
  latlng: LATLNG_FUNCTIONS,
};

/** The functions and namespaces of one service's rules. */
export interface Builtins {
  readonly functions: ReadonlyMap<string, ScopedFunction>;
  /** A namespace is not a value; it only prefixes a function's name. */
  readonly namespaces: ReadonlyMap<string, ReadonlyMap<string, ScopedFunction>>;
}

function builtins(
  functions: Readonly<Record<string, ScopedFunction>>,
  namespaces: Readonly<Record<string, Readonly<Record<string, ScopedFunction>>>>,
): Builtins {
  const maps = Object.entries({ ...VALUE_NAMESPACES, ...namespaces }).map(
    ([name, members]) => [name, new Map(Object.entries(members))] as const,
  );
  return {
    functions: new Map(Object.entries({ ...CONVERSIONS, ...functions })),
    namespaces: new Map(maps),
  };
}

export const FIRESTORE_BUILTINS = builtins(
  {
    get: lookup('get', (path, scope) => scope.lookups.get(path, 'before')),
    exists: lookup('exists', (path, scope) => scope.lookups.exists(path, 'before')),
    getAfter: lookup('getAfter', (path, scope) => scope.lookups.get(path, 'after')),
    existsAfter: lookup('existsAfter', (path, scope) => scope.lookups.exists(path, 'after')),
  },
  {},
);

export const STORAGE_BUILTINS = builtins(
  {},
  {
    firestore: {
      get: lookup('firestore.get', (path, scope) => scope.lookups.get(path, 'before')),
      exists: lookup('firestore.exists', (path, scope) => scope.lookups.exists(path, 'before')),
    },
  },
);
