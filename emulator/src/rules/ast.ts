// The syntax tree of a ruleset.
import type { RulesMethod } from './engine.ts';
import type { Span } from './issues.ts';

export interface Ruleset {
  readonly version: 1 | 2;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceDeclaration[];
}

export interface ServiceDeclaration extends Span {
  readonly name: string;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchDeclaration[];
}

export interface MatchDeclaration extends Span {
  readonly path: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchDeclaration[];
  readonly allows: readonly AllowDeclaration[];
}

export type PatternSegment = Span &
  (
    | { readonly kind: 'literal'; readonly text: string }
    | { readonly kind: 'capture'; readonly name: string; readonly nameAt: number }
    /** `{name=**}`: any number of segments, at the end of the path or inside it. */
    | { readonly kind: 'glob'; readonly name: string; readonly nameAt: number }
  );

/** A method in an `allow` statement; `read` and `write` are groups of methods. */
export type AllowMethod = RulesMethod | 'read' | 'write';

export interface AllowDeclaration extends Span {
  readonly methods: readonly AllowMethod[];
  /** `undefined` in `allow read;`, which always allows. */
  readonly condition: Expression | undefined;
}

export interface FunctionDeclaration extends Span {
  readonly name: string;
  readonly parameters: readonly Name[];
  readonly lets: readonly LetDeclaration[];
  readonly result: Expression;
}

export interface Name extends Span {
  readonly name: string;
}

export interface LetDeclaration extends Name {
  readonly value: Expression;
}

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type Expression = Span & {
  /** Number of pairs of parentheses around the expression. */
  readonly groups?: number;
} & (
    | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string | Uint8Array }
    | { readonly kind: 'variable'; readonly name: string }
    | { readonly kind: 'list'; readonly elements: readonly Expression[] }
    | {
        readonly kind: 'map';
        readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
      }
    | { readonly kind: 'path'; readonly segments: readonly PathSegment[] }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string; readonly nameAt: number }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: 'slice';
        readonly object: Expression;
        readonly from: Expression;
        readonly to: Expression;
      }
    /** `f(…)` without a receiver, `x.f(…)` with one. */
    | {
        readonly kind: 'call';
        readonly receiver: Expression | undefined;
        readonly name: string;
        readonly nameAt: number;
        readonly args: readonly Expression[];
      }
    | { readonly kind: 'not' | 'negate'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    /** A whole chain of `&&` or of `||`. */
    | { readonly kind: 'and' | 'or'; readonly operands: readonly Expression[] }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string; readonly typeAt: number }
    | {
        readonly kind: 'ternary';
        readonly condition: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
  );

/** A segment of a path literal: text, `$(expression)`, or a capture for `bind`. */
export type PathSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'expression'; readonly value: Expression }
  | { readonly kind: 'capture'; readonly name: string; readonly nameAt: number; readonly glob: boolean };
