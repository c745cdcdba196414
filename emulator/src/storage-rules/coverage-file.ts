// What the expressions of a Storage ruleset have evaluated to, kept in a file: this runtime has no port to ask at.
import { renameSync, writeFileSync } from 'node:fs';
import type { ExpressionCoverage } from '../rules/coverage.ts';
import { coverageReport, type Covered } from '../rules/coverage-report.ts';

/** How many different values the expressions have taken. */
const distinct = (coverage: readonly ExpressionCoverage[]): number =>
  coverage.reduce((sum, { values, children }) => sum + values.length + distinct(children), 0);

/** Writes the report whenever an expression takes a value that it had not taken; counts are as of then. */
export class CoverageFile {
  private readonly path: string;
  private readonly written = new WeakMap<Covered, number>();

  constructor(path: string) {
    this.path = path;
  }

  /** Brings the file up to date with a ruleset that has just been asked. */
  update(rules: Covered): void {
    const values = distinct(rules.ruleset.coverage);
    if (this.written.get(rules) === values) return;
    this.written.set(rules, values);
    // Whoever reads it sees the whole of an older or of this report.
    writeFileSync(`${this.path}.part`, JSON.stringify(coverageReport(rules, 'storage.rules')));
    renameSync(`${this.path}.part`, this.path);
  }
}
