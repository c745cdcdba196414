// Loads rulesets by name and checks requests, which may have to wait for Firestore documents.
import { compileRules } from '../rules/compile.ts';
import { referenceToPath } from '../rules/convert.ts';
import type { RulesIssue } from '../rules/engine.ts';
import type { CompiledStorageRules, StorageRequest } from '../rules/storage-rules.ts';
import { RulesMap, type RulesValue } from '../rules/values.ts';
import { toRulesMap, toRulesValue } from './convert-value.ts';
import type { CoverageFile } from './coverage-file.ts';
import { asList, asRecord, asString, type Json } from './json.ts';

const METHODS = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** A request under evaluation, which may wait for a Firestore document. */
interface Verification {
  readonly rules: CompiledStorageRules;
  readonly request: Omit<StorageRequest, 'documents'>;
  readonly documents: Map<string, RulesMap | null>;
  /** The path of the document that the request waits for. */
  needs?: string;
}

export class StorageRulesRuntime {
  private readonly send: (message: object) => void;
  private readonly print: (text: string) => void;
  private readonly coverage: CoverageFile | undefined;
  private readonly rulesets = new Map<string, CompiledStorageRules>();
  /** Compiled rulesets by source, so that the same rules loaded again continue their coverage. */
  private readonly compiled = new Map<string, CompiledStorageRules>();
  private readonly waiting = new Map<Json, Verification>();

  constructor(
    send: (message: object) => void,
    print: (text: string) => void,
    coverage: CoverageFile | undefined,
  ) {
    this.send = send;
    this.print = print;
    this.coverage = coverage;
  }

  handle(message: Json): void {
    const { id = null, action, context, ...reply } = asRecord(message);
    const parameters = asRecord(context);
    if (action === 'load_ruleset') {
      this.load(id, parameters);
      return;
    }
    if (action === 'verify') {
      this.verify(id, parameters);
      return;
    }
    const verification = this.waiting.get(id);
    if (action === undefined && verification?.needs !== undefined) {
      verification.documents.set(verification.needs, readDocument(reply));
      this.proceed(id, verification);
      return;
    }
    this.fail(
      id,
      action === undefined ? 'Nothing waits for this answer.' : `Unknown action: ${JSON.stringify(action)}.`,
    );
  }

  private load(id: Json, { rulesetName, source }: ReturnType<typeof asRecord>): void {
    const name = asString(rulesetName);
    const files = asList(asRecord(source)['files']).map(asRecord);
    if (name === undefined || files.length === 0) {
      this.fail(id, 'A ruleset needs a name and a file.');
      return;
    }
    const errors: string[] = [];
    const warnings: string[] = [];
    let rules: CompiledStorageRules | undefined;
    for (const [index, { name: fileName, content }] of files.entries()) {
      const compiled = compileRules(asString(content) ?? '', 'firebase.storage', { print: this.print });
      for (const issue of compiled.issues) {
        const text = describe(issue, asString(fileName) ?? 'storage.rules');
        if (issue.severity === 'ERROR') errors.push(text);
        // Only the first file becomes the ruleset; the others are only checked.
        else if (index === 0) warnings.push(text);
      }
      if (index === 0) rules = compiled.rules;
    }
    if (!rules || errors.length > 0) {
      this.send({ id, status: 'ok', errors, warnings });
      return;
    }
    const known = this.compiled.get(rules.ruleset.source) ?? rules;
    this.compiled.set(known.ruleset.source, known);
    this.rulesets.set(name, known);
    this.send({ id, status: 'ok', errors, warnings, result: { rulesVersion: rules.ruleset.version } });
  }

  private verify(id: Json, { rulesetName, path, method, variables }: ReturnType<typeof asRecord>): void {
    const rules = this.rulesets.get(asString(rulesetName) ?? '');
    const known = METHODS.find((name) => name === method);
    if (!rules || !known) {
      this.fail(
        id,
        rules
          ? `Unknown method: ${JSON.stringify(method)}.`
          : `Unknown ruleset: ${JSON.stringify(rulesetName)}.`,
      );
      return;
    }
    const { request, resource } = asRecord(variables);
    const segments = (asString(path) ?? '').split('/').filter((segment) => segment !== '');
    this.proceed(id, {
      rules,
      request: {
        method: known,
        segments,
        request: withMethod(toRulesValue(request), known),
        resource: toRulesValue(resource),
      },
      documents: new Map(),
    });
  }

  private proceed(id: Json, verification: Verification): void {
    const { rules, request, documents } = verification;
    const verdict = rules.authorize({ ...request, documents });
    if ('needs' in verdict) {
      verification.needs = verdict.needs;
      this.waiting.set(id, verification);
      this.send({
        server_request_id: id,
        action: 'fetch_firestore_document',
        context: { path: verdict.needs },
      });
      return;
    }
    this.waiting.delete(id);
    this.coverage?.update(rules);
    this.send({ id, status: 'ok', errors: [], warnings: [], result: { permit: verdict.allowed } });
  }

  private fail(id: Json, message: string): void {
    this.send({ id, status: 'ok', errors: [message], warnings: [], result: { permit: false } });
  }
}

/** `request` with the member `method`, which firebase-tools does not send; without a caller if `request` is no map. */
function withMethod(request: RulesValue, method: Method): RulesValue {
  if (!(request instanceof RulesMap)) return RulesMap.of({ method, auth: null, resource: null });
  const entries = request.keys().map((key): [string, RulesValue] => [key, request.get(key) as RulesValue]);
  return new RulesMap(new Map<string, RulesValue>([['method', method], ...entries]));
}

/** The document in firebase-tools' answer, in the form that `firestore.get` returns; `null` when there is none. */
function readDocument({ status, result }: ReturnType<typeof asRecord>): RulesMap | null {
  const { name, fields } = asRecord(result);
  if (status !== 'ok' || typeof name !== 'string') return null;
  const path = referenceToPath(name);
  return RulesMap.of({ data: toRulesMap(fields), id: name.split('/').at(-1) ?? '', __name__: path });
}

/** An issue in the format of firebase-tools. */
function describe({ description, line, column }: RulesIssue, fileName: string): string {
  if (line === undefined) return description;
  return JSON.stringify({
    description_: description,
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
  });
}
