import { LIMITS } from '../values/limits.ts';

/** First and last name from the one name Google gives: the last word is the last name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' ').slice(0, LIMITS.name), last_name: last.slice(0, LIMITS.name) };
}
