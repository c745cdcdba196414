// Refuses large and slow request bodies. The Functions Framework reads bodies of up to 1 GB, and inflates compressed ones,
// before it calls a function; Cloud Run lets 32 MB through. So the limits are enforced where Node's HTTP server announces
// a request: a body that dribbles in would hold one of the places that an instance has for requests.
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** The largest body of an honest request is a report of some kilobytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Milliseconds within which a body has to be complete. */
export const BODY_TIME = 5000;

/** Ends the connection of a request whose body is not complete in time. */
function limitTime(request: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy(new Error('The body is too slow.'));
  }, BODY_TIME);
  request.once('close', () => clearTimeout(timer));
}

/** A chunked body has no length: it is counted as the framework's parser reads it. */
function limitChunks(request: IncomingMessage): void {
  request.once('newListener', (event) => {
    if (event !== 'data') {
      limitChunks(request);
      return;
    }
    let received = 0;
    // The listener runs after the parser's own, and before any data flows.
    process.nextTick(() =>
      request.on('data', (chunk: Buffer | string) => {
        received += chunk.length;
        if (received > MAX_BODY_BYTES) request.destroy(new Error('The body is too large.'));
      }),
    );
  });
}

/** Makes the framework's parser, which reads bodies of this type whatever the method, answer 413. */
function refuse({ headers }: IncomingMessage): void {
  headers['content-length'] = String(Number.MAX_SAFE_INTEGER);
  headers['content-type'] = 'application/octet-stream';
  delete headers['transfer-encoding'];
}

/**
 * Judges a request by its headers. The framework's parser is given a length or an encoding that it refuses: it
 * answers 413 or 415 itself, without holding any of the body.
 */
function inspect(request: IncomingMessage): void {
  const { headers, method } = request;
  const length = headers['content-length'];
  const hasBody = headers['transfer-encoding'] !== undefined || Number(length ?? 0) > 0;
  if (!hasBody) return;
  // Also for what is refused: Express answers an error only when the body has been read.
  limitTime(request);
  if (Number(length ?? 0) > MAX_BODY_BYTES || method === 'GET' || method === 'HEAD') {
    refuse(request);
    return;
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') headers['content-encoding'] = 'refused';
  if (length === undefined) limitChunks(request);
}

/** Whether the function gets events: they hold whole documents, and Cloud Run lets Google alone deliver them. */
const isEventFunction = ['event', 'cloudevent'].includes(process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http');

if (!isEventFunction) {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: unknown };
    if (request instanceof IncomingMessage) inspect(request);
  });
}
