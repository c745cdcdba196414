// The values that the expressions of a Storage ruleset have taken, written to a file: this runtime has no port for
// requests.
import { renameSync, writeFileSync } from 'node:fs';
import type { ExpressionCoverage } from '../rules/coverage.ts';
import { coverageReport } from '../rules/coverage-report.ts';
import type { CompiledStorageRules } from '../rules/storage-rules.ts';

/** How many different values the expressions have taken. */
const distinct = (coverage: readonly ExpressionCoverage[]): number =>
  coverage.reduce((sum, { values, children }) => sum + values.length + distinct(children), 0);

/**
 * Writes the report whenever an expression takes a value that it had not taken or a request is dearer than those
 * before; counts are as of then.
 */
export class CoverageFile {
  private readonly path: string;
  private readonly written = new WeakMap<CompiledStorageRules, string>();

  constructor(path: string) {
    this.path = path;
  }

  /** Brings the file up to date with a ruleset that has just been asked. */
  update(rules: CompiledStorageRules): void {
    const cost = rules.costs.report();
    const costliest = cost.collections.reduce((sum, { request }) => sum + request.expressions, 0);
    const state = `${distinct(rules.ruleset.coverage)} ${costliest}`;
    if (this.written.get(rules) === state) return;
    this.written.set(rules, state);
    // Renamed into place, so that a reader sees the whole of the old or of the new report.
    writeFileSync(`${this.path}.part`, JSON.stringify({ ...coverageReport(rules, 'storage.rules'), cost }));
    renameSync(`${this.path}.part`, this.path);
  }
}
