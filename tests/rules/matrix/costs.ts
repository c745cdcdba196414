// What requests cost of the 1,000 expressions that production evaluates; Google's emulator does not say.
import { suiteUrl } from '../../../scripts/config/project.ts';

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly cost: { readonly expressions: number; readonly lookups: number };
}

export interface CostReport {
  readonly limit: number;
  readonly collections: readonly {
    readonly collection: string;
    readonly operation: Operation;
    readonly request: { readonly expressions: number; readonly operations: readonly Operation[] };
  }[];
}

/** The dearest allowed requests of a project since its rules were set; `undefined` on Google's emulator. */
export async function requestCosts(projectId: string): Promise<CostReport | undefined> {
  const response = await fetch(suiteUrl('firestore', `/emulator/v1/projects/${projectId}:ruleCoverage`), {
    headers: { authorization: 'Bearer owner' },
  });
  return ((await response.json()) as { cost?: CostReport }).cost;
}

const describeOperation = ({ method, path, cost }: Operation): string =>
  `${method} ${path} ${String(cost.expressions)}${cost.lookups > 0 ? ` (${String(cost.lookups)} lookups)` : ''}`;

/** One line a collection: the sum of its dearest request, then each operation of it. */
export function describeCosts({ limit, collections }: CostReport): string {
  const lines = collections.map(
    ({ collection, request }) =>
      `${String(request.expressions).padStart(5)}  ${collection}: ${request.operations.map(describeOperation).join(' + ')}`,
  );
  return [`The dearest request of each collection, of ${String(limit)} expressions:`, ...lines].join('\n');
}

/** Prints a line of the report that developers read; console output would fail the test. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
