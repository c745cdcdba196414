// Lists the rules' expressions that were never evaluated, or that as conditions were not both true and false.
import type { CoverageReport, CoveredExpression } from './firestore-rest.ts';

/**
 * Says what an expression has not been in any test: evaluated, `true` or `false`; `undefined` if nothing is missing. An
 * expression with values of another type, such as a field, is no condition and needs one evaluation only.
 */
function missing({ values = [] }: CoveredExpression): string | undefined {
  const evaluated = values.map(({ value }) => value).filter((value) => !('undefined' in value));
  if (evaluated.length === 0) return 'never evaluated';
  const truths = new Set(evaluated.map((value) => value['boolValue']));
  if (truths.has(undefined) || truths.size > 1) return undefined;
  return `never ${String(!truths.has(true))}`;
}

/**
 * Every expression that was never evaluated without an error, or only to true, or only to false: its position, its text
 * and what is missing.
 */
export function uncovered({ rules, report }: CoverageReport): string[] {
  const source = rules.files[0]?.content ?? '';
  const found: string[] = [];
  const visit = (expression: CoveredExpression): void => {
    const { line, column, currentOffset, endOffset } = expression.sourcePosition;
    const lack = missing(expression);
    if (lack !== undefined) {
      const text = source.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
      found.push(`${String(line)}:${String(column)} ${text} — ${lack}`);
    }
    expression.children?.forEach(visit);
  };
  report.forEach(visit);
  return found;
}
