// Answers a request for one of Google's hosts: finds its route, checks token, API and permission, and records it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { isRecord } from '@marquee/domain/values/record';
import { textAt, type Json } from '../../tools/doctor/google-api.ts';
import { callerOf } from './token-files.ts';
import type { Project } from './stand-in-project.ts';
import { matcher, type Match } from './match-route.ts';
import { checkRequest, describedMethod } from './check-request.ts';
import { invalid, notFound, Page, Refusal, type Call, type Route, type Service } from './service.ts';
import { SERVICES } from './services.ts';

export interface Answered {
  readonly caller: string;
  readonly request: string;
  readonly status: number;
  /** Google's message for a refused request. */
  readonly message: string | undefined;
  /**
   * Why the request could not have been right, whatever the state of the project: a host or method that the stand-in does
   * not have, or a request that Google's description of the method does not allow.
   */
  readonly fault?: string;
}

/** The requests that no state of a project makes right, each once. */
export const faultsOf = (requests: readonly Answered[]): string[] => [
  ...new Set(requests.flatMap(({ request, fault }) => (fault === undefined ? [] : [`${request}: ${fault}`]))),
];

const ROUTES = new Map(SERVICES.map((service) => [service.host, { service, match: matcher(service) }]));

/** Whether the stand-in answers for a host. */
export const isGoogle = (host: string): boolean => ROUTES.has(host);

/** A host without its port. */
export const hostOf = (named: string | undefined): string => (named ?? '').replace(/:\d+$/, '');

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The JSON of a body; `undefined` for another body. @throws Refusal 400 for JSON that is no object */
function jsonOf(raw: Buffer, type: string | undefined): Json | undefined {
  if (raw.length === 0 || type?.includes('json') !== true) return undefined;
  const text = raw[0] === 0x1f ? gunzipSync(raw).toString() : raw.toString();
  const body: unknown = JSON.parse(text);
  if (!isRecord(body)) throw invalid('Invalid JSON payload received. Root element must be a message.');
  return body;
}

/** The answer of an API that is off: https://cloud.google.com/service-usage/docs/enable-disable */
const switchedOff = (project: Project, host: string): Refusal =>
  new Refusal(
    403,
    'PERMISSION_DENIED',
    `${host} has not been used in project ${project.number} before or it is disabled.`,
    [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'SERVICE_DISABLED',
        domain: 'googleapis.com',
        metadata: { service: host, consumer: `projects/${project.number}` },
      },
    ],
  );

/** APIs that refuse a person's request without one. */
const WITH_QUOTA_PROJECT = new Set(
  ['billingbudgets', 'cloudquotas', 'firebase', 'firebaseappcheck', 'firebasestorage', 'identitytoolkit'].map(
    (name) => `${name}.googleapis.com`,
  ),
);

/** The error for a missing permission: https://cloud.google.com/iam/docs/permission-error-messages */
const denied = (permission: string, resource: string): Refusal =>
  new Refusal(
    403,
    'PERMISSION_DENIED',
    `Permission '${permission}' denied on resource '${resource}' (or it may not exist).`,
  );

/**
 * Refuses a person's request that names no project whose quota it takes, or one that the caller may not use.
 * https://cloud.google.com/docs/quotas/set-quota-project
 */
function checkQuotaProject(project: Project, host: string, caller: string, named: string | undefined): void {
  if (named === undefined) {
    if (caller.startsWith('user:') && WITH_QUOTA_PROJECT.has(host))
      throw new Refusal(
        403,
        'PERMISSION_DENIED',
        `Your application is authenticating by using local Application Default Credentials. The ${host} API requires a quota project, which is not set by default.`,
      );
    return;
  }
  const isOurs = named === project.id || named === project.number;
  if (!isOurs || (caller !== '' && !project.allows(caller, 'serviceusage.services.use')))
    throw new Refusal(
      403,
      'PERMISSION_DENIED',
      `Caller does not have required permission to use project ${named}. Grant the caller the roles/serviceusage.serviceUsageConsumer role.`,
    );
}

async function answer(
  project: Project,
  service: Service,
  { route, params }: Match,
  call: Pick<Call, 'caller' | 'query' | 'body' | 'raw'>,
): Promise<Json> {
  const named = params['project'];
  if (named !== undefined && named !== project.id && named !== project.number && named !== '-')
    throw denied('resourcemanager.projects.get', `projects/${named}`);
  const isOn =
    service.isAlwaysOn === true && !project.traits.lacks.includes(service.host)
      ? true
      : project.answersFor(service.host);
  if (!isOn) throw switchedOff(project, service.host);
  const require = (permission: string, resource = project.name): void => {
    if (!project.allows(call.caller, permission, resource)) throw denied(permission, resource);
  };
  // Resource names contain the project's id, even if the request names the project differently.
  const normalised = named === undefined ? params : { ...params, project: project.id };
  if (route.permission !== undefined) {
    if (call.caller === '')
      throw new Refusal(401, 'UNAUTHENTICATED', 'Request is missing required authentication credential.');
    require(route.permission, route.resource?.(normalised));
  }
  const answered = await route.answer({ ...call, project, params: normalised, require });
  const name = textAt(answered, 'name');
  const hasEnded = answered['done'] === true && /(^|\/)operations\//.test(name);
  return hasEnded && project.operation(name) === undefined ? project.begin(answered) : answered;
}

/** How a long-running operation of any service stands. */
const OPERATION: Route = {
  on: 'GET /v1/operations/:id',
  permission: 'resourcemanager.projects.get',
  from: 'https://google.aip.dev/151',
  answer: ({ project, params: { name = '' } }) => {
    const found = project.operation(name);
    if (found === undefined) throw notFound(name);
    return found;
  },
};

/** The match of a request that asks how an operation stands. */
function operationMatch(method: string, pathname: string): Match | undefined {
  const [, name] = /^\/v\d\w*\/((?:.+\/)?operations\/[^/]+)$/.exec(pathname) ?? [];
  return method === 'GET' && name !== undefined
    ? { route: OPERATION, params: { name: decodeURIComponent(name) } }
    : undefined;
}

/** Returns a function that answers requests from a project's state, and adds each to `requests`. */
export function answerer(
  project: Project,
  requests: Answered[],
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = hostOf(request.headers.host);
    const { pathname, searchParams } = new URL(request.url ?? '/', `https://${host}`);
    const method = request.method ?? 'GET';
    const caller = callerOf(request.headers.authorization);
    const raw = await bodyOf(request);
    let status = 200;
    let body: Json;
    let page: string | undefined;
    let fault: string | undefined;
    const described = describedMethod(host, method, pathname);
    try {
      const found = ROUTES.get(host);
      const match = operationMatch(method, pathname) ?? found?.match(method, pathname);
      if (found === undefined || match === undefined || described === undefined) {
        fault = 'the stand-in has no such method';
        throw notFound(`${method} https://${host}${pathname}`);
      }
      let json: Json | undefined;
      try {
        json = jsonOf(raw, request.headers['content-type']);
        checkRequest(described, searchParams, json);
      } catch (error) {
        fault = error instanceof Error ? error.message : String(error);
        throw error;
      }
      checkQuotaProject(project, host, caller, request.headers['x-goog-user-project']?.toString());
      const refused = project.traits.interfere?.(`${method} https://${host}${pathname}`, project);
      if (refused !== undefined) throw refused;
      body = await answer(project, found.service, match, {
        caller,
        query: searchParams,
        body: json ?? {},
        raw,
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      status = error.code;
      if (error instanceof Page) page = error.message;
      const { code, message, details } = error;
      body = { error: { code, message, status: error.status, details } };
    }
    const message = status === 200 ? undefined : String((body['error'] as Json)['message']);
    requests.push({
      caller,
      request: `${method} https://${host}${pathname}`,
      status,
      message,
      ...(fault !== undefined && { fault }),
    });
    response
      .writeHead(status, { 'content-type': page === undefined ? 'application/json' : 'text/html' })
      .end(page ?? JSON.stringify(body));
  }

  return (request, response) =>
    handle(request, response).catch((error: unknown) => {
      console.error('The stand-in of Google failed:', error);
      response.writeHead(500).end();
    });
}
