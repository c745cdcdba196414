// Mutants of a ruleset: each differs from it in one operator, condition, number or unit.
import type { Expression, FunctionDeclaration, MatchDeclaration } from '../../emulator/src/rules/ast.ts';
import { IssueList, SourceLines } from '../../emulator/src/rules/issues.ts';
import { parseRuleset } from '../../emulator/src/rules/parser.ts';
import { childrenOf } from '../../emulator/src/rules/walk.ts';

export interface RuleMutant {
  readonly line: number;
  /** The expression of the original that was changed. */
  readonly of: Expression;
  /** Line and column, and what was changed into what. */
  readonly name: string;
  readonly rules: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The expression that is changed. */
  readonly of: Expression;
}

const OPPOSITES: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<=': '<',
  '<': '<=',
  '>=': '>',
  '>': '>=',
};

const isFalse = (expression: Expression): boolean =>
  expression.kind === 'literal' && expression.value === false;

/** The place of an expression with both its parentheses: the parser's leaves out those around it, or one of them. */
function rangeOf(
  rules: string,
  { start, end }: Expression,
): { readonly start: number; readonly end: number } {
  const range = { start, end };
  const count = (parenthesis: RegExp): number =>
    rules
      .slice(range.start, range.end)
      .replace(/'[^']*'/g, '')
      .match(parenthesis)?.length ?? 0;
  while (count(/\(/g) > count(/\)/g)) range.end = rules.indexOf(')', range.end) + 1;
  while (count(/\)/g) > count(/\(/g)) range.start = rules.lastIndexOf('(', range.start - 1);
  return range;
}

/** The edits of one expression, without those of the expressions inside it. */
function editsOf(rules: string, expression: Expression): Edit[] {
  const whole = (of: Expression, text: string): Edit => ({ ...rangeOf(rules, of), text, of });
  switch (expression.kind) {
    case 'and':
      return expression.operands.map((operand) => whole(operand, 'true'));
    case 'or':
      return expression.operands.map((operand) => whole(operand, 'false'));
    case 'not':
      return [whole(expression, `(${rules.slice(expression.operand.start, expression.operand.end)})`)];
    case 'literal':
      if (typeof expression.value === 'bigint' && expression.value > 1n)
        return [expression.value + 1n, expression.value * 100n].map((value) =>
          whole(expression, String(value)),
        );
      return expression.value === 'h' || expression.value === 'm' ? [whole(expression, "'s'")] : [];
    case 'binary': {
      const { left, right, operator } = expression;
      const opposite = OPPOSITES[operator];
      const between = rules.slice(left.end, right.start);
      // A list of conditions, `!(false in […])`: each is left out in turn.
      if (operator === 'in' && isFalse(left) && right.kind === 'list')
        return right.elements.map((element) => whole(element, 'true'));
      return opposite === undefined
        ? []
        : [{ start: left.end, end: right.start, text: between.replace(operator, opposite), of: expression }];
    }
    default:
      return [];
  }
}

const editsWithin = (rules: string, expression: Expression): Edit[] => [
  ...editsOf(rules, expression),
  ...childrenOf(expression).flatMap((child) => editsWithin(rules, child)),
];

function expressionsOf(declaration: {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchDeclaration[];
}): Expression[] {
  return [
    ...declaration.functions.flatMap(({ lets, result }) => [...lets.map(({ value }) => value), result]),
    ...declaration.matches.flatMap((match) => [
      ...match.allows.flatMap(({ condition }) => (condition ? [condition] : [])),
      ...expressionsOf(match),
    ]),
  ];
}

/** All mutants of a ruleset. @throws Error for a ruleset that cannot be parsed */
export function ruleMutants(rules: string): RuleMutant[] {
  const parsed = parseRuleset(rules, new IssueList(new SourceLines(rules)));
  if (!parsed) throw new Error('The rules cannot be parsed.');
  const lines = new SourceLines(rules);
  return parsed.services
    .flatMap(expressionsOf)
    .flatMap((expression) => editsWithin(rules, expression))
    .map(({ start, end, text, of }) => {
      const { line, column } = lines.locate(start);
      const before = rules.slice(start, end).trim().replace(/\s+/g, ' ').slice(0, 60);
      return {
        line,
        of,
        name: `${String(line)}:${String(column)} ${before} → ${text.trim()}`,
        rules: rules.slice(0, start) + text + rules.slice(end),
      };
    });
}
