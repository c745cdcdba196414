// Writes the coverage of a Storage ruleset to a file, because the Storage rules runtime has no HTTP port.
import { renameSync, writeFileSync } from 'node:fs';
import type { ExpressionCoverage } from '../rules/coverage.ts';
import { coverageReport } from '../rules/coverage-report.ts';
import type { CompiledStorageRules } from '../rules/storage-rules.ts';

/** How many distinct values the expressions have had, all expressions added up. */
const distinct = (coverage: readonly ExpressionCoverage[]): number =>
  coverage.reduce((sum, { values, children }) => sum + values.length + distinct(children), 0);

/**
 * Writes the report whenever an expression has a new value or a request is more expensive than all before it in its
 * collection. The counts in the file are those at its last writing.
 */
export class CoverageFile {
  private readonly path: string;
  private readonly states = new WeakMap<CompiledStorageRules, string>();

  constructor(path: string) {
    this.path = path;
  }

  /** Updates the file after a ruleset was evaluated. */
  update(rules: CompiledStorageRules): void {
    const cost = rules.costs.report();
    const expressions = cost.collections.reduce((sum, { request }) => sum + request.expressions, 0);
    const state = `${distinct(rules.ruleset.coverage)} ${expressions}`;
    if (this.states.get(rules) === state) return;
    this.states.set(rules, state);
    // The new file replaces the old by its name, so that a reader sees either the old or the new report in full.
    writeFileSync(`${this.path}.part`, JSON.stringify({ ...coverageReport(rules, 'storage.rules'), cost }));
    renameSync(`${this.path}.part`, this.path);
  }
}
