// What a condition can see and how much it has used while it is evaluated.
import type { Result, RulesPath, RulesValue } from './values.ts';
import { RulesError } from './values.ts';

/** Expressions evaluated for one request, all its conditions together. */
const MAX_EXPRESSIONS = 1000;
/** Functions in functions. */
const MAX_CALL_DEPTH = 20;

/** Reads documents for `get`, `exists`, `getAfter`, `existsAfter`, `firestore.get` and `firestore.exists`. */
export interface Lookups {
  get(path: RulesPath, when: 'before' | 'after'): Result;
  exists(path: RulesPath, when: 'before' | 'after'): Result;
}

/** One request under evaluation. */
export class Scope {
  readonly request: RulesValue;
  readonly resource: RulesValue;
  readonly lookups: Lookups;
  readonly debug: (value: Result) => void;
  /** What the captures of the match at hand are bound to, outermost first. */
  captures: readonly Result[] = [];
  /** Parameters and `let`s of the function at hand; an empty place is a `let` not yet evaluated. */
  locals: (Result | undefined)[] = [];
  private evaluated = 0;
  private depth = 0;

  constructor(request: RulesValue, resource: RulesValue, lookups: Lookups, debug: (value: Result) => void) {
    this.request = request;
    this.resource = resource;
    this.lookups = lookups;
    this.debug = debug;
  }

  /** Counts an expression; an error once there were too many. */
  step(): RulesError | undefined {
    if (++this.evaluated <= MAX_EXPRESSIONS) return undefined;
    return new RulesError(`Maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`);
  }

  /** Runs a function body over its own locals. */
  call(body: (scope: Scope) => Result, locals: (Result | undefined)[]): Result {
    if (this.depth >= MAX_CALL_DEPTH) {
      return new RulesError(`Maximum call depth of ${MAX_CALL_DEPTH} has been reached.`);
    }
    const saved = this.locals;
    this.locals = locals;
    this.depth++;
    const result = body(this);
    this.depth--;
    this.locals = saved;
    return result;
  }
}
