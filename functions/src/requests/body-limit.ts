// Refuses large request bodies. The Functions Framework reads bodies of up to 1 GB, and inflates compressed ones,
// before it calls a function; Cloud Run lets 32 MB through. So the limit is enforced where Node's HTTP server announces
// a request.
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** The largest body of an honest request is a report of some kilobytes. */
export const MAX_BODY_BYTES = 64 * 1024;

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

/**
 * Judges a request by its headers. The framework's parser is given a length or an encoding that it refuses: it
 * answers 413 or 415 itself, without holding any of the body.
 */
function inspect(request: IncomingMessage): void {
  const { headers } = request;
  const length = headers['content-length'];
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') headers['content-encoding'] = 'refused';
  if (length === undefined) limitChunks(request);
  else if (Number(length) > MAX_BODY_BYTES) headers['content-length'] = String(Number.MAX_SAFE_INTEGER);
}

/** Whether the function gets events: they hold whole documents, and Cloud Run lets Google alone deliver them. */
const isEventFunction = ['event', 'cloudevent'].includes(process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http');

if (!isEventFunction) {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: unknown };
    if (request instanceof IncomingMessage) inspect(request);
  });
}
