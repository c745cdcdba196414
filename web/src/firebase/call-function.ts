// Calls a function through Hosting's /api rewrite, with the callable protocol and no SDK for it.
import { auth } from './auth.ts';
import { credentials } from './credentials.ts';

/** What a function refused with: `code` is the protocol's status, such as `UNAUTHENTICATED`. */
export class FunctionError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'FunctionError';
    this.code = code;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

async function failure(name: string, response: Response): Promise<FunctionError> {
  const body: unknown = await response.json().catch(() => undefined);
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  return new FunctionError(
    typeof error['status'] === 'string' ? error['status'] : `HTTP ${String(response.status)}`,
    typeof error['message'] === 'string' ? error['message'] : `${name} answered ${String(response.status)}.`,
  );
}

/** The whole answer, for functions that send a file. Throws FunctionError, or what `fetch` throws when offline. */
export async function fetchFunction(name: string, data: unknown): Promise<Response> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await credentials(auth.currentUser)) },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw await failure(name, response);
  return response;
}

/** The function's result; check its shape where it is used. Throws as `fetchFunction` does. */
export async function callFunction(name: string, data: unknown): Promise<unknown> {
  const response = await fetchFunction(name, data);
  const body: unknown = await response.json().catch(() => undefined);
  if (isRecord(body) && 'result' in body) return body['result'];
  // Hosting without the rewrite answers with a page.
  throw new FunctionError('NOT_FOUND', `${name} is not there.`);
}
