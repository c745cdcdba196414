// The package's interface: starts emulators in the calling process, any number beside each other.
import { composeEmulator } from './compose.ts';
import type { CommonOptions } from './options.ts';
import { compileRules } from './rules/compile.ts';
import type { CoverageReport } from './rules/coverage-report.ts';
import type { RulesIssue } from './rules/engine.ts';
import type { CostReport } from './rules/request-costs.ts';
import type { DocumentSnapshots } from './service/emulator.ts';
import { formatRequest, type JudgedRequest } from './service/request-log.ts';
import type { Usage } from './service/usage.ts';

export { formatRequest };
export type { CostReport, CoverageReport, JudgedRequest, RulesIssue, Usage };

/** The documents of an emulator at one point in time. */
export interface EmulatorSnapshot {
  readonly takenAt: Date;
}

export interface StartOptions extends CommonOptions {
  /** The project of calls that pass no `projectId` (`load`, `clear`, `requests`, …). `demo-test` unless given. */
  readonly projectId?: string;
  /** `127.0.0.1` unless given. */
  readonly host?: string;
  /** Any free port unless given. */
  readonly port?: number;
}

export interface FirestoreEmulator {
  readonly host: string;
  readonly port: number;
  /** `host:port`, for FIRESTORE_EMULATOR_HOST. */
  readonly address: string;
  readonly projectId: string;
  /** Loads rules for a project; returns the compiler's warnings. @throws RulesCompileError, and the old rules stay */
  load(rules: string, projectId?: string): readonly RulesIssue[];
  /** Deletes the documents of a project; listeners get the deletions. */
  clear(projectId?: string): void;
  /** Takes a snapshot of all projects' documents; takes next to no time, however many documents there are. */
  snapshot(): EmulatorSnapshot;
  /** Restores a snapshot of this emulator, in time proportional to the changes since. Open transactions end. */
  restore(snapshot: EmulatorSnapshot): void;
  /** The latest requests that rules checked, newest first: verdict, reason, cost and, for the latest 100, the trace. */
  requests(limit?: number, projectId?: string): readonly JudgedRequest[];
  /** Each collection's most expensive request since the rules were loaded that was allowed or exceeded the limit. */
  costs(projectId?: string): CostReport;
  /** The values that the rules' expressions have had since the rules were loaded. */
  coverage(projectId?: string): CoverageReport;
  /** The documents read, written and deleted since the start, as Firestore would bill them. */
  usage(): Usage;
  /** Stops listening and drops every connection. */
  stop(): Promise<void>;
}

/** The error for rules that do not compile. */
export class RulesCompileError extends Error {
  override readonly name = 'RulesCompileError';
  readonly issues: readonly RulesIssue[];

  constructor(issues: readonly RulesIssue[]) {
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    super(
      errors.map(({ line, column, description }) => `${line ?? 0}:${column ?? 0} ${description}`).join('\n'),
    );
    this.issues = issues;
  }
}

/** The compiler's errors and warnings for the rules of a service, ordered by line; none for rules without a fault. */
export function checkRules(
  rules: string,
  service: 'cloud.firestore' | 'firebase.storage' = 'cloud.firestore',
): readonly RulesIssue[] {
  // Each service has its own overload.
  return service === 'cloud.firestore'
    ? compileRules(rules, service).issues
    : compileRules(rules, service).issues;
}

/** Starts an emulator in this process. @throws RulesCompileError, or Node's error when it cannot listen */
export async function startEmulator(options: StartOptions = {}): Promise<FirestoreEmulator> {
  const { projectId = 'demo-test', host = '127.0.0.1', port = 0, rules: source, ...others } = options;
  const running = await composeEmulator({ ...others, host, port });
  const { emulator, rules } = running;
  const snapshots = new WeakMap<EmulatorSnapshot, DocumentSnapshots>();
  const load = (project: string | undefined, text: string): readonly RulesIssue[] => {
    const issues = rules.set(project, text);
    if (issues.some(({ severity }) => severity === 'ERROR')) throw new RulesCompileError(issues);
    return issues;
  };
  const started: FirestoreEmulator = {
    host,
    port: running.port,
    address: running.address,
    projectId,
    load: (text, project = projectId) => load(project, text),
    clear(project = projectId) {
      for (const database of emulator.databases()) if (database.id.project === project) database.clear();
    },
    snapshot() {
      const snapshot = { takenAt: new Date() };
      snapshots.set(snapshot, emulator.snapshot());
      return snapshot;
    },
    restore(snapshot) {
      const documents = snapshots.get(snapshot);
      if (!documents) throw new Error('The snapshot is of another emulator.');
      emulator.restore(documents);
    },
    requests: (limit = 100, project = projectId) => emulator.requests.latestTraced(project, limit),
    costs: (project = projectId) => emulator.requests.costReport(project),
    coverage: (project = projectId) => rules.coverage(project),
    usage: () => emulator.usage.count(),
    stop: () => running.close(),
  };
  try {
    if (source !== undefined) load(undefined, source);
  } catch (error) {
    await running.close();
    throw error;
  }
  return started;
}
