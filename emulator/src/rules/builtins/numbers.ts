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

function rounding(name: string, round: (value: number) => number): PlainFunction {
  return ofNumber(name, (value) => (typeof value === 'bigint' ? value : floatToInt(round(value))), 'float');
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
  ceil: rounding('ceil', (value) => Math.ceil(value)),
  floor: rounding('floor', (value) => Math.floor(value)),
  round: rounding('round', (value) => Math.round(value)),
  sqrt: ofNumber('sqrt', (value) => Math.sqrt(Number(value)), 'float'),
  isNaN: ofNumber('isNaN', (value) => Number.isNaN(value), 'float'),
  pow(args) {
    const [base, exponent] = args;
    const areNumbers = [base, exponent].every((arg) => typeof arg === 'bigint' || typeof arg === 'number');
    if (args.length !== 2 || !areNumbers) return wrongArguments('math.pow', args, 'float, float');
    return Number(base) ** Number(exponent);
  },
};
