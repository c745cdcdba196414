// The trace of a verdict: which `allow`s were evaluated, and the value of each part of their conditions.
import type { Expression } from './ast.ts';
import { formatResult } from './format.ts';
import type { SourceLines } from './issues.ts';
import { type Result, RulesError } from './values.ts';

const MAX_TEXT = 160;

/** One evaluation of an expression. */
interface TraceNode {
  readonly expression: Expression;
  readonly around: TraceNode | undefined;
  /** The expression's parts in the order of evaluation: a function's arguments come before its body. */
  readonly parts: TraceNode[];
  result: Result | undefined;
}

/** Which `allow` was evaluated: the pattern of its match, its methods and its position. */
export interface AllowPlace {
  /** The full path pattern, such as `/databases/{database}/documents/c/{id}`. */
  readonly match: string;
  readonly methods: readonly string[];
  readonly line: number;
  readonly column: number;
}

interface AskedAllow {
  readonly place: AllowPlace;
  readonly result: Result;
  readonly expressions: number;
  readonly condition: TraceNode | undefined;
}

/** A part of a condition with its value, in the notation of rules. */
export interface TracedExpression {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly value: string;
  readonly parts: readonly TracedExpression[];
}

export interface TracedAllow extends AllowPlace {
  readonly result: 'true' | 'false' | 'error';
  /** The cost of this condition, in expressions. */
  readonly expressions: number;
  readonly error?: { readonly message: string; readonly line: number; readonly column: number };
  readonly condition?: TracedExpression;
}

/** Records which expressions are evaluated, and their results, in one evaluation of a ruleset. */
export class Tracer {
  private readonly allows: AskedAllow[] = [];
  private current: TraceNode | undefined;
  /** The outermost expression of the current condition. */
  private condition: TraceNode | undefined;

  enter(expression: Expression): TraceNode {
    const node: TraceNode = { expression, around: this.current, parts: [], result: undefined };
    if (this.current) this.current.parts.push(node);
    else this.condition = node;
    this.current = node;
    return node;
  }

  leave(node: TraceNode, result: Result): void {
    node.result = result;
    this.current = node.around;
  }

  /** Stores the result of one `allow` with the trace of its condition. */
  asked(place: AllowPlace, result: Result, expressions: number): void {
    this.allows.push({ place, result, expressions, condition: this.condition });
    this.condition = undefined;
  }

  /** The trace as text and source positions. */
  report(source: string, lines: SourceLines): readonly TracedAllow[] {
    return this.allows.map(({ place, result, expressions, condition }) => ({
      ...place,
      result: result instanceof RulesError ? 'error' : result === true ? 'true' : 'false',
      expressions,
      ...(result instanceof RulesError && {
        error: { message: result.message, ...lines.locate(Math.max(0, result.at)) },
      }),
      ...(condition && { condition: traced(condition, source, lines) }),
    }));
  }
}

function traced(
  { expression, parts, result }: TraceNode,
  source: string,
  lines: SourceLines,
): TracedExpression {
  const { start, end } = expression;
  const isInside = (part: TraceNode): boolean => part.expression.start >= start && part.expression.end <= end;
  // Operands are evaluated last first; nodes outside the expression belong to a function's body.
  const operands = parts.filter(isInside).sort((a, b) => a.expression.start - b.expression.start);
  const body = parts.filter((part) => !isInside(part));
  return {
    text: shortened(source.slice(start, end).replace(/\s+/g, ' ')),
    ...lines.locate(start),
    value: result === undefined ? 'not evaluated' : shortened(formatResult(result)),
    parts: [...operands, ...body].map((part) => traced(part, source, lines)),
  };
}

function shortened(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}

/** A readable trace: a part that is false or fails is followed by its own parts, any other takes one line. */
export function formatTrace(allows: readonly TracedAllow[]): string {
  if (allows.length === 0) return '  No allow statement covers the request.';
  return allows
    .flatMap(({ match, methods, line, column, result, expressions, error, condition }) => [
      `  ${line}:${column} allow ${methods.join(', ')} in match ${match}: ${result}, ${expressions} expressions`,
      ...(error ? [`    ${error.line}:${error.column} ${error.message}`] : []),
      ...(condition ? formatExpression(condition, '    ') : []),
    ])
    .join('\n');
}

function formatExpression({ text, line, column, value, parts }: TracedExpression, indent: string): string[] {
  const isFailed = value === 'false' || value.startsWith('error: ');
  const mark = isFailed ? '✗' : value === 'true' ? '✓' : '·';
  const head = `${indent}${mark} ${line}:${column} ${text} → ${value}`;
  return isFailed ? [head, ...parts.flatMap((part) => formatExpression(part, `${indent}  `))] : [head];
}
