// Requests that are never counted: of visitors who ask not to be, and of programs.
import { isbot } from 'isbot';

interface AskedHeaders {
  readonly get: (name: string) => string | undefined;
}

/** Do Not Track and Global Privacy Control. */
const isDeclined = (request: AskedHeaders): boolean =>
  request.get('dnt') === '1' || request.get('sec-gpc') === '1';

/** A browser that loads ahead, without anybody looking. */
const isPrefetch = (request: AskedHeaders): boolean =>
  ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].some((name) =>
    /prefetch|prerender|preview/i.test(request.get(name) ?? ''),
  );

/** Whether a request counts nothing. Crawlers and messengers' previews are named by the `isbot` package, which is kept. */
export const isUncounted = (request: AskedHeaders): boolean =>
  isDeclined(request) || isPrefetch(request) || isbot(request.get('user-agent'));
