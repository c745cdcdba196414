// The state of an evaluation: the values that expressions can read, and the number of expressions evaluated.
import { LIMITS, limitText } from '../value/limits.ts';
import { Tracer } from './trace.ts';
import type { Result, RulesPath, RulesValue } from './values.ts';
import { RulesError } from './values.ts';

/** The most expressions that production evaluates for one document or query, in all its conditions together. */
export const MAX_EXPRESSIONS = LIMITS.expressions.most;
/** Evaluation goes on beyond the limit up to this count, so that reports can say by how much a request exceeds it. */
const MAX_COUNTED = 10 * MAX_EXPRESSIONS;

/** Reads documents for `get`, `exists`, `getAfter`, `existsAfter`, `firestore.get` and `firestore.exists`. */
export interface Lookups {
  get(path: RulesPath, when: 'before' | 'after'): Result;
  exists(path: RulesPath, when: 'before' | 'after'): Result;
}

/** The state of one evaluation: of the rules for a document or for one disjunct of a query. */
export class Scope {
  readonly request: RulesValue;
  readonly resource: RulesValue;
  readonly lookups: Lookups;
  readonly debug: (value: Result) => void;
  /** The captures of the current match, outermost first. */
  captures: readonly Result[] = [];
  /** Parameters and `let`s of the current function. */
  locals: Result[] = [];
  readonly tracer = new Tracer();
  /** Number of expressions evaluated so far, counted as in production (docs/emulator.md). */
  expressions = 0;

  constructor(request: RulesValue, resource: RulesValue, lookups: Lookups, debug: (value: Result) => void) {
    this.request = request;
    this.resource = resource;
    this.lookups = lookups;
    this.debug = debug;
  }

  /** Counts expressions; returns an error beyond ten times the limit. The limit itself is checked in ruleset.ts. */
  count(expressions: number): RulesError | undefined {
    this.expressions += expressions;
    return this.expressions > MAX_COUNTED ? new TooManyExpressions() : undefined;
  }

  /** Runs a function's body with `locals`, and restores the caller's locals afterwards. */
  call(body: (scope: Scope) => Result, locals: Result[]): Result {
    const saved = this.locals;
    this.locals = locals;
    const result = body(this);
    this.locals = saved;
    return result;
  }
}

/** The error of a request that evaluates more expressions than production allows. */
export class TooManyExpressions extends RulesError {
  constructor() {
    super(limitText('expressions'));
  }
}
