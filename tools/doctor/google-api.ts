// Google's REST APIs as the doctor reads them (an answer, or in plain words why there is none) and as setup changes them.
import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord } from '@marquee/domain/values/record';
import { HOUR } from '@marquee/domain/values/time';

export type Json = Readonly<Record<string, unknown>>;

/** `absent`: the resource does not exist. `unseen`: Google did not tell; `why` has the reason and what to do. */
export type Answer =
  | { readonly kind: 'found'; readonly body: Json }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unseen'; readonly why: string };

export interface GoogleReader {
  get(url: string): Promise<Answer>;
  /** Sends JSON to a method that changes nothing. */
  post(url: string, body: object): Promise<Answer>;
}

export interface GoogleApi extends GoogleReader {
  /**
   * The body of a resource, or `undefined` for one that does not exist. Waits while Google does not tell.
   * @throws Error when it still does not tell after a minute
   */
  find(url: string): Promise<Json | undefined>;
  /** Like `find`, for a resource that exists. @throws Error when it does not */
  known(url: string): Promise<Json>;
  /**
   * Changes a resource, waits until the change is done, and returns the result. Without `waits`, the change may still be
   * under way.
   * @throws Error with Google's own words
   */
  change(
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    body: object,
    options?: { readonly waits: boolean },
  ): Promise<Json>;
}

/** The value at a path of names, such as `signIn.email.enabled`. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
}

export const listAt = (value: unknown, path: string): readonly unknown[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? (list as unknown[]) : [];
};

export const textAt = (value: unknown, path: string): string => {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : '';
};

export interface GoogleApiOptions {
  readonly token: () => Promise<string>;
  readonly projectId: string;
  /** Returns another address for a host's requests, for tests. */
  readonly origin?: (host: string) => string;
  /** Milliseconds between retries, for tests. */
  readonly pause?: number;
}

/** The service that the answer's error names as switched off. */
function disabledService(body: unknown): string | undefined {
  const details = listAt(body, 'error.details');
  const disabled = details.find((detail) => valueAt(detail, 'reason') === 'SERVICE_DISABLED');
  return disabled === undefined ? undefined : textAt(disabled, 'metadata.service') || 'the API';
}

/** Temporary errors shortly after a change, such as a new account in a policy or an API that was just switched on. */
const SETTLING =
  /does not exist|may not exist|has not been used|is not ready|cannot find metric|service agent|try again/i;

/** Milliseconds between polls of an operation, and between retries of a temporary error. */
const PAUSE = 2000;
const TRIES = 30;
const TRIES_OF_ERRORS = 3;

/** Milliseconds that an operation may take: a small database is restored in minutes. */
const OPERATION_TIME = HOUR;

/** The API that switches the others on, which setup cannot. */
const SERVICE_USAGE = 'serviceusage.googleapis.com';

export function googleApi({ token, projectId, origin, pause = PAUSE }: GoogleApiOptions): GoogleApi {
  const switchedOff = (service: string): string =>
    `${service} is switched off: \`gcloud services enable ${service} --project ${projectId}\`.`;

  async function request(method: string, url: string, sent?: object): Promise<Response> {
    const { host, pathname, search } = new URL(url);
    return fetch(`${origin?.(host) ?? `https://${host}`}${pathname}${search}`, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        'x-goog-user-project': projectId,
        ...(sent && { 'content-type': 'application/json' }),
      },
      ...(sent && method !== 'DELETE' && { body: JSON.stringify(sent) }),
      signal: AbortSignal.timeout(60_000),
    });
  }

  /** The APIs that were switched on here: for a moment they still answer that they are off. */
  const switchedOn = new Set<string>();

  /** Asks, again while an API is new or a server of Google's has an error. */
  async function ask(url: string, sent?: object): Promise<Answer> {
    for (let tried = 1; ; tried += 1) {
      const { tries = 1, ...answer } = await askOnce(url, sent);
      if (tried >= tries) return answer;
      await sleep(pause);
    }
  }

  /** Asks once; `tries` says how often it is worth to ask where Google did not tell. */
  async function askOnce(url: string, sent?: object): Promise<Answer & { readonly tries?: number }> {
    const { host } = new URL(url);
    let response: Response;
    try {
      response = await request(sent ? 'POST' : 'GET', url, sent);
    } catch {
      return { kind: 'unseen', why: `${host} cannot be reached: check the connection.` };
    }
    const body: unknown = await response.json().catch(() => undefined);
    // A streamed answer, such as runQuery's, is a list.
    if (response.ok)
      return { kind: 'found', body: isRecord(body) ? body : Array.isArray(body) ? { list: body } : {} };
    if (response.status === 404) return { kind: 'absent' };
    const service = disabledService(body);
    if (service !== undefined)
      return { kind: 'unseen', why: switchedOff(service), tries: switchedOn.has(service) ? TRIES : 1 };
    if (response.status === 401)
      return { kind: 'unseen', why: 'the credentials are not taken: log in again.' };
    if (response.status === 403) {
      return {
        kind: 'unseen',
        why: `this account may not see it: it needs the role Viewer on ${projectId}.`,
      };
    }
    const tries = response.status >= 500 ? TRIES_OF_ERRORS : 1;
    return { kind: 'unseen', why: `${host} answered ${String(response.status)}: try again later.`, tries };
  }

  /**
   * Polls a long-running operation (https://google.aip.dev/151) until it ends, and returns its result.
   * @throws its error, or that it has not ended after an hour
   */
  async function resultOf(url: string, body: Json): Promise<Json> {
    const [, version = ''] = new URL(url).pathname.split('/');
    let operation = body;
    const deadline = Date.now() + OPERATION_TIME;
    while (operation['done'] !== true && Date.now() < deadline) {
      await sleep(pause);
      const answer = await ask(`${new URL(url).origin}/${version}/${textAt(operation, 'name')}`);
      if (answer.kind === 'absent') throw new Error(`${textAt(body, 'name')} does not exist any more.`);
      if (answer.kind === 'found') operation = answer.body;
    }
    if (operation['done'] !== true) throw new Error(`${textAt(body, 'name')} has not ended after an hour.`);
    const error = textAt(operation, 'error.message');
    if (error !== '') throw new Error(error);
    const response = operation['response'];
    return isRecord(response) ? response : operation;
  }

  async function change(
    method: string,
    url: string,
    sent: object,
    { waits } = { waits: true },
  ): Promise<Json> {
    for (let tried = 1; ; tried += 1) {
      const response = await request(method, url, sent);
      const body: unknown = await response.json().catch(() => ({}));
      if (response.ok) {
        const answer = isRecord(body) ? body : {};
        if (url.startsWith(`https://${SERVICE_USAGE}/`))
          for (const service of listAt(sent, 'serviceIds')) switchedOn.add(String(service));
        return waits && /\/?operations\//.test(textAt(answer, 'name')) ? resultOf(url, answer) : answer;
      }
      if (disabledService(body) === SERVICE_USAGE) throw new Error(switchedOff(SERVICE_USAGE));
      const message = textAt(body, 'error.message') || `${new URL(url).host}: ${String(response.status)}`;
      if (tried >= TRIES || !SETTLING.test(message)) throw new Error(message);
      await sleep(pause);
    }
  }

  async function find(url: string): Promise<Json | undefined> {
    for (let tried = 1; ; tried += 1) {
      const answer = await askOnce(url);
      if (answer.kind === 'found') return answer.body;
      if (answer.kind === 'absent') return undefined;
      if (tried >= TRIES) throw new Error(answer.why);
      await sleep(pause);
    }
  }

  async function known(url: string): Promise<Json> {
    const body = await find(url);
    if (body === undefined) throw new Error(`${new URL(url).pathname} does not exist.`);
    return body;
  }

  return { get: (url) => ask(url), post: ask, change, find, known };
}
