// Support for this folder's tests: plain JavaScript as documents, rules around one condition, requests with defaults.
import type { DatabaseId, DocumentReader, StoredDocument } from '../value/document.ts';
import { parseTimestamp } from '../value/timestamp.ts';
import type { Fields, Timestamp, Value } from '../value/value.ts';
import { compileRules, newLookupBudget } from './compile.ts';
import type { DocumentRequest, FirestoreRules, QueryRequest, RulesAuth } from './engine.ts';

const DATABASE: DatabaseId = { project: 'demo', database: '(default)' };
const NOW = parseTimestamp('2024-05-06T07:08:09.123456789Z') as Timestamp;

/** A field's value as plain JavaScript: a bigint stands for an integer, a number for a double. */
export type Plain =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly Plain[]
  | { readonly [key: string]: Plain }
  | Tagged;

/** A Firestore value for which JavaScript has no literal. */
export class Tagged {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

export function time(text: string): { readonly value: Timestamp; readonly plain: Tagged } {
  const value = parseTimestamp(text) as Timestamp;
  return { value, plain: new Tagged({ type: 'timestamp', value }) };
}

export function reference(path: string): Tagged {
  return new Tagged({ type: 'reference', value: `projects/demo/databases/(default)/documents/${path}` });
}

export function geo(latitude: number, longitude: number): Tagged {
  return new Tagged({ type: 'geopoint', latitude, longitude });
}

export function toValue(plain: Plain): Value {
  if (plain === null) return { type: 'null' };
  switch (typeof plain) {
    case 'boolean':
      return { type: 'boolean', value: plain };
    case 'bigint':
      return { type: 'integer', value: plain };
    case 'number':
      return { type: 'double', value: plain };
    case 'string':
      return { type: 'string', value: plain };
    default:
  }
  if (plain instanceof Tagged) return plain.value;
  if (plain instanceof Uint8Array) return { type: 'bytes', value: plain };
  if (Array.isArray(plain)) return { type: 'array', values: (plain as readonly Plain[]).map(toValue) };
  return { type: 'map', fields: toFields(plain as Readonly<Record<string, Plain>>) };
}

function toFields(plain: Readonly<Record<string, Plain>>): Fields {
  return new Map(Object.entries(plain).map(([key, value]) => [key, toValue(value)]));
}

/** Documents by path, as a DocumentReader. */
export class Documents implements DocumentReader {
  private readonly documents = new Map<string, StoredDocument>();
  /** The paths of all reads, in order. */
  readonly reads: string[] = [];

  constructor(documents: Readonly<Record<string, Readonly<Record<string, Plain>>>> = {}) {
    for (const [path, fields] of Object.entries(documents)) {
      const document = { path: path.split('/'), fields: toFields(fields), createTime: NOW, updateTime: NOW };
      this.documents.set(path, document);
    }
  }

  get(path: readonly string[]): StoredDocument | undefined {
    this.reads.push(path.join('/'));
    return this.documents.get(path.join('/'));
  }
}

/** Compiles rules that must compile. */
export function compiled(source: string): FirestoreRules {
  const { rules, issues } = compileRules(source, 'cloud.firestore', { print: () => undefined });
  if (!rules) throw new Error(issues.map((issue) => JSON.stringify(issue)).join('\n'));
  return rules;
}

/** A ruleset of one match for documents `c/{id}`. */
export function rulesFor(body: string, version: 1 | 2 = 2): string {
  return `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
    match /c/{id} {
${body}
    }
  }
}`;
}

export type DocumentCase = Partial<Omit<DocumentRequest, 'kind' | 'path' | 'resource' | 'newResource'>> & {
  readonly path?: string;
  readonly resource?: Readonly<Record<string, Plain>> | undefined;
  readonly newResource?: Readonly<Record<string, Plain>> | undefined;
};

export function documentRequest({
  path,
  resource,
  newResource,
  ...rest
}: DocumentCase = {}): DocumentRequest {
  const before = rest.before ?? new Documents();
  return {
    kind: 'document',
    database: DATABASE,
    path: (path ?? 'c/d').split('/'),
    method: 'get',
    auth: undefined,
    time: NOW,
    resource: resource && toFields(resource),
    newResource: newResource && toFields(newResource),
    before,
    after: before,
    lookups: newLookupBudget(10),
    ...rest,
  };
}

export type QueryCase = Partial<Omit<QueryRequest, 'kind' | 'parent'>> & { readonly parent?: string };

export function queryRequest({ parent, ...rest }: QueryCase = {}): QueryRequest {
  return {
    kind: 'query',
    database: DATABASE,
    parent: parent ? parent.split('/') : [],
    collectionId: 'c',
    allDescendants: false,
    auth: undefined,
    time: NOW,
    filter: undefined,
    orderBy: [],
    limit: undefined,
    offset: 0,
    before: new Documents(),
    lookups: newLookupBudget(10),
    ...rest,
  };
}

export const ALICE: RulesAuth = {
  uid: 'alice',
  token: {
    sub: 'alice',
    email: 'alice@example.com',
    email_verified: true,
    level: 3,
    ratio: 0.5,
    roles: ['editor', 'author'],
    firebase: { sign_in_provider: 'custom', identities: { email: ['alice@example.com'] } },
  },
};

/** The result of a condition for a request: true, false, or the message of the error it failed with. */
export function verdict(condition: string, request: DocumentCase = {}, functions = ''): boolean | string {
  const rules = compiled(rulesFor(`${functions}\n      allow read, write: if ${condition};`));
  const answer = rules.authorize(documentRequest(request));
  if (answer.allowed) return true;
  return (
    /^evaluation error at L\d+:\d+ for '\w+' @ L\d+, (.*) for '\w+' @ L\d+$/.exec(answer.reason)?.[1] ?? false
  );
}
