// The compiled rules of one service: finds and evaluates the conditions that apply to a request.
import type { AllowMethod } from './ast.ts';
import { compileExpression, compileFunction, type Evaluate } from './compile-expression.ts';
import type { ExpressionCoverage } from './coverage.ts';
import type { RulesMethod } from './engine.ts';
import type { SourceLines } from './issues.ts';
import type { LinkedService } from './link.ts';
import { matchPath, type RequestSegment } from './match-path.ts';
import type { PatternSegment } from './ast.ts';
import { MAX_EXPRESSIONS, type Scope, TooManyExpressions } from './scope.ts';
import type { AllowPlace, TracedAllow } from './trace.ts';
import { type Result, RulesError } from './values.ts';

const GROUPS: Readonly<Record<AllowMethod, readonly RulesMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

interface CompiledAllow {
  readonly methods: ReadonlySet<RulesMethod>;
  readonly evaluate: Evaluate;
  readonly place: AllowPlace;
}

interface CompiledMatch {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly CompiledAllow[];
}

/** The result of an `allow` that covers the request. */
export interface AllowOutcome {
  /** The line of the condition; of the `allow` itself if it has none. */
  readonly line: number;
  readonly result: Result;
}

export type Outcome =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly outcomes: readonly AllowOutcome[] };

/** Whether exceeding production's limit of expressions refuses a request, or is only counted. */
export type ExpressionLimit = 'refuse' | 'count';

export class CompiledRuleset {
  readonly version: 1 | 2;
  readonly source: string;
  readonly lines: SourceLines;
  readonly coverage: readonly ExpressionCoverage[];
  private readonly matches: readonly CompiledMatch[];
  private readonly expressionLimit: ExpressionLimit;

  constructor(
    version: 1 | 2,
    source: string,
    lines: SourceLines,
    service: LinkedService,
    expressionLimit: ExpressionLimit,
  ) {
    this.expressionLimit = expressionLimit;
    this.version = version;
    this.source = source;
    this.lines = lines;
    const coverage: ExpressionCoverage[] = [];
    for (const entry of service.functions) {
      const compiled = compileFunction(entry.declaration, entry.names);
      entry.body = compiled.evaluate;
      coverage.push(...compiled.coverage);
    }
    this.matches = service.matches
      .filter(({ allows }) => allows.length > 0)
      .map(({ pattern, names, allows }) => ({
        pattern,
        allows: allows.map(({ methods, condition, start }) => {
          const compiled = condition && compileExpression(condition, names);
          coverage.push(...(compiled?.coverage ?? []));
          return {
            methods: new Set(methods.flatMap((method) => GROUPS[method])),
            evaluate: compiled?.evaluate ?? (() => true),
            place: {
              match: formatPattern(pattern),
              methods,
              ...lines.locate(condition?.start ?? start),
            },
          };
        }),
      }));
    this.coverage = coverage.sort((a, b) => a.expression.start - b.expression.start);
  }

  /** Evaluates the path's `allow`s for the method (for `read` and `write`: for all their methods) until one is true. */
  evaluate(method: AllowMethod, segments: readonly RequestSegment[], scope: Scope): Outcome {
    const wanted = GROUPS[method];
    const outcomes: AllowOutcome[] = [];
    for (const { pattern, allows } of this.matches) {
      const captures = matchPath(pattern, this.version, segments);
      if (!captures) continue;
      scope.captures = captures;
      for (const { methods, evaluate, place } of allows) {
        if (!wanted.every((part) => methods.has(part))) continue;
        const before = scope.expressions;
        let result = evaluate(scope);
        if (this.expressionLimit === 'refuse' && scope.expressions > MAX_EXPRESSIONS) {
          result = new TooManyExpressions();
        }
        scope.tracer.asked(place, result, scope.expressions - before);
        if (result === true) return { allowed: true };
        outcomes.push({ line: place.line, result });
        // No other condition can override an exceeded limit.
        if (result instanceof TooManyExpressions) return { allowed: false, outcomes };
      }
    }
    return { allowed: false, outcomes };
  }

  /** The trace of an evaluation. */
  trace({ tracer }: Scope): readonly TracedAllow[] {
    return tracer.report(this.source, this.lines);
  }

  /** The reason of a refusal, in the official emulator's words. */
  explain(method: AllowMethod, outcomes: readonly AllowOutcome[]): string {
    if (outcomes.length === 0) return 'No matching allow statements';
    return outcomes
      .flatMap(({ line, result }) => {
        if (!(result instanceof RulesError)) return [`false for '${method}' @ L${line}`];
        const place = this.lines.locate(Math.max(0, result.at));
        return [
          `evaluation error at L${place.line}:${place.column} for '${method}' @ L${line}`,
          `${result.message} for '${method}' @ L${line}`,
        ];
      })
      .join(', ');
  }
}

function formatPattern(pattern: readonly PatternSegment[]): string {
  return pattern
    .map((segment) => {
      if (segment.kind === 'literal') return `/${segment.text}`;
      return segment.kind === 'glob' ? `/{${segment.name}=**}` : `/{${segment.name}}`;
    })
    .join('');
}
