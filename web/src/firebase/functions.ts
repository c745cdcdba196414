// Calls of our functions, through Hosting's /api on the app's own origin.
import { ENDPOINTS, type Endpoint } from '@marquee/domain/site/routes';
import { asRecord, asText } from '@marquee/domain/values/record';
import { auth } from './auth.ts';
import { credentials } from './credentials.ts';

/** Milliseconds until a call is given up: Hosting ends a request after 60 s. */
const TIME = 65_000;

/** A function's refusal, or its failure. */
class CallError extends Error {
  /** Such as `not-found`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Calls a function and returns its response, whose body may arrive later. @throws CallError, or what `fetch` throws without an answer */
export async function post(name: Endpoint, data: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(await credentials(auth.currentUser)) };
  // `AbortSignal.timeout` is younger than the oldest browsers.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIME);
  const response = await fetch(`/api/${ENDPOINTS[name]}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ data }),
    signal: late.signal,
  }).finally(() => clearTimeout(timer));
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  const { status, message } = asRecord(asRecord(answer)['error']);
  const code = asText(status) || (response.status === 404 ? 'not-found' : 'internal');
  const text = asText(message) || `${name} answered ${String(response.status)}.`;
  throw new CallError(code.toLowerCase().replaceAll('_', '-'), text);
}

/** Calls a function and returns its unchecked result. Throws as `post` does. */
export const callFunction = async (name: Endpoint, data: unknown): Promise<unknown> =>
  asRecord(await (await post(name, data)).json())['result'];

/** The code of a function's refusal, such as `not-found`; `undefined` for any other error. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.code : undefined;
