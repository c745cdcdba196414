// The types of built-in functions and methods, and the errors of wrong calls.
import { Constrained, type Result, RulesError, type RulesValue, typeName } from '../values.ts';
import { notConstrained } from '../operators.ts';

/** A built-in method for receivers of one type; it gets arguments of any number and type. */
export type Method<Receiver> = (receiver: Receiver, args: readonly RulesValue[]) => Result;
export type Methods<Receiver> = Readonly<Record<string, Method<Receiver>>>;
/** A function without a receiver. */
export type PlainFunction = (args: readonly RulesValue[]) => Result;
export type PlainFunctions = Readonly<Record<string, PlainFunction>>;

/** The error of a function or method that does not exist. */
export function functionNotFound(name: string): RulesError {
  return new RulesError(`Function not found error: Name: [${name}].`);
}

/** The error of arguments that match no overload; an overload is a list of types. */
export function wrongArguments(
  name: string,
  args: readonly RulesValue[],
  ...overloads: readonly [string, ...string[]]
): RulesError {
  if (args.some((arg) => arg instanceof Constrained)) return notConstrained();
  const expected = overloads.map((types) => `${name}(${types})`).join(', ');
  const counts = overloads.map((types) => (types === '' ? 0 : types.split(', ').length));
  if (!counts.includes(args.length)) {
    return new RulesError(`Incorrect number of arguments. Received: ${args.length}. Expected: ${expected}.`);
  }
  const received = args.map(typeName).join(', ');
  return new RulesError(
    `Unsupported operation error. Received: ${name}(${received}). Expected: ${expected}.`,
  );
}

/** Makes a method without arguments. */
export function getter<Receiver>(name: string, read: (receiver: Receiver) => Result): Method<Receiver> {
  return (receiver, args) => (args.length === 0 ? read(receiver) : wrongArguments(name, args, ''));
}
