// Firestore over REST: many more attempts per second than with the SDK, and with our own tokens.
import http from 'node:http';
import type { CostReport } from 'firestore-emulator';
import type { TestEmulator } from '../../setup/test-emulator.ts';
import { authorization, type Actor } from './actors.ts';
import { wireFields, wireValue, type Fields } from './values.ts';

/** Node's `http` with kept connections: a `fetch` takes twice as long as the emulator needs to answer. */
const AGENT = new http.Agent({ keepAlive: true });

interface Answered {
  readonly status: number;
  readonly content: string;
}

const isOk = ({ status }: Answered): boolean => status >= 200 && status < 300;

export type Write =
  | { readonly set: string; readonly fields: Fields }
  | { readonly update: string; readonly fields: Fields }
  | { readonly delete: string };

/** A query of one collection, or of all collections of that name. */
export interface Query {
  readonly collection: string;
  readonly everywhere?: boolean;
  readonly where?: readonly (readonly [field: string, op: 'EQUAL' | 'IN', value: unknown])[];
  readonly limit?: number;
}

export type Action =
  | { readonly get: string }
  | { readonly list: Query }
  | { readonly commit: readonly Write[] };

export type Answer = 'allowed' | 'denied';

type Headers = Readonly<Record<string, string>>;

/** The headers of a request that bypasses the rules, as functions do. */
const ADMIN: Headers = { authorization: 'Bearer owner' };

/** The emulator's full coverage report of the rules. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly content: string }[] };
  readonly report: readonly CoveredExpression[];
  /** The most expensive allowed requests since the rules were set; Google's emulator does not say. */
  readonly cost?: CostReport;
}

export interface CoveredExpression {
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value: Fields; readonly count: number }[];
  readonly children?: readonly CoveredExpression[];
}

export class FirestoreProject {
  private readonly id: string;
  private readonly documents: string;
  private readonly host: Pick<TestEmulator, 'host' | 'port'>;

  constructor(id: string, { host, port }: TestEmulator) {
    this.id = id;
    this.host = { host, port };
    this.documents = `projects/${id}/databases/(default)/documents`;
  }

  async setRules(content: string): Promise<void> {
    const response = await this.send('PUT', `/emulator/v1/projects/${this.id}:securityRules`, ADMIN, {
      rules: { files: [{ name: 'firestore.rules', content }] },
    });
    if (!isOk(response)) throw new Error(`The rules were not taken: ${response.content}`);
  }

  async coverage(): Promise<CoverageReport> {
    const response = await this.send('GET', `/emulator/v1/projects/${this.id}:ruleCoverage`, ADMIN);
    return JSON.parse(response.content) as CoverageReport;
  }

  /** Empties the project and stores these documents, fields by path. */
  async store(documents: Readonly<Record<string, Fields>>): Promise<void> {
    const cleared = await this.send('DELETE', `/emulator/v1/${this.documents}`, ADMIN);
    if (!isOk(cleared)) throw new Error(`The project was not cleared: ${cleared.content}`);
    const writes = Object.entries(documents).map(([path, fields]) => this.write({ set: path, fields }));
    const response = await this.send('POST', `/v1/${this.documents}:commit`, ADMIN, { writes });
    if (!isOk(response)) throw new Error(`The documents were not stored: ${response.content}`);
  }

  /** Makes an attempt as an actor. @throws for any answer but success and refusal by the rules */
  async attempt(actor: Actor, action: Action): Promise<Answer> {
    const response = await this.act(action, authorization(actor, this.id));
    if (response.status === 403 && response.content.includes('PERMISSION_DENIED')) return 'denied';
    // 404: the rules allow the actor to read the document, which does not exist.
    if (isOk(response) || ('get' in action && response.status === 404)) return 'allowed';
    throw new Error(`${String(response.status)} ${response.content}\n${JSON.stringify(action)}`);
  }

  private act(action: Action, headers: Headers): Promise<Answered> {
    if ('get' in action) return this.send('GET', `/v1/${this.documents}/${encodeURI(action.get)}`, headers);
    if ('commit' in action) {
      const writes = action.commit.map((write) => this.write(write));
      return this.send('POST', `/v1/${this.documents}:commit`, headers, { writes });
    }
    const { collection, everywhere = false, where = [], limit } = action.list;
    const parts = collection.split('/');
    const parent = [this.documents, ...parts.slice(0, -1)].join('/');
    const filters = where.map(([fieldPath, op, value]) => ({
      fieldFilter: { field: { fieldPath }, op, value: wireValue(value) },
    }));
    return this.send('POST', `/v1/${parent}:runQuery`, headers, {
      structuredQuery: {
        from: [{ collectionId: parts.at(-1), allDescendants: everywhere }],
        ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
        ...(limit !== undefined && { limit }),
      },
    });
  }

  private write(write: Write): object {
    if ('delete' in write) return { delete: `${this.documents}/${write.delete}` };
    const { fields, transforms } = wireFields(write.fields);
    const name = `${this.documents}/${'set' in write ? write.set : write.update}`;
    return {
      update: { name, fields },
      ...(transforms.length > 0 && { updateTransforms: transforms }),
      ...('update' in write && { updateMask: { fieldPaths: Object.keys(fields) } }),
    };
  }

  private send(method: string, path: string, headers: Headers, body?: object): Promise<Answered> {
    const text = body && JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          ...this.host,
          agent: AGENT,
          method,
          path,
          headers: {
            'content-type': 'application/json',
            ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
            ...headers,
          },
        },
        (response) => {
          let content = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (content += chunk));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, content }));
        },
      );
      request.on('error', reject);
      request.end(text);
    });
  }
}
