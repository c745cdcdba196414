// Keeps the most expensive requests that a ruleset has allowed or that exceeded production's limit of expressions.
import type { RulesCost, RulesMethod } from './engine.ts';
import { MAX_EXPRESSIONS } from './scope.ts';

/** A verdict on one document or query of a request. */
export interface JudgedOperation {
  readonly method: RulesMethod | 'read' | 'write';
  /** The path of a document, or of a collection if the method is `list`; relative to the database or bucket. */
  readonly path: string;
  readonly allowed: boolean;
  readonly cost: RulesCost;
}

export interface RequestCost {
  /** The sum over all operations. It is not known whether production limits this sum or each write of a commit. */
  readonly expressions: number;
  readonly operations: readonly JudgedOperation[];
}

export interface CollectionCost {
  /** The path with ids replaced by `*`: `profiles/*`, `profiles/*\/private/*`. */
  readonly collection: string;
  /** The most expensive single operation on the collection. */
  readonly operation: JudgedOperation;
  /** The most expensive request with an operation on the collection. */
  readonly request: RequestCost;
}

export interface CostReport {
  readonly limit: number;
  /** The most expensive collection first. */
  readonly collections: readonly CollectionCost[];
}

export class RequestCosts {
  private readonly costliest = new Map<string, CollectionCost>();

  /** Records a judged request, unless a condition refused it: then its cost does not matter. */
  note(operations: readonly JudgedOperation[]): void {
    const expressions = operations.reduce((sum, { cost }) => sum + cost.expressions, 0);
    const isRefused = operations.some(({ allowed, cost }) => !allowed && cost.expressions <= MAX_EXPRESSIONS);
    if (isRefused) return;
    const request = { expressions, operations };
    for (const operation of operations) {
      const collection = collectionOf(operation);
      const known = this.costliest.get(collection);
      const isDearer = !known || operation.cost.expressions > known.operation.cost.expressions;
      const isDearerRequest = !known || expressions > known.request.expressions;
      if (!isDearer && !isDearerRequest) continue;
      this.costliest.set(collection, {
        collection,
        operation: isDearer ? operation : known.operation,
        request: isDearerRequest ? request : known.request,
      });
    }
  }

  report(): CostReport {
    const collections = [...this.costliest.values()].sort(
      (left, right) => right.request.expressions - left.request.expressions,
    );
    return { limit: MAX_EXPRESSIONS, collections };
  }
}

function collectionOf({ method, path }: JudgedOperation): string {
  const segments = path.split('/').map((segment, index) => (index % 2 === 1 ? '*' : segment));
  if (method === 'list' && segments.length % 2 === 1) segments.push('*');
  return segments.join('/');
}
