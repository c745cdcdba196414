// The rules of each project: compiled when they are set, and what is reported about them.
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

  /** Compiles and puts in force the rules of a project, or of all others; with errors the old ones stay. */
  set(project: string | undefined, source: string): readonly RulesIssue[] {
    const { rules, issues } = compileRules(source, 'cloud.firestore');
    if (rules) {
      this.byProject.set(project, { source, rules });
      this.emulator.setRules(project, rules);
    }
    return issues;
  }

  /** The text of the rules in force. */
  source(project: string): string | undefined {
    return this.inForce(project)?.source;
  }

  /** What the rules' expressions have evaluated to and what the most expensive requests cost, as `:ruleCoverage` reports it. */
  coverage(project: string): CoverageReport & { readonly cost: CostReport } {
    const inForce = this.inForce(project);
    const cost = this.emulator.requests.costReport(project);
    return inForce ? { ...coverageReport(inForce.rules), cost } : { rules: { files: [] }, report: [], cost };
  }

  /** The same as a page. */
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
