// Counts, for each expression, the values it took: what `:ruleCoverage` reports.
import type { Expression } from './ast.ts';
import { type Result, RulesError, typeName } from './values.ts';

/** How many distinct values of an expression are counted separately; all others are counted together. */
const MAX_DISTINCT = 20;
const MAX_TEXT = 200;

export interface ValueCount {
  readonly value: RecordedValue;
  readonly count: number;
}

/** A value in the report: strings are cut to 200 characters, objects are only a type, `more` is all values after the 20th. */
export type RecordedValue =
  | { readonly kind: 'scalar'; readonly value: null | boolean | bigint | number | string }
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'more' };

/** Counts the values of one expression. */
export class ExpressionCoverage {
  readonly expression: Expression;
  /** Expressions evaluated as part of this one. */
  readonly children: readonly ExpressionCoverage[];
  private readonly counts = new Map<unknown, { value: RecordedValue; count: number }>();

  constructor(expression: Expression, children: readonly ExpressionCoverage[]) {
    this.expression = expression;
    this.children = children;
  }

  record(result: Result): void {
    const isCompound = typeof result === 'object' && result !== null;
    const key = isCompound
      ? result instanceof RulesError
        ? `error ${result.message}`
        : result.constructor
      : result;
    const known = this.counts.get(key);
    if (known) {
      known.count++;
      return;
    }
    if (this.counts.size < MAX_DISTINCT) {
      this.counts.set(key, { value: recorded(result), count: 1 });
      return;
    }
    const rest = this.counts.get(ExpressionCoverage);
    if (rest) rest.count++;
    else this.counts.set(ExpressionCoverage, { value: { kind: 'more' }, count: 1 });
  }

  get values(): readonly ValueCount[] {
    return [...this.counts.values()];
  }
}

function recorded(result: Result): RecordedValue {
  if (result instanceof RulesError) return { kind: 'error', message: result.message };
  if (typeof result === 'string') return { kind: 'scalar', value: result.slice(0, MAX_TEXT) };
  if (typeof result !== 'object' || result === null) return { kind: 'scalar', value: result };
  return { kind: 'type', type: typeName(result) };
}
