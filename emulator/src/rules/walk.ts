import type { Expression } from './ast.ts';

/** The expressions directly inside an expression, in the order of the source. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return expression.elements;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.segments.flatMap((segment) => (segment.kind === 'expression' ? [segment.value] : []));
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to];
    case 'call':
      return expression.receiver ? [expression.receiver, ...expression.args] : expression.args;
    case 'not':
    case 'negate':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'and':
    case 'or':
      return expression.operands;
    case 'ternary':
      return [expression.condition, expression.yes, expression.no];
  }
}
