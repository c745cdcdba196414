// The conversions `string`, `int`, `float` and `path`.
import { MAX_INT64, MIN_INT64 } from '../value/value.ts';
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

/** A float as Java writes it, which Google's engine is made of: `1.0`, `1.0E7` from ten million on, `1.0E-4` below 0.001. */
export function formatFloat(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
  if (Object.is(value, -0)) return '-0.0';
  if (size === 0 || (size >= 1e-3 && size < 1e7))
    return Number.isInteger(value) ? `${value}.0` : String(value);
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

/** `int(value)`: of numbers, cut toward zero, and of strings of decimal digits with or without a sign. */
export function toInt(value: RulesValue): Result {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return floatToInt(Math.trunc(value));
  if (typeof value !== 'string') return unsupported('int', value, 'string, float');
  if (!/^[+-]?[0-9]{1,40}$/.test(value)) return new RulesError(`Invalid integer: ${value}.`);
  return inRange(BigInt(value.replace(/^\+/, '')));
}

/** A float without a fraction as an int, which ends where 64 bits end; NaN is 0. */
export function floatToInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(MAX_INT64)) return MAX_INT64;
  return value <= Number(MIN_INT64) ? MIN_INT64 : BigInt(value);
}

/** What Java's `Double.parseDouble` reads of a decimal number, without the blanks around it. */
const DECIMAL = /^([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)[fFdD]?$/;
const NOT_FINITE = /^[+-]?(?:NaN|Infinity)$/;

/** `float(value)`: of numbers, of decimal strings, and of the strings `NaN` and `Infinity`. */
export function toFloat(value: RulesValue): Result {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return unsupported('float', value, 'string, int');
  const text = trimBlanks(value);
  const [, decimal] = DECIMAL.exec(text) ?? [];
  if (decimal !== undefined) return Number(decimal);
  if (NOT_FINITE.test(text)) return Number(text.replace(/[+-](?=NaN)/, ''));
  return new RulesError(`Invalid float: ${value}.`);
}

/** A text without the blanks and control characters (up to U+0020) around it, as Java's `trim` returns it. */
export function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= 0x20) start++;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--;
  return text.slice(start, end);
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
