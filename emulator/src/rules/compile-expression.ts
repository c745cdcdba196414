// Compiles expressions to closures. When a closure runs, it counts what the expression would cost in production.
import type { BinaryOperator, Expression, FunctionDeclaration, PathSegment } from './ast.ts';
import { callMethod } from './builtins/call-method.ts';
import { functionNotFound } from './builtins/method.ts';
import { pathParts } from './builtins/latlng-and-path.ts';
import type { ScopedFunction } from './builtins/functions.ts';
import { ExpressionCoverage } from './coverage.ts';
import { applyBinary, isType, negate, notConstrained, readIndex, readMember, slice } from './operators.ts';
import type { Names } from './names.ts';
import type { Scope } from './scope.ts';
import {
  Constrained,
  type PathPart,
  type Result,
  RulesError,
  RulesList,
  RulesMap,
  RulesPath,
  type RulesValue,
  typeName,
} from './values.ts';

/** The closure that an expression is compiled to: returns the expression's result. */
export type Evaluate = (scope: Scope) => Result;

export interface CompiledExpression {
  readonly evaluate: Evaluate;
  readonly coverage: readonly ExpressionCoverage[];
}

/** Compiles an expression in a scope of names; each part but literals records its values for coverage. */
export function compileExpression(expression: Expression, names: Names): CompiledExpression {
  const compiler = new ExpressionCompiler(names);
  const evaluate = compiler.compile(expression);
  return { evaluate, coverage: compiler.coverage };
}

/** Compiles a function's `let`s and result; `scope.locals` has the arguments, then the values of the `let`s. */
export function compileFunction(declaration: FunctionDeclaration, names: Names): CompiledExpression {
  const compiler = new ExpressionCompiler(names.block([]));
  for (const parameter of declaration.parameters) compiler.names.addLocal(parameter.name);
  const lets = declaration.lets.map(({ name, value }) => {
    const evaluate = compiler.compile(value);
    compiler.names.addLocal(name);
    return evaluate;
  });
  const result = compiler.compile(declaration.result);
  // As in production, every `let` is evaluated, used or not; an error in a `let` fails only where the `let` is used.
  const evaluate: Evaluate = (scope) => {
    for (const value of lets) {
      const exhausted = scope.count(1);
      if (exhausted) return exhausted;
      scope.locals.push(value(scope));
    }
    return result(scope);
  };
  return { evaluate, coverage: compiler.coverage };
}

class ExpressionCompiler {
  readonly names: Names;
  coverage: ExpressionCoverage[] = [];

  constructor(names: Names) {
    this.names = names;
  }

  compile(expression: Expression): Evaluate {
    if (expression.kind === 'literal') {
      const { value } = expression;
      return (scope) => scope.count(1) ?? value;
    }
    const siblings = this.coverage;
    this.coverage = [];
    const evaluate = this.plain(expression);
    const coverage = new ExpressionCoverage(expression, this.coverage);
    this.coverage = siblings;
    siblings.push(coverage);
    const at = expression.kind === 'call' ? expression.nameAt : expression.start;
    const cost = costOf(expression);
    return (scope) => {
      const node = scope.tracer.enter(expression);
      let result = scope.count(cost) ?? evaluate(scope);
      if (result instanceof RulesError && result.at < 0) result = new RulesError(result.message, at);
      coverage.record(result);
      scope.tracer.leave(node, result);
      return result;
    };
  }

  private plain(expression: Exclude<Expression, { kind: 'literal' }>): Evaluate {
    switch (expression.kind) {
      case 'variable':
        return this.variable(expression.name);
      case 'list':
        return this.list(expression.elements);
      case 'map':
        return this.map(expression.entries);
      case 'path':
        return this.path(expression.segments);
      case 'member': {
        const object = this.compile(expression.object);
        const { name } = expression;
        return (scope) => {
          const value = object(scope);
          return value instanceof RulesError ? value : readMember(value, name);
        };
      }
      case 'index':
        return this.strict([expression.object, expression.index], ([object, index]) =>
          readIndex(object as RulesValue, index as RulesValue),
        );
      case 'slice':
        return this.strict([expression.object, expression.from, expression.to], ([object, from, to]) =>
          slice(object as RulesValue, from as RulesValue, to as RulesValue),
        );
      case 'call':
        return this.call(expression);
      case 'not':
        return this.strict([expression.operand], ([value]) =>
          typeof value === 'boolean' ? !value : notBoolean(value as RulesValue),
        );
      case 'negate':
        return this.strict([expression.operand], ([value]) => negate(value as RulesValue));
      case 'binary':
        return this.binary(expression.operator, expression.left, expression.right);
      case 'and':
        return this.logical(expression.operands, false);
      case 'or':
        return this.logical(expression.operands, true);
      case 'is': {
        const { type } = expression;
        return this.strict([expression.operand], ([value]) => isType(value as RulesValue, type));
      }
      case 'ternary':
        return this.ternary(expression.condition, expression.yes, expression.no);
    }
  }

  private variable(name: string): Evaluate {
    const place = this.names.find(name);
    switch (place?.kind) {
      case 'request':
        return (scope) => scope.request;
      case 'resource':
        return (scope) => scope.resource;
      case 'capture': {
        const { index } = place;
        return (scope) => scope.captures[index] as Result;
      }
      case 'local': {
        const { index } = place;
        return (scope) => scope.locals[index] as Result;
      }
      case undefined:
        return () => new RulesError(`Variable not found error: Name: [${name}].`);
    }
  }

  private list(elements: readonly Expression[]): Evaluate {
    if (elements.every((element) => element.kind === 'literal')) {
      const constant = new RulesList(elements.map((element) => element.value));
      return (scope) => scope.count(elements.length) ?? constant;
    }
    return this.strict(elements, (values) =>
      values.some(isOpen) ? notConstrained() : new RulesList(values),
    );
  }

  private map(entries: readonly { key: Expression; value: Expression }[]): Evaluate {
    const parts = entries.flatMap(({ key, value }) => [key, value]);
    return this.strict(parts, (values) => {
      if (values.some(isOpen)) return notConstrained();
      const map = new Map<string, RulesValue>();
      for (let index = 0; index < values.length; index += 2) {
        const key = values[index] as RulesValue;
        if (typeof key !== 'string') return new RulesError('Map keys must be strings.');
        map.set(key, values[index + 1] as RulesValue);
      }
      return new RulesMap(map);
    });
  }

  private path(segments: readonly PathSegment[]): Evaluate {
    const expressions = segments.filter((segment) => segment.kind === 'expression');
    if (expressions.length === 0) {
      const constant = new RulesPath(segments.map((segment) => fixedPart(segment)));
      return () => constant;
    }
    return this.strict(
      expressions.map((segment) => segment.value),
      (values) => {
        const parts: PathPart[] = [];
        let next = 0;
        for (const segment of segments) {
          if (segment.kind !== 'expression') {
            parts.push(fixedPart(segment));
            continue;
          }
          const inserted = pathParts(values[next++] as RulesValue);
          if (inserted instanceof RulesError) return inserted;
          parts.push(...inserted);
        }
        return new RulesPath(parts);
      },
    );
  }

  private call({ receiver, name, args }: Extract<Expression, { kind: 'call' }>): Evaluate {
    if (receiver === undefined) {
      const target = this.names.findFunction(name);
      if (target && target.arity !== args.length) return this.wrongCall(target.declaration, args);
      if (target) return this.userFunction(target, args);
      return this.builtin(name, this.names.builtins.functions.get(name), args);
    }
    const namespace =
      receiver.kind === 'variable' ? this.names.builtins.namespaces.get(receiver.name) : undefined;
    if (namespace && receiver.kind === 'variable') {
      const known = namespace.get(name);
      // Production counts the namespace, such as `math`, as one more expression.
      const withCost: ScopedFunction | undefined =
        known && ((values, scope) => scope.count(1) ?? known(values, scope));
      return this.builtin(`${receiver.name}.${name}`, withCost, args);
    }
    return this.strict([receiver, ...args], ([object, ...values]) =>
      callMethod(object as RulesValue, name, values),
    );
  }

  private builtin(name: string, known: ScopedFunction | undefined, args: readonly Expression[]): Evaluate {
    return this.strict(args, (values, scope) => (known ? known(values, scope) : functionNotFound(name)));
  }

  /** A call with a wrong number of arguments, which compiles and is an error whenever it is evaluated. */
  private wrongCall({ name, parameters }: FunctionDeclaration, args: readonly Expression[]): Evaluate {
    const expected = parameters.map((parameter) => parameter.name).join(', ');
    const error = new RulesError(
      `Incorrect number of arguments. Received: ${args.length}. Expected: ${name}(${expected}).`,
    );
    return this.strict(args, () => error);
  }

  /** Evaluates the arguments, the last first, then the body. An argument's error matters only if the body uses it. */
  private userFunction(
    target: { readonly body: Evaluate; readonly arity: number },
    args: readonly Expression[],
  ): Evaluate {
    const compiled = args.map((arg) => this.compile(arg));
    return (scope) => {
      const locals = new Array<Result>(compiled.length);
      for (let index = compiled.length - 1; index >= 0; index--) {
        locals[index] = (compiled[index] as Evaluate)(scope);
      }
      return scope.call(target.body, locals);
    };
  }

  private binary(
    operator: BinaryOperator,
    leftExpression: Expression,
    rightExpression: Expression,
  ): Evaluate {
    const left = this.compile(leftExpression);
    const right = this.compile(rightExpression);
    return (scope) => {
      const b = right(scope);
      const a = left(scope);
      if (a instanceof RulesError) return a;
      if (b instanceof RulesError) return b;
      return applyBinary(operator, a, b);
    };
  }

  /** `&&` (decided by false) and `||` (decided by true): a deciding operand overrides errors on either side. */
  private logical(operands: readonly Expression[], decisive: boolean): Evaluate {
    const compiled = operands.map((operand) => this.compile(operand));
    return (scope) => {
      let error: RulesError | undefined;
      for (const [index, operand] of compiled.entries()) {
        // A right operand costs 1 more when it is evaluated.
        const value = (index > 0 ? scope.count(1) : undefined) ?? operand(scope);
        if (value === decisive) return decisive;
        if (value === !decisive) continue;
        error ??= value instanceof RulesError ? value : notBoolean(value);
      }
      return error ?? !decisive;
    };
  }

  private ternary(
    conditionExpression: Expression,
    yesExpression: Expression,
    noExpression: Expression,
  ): Evaluate {
    const condition = this.compile(conditionExpression);
    const yes = this.compile(yesExpression);
    const no = this.compile(noExpression);
    return (scope) => {
      const value = condition(scope);
      if (value === true) return yes(scope);
      if (value === false) return scope.count(2) ?? no(scope);
      return value instanceof RulesError ? value : notBoolean(value);
    };
  }

  /** Evaluates all operands, the last first, and fails with the first error in the order of the source. */
  private strict(
    operands: readonly Expression[],
    apply: (values: RulesValue[], scope: Scope) => Result,
  ): Evaluate {
    const compiled = operands.map((operand) => this.compile(operand));
    return (scope) => {
      const values = new Array<RulesValue>(compiled.length);
      let error: RulesError | undefined;
      for (let index = compiled.length - 1; index >= 0; index--) {
        const value = (compiled[index] as Evaluate)(scope);
        if (value instanceof RulesError) error = value;
        else values[index] = value;
      }
      return error ?? apply(values, scope);
    };
  }
}

/** Whether a value is open (values.ts): inside a list or map it would be compared as if it were known. */
function isOpen(value: RulesValue): boolean {
  return value instanceof Constrained;
}

function fixedPart(segment: PathSegment): PathPart {
  if (segment.kind === 'literal') return segment.text;
  if (segment.kind === 'capture') return { capture: segment.name, glob: segment.glob };
  return '';
}

function notBoolean(value: RulesValue): RulesError {
  if (value instanceof Constrained) return notConstrained();
  if (value === null) return new RulesError('Null value error.');
  return new RulesError(`Type error. Received: [${typeName(value)}] Expected: [bool].`);
}

/** The fixed cost of an expression, without its operands. */
function costOf(expression: Exclude<Expression, { kind: 'literal' }>): number {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return expression.operands.length - 1;
    case 'is':
    case 'ternary':
      return 2;
    case 'path':
      return 1 + expression.segments.filter(({ kind }) => kind !== 'expression').length;
    default:
      return 1;
  }
}
