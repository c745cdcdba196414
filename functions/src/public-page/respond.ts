// Answers of public addresses as responses; one host and one spelling for each address.
import { projectId, siteOrigin } from '../runtime/function-options.ts';
import { CACHED, type Answer } from './answer.ts';
import { canonicalUrl } from './canonical-url.ts';
import { headersOf, pathOf, type Http } from '../requests/http.ts';
import { pageHeaders } from './page-headers.ts';
import { hostOf } from '../requests/origin.ts';

/** A redirect to the canonical address; `undefined` for a request of that address. */
export function redirected(context: Http): Response | undefined {
  const elsewhere = canonicalUrl({
    url: pathOf(context) + new URL(context.req.url).search,
    host: hostOf(headersOf(context)),
    projectId: projectId(),
    siteOrigin: siteOrigin.value(),
  });
  if (elsewhere === undefined) return undefined;
  // An answer that depends on the request's host is not cached, since a client can name any host.
  const cacheControl = elsewhere.startsWith('/') ? CACHED : 'no-store';
  return new Response(null, { status: 301, headers: { Location: elsewhere, 'Cache-Control': cacheControl } });
}

/** An answer as a response; one without a body where the status has none. */
export const responseOf = ({
  status,
  headers,
  body,
}: Omit<Answer, 'body'> & { readonly body: Answer['body'] | Buffer }): Response =>
  new Response(body.length === 0 ? null : typeof body === 'string' ? body : new Uint8Array(body), {
    status,
    headers,
  });

export const pageAnswer = (status: number, html: string): Response =>
  new Response(html, { status, headers: { ...pageHeaders(), 'Content-Type': 'text/html; charset=utf-8' } });
