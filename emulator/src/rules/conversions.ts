// The conversions `string`, `int`, `float` and `path`.
import { inRange } from './operators.ts';
import { formatPath, parsePath } from './path-text.ts';
import { type Result, RulesError, RulesPath, type RulesValue, typeName } from './values.ts';

/** `string(value)`: of booleans, numbers, null, strings and paths. */
export function toText(value: RulesValue): string | RulesError {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return value;
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'number':
      return formatFloat(value);
    default:
      return value instanceof RulesPath
        ? formatPath(value)
        : unsupported('string', value, 'int, float, bool, path');
  }
}

/** A float as text; a whole number below 1e21 gets a decimal point, such as `1.0`. */
export function formatFloat(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? `${value}.0` : String(value);
}

/** `int(value)`: of numbers, cut toward zero, and of strings of decimal digits with or without a sign. */
export function toInt(value: RulesValue): Result {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return floatToInt(Math.trunc(value));
  if (typeof value !== 'string') return unsupported('int', value, 'string, float');
  if (!/^[+-]?[0-9]{1,40}$/.test(value)) return new RulesError(`Invalid integer: ${value}.`);
  return inRange(BigInt(value.replace(/^\+/, '')));
}

/** A float without a fraction as an int; an error if it is NaN, infinite or beyond 64 bits. */
export function floatToInt(value: number): Result {
  return Number.isFinite(value) ? inRange(BigInt(value)) : new RulesError('Float has no integer value.');
}

/** `float(value)`: of numbers, of decimal strings, and of the strings `NaN` and `Infinity`. */
export function toFloat(value: RulesValue): Result {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return unsupported('float', value, 'string, int');
  const isDecimal = /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$/.test(value);
  if (isDecimal) return Number(value);
  if (value === 'NaN') return NaN;
  const infinite = /^([+-]?)Infinity$/.exec(value);
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity;
  return new RulesError(`Invalid float: ${value}.`);
}

/** `path(text)`: parses a path. */
export function toPath(value: RulesValue): Result {
  return typeof value === 'string' ? parsePath(value) : unsupported('path', value, 'string');
}

function unsupported(name: string, value: RulesValue, expected: string): RulesError {
  return new RulesError(
    `Unsupported operation error. Received: ${name}(${typeName(value)}). Expected: ${name}(${expected}).`,
  );
}
