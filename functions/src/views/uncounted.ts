// Requests that are never counted: of visitors who opted out, of pages fetched in advance, and of programs. A headless
// browser is a program, so the browser tests call themselves Chrome.
import { isbot } from 'isbot';
import type { RequestHeaders } from '../requests/http.ts';

/** Whether the visitor opted out, by Do Not Track or Global Privacy Control. */
const isDeclined = (request: RequestHeaders): boolean =>
  request.get('dnt') === '1' || request.get('sec-gpc') === '1';

/** Whether the browser fetches the page in advance. */
const isPrefetch = (request: RequestHeaders): boolean =>
  ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].some((name) =>
    /prefetch|prerender|preview/i.test(request.get(name) ?? ''),
  );

/** Whether a request is not counted. The package `isbot` follows the changing names of crawlers and previews. */
export const isUncounted = (request: RequestHeaders): boolean =>
  isDeclined(request) || isPrefetch(request) || isbot(request.get('user-agent'));
