// The requests that rules have judged, in order, and the dearest of each project.
import { type CostReport, type JudgedOperation, RequestCosts } from '../rules/request-costs.ts';
import type { DatabaseId } from '../value/document.ts';

/** How many requests are remembered. */
const MAX_REQUESTS = 500;

export interface JudgedRequest {
  /** Counts up from 1. */
  readonly id: number;
  /** ISO 8601. */
  readonly time: string;
  readonly project: string;
  readonly database: string;
  /** Who asked; `null` for nobody. */
  readonly uid: string | null;
  readonly allowed: boolean;
  /** All operations together. */
  readonly expressions: number;
  readonly operations: readonly LoggedOperation[];
}

export interface LoggedOperation extends JudgedOperation {
  /** Why it was refused. */
  readonly reason?: string;
}

export class RequestLog {
  private readonly requests: JudgedRequest[] = [];
  private readonly costs = new Map<string, RequestCosts>();
  private lastId = 0;

  /** Notes a request whose operations have been judged: the last one was refused, or none. */
  note(database: DatabaseId, uid: string | null, operations: readonly LoggedOperation[]): void {
    this.costsOf(database.project).note(operations);
    this.requests.push({
      id: ++this.lastId,
      time: new Date().toISOString(),
      ...database,
      uid,
      allowed: operations.every(({ allowed }) => allowed),
      expressions: operations.reduce((sum, { cost }) => sum + cost.expressions, 0),
      operations,
    });
    if (this.requests.length > MAX_REQUESTS) this.requests.shift();
  }

  /** The latest requests of a project, the newest first. */
  latest(project: string, limit: number): readonly JudgedRequest[] {
    return this.requests
      .filter((request) => request.project === project)
      .slice(-limit)
      .reverse();
  }

  costReport(project: string): CostReport {
    return this.costsOf(project).report();
  }

  /** Forgets what a project's former rules cost; of all projects without a name. */
  resetCosts(project: string | undefined): void {
    if (project === undefined) this.costs.clear();
    else this.costs.delete(project);
  }

  private costsOf(project: string): RequestCosts {
    const known = this.costs.get(project) ?? new RequestCosts();
    this.costs.set(project, known);
    return known;
  }
}
