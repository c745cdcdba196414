import type { IncomingMessage, ServerResponse } from 'node:http';

/** Allows the origin, which is this machine's (callers.ts); echoes it instead of `*`, because credentials are sent. */
export function applyCors(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('access-control-allow-private-network', 'true');
  }
}
