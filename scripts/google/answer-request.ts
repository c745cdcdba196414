// Answers a request for one of Google's hosts: finds its route, checks token, API and permission, and records it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { isRecord } from '@marquee/domain/values/record';
import type { Json } from '../../tools/doctor/google-api.ts';
import { callerOf } from './token-files.ts';
import type { Project } from './stand-in-project.ts';
import { matcher, type Match } from './match-route.ts';
import { notFound, Refusal, type Call, type Service } from './service.ts';
import { SERVICES } from './services.ts';

export interface Answered {
  readonly caller: string;
  readonly request: string;
  readonly status: number;
  /** Google's message for a refused request. */
  readonly message: string | undefined;
}

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

function jsonOf(raw: Buffer, type: string | undefined): Json {
  if (raw.length === 0 || type?.includes('json') !== true) return {};
  const text = raw[0] === 0x1f ? gunzipSync(raw).toString() : raw.toString();
  const body: unknown = JSON.parse(text);
  return isRecord(body) ? body : {};
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

/** The error for a missing permission: https://cloud.google.com/iam/docs/permission-error-messages */
const denied = (permission: string, resource: string): Refusal =>
  new Refusal(
    403,
    'PERMISSION_DENIED',
    `Permission '${permission}' denied on resource '${resource}' (or it may not exist).`,
  );

async function answer(
  project: Project,
  service: Service,
  { route, params }: Match,
  call: Pick<Call, 'caller' | 'query' | 'body' | 'raw'>,
): Promise<Json> {
  const named = params['project'];
  if (named !== undefined && named !== project.id && named !== project.number && named !== '-')
    throw denied('resourcemanager.projects.get', `projects/${named}`);
  if (service.isAlwaysOn !== true && !project.answersFor(service.host))
    throw switchedOff(project, service.host);
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
  return route.answer({ ...call, project, params: normalised, require });
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
    try {
      const found = ROUTES.get(host);
      const match = found?.match(method, pathname);
      if (found === undefined || match === undefined) throw notFound(`${method} https://${host}${pathname}`);
      const json = jsonOf(raw, request.headers['content-type']);
      body = await answer(project, found.service, match, { caller, query: searchParams, body: json, raw });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      status = error.code;
      const { code, message, details } = error;
      body = { error: { code, message, status: error.status, details } };
    }
    const message = status === 200 ? undefined : String((body['error'] as Json)['message']);
    requests.push({ caller, request: `${method} https://${host}${pathname}`, status, message });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  return (request, response) =>
    handle(request, response).catch((error: unknown) => {
      console.error('The stand-in of Google failed:', error);
      response.writeHead(500).end();
    });
}
