// Compiles a ruleset's text, and reports its issues.
import { LIMITS, limitText } from '../value/limits.ts';
import { checkService } from './check.ts';
import type { RulesIssue } from './engine.ts';
import { CompiledFirestoreRules } from './firestore-rules.ts';
import { formatResult } from './format.ts';
import { IssueList, SourceLines } from './issues.ts';
import { linkService, type ServiceName } from './link.ts';
import { parseRuleset } from './parser.ts';
import { CompiledRuleset, type ExpressionLimit } from './ruleset.ts';
import { CompiledStorageRules } from './storage-rules.ts';
import type { Result } from './values.ts';

export { newLookupBudget } from './firestore-lookups.ts';

export interface CompileOptions {
  /** Prints what rules pass to `debug()`; by default to standard output. */
  readonly print?: (text: string) => void;
  /** `refuse` unless given: a request that evaluates more than 1,000 expressions is refused, as in production. */
  readonly expressionLimit?: ExpressionLimit;
}

export interface CompileResult<Rules> {
  /** Ordered by line, column and text. */
  readonly issues: readonly RulesIssue[];
  /** `undefined` when an issue is an error. */
  readonly rules: Rules | undefined;
}

/** Compiles the rules of one service. Returns rules or positioned errors for any text; never throws. */
export function compileRules(
  source: string,
  service: 'cloud.firestore',
  options?: CompileOptions,
): CompileResult<CompiledFirestoreRules>;
export function compileRules(
  source: string,
  service: 'firebase.storage',
  options?: CompileOptions,
): CompileResult<CompiledStorageRules>;
export function compileRules(
  source: string,
  service: ServiceName,
  options: CompileOptions = {},
): CompileResult<CompiledFirestoreRules | CompiledStorageRules> {
  const { issues, rules } = compileRuleset(source, service, options.expressionLimit ?? 'refuse');
  if (!rules) return { issues, rules };
  const print = options.print ?? ((text: string) => void process.stdout.write(`${text}\n`));
  const debug = (value: Result): void => print(formatResult(value));
  const compiled =
    service === 'cloud.firestore'
      ? new CompiledFirestoreRules(rules, debug)
      : new CompiledStorageRules(rules, debug);
  return { issues, rules: compiled };
}

function compileRuleset(
  source: string,
  service: ServiceName,
  expressionLimit: ExpressionLimit,
): CompileResult<CompiledRuleset> {
  const lines = new SourceLines(source);
  const issues = new IssueList(lines);
  if (Buffer.byteLength(source) > LIMITS.rulesBytes.most) {
    issues.add('ERROR', limitText('rulesBytes'), 0);
    return { issues: issues.sorted(), rules: undefined };
  }
  if (source === '') issues.add('ERROR', 'Rules content empty. Compilation aborted.', 0);
  const tree = source === '' ? undefined : parseRuleset(source, issues);
  if (!tree) return { issues: issues.sorted(), rules: undefined };
  const linked = linkService(tree, service);
  checkService(tree, service, linked, issues);
  // What is wrong in another service refuses the ruleset, too.
  for (const name of new Set(tree.services.map((each) => each.name))) {
    if (name === service) continue;
    const others = new IssueList(lines);
    checkService(tree, name, linkService(tree, name), others);
    issues.addErrors(others);
  }
  const rules = issues.hasErrors
    ? undefined
    : new CompiledRuleset(tree.version, source, lines, linked, expressionLimit);
  return { issues: issues.sorted(), rules };
}
