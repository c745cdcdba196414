// Determines the kind of page at an address, from the route table that router and Hosting use.
import { routeAt, withoutTrailingSlash } from '@marquee/domain/site/routes';

/**
 * `app`: rendered by the client from the cached shell. `site`: a prerendered document. `profile`: rendered by the
 * server. `elsewhere`: the server's not-found page. `untouched`: Firebase's own pages, functions and files, which the
 * worker does not handle.
 */
export type AddressKind = 'app' | 'site' | 'profile' | 'elsewhere' | 'untouched';

/** Matches `/__/…`, `/app`, `/api/…` and files at the root. A dot means a file: no username has one. */
const UNTOUCHED = /^\/(__|app|api)(\/|$)|^\/[^/.]*\.[^/]*$/;

export function addressKind(pathname: string): AddressKind {
  if (UNTOUCHED.test(withoutTrailingSlash(pathname))) return 'untouched';
  switch (routeAt(pathname)?.renderedBy) {
    case 'site':
      return 'site';
    case 'app':
      return 'app';
    case 'function':
      return 'profile';
    case 'pdf':
      return 'untouched';
    case undefined:
      return 'elsewhere';
  }
}
