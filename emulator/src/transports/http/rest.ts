// Maps REST requests to methods and their parameters.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { InvalidNameError } from '../../value/resource-name.ts';
import type { StreamServices } from '../streams.ts';
import { findMethod, type MethodName } from '../methods.ts';
import { messageType } from '../wire/messages.ts';
import { formatMessage, parseRequest } from '../wire/proto-json.ts';
import { asObject, invalidPayload } from '../wire/value-json.ts';
import { readJson, sendJson } from './body.ts';

interface Route {
  readonly method: MethodName;
  /** Fields of the request that the URL's path gives; they override those of the body. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The field of the request whose value is the body; `undefined` if the body is the whole request. */
  readonly bodyField?: string;
}

const CUSTOM_METHODS: Readonly<
  Record<string, { readonly method: MethodName; readonly field: 'database' | 'parent' }>
> = {
  batchGet: { method: 'BatchGetDocuments', field: 'database' },
  beginTransaction: { method: 'BeginTransaction', field: 'database' },
  commit: { method: 'Commit', field: 'database' },
  rollback: { method: 'Rollback', field: 'database' },
  batchWrite: { method: 'BatchWrite', field: 'database' },
  executePipeline: { method: 'ExecutePipeline', field: 'database' },
  runQuery: { method: 'RunQuery', field: 'parent' },
  runAggregationQuery: { method: 'RunAggregationQuery', field: 'parent' },
  partitionQuery: { method: 'PartitionQuery', field: 'parent' },
  listCollectionIds: { method: 'ListCollectionIds', field: 'parent' },
};

const DOCUMENTS = /^\/v1(?:beta1)?\/((projects\/[^/]+\/databases\/[^/]+)\/documents)(\/.*)?$/;

/** The method that an HTTP request calls, and the fields from its path; `undefined` for a request of another API. */
export function routeOf(httpMethod: string, pathname: string): Route | undefined {
  const custom = /^(\/v1(?:beta1)?\/projects\/.*\/documents(?:\/.*)?):([a-zA-Z]+)$/.exec(pathname);
  if (custom && httpMethod === 'POST') {
    const action = custom[2] as string;
    const known = Object.hasOwn(CUSTOM_METHODS, action) ? CUSTOM_METHODS[action] : undefined;
    const match = DOCUMENTS.exec(custom[1] as string);
    if (known && match) {
      const database = decode(match[2] as string);
      const parent = decode(match[1] as string) + decode(match[3] ?? '');
      return { method: known.method, fields: known.field === 'database' ? { database } : { parent } };
    }
  }
  const match = DOCUMENTS.exec(pathname);
  if (!match) return undefined;
  const root = decode(match[1] as string);
  const segments = match[3] === undefined ? [] : match[3].slice(1).split('/').map(decode);
  const isDocument = segments.length % 2 === 0 && segments.length > 0;
  const name = [root, ...segments].join('/');
  const inCollection = {
    parent: [root, ...segments.slice(0, -1)].join('/'),
    collectionId: segments.at(-1) ?? '',
  };
  switch (httpMethod) {
    case 'GET':
      return isDocument
        ? { method: 'GetDocument', fields: { name } }
        : { method: 'ListDocuments', fields: inCollection };
    case 'POST':
      return isDocument || segments.length === 0
        ? undefined
        : { method: 'CreateDocument', fields: inCollection, bodyField: 'document' };
    case 'PATCH':
      return { method: 'UpdateDocument', fields: { document: { name } }, bodyField: 'document' };
    case 'DELETE':
      return { method: 'DeleteDocument', fields: { name } };
    default:
      return undefined;
  }
}

/** Calls a route's method and sends the answer. @throws FirestoreError, InvalidNameError or BodyTooLargeError */
export async function serveRest(
  services: StreamServices,
  route: Route,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = findMethod(route.method);
  if (!method) throw new Error(`no method ${route.method}`);
  const hasBody = request.method === 'POST' || request.method === 'PATCH';
  const body = hasBody ? asObject(await readJson(request), 'the body') : {};
  const parameters = parametersOf(method.request, query);
  const json = route.bodyField
    ? { ...parameters, [route.bodyField]: body, ...withBody(route, body) }
    : { ...parameters, ...body, ...route.fields };
  const wire = parseRequest(method.request, json);
  const messages = await method.handle(services.service, wire, request.headers.authorization);
  const answers = messages.map((message) => formatMessage(method.response, message));
  sendJson(response, method.isStream ? answers : answers[0]);
}

function withBody({ fields, bodyField }: Route, body: object): Record<string, unknown> {
  if (bodyField === undefined || !(bodyField in fields)) return { ...fields };
  return { ...fields, [bodyField]: { ...body, ...(fields[bodyField] as object) } };
}

/** Query parameters as the JSON of a request: `mask.fieldPaths=a&mask.fieldPaths=b`. Unknown ones are ignored. */
function parametersOf(requestName: string, query: URLSearchParams): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const key of new Set(query.keys())) {
    const names = key.split('.');
    let type = messageType(requestName);
    let target = result;
    for (const [index, name] of names.entries()) {
      const field = Object.hasOwn(type.fields, name) ? type.fields[name]?.resolve() : undefined;
      if (!field) break;
      if (index === names.length - 1) {
        const values = query.getAll(key);
        if (!field.repeated && values.length > 1) throw invalidPayload(`several values of "${key}"`);
        target[name] = field.repeated ? values : values[0];
        break;
      }
      if (!field.resolvedType || !('fields' in field.resolvedType)) break;
      type = field.resolvedType;
      target = (target[name] ??= {}) as Record<string, unknown>;
    }
  }
  return result;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new InvalidNameError(`Resource name "${segment}" is not properly percent-encoded.`);
  }
}
