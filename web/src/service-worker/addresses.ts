// What kind of page a visited address is, by the same table as the router's and Hosting's.
import { routeAt, withoutTrailingSlash } from '@marquee/domain/routes';

/**
 * `app`: the client renders it, from the cached shell. `site`: a document of its own. `profile`: the server renders it;
 * never the shell. `elsewhere`: the server's not-found page. `untouched`: Firebase's own pages, functions and files, which the worker stays out of.
 */
export type AddressKind = 'app' | 'site' | 'profile' | 'elsewhere' | 'untouched';

/** `/__/auth`, `/api/…`, files at the root and PDFs: no username has a dot. */
const UNTOUCHED = /^\/(__|app|api)(\/|$)|^\/[^/]*\.[^/]*$/;

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
