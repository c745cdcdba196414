import { Calls } from './calls.ts';
import { ADMIN, CallError, type Json, type JsonDocument } from './driver.ts';
import { send } from './send.ts';

export class RestDriver extends Calls {
  readonly name = 'REST';
  private readonly base: string;

  constructor(address: string) {
    super();
    this.base = `http://${address}/v1/`;
  }

  async call(method: string, request: Json, authorization = ADMIN): Promise<readonly Json[]> {
    const { verb, path, body } = binding(method, request);
    const response = await send(this.base + path, {
      method: verb,
      headers: authorization === '' ? {} : { authorization },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as Json | Json[];
    if (response.ok) return Array.isArray(json) ? json : [json];
    const { status, message } = (json as { error: { status: string; message?: string } }).error;
    throw new CallError(status, message ?? '');
  }

  close(): void {
    // There is nothing to close, because `fetch` manages its connections itself.
  }
}

interface Binding {
  readonly verb: string;
  readonly path: string;
  readonly body?: Json;
}

function binding(method: string, request: Json): Binding {
  const { name, parent, database, document, collectionId, documentId, ...rest } = request as Record<
    string,
    string
  > &
    Json;
  const path = (text: string | undefined): string => encodeURI(text ?? '');
  switch (method) {
    case 'GetDocument':
      return { verb: 'GET', path: path(name) + parameters(rest) };
    case 'DeleteDocument':
      return { verb: 'DELETE', path: path(name) + parameters(rest) };
    case 'ListDocuments':
      return { verb: 'GET', path: `${path(parent)}/${path(collectionId)}${parameters(rest)}` };
    case 'UpdateDocument': {
      const { name: target, ...body } = document as unknown as JsonDocument;
      return { verb: 'PATCH', path: path(target) + parameters(rest), body };
    }
    case 'CreateDocument':
      return {
        verb: 'POST',
        path: `${path(parent)}/${path(collectionId)}${parameters({ ...rest, ...(documentId && { documentId }) })}`,
        body: (document ?? {}) as unknown as Json,
      };
    case 'ListCollectionIds':
    case 'RunQuery':
    case 'RunAggregationQuery':
    case 'PartitionQuery':
      return { verb: 'POST', path: `${path(parent)}:${custom(method)}`, body: rest };
    default:
      return {
        verb: 'POST',
        path: `${path(database)}/documents:${custom(method)}`,
        body: rest,
      };
  }
}

function custom(method: string): string {
  if (method === 'BatchGetDocuments') return 'batchGet';
  return method.charAt(0).toLowerCase() + method.slice(1);
}

function parameters(fields: Json): string {
  const query = new URLSearchParams();
  const add = (prefix: string, value: unknown): void => {
    if (Array.isArray(value)) for (const element of value) add(prefix, element);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) add(`${prefix}.${key}`, inner);
    } else query.append(prefix, String(value));
  };
  for (const [key, value] of Object.entries(fields)) add(key, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
