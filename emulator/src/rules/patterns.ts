// Matches the regular expressions of rules, which have RE2's syntax, in time linear in the text.
import { RE2JS } from 're2js';
import { RulesError } from './values.ts';

/** How many compiled patterns are cached; patterns may come from documents, so the number is bounded. */
const CACHE_SIZE = 500;
const cache = new Map<string, RE2JS | RulesError>();

/** Compiles a pattern; returns an error for an invalid pattern. */
export function compilePattern(source: string): RE2JS | RulesError {
  const known = cache.get(source);
  if (known !== undefined) return known;
  let pattern: RE2JS | RulesError;
  try {
    pattern = RE2JS.compile(source);
  } catch {
    pattern = new RulesError(`Invalid regular expression pattern. Pattern: ${source}.`);
  }
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value as string);
  cache.set(source, pattern);
  return pattern;
}

/** Whether the whole text matches the pattern. */
export function matchesPattern(text: string, source: string): boolean | RulesError {
  const pattern = compilePattern(source);
  return pattern instanceof RulesError ? pattern : pattern.matches(text);
}

/** Splits a text at every match of the pattern, also an empty one; empty parts at the end are left out. */
export function splitByPattern(text: string, source: string): string[] | RulesError {
  const pattern = compilePattern(source);
  if (pattern instanceof RulesError) return pattern;
  const parts: string[] = [];
  const matcher = pattern.matcher(text);
  let from = 0;
  while (matcher.find()) {
    parts.push(text.slice(from, matcher.start()));
    from = matcher.end();
  }
  parts.push(text.slice(from));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * Replaces every match of the pattern by `substitute`, in which `$1` and `${name}` stand for groups and a backslash for
 * the character after it; an error if there is no such group.
 */
export function replacePattern(text: string, source: string, substitute: string): string | RulesError {
  const pattern = compilePattern(source);
  if (pattern instanceof RulesError) return pattern;
  // Unlike RE2JS, Google's engine takes a `$` without a group and a backslash at the end for themselves.
  const escaped = substitute.replaceAll(/\\[^]?|\$(?![0-9{])/g, (part) =>
    part.length > 1 ? part : `\\${part}`,
  );
  try {
    return pattern.matcher(text).replaceAll(escaped, true);
  } catch {
    return new RulesError(`Invalid substitute for the pattern. Pattern: ${source}.`);
  }
}
