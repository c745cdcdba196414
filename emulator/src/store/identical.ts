import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../value/value.ts';

/** Whether fields are identical: here, unlike in `valuesEqual`, 1 differs from 1.0 and -0 from 0. */
export function identicalFields(left: Fields, right: Fields): boolean {
  if (left === right) return true;
  if (left.size !== right.size) return false;
  return [...left].every(([name, value]) => isDeepStrictEqual(value, right.get(name)));
}
