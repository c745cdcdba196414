// Static checks of a ruleset: errors and warnings.
import type { Expression, FunctionDeclaration, Ruleset } from './ast.ts';
import type { IssueList } from './issues.ts';
import type { LinkedMatch, LinkedService, ServiceName } from './link.ts';
import type { FunctionEntry, Names } from './names.ts';
import { childrenOf } from './walk.ts';

const MAX_ARGUMENTS = 7;
/** Production accepts 11, though its message says 10. */
const MAX_LETS = 11;
const MAX_CHAIN = 98;
/** The most nesting levels of parentheses and binary operators that production accepts. */
const MAX_LEVELS = 99;
/** The most functions on a call stack. */
const MAX_CALL_DEPTH = 21;
const MAX_MATCH_DEPTH = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_CAPTURES = 20;

const TYPES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'null',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

/** Checks a linked service and adds errors and warnings to the issues. */
export function checkService(
  ruleset: Ruleset,
  serviceName: ServiceName,
  service: LinkedService,
  issues: IssueList,
): void {
  new Checker(ruleset, serviceName, service, issues).check();
}

class Checker {
  private readonly ruleset: Ruleset;
  private readonly serviceName: ServiceName;
  private readonly service: LinkedService;
  private readonly issues: IssueList;
  private readonly called = new Set<FunctionEntry>();

  constructor(ruleset: Ruleset, serviceName: ServiceName, service: LinkedService, issues: IssueList) {
    this.ruleset = ruleset;
    this.serviceName = serviceName;
    this.service = service;
    this.issues = issues;
  }

  check(): void {
    this.services();
    if (this.ruleset.version === 1) {
      this.issues.add(
        'WARNING',
        'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
      );
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
    this.callDepth(calls);
    for (const entry of this.service.functions) {
      const { name, start } = entry.declaration;
      if (!this.called.has(entry)) this.issues.add('WARNING', `Unused function: ${name}.`, start);
    }
  }

  /** Warns about rules of other services, and about a ruleset without rules of this service, which allows nothing. */
  private services(): void {
    const { services } = this.ruleset;
    for (const { name, start } of services) {
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
    if (depth > MAX_MATCH_DEPTH) {
      this.issues.add('ERROR', `Match statements are nested more than ${MAX_MATCH_DEPTH} deep.`, at);
    }
    if (pattern.length > MAX_PATH_SEGMENTS) {
      this.issues.add('ERROR', `Path has more than ${MAX_PATH_SEGMENTS} segments.`, at);
    }
    if (pattern.filter((segment) => segment.kind !== 'literal').length > MAX_CAPTURES) {
      this.issues.add('ERROR', `Path has more than ${MAX_CAPTURES} captures.`, at);
    }
    const globs = pattern.filter((segment) => segment.kind === 'glob');
    const lastGlob = globs.at(-1);
    if (globs.length > 1 && lastGlob) {
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

  /** Reports functions whose call stack is one function too deep; any with a deeper stack calls a reported function. */
  private callDepth(calls: ReadonlyMap<FunctionEntry, ReadonlySet<FunctionEntry>>): void {
    const depths = new Map<FunctionEntry, number>();
    const depthOf = (entry: FunctionEntry): number => {
      const known = depths.get(entry);
      if (known !== undefined) return known;
      depths.set(entry, 0);
      let depth = 1;
      for (const callee of calls.get(entry) ?? []) depth = Math.max(depth, 1 + depthOf(callee));
      depths.set(entry, depth);
      return depth;
    };
    // Starts at the last declaration: functions mostly call later ones, so `depthOf` rarely recurses far.
    for (const entry of [...calls.keys()].reverse()) {
      if (depthOf(entry) !== MAX_CALL_DEPTH + 1) continue;
      const { name, start } = entry.declaration;
      this.issues.add(
        'ERROR',
        `Maximum allowed call depth of ${MAX_CALL_DEPTH - 1} is reached for the call stack of [${name}].`,
        start,
      );
    }
  }

  /**
   * Refuses expressions that are too deep for production and chains that are too long. The operands of a refused
   * expression are not checked.
   */
  private complexity(expression: Expression, around: number): void {
    const { kind } = expression;
    const level = around + (expression.groups ?? 0);
    const isChain = kind === 'and' || kind === 'or';
    if (level > MAX_LEVELS || (isChain && expression.operands.length > MAX_CHAIN)) {
      this.issues.add('ERROR', 'Expression is too complex to evaluate safely.', expression.start);
      return;
    }
    if (isChain) {
      // In production a chain is a left-deep tree: its first operand is the deepest.
      const { operands } = expression;
      for (const [index, operand] of operands.entries()) {
        this.complexity(operand, level + operands.length - Math.max(1, index));
      }
      return;
    }
    for (const child of childrenOf(expression)) this.complexity(child, kind === 'binary' ? level + 1 : level);
  }

  /** Checks a function; returns the functions it calls. */
  private function({ declaration, names }: FunctionEntry): ReadonlySet<FunctionEntry> {
    const { parameters, lets, name, start, result } = declaration;
    if (parameters.length > MAX_ARGUMENTS) {
      this.issues.add('ERROR', `Function '${name}' has more than ${MAX_ARGUMENTS} parameters.`, start);
    }
    if (lets.length > MAX_LETS) {
      this.issues.add(
        'ERROR',
        'Maximum allowed variable count of 10 for a given function has been reached.',
        start,
      );
    }
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
      if (seen.has(name)) this.issues.add('ERROR', `Variable '${name}' is defined more than once.`, start);
      seen.add(name);
    }
  }

  private expression(
    expression: Expression,
    names: Names,
    locals: ReadonlySet<string>,
    calls: Set<FunctionEntry>,
  ): void {
    const isNamed = (name: string): boolean => locals.has(name) || names.find(name) !== undefined;
    if (expression.kind === 'variable' && !isNamed(expression.name)) {
      this.issues.add('WARNING', `Invalid variable name: ${expression.name}.`, expression.start);
    }
    if (expression.kind === 'is' && !TYPES.has(expression.type)) {
      this.issues.add('WARNING', `Invalid type: ${expression.type}.`, expression.typeAt);
    }
    if (expression.kind === 'call') {
      const { receiver, name, nameAt, args } = expression;
      const namespace =
        receiver?.kind === 'variable' && !locals.has(receiver.name)
          ? names.findNamespace(receiver.name)
          : undefined;
      if (namespace && receiver?.kind === 'variable') {
        if (!namespace.has(name)) {
          this.issues.add('WARNING', `Invalid function name: ${receiver.name}.${name}.`, nameAt);
        }
        for (const arg of args) this.expression(arg, names, locals, calls);
        return;
      }
      if (!receiver) this.call(name, args.length, nameAt, names, calls);
    }
    for (const child of childrenOf(expression)) this.expression(child, names, locals, calls);
  }

  private call(name: string, argCount: number, at: number, names: Names, calls: Set<FunctionEntry>): void {
    const target = names.findFunction(name);
    if (!target) {
      if (!names.builtins.functions.has(name)) {
        this.issues.add('WARNING', `Invalid function name: ${name}.`, at);
      }
      return;
    }
    this.called.add(target);
    calls.add(target);
    if (argCount !== target.arity) {
      this.issues.add(
        'ERROR',
        `Function '${name}' takes ${target.arity} arguments and is called with ${argCount}.`,
        at,
      );
    }
  }
}

function variablesIn(expression: Expression): readonly string[] {
  if (expression.kind === 'variable') return [expression.name];
  return childrenOf(expression).flatMap(variablesIn);
}

/** The functions that call themselves, directly or through others, and those between two such cycles of calls. */
function findRecursive(calls: ReadonlyMap<FunctionEntry, ReadonlySet<FunctionEntry>>): FunctionEntry[] {
  // Removes functions that reach no cycle, then those that no cycle reaches.
  const remaining = new Map([...calls].map(([entry, callees]) => [entry, new Set(callees)]));
  prune(remaining);
  const callers = new Map([...remaining.keys()].map((entry) => [entry, new Set<FunctionEntry>()]));
  for (const [entry, callees] of remaining) {
    for (const callee of callees) callers.get(callee)?.add(entry);
  }
  prune(callers);
  return [...callers.keys()];
}

/** Removes nodes without targets until every remaining node has a target. */
function prune(graph: Map<FunctionEntry, Set<FunctionEntry>>): void {
  const sources = new Map<FunctionEntry, FunctionEntry[]>();
  for (const [entry, targets] of graph) {
    for (const target of targets) sources.set(target, [...(sources.get(target) ?? []), entry]);
  }
  const open = [...graph].filter(([, targets]) => targets.size === 0).map(([entry]) => entry);
  for (let entry = open.pop(); entry; entry = open.pop()) {
    graph.delete(entry);
    for (const source of sources.get(entry) ?? []) {
      const targets = graph.get(source);
      if (targets?.delete(entry) && targets.size === 0) open.push(source);
    }
  }
}
