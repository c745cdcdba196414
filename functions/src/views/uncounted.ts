// Requests that are never counted: of visitors who opted out, and of programs.
import { isbot } from 'isbot';

interface AskedHeaders {
  readonly get: (name: string) => string | undefined;
}

/** Do Not Track and Global Privacy Control. */
const isDeclined = (request: AskedHeaders): boolean =>
  request.get('dnt') === '1' || request.get('sec-gpc') === '1';

/** A browser that prefetches the page. */
const isPrefetch = (request: AskedHeaders): boolean =>
  ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].some((name) =>
    /prefetch|prerender|preview/i.test(request.get(name) ?? ''),
  );

/** Whether a request is not counted. The `isbot` package recognises crawlers and messengers' previews. */
export const isUncounted = (request: AskedHeaders): boolean =>
  isDeclined(request) || isPrefetch(request) || isbot(request.get('user-agent'));
