// Static checks of a ruleset: errors and warnings.
import { LIMITS, limitText } from '../value/limits.ts';
import type { Expression, FunctionDeclaration, PathSegment, PatternSegment, Ruleset } from './ast.ts';
import type { Builtins } from './builtins/functions.ts';
import { findRecursive, findTooDeep } from './call-graph.ts';
import type { IssueList } from './issues.ts';
import { KEYWORDS } from './keywords.ts';
import type { LinkedMatch, LinkedService } from './link.ts';
import type { FunctionEntry, Names } from './names.ts';
import { compilePattern } from './patterns.ts';
import { RulesError } from './values.ts';
import { childrenOf } from './walk.ts';

/** The types that `is` knows, in the order of Google's message. */
const TYPES = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'vector',
  'set',
  'number',
  'map',
  'string',
  'timestamp',
  'path',
  'map_diff',
];

/** Methods of strings whose first argument is a pattern that is compiled when the rules are loaded, if it is a literal. */
const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'split']);

/** The number of arguments of the built-in functions; all take one. */
const BUILTIN_ARITY = 1;

/** Checks a linked service and adds errors and warnings to the issues. */
export function checkService(
  ruleset: Ruleset,
  serviceName: string,
  service: LinkedService,
  issues: IssueList,
): void {
  new Checker(ruleset, serviceName, service, issues).check();
}

class Checker {
  private readonly ruleset: Ruleset;
  private readonly serviceName: string;
  private readonly service: LinkedService;
  private readonly issues: IssueList;
  private readonly namespaces: Builtins['namespaces'];
  private readonly called = new Set<FunctionEntry>();

  constructor(ruleset: Ruleset, serviceName: string, service: LinkedService, issues: IssueList) {
    this.ruleset = ruleset;
    this.serviceName = serviceName;
    this.service = service;
    this.issues = issues;
    this.namespaces = service.builtins.namespaces;
  }

  check(): void {
    this.services();
    if (this.ruleset.version === 1) {
      this.issues.add(
        'WARNING',
        'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
      );
      const [first] = this.service.functions.flatMap(({ declaration }) => declaration.lets);
      if (first) this.issues.add('ERROR', 'Variables need version 2 of the rules.', first.start);
    }
    for (const { name, start } of this.service.duplicates) {
      this.issues.add('ERROR', `Function '${name}' is defined more than once.`, start);
    }
    for (const match of this.service.matches) this.match(match);
    const calls = new Map(this.service.functions.map((entry) => [entry, this.function(entry)]));
    for (const entry of findRecursive(calls)) {
      const { name, start } = entry.declaration;
      this.issues.add('ERROR', `Recursive call is not allowed. Function: ${name}.`, start);
    }
    for (const entry of findTooDeep(calls)) {
      const { name, start } = entry.declaration;
      this.issues.add('ERROR', limitText('callDepth', { name }), start);
    }
    for (const entry of this.service.functions) {
      const { name, start } = entry.declaration;
      if (!this.called.has(entry)) this.issues.add('WARNING', `Unused function: ${name}.`, start);
    }
  }

  /** Warns about rules of other services, and about a ruleset without rules of this service, which allows nothing. */
  private services(): void {
    const { services } = this.ruleset;
    const seen = new Set<string>();
    for (const { name, start } of services) {
      if (seen.has(name)) this.issues.add('ERROR', 'Duplicate service name declaration.', start);
      seen.add(name);
      if (name === this.serviceName) continue;
      const known = name === 'cloud.firestore' || name === 'firebase.storage';
      const message = known
        ? `Rules of '${name}' are not used by '${this.serviceName}'.`
        : `Unknown service: '${name}'.`;
      this.issues.add('WARNING', message, start);
    }
    if (!services.some(({ name }) => name === this.serviceName)) {
      this.issues.add(
        'WARNING',
        `The ruleset has no rules for '${this.serviceName}': every request is denied.`,
      );
    }
  }

  private match({ pattern, declaration, depth, names, allows }: LinkedMatch): void {
    const at = declaration.start;
    // The outermost match, of the database, does not count.
    if (depth - 1 > LIMITS.matchDepth.most) this.issues.add('ERROR', limitText('matchDepth'), at);
    if (pattern.length > LIMITS.matchSegments.most) {
      this.issues.add('ERROR', limitText('matchSegments'), at);
    }
    if (pattern.filter((segment) => segment.kind !== 'literal').length > LIMITS.matchCaptures.most) {
      this.issues.add('ERROR', limitText('matchCaptures'), at);
    }
    this.captures(declaration.path);
    const globs = pattern.filter((segment) => segment.kind === 'glob');
    const lastGlob = globs.at(-1);
    // In version 1 a match in a recursive wildcard is only warned of.
    const isNested = this.ruleset.version === 1 && globs.some((glob) => !declaration.path.includes(glob));
    if (globs.length > 1 && lastGlob && !isNested) {
      this.issues.add('ERROR', 'Path has more than one recursive wildcard.', lastGlob.start);
    }
    if (this.ruleset.version === 1 && lastGlob && pattern.at(-1) !== lastGlob) {
      if (declaration.path.includes(lastGlob)) {
        const message = 'A recursive wildcard must be at the end of a path in version 1.';
        this.issues.add('ERROR', message, lastGlob.start);
      } else {
        this.issues.add('WARNING', 'Glob(**) resource rules should not have child resource rules.', at);
      }
    }
    for (const { condition } of allows) {
      if (!condition) continue;
      this.expression(condition, names, new Set(), new Set());
      this.complexity(condition, 1);
    }
  }

  /**
   * Refuses expressions that are too deep for production. Every expression is a level below the one around it, also in
   * parentheses; the receiver of a member, an index or a call is on its level. What is in a refused expression is not
   * checked.
   */
  private complexity(expression: Expression, around: number): void {
    const { kind } = expression;
    const level = around + (expression.groups ?? 0);
    if (level > LIMITS.expressionDepth.most) {
      this.issues.add('ERROR', limitText('expressionDepth'), expression.start);
      return;
    }
    if (kind === 'and' || kind === 'or') {
      // In production a chain is a left-deep tree: its first operand is the deepest.
      const { operands } = expression;
      for (const [index, operand] of operands.entries()) {
        this.complexity(operand, level + operands.length - Math.max(1, index));
      }
      return;
    }
    const receiver = receiverOf(expression);
    for (const child of childrenOf(expression)) {
      this.complexity(child, child === receiver ? level : level + 1);
    }
  }

  /** Checks a function; returns the functions it calls. */
  private function({ declaration, names }: FunctionEntry): ReadonlySet<FunctionEntry> {
    const { parameters, lets, name, start, result } = declaration;
    if (parameters.length > LIMITS.functionArguments.most) {
      this.issues.add('ERROR', limitText('functionArguments', { name }), start);
    }
    if (lets.length > LIMITS.functionVariables.most) {
      this.issues.add('ERROR', limitText('functionVariables'), start);
    }
    this.nameable(name, start);
    this.distinct(declaration);
    const calls = new Set<FunctionEntry>();
    const locals = new Set(parameters.map((parameter) => parameter.name));
    for (const binding of lets) {
      this.expression(binding.value, names, locals, calls);
      this.complexity(binding.value, 1);
      locals.add(binding.name);
    }
    this.expression(result, names, locals, calls);
    this.complexity(result, 1);
    this.unused(declaration);
    return calls;
  }

  private unused({ parameters, lets, result }: FunctionDeclaration): void {
    const used = new Set([result, ...lets.map(({ value }) => value)].flatMap(variablesIn));
    for (const { name, start } of [...parameters, ...lets]) {
      if (!used.has(name)) this.issues.add('WARNING', `Unused variable: ${name}.`, start);
    }
  }

  private distinct({ parameters, lets }: FunctionDeclaration): void {
    const seen = new Set<string>();
    for (const { name, start } of [...parameters, ...lets]) {
      this.variable(name, start);
      if (seen.has(name)) this.issues.add('ERROR', `Variable '${name}' is defined more than once.`, start);
      seen.add(name);
    }
  }

  /** Refuses a name that the language keeps for itself. */
  private nameable(name: string, at: number): void {
    if (KEYWORDS.has(name)) this.issues.add('ERROR', `Unexpected '${name}'.`, at);
  }

  /** Refuses a variable with the name of a keyword or of a namespace. */
  private variable(name: string, at: number): void {
    this.nameable(name, at);
    if (this.namespaces.has(name)) {
      this.issues.add('ERROR', `${name} is a package and cannot be used as variable name.`, at);
    }
  }

  private captures(path: readonly (PatternSegment | PathSegment)[]): void {
    const seen = new Set<string>();
    for (const segment of path) {
      if (segment.kind === 'literal' || segment.kind === 'expression') continue;
      const { name, nameAt } = segment;
      this.variable(name, nameAt);
      if (seen.has(name))
        this.issues.add('ERROR', `Variable ${name} already exists in the PathTemplate.`, nameAt);
      seen.add(name);
    }
  }

  private expression(
    expression: Expression,
    names: Names,
    locals: ReadonlySet<string>,
    calls: Set<FunctionEntry>,
  ): void {
    if (expression.kind === 'variable') this.variable(expression.name, expression.start);
    if (expression.kind === 'path') this.captures(expression.segments);
    const isNamed = (name: string): boolean => locals.has(name) || names.find(name) !== undefined;
    const isRefused = (name: string): boolean => KEYWORDS.has(name) || this.namespaces.has(name);
    if (expression.kind === 'variable' && !isRefused(expression.name) && !isNamed(expression.name)) {
      this.issues.add('WARNING', `Invalid variable name: ${expression.name}.`, expression.start);
    }
    if (expression.kind === 'is' && !TYPES.includes(expression.type)) {
      this.issues.add(
        'ERROR',
        `An unsupported type identifier was used with the 'is' operator. Received ${expression.type}. Expected one of ${TYPES.join()}`,
        expression.typeAt,
      );
    }
    if (expression.kind === 'index') this.notFloat(expression.index, 'int, string');
    if (expression.kind === 'slice') {
      this.notFloat(expression.from, 'int');
      this.notFloat(expression.to, 'int');
    }
    if (expression.kind === 'call') {
      const { receiver, name, nameAt, args } = expression;
      this.nameable(name, nameAt);
      const namespace = receiver?.kind === 'variable' ? this.namespaces.get(receiver.name) : undefined;
      if (namespace && receiver?.kind === 'variable') {
        if (!namespace.has(name)) {
          this.issues.add('WARNING', `Invalid function name: ${receiver.name}.${name}.`, nameAt);
        }
        const ints = TAKE_INTS.get(`${receiver.name}.${name}`) ?? 0;
        for (const arg of args.slice(0, ints)) this.notFloat(arg, 'int');
        for (const arg of args) this.expression(arg, names, locals, calls);
        return;
      }
      if (receiver) this.method(receiver, name, args);
      else this.call(name, args.length, nameAt, names, calls);
    }
    for (const child of childrenOf(expression)) this.expression(child, names, locals, calls);
  }

  /** Refuses a call where an int is expected, if its result can only be a float. */
  private notFloat(expression: Expression, expected: string): void {
    if (!isFloat(expression)) return;
    const message = `Invalid type. Received one of [float]. Expected one of [${expected}].`;
    this.issues.add('ERROR', message, expression.start);
  }

  /** Checks what a method's call shows before it runs: literal patterns, and the size of a path, which has none. */
  private method(receiver: Expression, name: string, args: readonly Expression[]): void {
    const [first] = args;
    // Google's engine looks into the pattern of `replace` only where its other argument is missing.
    const isPattern = PATTERN_METHODS.has(name) || (name === 'replace' && args.length === 1);
    if (isPattern && first?.kind === 'literal' && typeof first.value === 'string') {
      const pattern = compilePattern(first.value);
      if (pattern instanceof RulesError) this.issues.add('ERROR', pattern.message, first.start);
    }
    const isPath =
      receiver.kind === 'path' ||
      (receiver.kind === 'call' && !receiver.receiver && receiver.name === 'path');
    if (isPath && name === 'size') {
      this.issues.add(
        'WARNING',
        'Invalid type. Received one of [path]. Expected one of [string, bytes, list, set, map].',
        receiver.start,
      );
    }
  }

  private call(name: string, argCount: number, at: number, names: Names, calls: Set<FunctionEntry>): void {
    const target = names.findFunction(name);
    if (!target) {
      if (!names.builtins.functions.has(name)) {
        this.issues.add('WARNING', `Invalid function name: ${name}.`, at);
      } else if (argCount !== BUILTIN_ARITY) {
        this.issues.add('WARNING', wrongNumber(name), at);
      }
      return;
    }
    this.called.add(target);
    calls.add(target);
    // As in production it compiles, and every such call is an error.
    if (argCount !== target.arity) this.issues.add('WARNING', wrongNumber(name), at);
  }
}

/** Functions of `math` and methods whose result is a float, whatever they are given. */
const FLOATS: ReadonlySet<string> = new Set(['ceil', 'floor', 'pow', 'sqrt']);
const FLOAT_METHODS: ReadonlySet<string> = new Set(['distance', 'latitude', 'longitude']);
/** How many arguments of a function are ints, counted from the first. */
const TAKE_INTS: ReadonlyMap<string, number> = new Map([
  ['timestamp.value', 1],
  ['timestamp.date', 3],
  ['duration.value', 1],
  ['duration.time', 4],
]);

function isFloat(expression: Expression): boolean {
  if (expression.kind !== 'call') return false;
  const { receiver, name } = expression;
  if (!receiver) return name === 'float';
  if (receiver.kind === 'variable' && receiver.name === 'math') return FLOATS.has(name);
  return FLOAT_METHODS.has(name);
}

function wrongNumber(name: string): string {
  return `Incorrect number of arguments supplied to function: ${name}.`;
}

/** What a member, an index, a slice or a method is read from. */
function receiverOf(expression: Expression): Expression | undefined {
  switch (expression.kind) {
    case 'member':
    case 'index':
    case 'slice':
      return expression.object;
    case 'call':
      return expression.receiver;
    default:
      return undefined;
  }
}

function variablesIn(expression: Expression): readonly string[] {
  if (expression.kind === 'variable') return [expression.name];
  return childrenOf(expression).flatMap(variablesIn);
}
