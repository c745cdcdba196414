// Matches a path, known or partly open, against a match's pattern, and binds its captures.
import type { PatternSegment } from './ast.ts';
import { type Result, RulesError, RulesPath } from './values.ts';

/** One segment that a query does not fix, such as the id of a document it could return. */
export const ANY_SEGMENT = Symbol('any segment');
/** Zero or more segments that a query does not fix: those between a collection group's parent and its collections. */
export const ANY_SEGMENTS = Symbol('any segments');

export type RequestSegment = string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS;

/** The captures' values in the pattern's order; `undefined` unless the pattern matches all paths the segments stand for. */
export function matchPath(
  pattern: readonly PatternSegment[],
  version: 1 | 2,
  segments: readonly RequestSegment[],
): Result[] | undefined {
  const glob = pattern.findIndex((segment) => segment.kind === 'glob');
  const captures: Result[] = [];
  if (glob === -1) {
    if (pattern.length !== segments.length) return undefined;
    return matchEach(pattern, segments, captures) ? captures : undefined;
  }
  const after = pattern.length - glob - 1;
  const taken = segments.slice(glob, segments.length - after);
  const length = segments.length - glob - after;
  const shortest = length - (taken.includes(ANY_SEGMENTS) ? 1 : 0);
  if (length < 0 || shortest < (version === 1 ? 1 : 0)) return undefined;
  if (!matchEach(pattern.slice(0, glob), segments.slice(0, glob), captures)) return undefined;
  captures.push(bindGlob(taken));
  const rest = segments.slice(segments.length - after);
  return matchEach(pattern.slice(glob + 1), rest, captures) ? captures : undefined;
}

function matchEach(
  pattern: readonly PatternSegment[],
  segments: readonly RequestSegment[],
  captures: Result[],
): boolean {
  for (let index = 0; index < pattern.length; index++) {
    const expected = pattern[index] as PatternSegment;
    const segment = segments[index] as RequestSegment;
    if (segment === ANY_SEGMENTS) return false;
    if (expected.kind === 'literal') {
      if (expected.text !== segment) return false;
    } else {
      captures.push(segment === ANY_SEGMENT ? unbound() : segment);
    }
  }
  return true;
}

function bindGlob(taken: readonly RequestSegment[]): Result {
  const known = taken.filter((segment) => typeof segment === 'string');
  return known.length === taken.length ? new RulesPath(known) : unbound();
}

/** The error of a capture that a query leaves unbound; its text is the official emulator's. */
function unbound(): RulesError {
  return new RulesError('Null value error.');
}
