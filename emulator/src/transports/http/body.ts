// Bodies of HTTP requests and the JSON answers to them.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FirestoreError } from '../../store/error.ts';
import { httpStatus } from '../wire/codes.ts';
import { formatDetails } from '../wire/status.ts';
import { invalidPayload } from '../wire/value-json.ts';

const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Thrown for bodies over 16 MiB; the response is 413 without a body. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Reads a whole body as text. @throws BodyTooLargeError */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads a JSON body; an empty one is `{}`. @throws FirestoreError INVALID_ARGUMENT or BodyTooLargeError */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidPayload('malformed JSON');
  }
}

/** Answers with JSON in the layout of protobuf's printer: indented, and an empty object on two lines. */
export function sendJson(response: ServerResponse, json: unknown, status = 200): void {
  const text = isEmpty(json) ? '{\n}' : JSON.stringify(json, null, 2);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(`${text}\n`);
}

/** Answers with an error in the form of Google's APIs, on one line. */
export function sendError(response: ServerResponse, error: FirestoreError): void {
  const code = httpStatus(error.code);
  const { message } = error;
  const details = formatDetails(error);
  const body = {
    error: { code, ...(message && { message }), status: error.code, ...(details && { details }) },
  };
  response
    .writeHead(code, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body).replaceAll('/', '\\/'));
}

/** Answers with plain text. */
export function sendText(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

function isEmpty(json: unknown): boolean {
  return typeof json === 'object' && json !== null && !Array.isArray(json) && Object.keys(json).length === 0;
}
