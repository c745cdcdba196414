// The functions of the namespace `math`.
import { floatToInt } from '../conversions.ts';
import { inRange } from '../operators.ts';
import type { Result } from '../values.ts';
import { type PlainFunction, type PlainFunctions, wrongArguments } from './method.ts';

function ofNumber(
  name: string,
  apply: (value: bigint | number) => Result,
  ...overloads: readonly [string, ...string[]]
): PlainFunction {
  return (args) => {
    const [value] = args;
    if (args.length !== 1 || (typeof value !== 'bigint' && typeof value !== 'number')) {
      return wrongArguments(`math.${name}`, args, ...overloads);
    }
    return apply(value);
  };
}

export const MATH_FUNCTIONS: PlainFunctions = {
  abs: ofNumber(
    'abs',
    (value) => {
      if (typeof value === 'number') return Math.abs(value);
      return inRange(value < 0n ? -value : value);
    },
    'int',
    'float',
  ),
  // As on Google's engine `ceil` and `floor` make floats, `round` an int.
  ceil: ofNumber('ceil', (value) => Math.ceil(Number(value)), 'float'),
  floor: ofNumber('floor', (value) => Math.floor(Number(value)), 'float'),
  round: ofNumber('round', (value) => floatToInt(Math.round(Number(value))), 'float'),
  sqrt: ofNumber('sqrt', (value) => Math.sqrt(Number(value)), 'float'),
  isNaN: ofNumber('isNaN', (value) => Number.isNaN(value), 'float'),
  pow(args) {
    const [base, exponent] = args;
    const areNumbers = [base, exponent].every((arg) => typeof arg === 'bigint' || typeof arg === 'number');
    if (args.length !== 2 || !areNumbers) return wrongArguments('math.pow', args, 'float, float');
    return Number(base) ** Number(exponent);
  },
};
