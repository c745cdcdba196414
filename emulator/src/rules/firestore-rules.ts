// Checks Firestore requests against a compiled ruleset.
import type { DocumentPath } from '../value/document.ts';
import { LIMITS } from '../value/limits.ts';
import type { Fields } from '../value/value.ts';
import { documentToPath, documentToResource } from './convert.ts';
import type { DocumentRequest, FirestoreRules, QueryRequest, Verdict } from './engine.ts';
import { FirestoreLookups } from './firestore-lookups.ts';
import { judgeQuery } from './query/judge-query.ts';
import { requestMap } from './request.ts';
import type { CompiledRuleset } from './ruleset.ts';
import { Scope } from './scope.ts';
import type { TracedAllow } from './trace.ts';
import type { Result, RulesMap } from './values.ts';

const NO_COST = { expressions: 0, lookups: 0 };

export class CompiledFirestoreRules implements FirestoreRules {
  readonly ruleset: CompiledRuleset;
  private readonly debug: (value: Result) => void;

  constructor(ruleset: CompiledRuleset, debug: (value: Result) => void) {
    this.ruleset = ruleset;
    this.debug = debug;
  }

  authorize(request: DocumentRequest | QueryRequest): Verdict {
    try {
      return request.kind === 'document'
        ? this.document(request)
        : judgeQuery(this.ruleset, request, this.debug);
    } catch (error) {
      // A stack overflow: only data of the request itself, such as token claims, can be nested without limit.
      if (error instanceof RangeError) {
        return {
          allowed: false,
          reason: 'The request is nested too deeply.',
          cost: NO_COST,
          trace: () => [],
        };
      }
      throw error;
    }
  }

  private document(request: DocumentRequest): Verdict {
    const { database, path, method, auth, time, before, after, lookups: budget } = request;
    const asResource = (fields: Fields | undefined): RulesMap | null =>
      fields ? documentToResource(database, path, fields) : null;
    const lookups = new FirestoreLookups({
      database,
      before,
      after,
      budget,
      most: LIMITS.lookupsOfADocument.most,
      own: path,
    });
    const scope = new Scope(
      requestMap({
        auth,
        method,
        path: documentToPath(database, path),
        time,
        inTransaction: after !== before,
        // There is no such member on reads, and `'resource' in request` is false there; a `verify` of a commit has one.
        ...((method !== 'get' || after !== before) && { resource: asResource(request.newResource) }),
      }),
      asResource(request.resource),
      lookups,
      this.debug,
    );
    const outcome = this.ruleset.evaluate(method, documentSegments(database.database, path), scope);
    const cost = { expressions: scope.expressions, lookups: lookups.used };
    const trace = (): readonly TracedAllow[] => this.ruleset.trace(scope);
    if (outcome.allowed) return { allowed: true, cost, trace };
    return { allowed: false, reason: this.ruleset.explain(method, outcome.outcomes), cost, trace };
  }
}

function documentSegments(database: string, path: DocumentPath): string[] {
  return ['databases', database, 'documents', ...path];
}
