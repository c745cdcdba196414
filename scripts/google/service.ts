// A service of the stand-in: a host, and a route for each method of its API that the project's tools call.
import type { Json } from '../../tools/doctor/google-api.ts';
import type { Project } from './stand-in-project.ts';

/** An error in the form of Google's APIs (https://cloud.google.com/apis/design/errors). */
export class Refusal extends Error {
  readonly code: number;
  readonly status: string;
  readonly details: readonly Json[];

  constructor(code: number, status: string, message: string, details: readonly Json[] = []) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** An answer that is no API's: the page of a gateway or of a network's login. */
export class Page extends Refusal {
  constructor(code: number, title: string) {
    super(code, '', `<!DOCTYPE html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`);
  }
}

export const notFound = (name: string): Refusal => new Refusal(404, 'NOT_FOUND', `${name} was not found.`);
export const invalid = (message: string): Refusal => new Refusal(400, 'INVALID_ARGUMENT', message);
export const exists = (name: string): Refusal =>
  new Refusal(409, 'ALREADY_EXISTS', `${name} already exists.`);

export interface Call {
  readonly project: Project;
  /** The member of IAM policies who calls, such as `user:owner@marquee.example`; '' without a token. */
  readonly caller: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Json;
  /** The unparsed body, for uploads. */
  readonly raw: Buffer;
  /** @throws Refusal 403 unless the caller holds the permission on the project or on the named resource */
  readonly require: (permission: string, resource?: string) => void;
}

export interface Route {
  /** Method and path, `:name` for a segment and `:name*` for the rest: `GET /v1/projects/:project/secrets/:secret`. */
  readonly on: string;
  /** The permission that the caller needs on the project, or on the resource that `resource` names. */
  readonly permission: string | undefined;
  /** The page of Google's documentation that describes the answer. */
  readonly from: string;
  readonly resource?: (params: Readonly<Record<string, string>>) => string;
  readonly answer: (call: Call) => Json | Promise<Json>;
}

export interface Service {
  readonly host: string;
  /** The service also answers a project that has not enabled its API, because every project has this API. */
  readonly isAlwaysOn?: true;
  readonly routes: readonly Route[];
}

/** What a long-running operation ends with; the project's `begin` makes it take its time. */
export const operation = (name: string, response: Json): Json => ({ name, done: true, response });
