// The common start of every function that answers public addresses: headers, methods, and one host for the site.
import type { HttpsFunction, Request } from 'firebase-functions/https';
import { projectId, siteOrigin } from '../runtime/function-options.ts';
import { CACHED } from './answer.ts';
import { canonicalUrl } from './canonical-url.ts';
import { hostOf } from '../requests/origin.ts';
import { isRefusedMethod } from '../requests/allowed-methods.ts';
import { pageHeaders } from './page-headers.ts';

/**
 * Sets the page's headers, refuses methods other than GET and HEAD, and redirects to the canonical address. Returns whether
 * it has answered.
 */
export function isAnswered(request: Request, response: Parameters<HttpsFunction>[1]): boolean {
  response.set(pageHeaders());
  if (isRefusedMethod(request, response, 'GET', 'HEAD')) return true;
  const elsewhere = canonicalUrl({
    url: request.originalUrl,
    host: hostOf(request),
    projectId: projectId(),
    siteOrigin: siteOrigin.value(),
  });
  if (elsewhere === undefined) return false;
  // An answer that depends on the request's host is not cached, since a client can name any host.
  const cacheControl = elsewhere.startsWith('/') ? CACHED : 'no-store';
  response.set({ Location: elsewhere, 'Cache-Control': cacheControl }).status(301).end();
  return true;
}
