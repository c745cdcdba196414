// The costs of requests in expressions: production evaluates 1,000 a request. Google's emulator does not report costs.
import type { CostReport } from 'firestore-emulator';

type Operation = CostReport['collections'][number]['operation'];

const describeOperation = ({ method, path, cost }: Operation): string =>
  `${method} ${path} ${String(cost.expressions)}${cost.lookups > 0 ? ` (${String(cost.lookups)} lookups)` : ''}`;

/** One line per collection: the total cost of its most expensive request, then that of each operation. */
export function describeCosts({ limit, collections }: CostReport): string {
  const lines = collections.map(
    ({ collection, request }) =>
      `${String(request.expressions).padStart(5)}  ${collection}: ${request.operations.map(describeOperation).join(' + ')}`,
  );
  return [`The most expensive request of each collection, of ${String(limit)} expressions:`, ...lines].join(
    '\n',
  );
}

/** Prints a line of the report that developers read; console output would fail the test. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
