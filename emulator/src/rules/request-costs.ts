// The most expensive requests that a ruleset has allowed: what to make cheaper before production refuses it.
import type { RulesCost, RulesMethod } from './engine.ts';
import { MAX_EXPRESSIONS } from './scope.ts';

/** A verdict on one document or query of a request. */
export interface JudgedOperation {
  readonly method: RulesMethod | 'read' | 'write';
  /** A document's path, or for a list that of the collection, relative to the database or bucket. */
  readonly path: string;
  readonly allowed: boolean;
  readonly cost: RulesCost;
}

export interface RequestCost {
  /** The sum of all operations: whether production gives a commit one budget or each write its own is not known. */
  readonly expressions: number;
  readonly operations: readonly JudgedOperation[];
}

export interface CollectionCost {
  /** Ids are replaced by `*`: `profiles/*`, `profiles/*\/private/*`. */
  readonly collection: string;
  /** The most expensive single operation on it. */
  readonly operation: JudgedOperation;
  /** The most expensive request that it was part of. */
  readonly request: RequestCost;
}

export interface CostReport {
  readonly limit: number;
  /** The most expensive collection first. */
  readonly collections: readonly CollectionCost[];
}

export class RequestCosts {
  private readonly costliest = new Map<string, CollectionCost>();

  /** Records a judged request. One that conditions refused is not recorded: its cost does not matter. */
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
