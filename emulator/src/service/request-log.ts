// Logs the latest requests that rules checked, and the most expensive requests of each project.
import type { RulesCost, RulesMethod, Verdict } from '../rules/engine.ts';
import { type CostReport, RequestCosts } from '../rules/request-costs.ts';
import { formatTrace, type TracedAllow } from '../rules/trace.ts';
import type { DatabaseId } from '../value/document.ts';

/** How many requests are logged, and how many with traces, which hold on to the documents that the rules have read. */
const MAX_REQUESTS = 500;
const MAX_TRACES = 100;

export interface JudgedRequest {
  /** Counts up from 1. */
  readonly id: number;
  /** ISO 8601. */
  readonly time: string;
  readonly project: string;
  readonly database: string;
  /** The caller's uid; `null` without credentials. */
  readonly uid: string | null;
  readonly allowed: boolean;
  /** The number of expressions evaluated in all operations together. */
  readonly expressions: number;
  /** Operations after a refused one were not checked. */
  readonly operations: readonly LoggedOperation[];
}

export interface LoggedOperation {
  readonly method: RulesMethod;
  /** The path of a document, or for `list` of a collection. */
  readonly path: string;
  readonly allowed: boolean;
  readonly cost: RulesCost;
  /** The reason for a refusal. */
  readonly reason?: string;
  /** The trace, in the answers of `latestTraced` and `traced` for the latest 100 requests. */
  readonly trace?: readonly TracedAllow[];
}

/** The rules' verdict on one operation. */
export interface JudgedOperation {
  readonly method: RulesMethod;
  readonly path: string;
  readonly verdict: Verdict;
}

interface Entry {
  readonly request: JudgedRequest;
  traces: readonly Verdict['trace'][] | undefined;
}

export class RequestLog {
  private readonly entries: Entry[] = [];
  private readonly costs = new Map<string, RequestCosts>();
  private readonly listeners = new Set<(request: JudgedRequest) => void>();
  private lastId = 0;

  /** Logs a checked request. Only the last of its operations can be a refused one. */
  note(database: DatabaseId, uid: string | null, judged: readonly JudgedOperation[]): void {
    const operations = judged.map(({ method, path, verdict }): LoggedOperation => {
      const { allowed, cost } = verdict;
      return { method, path, allowed, cost, ...(!verdict.allowed && { reason: verdict.reason }) };
    });
    this.costsOf(database.project).note(operations);
    const request = {
      id: ++this.lastId,
      time: new Date().toISOString(),
      ...database,
      uid,
      allowed: operations.every(({ allowed }) => allowed),
      expressions: operations.reduce((sum, { cost }) => sum + cost.expressions, 0),
      operations,
    };
    this.entries.push({ request, traces: judged.map(({ verdict }) => verdict.trace) });
    const forgotten = this.entries.at(-1 - MAX_TRACES);
    if (forgotten) forgotten.traces = undefined;
    if (this.entries.length > MAX_REQUESTS) this.entries.shift();
    for (const listener of this.listeners) listener(request);
  }

  /** The latest requests of a project, or of all projects if it is undefined; the newest first. */
  latest(project: string | undefined, limit: number): readonly JudgedRequest[] {
    return this.of(project, limit).map(({ request }) => request);
  }

  /** The latest requests with their traces. */
  latestTraced(project: string | undefined, limit: number): readonly JudgedRequest[] {
    return this.of(project, limit).map(withTraces);
  }

  /** The request with this id, and its traces; `undefined` if it is not logged. */
  traced(id: number): JudgedRequest | undefined {
    const entry = this.entries.find(({ request }) => request.id === id);
    return entry && withTraces(entry);
  }

  /** Calls the listener with every further request; returns a function that removes the listener. */
  onRequest(listener: (request: JudgedRequest) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  costReport(project: string): CostReport {
    return this.costsOf(project).report();
  }

  /** Clears the costs of a project's previous rules; without a name, those of all projects. */
  resetCosts(project: string | undefined): void {
    if (project === undefined) this.costs.clear();
    else this.costs.delete(project);
  }

  private of(project: string | undefined, limit: number): readonly Entry[] {
    return this.entries
      .filter(({ request }) => project === undefined || request.project === project)
      .slice(-limit)
      .reverse();
  }

  private costsOf(project: string): RequestCosts {
    const known = this.costs.get(project) ?? new RequestCosts();
    this.costs.set(project, known);
    return known;
  }
}

function withTraces({ request, traces }: Entry): JudgedRequest {
  if (!traces) return request;
  const operations = request.operations.map((operation, index) => ({
    ...operation,
    trace: traces[index]?.() ?? [],
  }));
  return { ...request, operations };
}

/** Formats a request as text: the caller, and each operation's verdict, cost and trace. */
export function formatRequest({ uid, allowed, expressions, operations }: JudgedRequest): string {
  const head = `${allowed ? 'Allowed' : 'Refused'} for ${uid === null ? 'nobody signed in' : JSON.stringify(uid)}, ${expressions} of 1,000 expressions`;
  return [
    head,
    ...operations.flatMap(({ method, path, allowed: isAllowed, cost, trace }) => [
      `${isAllowed ? '✓' : '✗'} ${method} ${path}: ${cost.expressions} expressions, ${cost.lookups} lookups`,
      ...(trace ? [formatTrace(trace)] : []),
    ]),
  ].join('\n');
}
