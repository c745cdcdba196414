// Compiles and keeps the rules of each project, and makes reports on them.
import { compileRules } from '../rules/compile.ts';
import { coverageHtml, type CoverageReport, coverageReport } from '../rules/coverage-report.ts';
import type { RulesIssue } from '../rules/engine.ts';
import type { CompiledFirestoreRules } from '../rules/firestore-rules.ts';
import type { CostReport } from '../rules/request-costs.ts';
import type { Emulator } from './emulator.ts';

interface RulesInForce {
  readonly source: string;
  readonly rules: CompiledFirestoreRules;
}

export class RulesManager {
  private readonly emulator: Emulator;
  private readonly byProject = new Map<string | undefined, RulesInForce>();

  constructor(emulator: Emulator) {
    this.emulator = emulator;
  }

  /** Compiles and sets the rules of a project, or the default rules; rules with errors do not replace the old ones. */
  set(project: string | undefined, source: string): readonly RulesIssue[] {
    const { rules, issues } = compileRules(source, 'cloud.firestore');
    if (rules) {
      this.byProject.set(project, { source, rules });
      this.emulator.setRules(project, rules);
    }
    return issues;
  }

  /** The source of a project's current rules, if any. */
  source(project: string): string | undefined {
    return this.inForce(project)?.source;
  }

  /** The report of `:ruleCoverage`: values of the rules' expressions, and costs of the most expensive requests. */
  coverage(project: string): CoverageReport & { readonly cost: CostReport } {
    const inForce = this.inForce(project);
    const cost = this.emulator.requests.costReport(project);
    return inForce ? { ...coverageReport(inForce.rules), cost } : { rules: { files: [] }, report: [], cost };
  }

  /** The coverage report as an HTML page. */
  coverageHtml(project: string): string {
    const inForce = this.inForce(project);
    return inForce
      ? coverageHtml(inForce.rules)
      : '<!doctype html><title>Rule coverage</title><p>There are no rules.</p>\n';
  }

  private inForce(project: string): RulesInForce | undefined {
    return this.byProject.get(project) ?? this.byProject.get(undefined);
  }
}
