// Google's REST APIs as the doctor reads them (an answer, or in plain words why there is none) and as setup changes them.
import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord } from '@marquee/domain/values/record';
import { MINUTE } from '@marquee/domain/values/time';

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
  /** Like `find`, for a resource that exists, or was just made. @throws Error when it does not */
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
  /** Milliseconds that an operation may take; ten minutes unless given. */
  readonly operationTime?: number;
}

/** The credentials are not taken: nothing that follows would be seen or changed. */
export class NoCredentials extends Error {}

/** Google's refusal of a change, in its own words. */
export class GoogleError extends Error {
  /** The status of the answer, such as 409. */
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** The service that the answer's error names as switched off. */
function disabledService(body: unknown): string | undefined {
  const details = listAt(body, 'error.details');
  const disabled = details.find((detail) => valueAt(detail, 'reason') === 'SERVICE_DISABLED');
  return disabled === undefined ? undefined : textAt(disabled, 'metadata.service') || 'the API';
}

/** Temporary errors shortly after a change, such as a new account in a policy or an API that was just switched on. */
const SETTLING =
  /does not exist|may not exist|has not been used|is not ready|cannot find metric|service agent|try again|retry in/i;

/**
 * Whether a refusal says that what was to be made is there: an attempt before, of which no answer came, has made it. A verb,
 * such as `:restore`, is to do more than to make something.
 */
const isThere = (method: string, url: string, words: string): boolean =>
  method === 'POST' &&
  (/already been enabled/i.test(words) ||
    (/already exists|already own it/i.test(words) && !/:\w+$/.test(new URL(url).pathname)));

/** Milliseconds between polls of an operation, and between retries of a temporary error. */
const PAUSE = 2000;
const TRIES = 30;
const TRIES_OF_ERRORS = 3;
/** Of what a minute's wait seldom changes: a role that is lacking, no connection, a resource that is not there. */
const TRIES_OF_REFUSALS = 8;

/** Quotas of requests are counted by the minute: this many pauses reach into the next. */
const PAUSES_OF_QUOTA = 2;

const OPERATION_TIME = 10 * MINUTE;

/** The API that switches the others on, which setup cannot. */
const SERVICE_USAGE = 'serviceusage.googleapis.com';

/** `tries`: how often it is worth to ask where Google did not tell; `isRefused`: a change does not wait for it for long. */
type Asked = Answer & { readonly tries?: number; readonly isRefused?: boolean };

interface Received {
  readonly status: number;
  /** JSON; {} for an empty answer, `undefined` for something else, such as the page of a proxy. */
  readonly body: unknown;
}

/** Reads an answer. @throws Error when the connection ends before it does */
async function receive(response: Response): Promise<Received> {
  const text = await response.text();
  if (text.trim() === '') return { status: response.status, body: {} };
  try {
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, body: undefined };
  }
}

const isOk = (status: number): boolean => status >= 200 && status < 300;

/** Google's words for a refusal; '' for an answer that is not in the form of its errors. */
const wordsOf = (body: unknown): string => textAt(body, 'error.message') || textAt(body, 'error.status');

/** The pages of a list as one. */
function joined(pages: readonly Json[]): Json {
  const [first = {}, ...others] = pages;
  return others.reduce<Json>(
    (all, page) => ({
      ...all,
      ...Object.fromEntries(
        Object.keys(page)
          .filter((name) => Array.isArray(page[name]))
          .map((name) => [name, [...listAt(all, name), ...listAt(page, name)]]),
      ),
    }),
    first,
  );
}

export function googleApi({
  token,
  projectId,
  origin,
  pause = PAUSE,
  operationTime = OPERATION_TIME,
}: GoogleApiOptions): GoogleApi {
  const switchedOff = (service: string): string =>
    `${service} is switched off: \`gcloud services enable ${service} --project ${projectId}\`.`;

  /** Sends a request. @throws NoCredentials; GoogleError with the code 0 where no answer comes */
  async function request(method: string, url: string, sent?: object): Promise<Received> {
    const { host, pathname, search } = new URL(url);
    const authorization = `Bearer ${await token()}`;
    const answer = fetch(`${origin?.(host) ?? `https://${host}`}${pathname}${search}`, {
      method,
      headers: {
        authorization,
        'x-goog-user-project': projectId,
        ...(sent && { 'content-type': 'application/json' }),
      },
      ...(sent && method !== 'DELETE' && { body: JSON.stringify(sent) }),
      signal: AbortSignal.timeout(60_000),
    });
    const received = await answer.then(receive).catch(() => {
      throw new GoogleError(`${host} cannot be reached: check the connection.`, 0);
    });
    if (received.status === 401)
      throw new NoCredentials(
        `${host} does not take the credentials any more: log in again (\`gcloud auth application-default login\`), and run the command again.`,
      );
    return received;
  }

  /** The APIs that were switched on here: for a moment they still answer that they are off. */
  const switchedOn = new Set<string>();

  /** Asks, again while an API is new, a quota is used up or a server of Google's has an error. */
  async function ask(url: string, sent?: object): Promise<Answer> {
    for (let tried = 1; ; tried += 1) {
      const { tries = 1, isRefused: _refused, ...answer } = await askOnce(url, sent);
      if (tried >= tries) return answer;
      await sleep(pause);
    }
  }

  /** Asks for the pages of a list. */
  async function askOnce(url: string, sent?: object): Promise<Asked> {
    const pages: Json[] = [];
    for (let next: string | undefined = url; next !== undefined;) {
      const answer: Asked = await askForPage(next, sent);
      if (answer.kind !== 'found') return answer;
      pages.push(answer.body);
      const after = new URL(url);
      after.searchParams.set('pageToken', textAt(answer.body, 'nextPageToken'));
      // A single item was asked for.
      const isLast = after.searchParams.get('pageToken') === '' || after.searchParams.get('pageSize') === '1';
      next = isLast || sent !== undefined ? undefined : after.href;
    }
    return { kind: 'found', body: joined(pages) };
  }

  async function askForPage(url: string, sent?: object): Promise<Asked> {
    const { host } = new URL(url);
    let received: Received;
    try {
      received = await request(sent ? 'POST' : 'GET', url, sent);
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      return { kind: 'unseen', why: error.message, isRefused: true };
    }
    const { status, body } = received;
    const unseen = (why: string, tries = 1) => ({ kind: 'unseen' as const, why, tries });
    if (status === 429) return unseen(`${host} answered 429, too many requests: try again later.`, TRIES);
    if (status >= 500) return unseen(`${host} answered ${String(status)}: try again later.`, TRIES_OF_ERRORS);
    // Neither data nor an error of Google's: nothing is known of the resource.
    if (body === undefined || (!isOk(status) && !isRecord(valueAt(body, 'error'))))
      return unseen(
        `${host} answered ${String(status)} without data: look whether a proxy or a login page of the network is in between.`,
        TRIES_OF_ERRORS,
      );
    // A streamed answer, such as runQuery's, is a list.
    if (isOk(status))
      return { kind: 'found', body: isRecord(body) ? body : Array.isArray(body) ? { list: body } : {} };
    if (status === 404) return { kind: 'absent' };
    const service = disabledService(body);
    if (service !== undefined) return unseen(switchedOff(service), switchedOn.has(service) ? TRIES : 1);
    return status === 403
      ? {
          ...unseen(`this account may not see it: it needs the role Viewer on ${projectId}.`),
          isRefused: true,
        }
      : unseen(`${host} answered ${String(status)}: ${wordsOf(body)}`);
  }

  /**
   * Polls a long-running operation (https://google.aip.dev/151) until it ends, and returns its result.
   * @throws its error, or that it has not ended in time
   */
  async function resultOf(url: string, body: Json): Promise<Json> {
    const [, version = ''] = new URL(url).pathname.split('/');
    let operation = body;
    const deadline = Date.now() + operationTime;
    while (operation['done'] !== true && Date.now() < deadline) {
      await sleep(pause);
      const answer = await ask(`${new URL(url).origin}/${version}/${textAt(operation, 'name')}`);
      if (answer.kind === 'absent') throw new Error(`${textAt(body, 'name')} does not exist any more.`);
      if (answer.kind === 'found') operation = answer.body;
    }
    if (operation['done'] !== true)
      throw new Error(
        `${textAt(body, 'name')} has not ended after ${String(operationTime / MINUTE)} minutes: it may still. Run the command again later.`,
      );
    const error = operation['error'];
    if (isRecord(error))
      throw new GoogleError(textAt(error, 'message') || `Error ${String(error['code'])}.`, 400);
    const response = operation['response'];
    return isRecord(response) ? response : operation;
  }

  /** How often a change that Google has refused is worth to be tried. */
  function triesOf(method: string, { status, body }: Received): number {
    if (status === 429 || SETTLING.test(wordsOf(body))) return TRIES;
    // What an error of a server's has made already, a second attempt would make twice unless it is named.
    return status === 503 || (status >= 500 && method !== 'POST') ? TRIES_OF_ERRORS : 1;
  }

  async function change(
    method: string,
    url: string,
    sent: object,
    { waits } = { waits: true },
  ): Promise<Json> {
    for (let tried = 1; ; tried += 1) {
      const received = await request(method, url, sent);
      const { status, body } = received;
      const { host } = new URL(url);
      if (isOk(status) && body !== undefined) {
        const answer = isRecord(body) ? body : {};
        if (host === SERVICE_USAGE)
          for (const service of listAt(sent, 'serviceIds')) switchedOn.add(String(service));
        return waits && /\/?operations\//.test(textAt(answer, 'name')) ? resultOf(url, answer) : answer;
      }
      if (disabledService(body) === SERVICE_USAGE) throw new Error(switchedOff(SERVICE_USAGE));
      const words = wordsOf(body);
      if (isThere(method, url, words)) return {};
      if (tried >= triesOf(method, received))
        throw new GoogleError(
          words || `${host} answered ${String(status)} without data: try again later.`,
          status,
        );
      await sleep(status === 429 ? PAUSES_OF_QUOTA * pause : pause);
    }
  }

  async function find(url: string): Promise<Json | undefined> {
    for (let tried = 1; ; tried += 1) {
      const answer = await askOnce(url);
      if (answer.kind === 'found') return answer.body;
      if (answer.kind === 'absent') return undefined;
      if (tried >= (answer.isRefused ? TRIES_OF_REFUSALS : TRIES)) throw new Error(answer.why);
      await sleep(pause);
    }
  }

  async function known(url: string): Promise<Json> {
    for (let tried = 1; ; tried += 1) {
      const body = await find(url);
      if (body !== undefined) return body;
      // What was just made is not shown everywhere at once.
      if (tried >= TRIES_OF_REFUSALS) throw new Error(`${new URL(url).pathname} does not exist.`);
      await sleep(pause);
    }
  }

  return { get: (url) => ask(url), post: ask, change, find, known };
}
