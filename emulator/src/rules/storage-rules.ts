// Checks Cloud Storage requests against a compiled ruleset.
import type { AllowMethod } from './ast.ts';
import type { Verdict } from './engine.ts';
import { formatPath } from './path-text.ts';
import { RequestCosts } from './request-costs.ts';
import type { CompiledRuleset } from './ruleset.ts';
import { type Lookups, Scope } from './scope.ts';
import type { TracedAllow } from './trace.ts';
import { type Result, RulesError, type RulesMap, type RulesPath, type RulesValue } from './values.ts';

/** The most Firestore documents that the rules may look up for one request. */
const MAX_LOOKUPS = 2;

export interface StorageRequest {
  readonly method: AllowMethod;
  /** The path's segments: `b`, the bucket, `o`, then those of the object's name. */
  readonly segments: readonly string[];
  readonly request: RulesValue;
  readonly resource: RulesValue;
  /** Documents already fetched, by path; `null` for those that do not exist. */
  readonly documents: ReadonlyMap<string, RulesMap | null>;
}

/** A verdict, or the path of a document that has to be fetched before the rules can decide. */
export type StorageVerdict = Verdict | { readonly needs: string };

export class CompiledStorageRules {
  readonly ruleset: CompiledRuleset;
  readonly costs = new RequestCosts();
  private readonly debug: (value: Result) => void;

  constructor(ruleset: CompiledRuleset, debug: (value: Result) => void) {
    this.ruleset = ruleset;
    this.debug = debug;
  }

  /** Checks a request. If the answer needs a document, fetch it, add it to `documents` and call again. */
  authorize({ method, segments, request, resource, documents }: StorageRequest): StorageVerdict {
    const lookups = new StorageLookups(documents);
    const scope = new Scope(request, resource, lookups, this.debug);
    const outcome = this.ruleset.evaluate(method, segments, scope);
    const cost = { expressions: scope.expressions, lookups: documents.size };
    if (!outcome.allowed && lookups.missing !== undefined) return { needs: lookups.missing };
    // The path below `/b/{bucket}/o`.
    const path = segments.slice(3).join('/');
    this.costs.note([{ method, path, allowed: outcome.allowed, cost }]);
    const trace = (): readonly TracedAllow[] => this.ruleset.trace(scope);
    if (outcome.allowed) return { allowed: true, cost, trace };
    return { allowed: false, reason: this.ruleset.explain(method, outcome.outcomes), cost, trace };
  }
}

class StorageLookups implements Lookups {
  /** The path of the first document that the rules asked for and that is not fetched yet. */
  missing: string | undefined;
  private readonly documents: ReadonlyMap<string, RulesMap | null>;

  constructor(documents: ReadonlyMap<string, RulesMap | null>) {
    this.documents = documents;
  }

  get(path: RulesPath): Result {
    return this.find(path);
  }

  exists(path: RulesPath): Result {
    const document = this.find(path);
    return document instanceof RulesError ? document : document !== null;
  }

  private find(path: RulesPath): RulesMap | null | RulesError {
    const segments = path.segments.filter((part) => typeof part === 'string');
    if (segments.length < path.segments.length) {
      return new RulesError(`Invalid document path: ${formatPath(path)}.`);
    }
    const text = `/${segments.join('/')}`;
    const document = this.documents.get(text);
    if (document !== undefined) return document;
    if (this.documents.size >= MAX_LOOKUPS) {
      return new RulesError(`Maximum of ${MAX_LOOKUPS} document lookups has been reached.`);
    }
    this.missing ??= text;
    return new RulesError('The document is not fetched yet.');
  }
}
